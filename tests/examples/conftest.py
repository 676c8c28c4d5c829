"""On the interpreted build the examples are taken from their own folder, as the engine is from `src/`."""

import sys
from pathlib import Path

import matinee

ROOT = Path(__file__).parents[2]

if Path(matinee.__file__).is_relative_to(ROOT / "src"):
    sys.path.insert(0, str(ROOT / "examples"))
