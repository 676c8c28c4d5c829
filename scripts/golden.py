"""Tell the golden stories again after a wanted change; then read `git diff tests/golden`.

python scripts/golden.py                                        every story of tests/golden
python scripts/golden.py tests/records/npzr-star-1.json         a new one, of this record
"""

import sys
from pathlib import Path

from matinee.catalog import show
from matinee.engine.record import read_record
from matinee.testing.golden import tell

TESTS = Path(__file__).parents[1] / "tests"


def main(records: list[Path]) -> None:
    for file in records or [TESTS / "records" / f"{story.stem}.json" for story in sorted(TESTS.glob("golden/*.txt"))]:
        record = read_record(file.read_bytes(), file.name)
        (TESTS / "golden" / f"{file.stem}.txt").write_text(tell(show(record.game), record), encoding="utf-8")


if __name__ == "__main__":
    main([Path(word) for word in sys.argv[1:]])
