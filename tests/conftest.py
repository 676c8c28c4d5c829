"""On the interpreted build the examples are taken from their own folders, as the engine is from `src/`."""

import os
import sys
from pathlib import Path

import pytest

import matinee

# A terminal speaks the language of its owner; tests are in English.
os.environ["MATINEE_LANG"] = "en"

ROOT = Path(__file__).parents[1]

# The compiled ones in the wheel belong to the compiled engine; the third is in no wheel of ours.
examples = sorted(map(str, (ROOT / "examples").iterdir()))
sys.path[:0] = [str(ROOT), *(examples if Path(matinee.__file__).is_relative_to(ROOT / "src") else [])]
sys.path.append(str(ROOT / "examples" / "cursed-reel"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--oracle-games", type=int, default=0, help="how many games an oracle plays beside ours")
