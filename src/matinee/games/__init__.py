"""The five games of the house, a folder each. The package itself can be called: `matinee.games()` lists all games."""

import sys
from importlib import import_module
from types import ModuleType
from typing import Any


class Callable(ModuleType):
    """`games` is what people look for in `import matinee`, and it is this package's name, too."""

    def __call__(self) -> Any:
        return import_module("matinee").programme()


sys.modules[__name__].__class__ = Callable
