"""Each run of the suite is made on the build that it claims: `make test` says which in MATINEE_BUILD."""

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES

SUFFIXES = {
    "compiled": tuple(EXTENSION_SUFFIXES),
    "interpreted": tuple(SOURCE_SUFFIXES),
    "": (*EXTENSION_SUFFIXES, *SOURCE_SUFFIXES),  # pytest called by hand: either will do
}


def test_the_engine_is_of_the_build_that_is_claimed() -> None:
    state = importlib.import_module("matinee.engine.state")
    assert state.__file__ is not None
    assert state.__file__.endswith(SUFFIXES[os.environ.get("MATINEE_BUILD", "")])
