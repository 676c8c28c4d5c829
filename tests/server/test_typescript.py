"""The browser's types are made from the server's: what is committed is what the server says today."""

from pathlib import Path

from matinee.server import typescript

CLIENT = Path(__file__).parents[2] / "web" / "src"


def test_the_browser_speaks_this_very_wire() -> None:
    made = typescript.files()
    assert {name: (CLIENT / name).read_text() for name in made} == made, (
        "run: python -m matinee.server.typescript web/src"
    )
    assert {f"wire/{path.name}" for path in (CLIENT / "wire").iterdir()} == made.keys() - {"wire.ts"}


def test_the_mark_changes_with_the_wire() -> None:
    assert typescript.mark("a") != typescript.mark("b")
    assert f"WIRE = '{typescript.wire_mark()}'" in typescript.files()["wire.ts"]
