"""The browser's types are made from the server's: what is committed is what the server says today."""

from pathlib import Path

from matinee.server import typescript

WIRE = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_browser_speaks_this_very_wire() -> None:
    assert WIRE.read_text() == typescript.text(), "run: python -m matinee.server.typescript > web/src/wire.ts"


def test_the_mark_changes_with_the_wire() -> None:
    assert typescript.mark("a") != typescript.mark("b")
    assert f"WIRE = '{typescript.wire_mark()}'" in typescript.text()
