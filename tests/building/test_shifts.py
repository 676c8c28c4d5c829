"""mypyc hands a literal on as a C `int`: shifted by 31 or more it comes out wrong, on the compiled build alone."""

import ast
import tomllib
from pathlib import Path

import pytest

from matinee.engine.bits import bit

ROOT = Path(__file__).parents[2]


def compiled_modules() -> list[Path]:
    hook = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["hooks"]
    listed, left_out = (
        {path for glob in hook["custom"][name] for path in ROOT.glob(glob)} for name in ("compiled", "interpreted")
    )
    return sorted(listed - left_out)


def literal_shifts(source: str) -> list[int]:
    """The lines that shift a literal to the left: bare, in a cast, or by the name of a constant (mypyc inlines it)."""
    shifts = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.BinOp | ast.AugAssign)]
    found = []
    for shift in shifts:
        shifted = shift.left if isinstance(shift, ast.BinOp) else shift.target
        while isinstance(shifted, ast.UnaryOp) or (isinstance(shifted, ast.Call) and is_cast(shifted)):
            shifted = shifted.operand if isinstance(shifted, ast.UnaryOp) else shifted.args[0]
        if isinstance(shift.op, ast.LShift) and (
            isinstance(shifted, ast.Constant) or (isinstance(shifted, ast.Name) and shifted.id.isupper())
        ):
            found.append(shift.lineno)
    return found


def is_cast(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id in ("i64", "i32", "i16", "u8", "int")


def test_no_compiled_module_shifts_a_literal() -> None:
    modules = compiled_modules()
    assert len(modules) > 100
    found = {path.relative_to(ROOT): literal_shifts(path.read_text(encoding="utf-8")) for path in modules}
    assert {str(path): lines for path, lines in found.items() if lines} == {}


@pytest.mark.parametrize("line", ["1 << n", "i64(1) << n", "ONE << n", "i64(ONE) << n", "~i64(1) << n", "(1 << n) - 1"])
def test_the_lint_finds_every_way_to_write_it(line: str) -> None:
    assert literal_shifts(f"mask = {line}") == [1]
    assert literal_shifts("mask = one << n | card << 5") == []


def test_a_bit_is_right_up_to_the_last() -> None:
    assert [bit(place) for place in range(63)] == [2**place for place in range(63)]
