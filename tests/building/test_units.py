"""Units of C: what mypyc wrote, cut so that a change in one module leaves the others as they are."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]

HEADER = """#include "vecs/librt_vecs.h"
#ifndef MYPYC_DECLARED_tuple_T2OO
#define MYPYC_DECLARED_tuple_T2OO
typedef struct tuple_T2OO {
    PyObject *f0;
} tuple_T2OO;
#endif

typedef struct {
    tuple_T2OO _pair;
} engine___piles___PilesObject;

"""
INTERNAL = """#include <CPy.h>
#include "__native_house.h"
extern PyObject *CPyStatics[7];
extern int64_t CPyDef_piles___top(PyObject *cpy_r_self);
extern PyObject *CPyDef_piles___never_used(void);
extern char CPyDef_state___go(void);
"""
INCLUDES = '#include "__native_house.h"\n#include "__native_internal_house.h"\n'
PILES = """int64_t CPyDef_piles___top(PyObject *cpy_r_self) {
    return ((engine___piles___PilesObject *)cpy_r_self)->_pair;
}
"""
STATE = """char CPyDef_state___go(void) {
    CPyDef_piles___top(CPyStatics[4]); /* 'deck' */
    CPyDef_piles___top(CPyStatics[4]); /* 'deck' */
    return CPyStatics[2]; /* 'top' */
}
"""


@pytest.fixture
def c_units() -> ModuleType:
    spec = importlib.util.spec_from_file_location("c_units", ROOT / "c_units.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def cut(
    c_units: ModuleType, folder: Path, state: str = STATE, internal: str = INTERNAL, piles: str = PILES
) -> dict[str, str]:
    files = {
        "__native_house.c": "PyObject *CPyStatics[7];\n",
        "__native_matinee___engine___piles.c": INCLUDES + piles,
        "__native_matinee___games___npzr___state.c": INCLUDES + state,
        "int_ops.c": "",
    }
    for name, text in (files | {"__native_house.h": HEADER, "__native_internal_house.h": internal}).items():
        (folder / name).write_text(text)
    made = c_units.units([str(folder / name) for name in files], folder)
    return {Path(file).name: Path(file).read_text() for file in made}


def test_each_package_has_units_and_the_rest_two(c_units: ModuleType, tmp_path: Path) -> None:
    assert [*cut(c_units, tmp_path)] == [
        "__native_matinee___engine-0.c",
        "__native_matinee___games___npzr-0.c",
        "group.c",
        "runtime.c",
    ]


def test_a_unit_declares_what_it_uses_in_the_order_of_the_headers(c_units: ModuleType, tmp_path: Path) -> None:
    unit = cut(c_units, tmp_path)["__native_matinee___games___npzr-0.c"]
    places = [unit.index(name) for name in ("} tuple_T2OO;", "} engine___piles___PilesObject;", "extern int64_t")]
    assert places == sorted(places)
    assert "never_used" not in unit
    assert "__native" not in unit.replace("__native_matinee___games___npzr_0", "")


def test_small_functions_of_the_engine_are_copied_into_the_units_of_games(c_units: ModuleType, tmp_path: Path) -> None:
    made = cut(c_units, tmp_path)
    assert c_units.INLINE + PILES in made["__native_matinee___games___npzr-0.c"]
    assert c_units.INLINE not in made["__native_matinee___engine-0.c"]
    long = PILES.replace("{\n", "{\n" + "    ;\n" * c_units.SMALL, 1)
    assert c_units.INLINE not in cut(c_units, tmp_path, piles=long)["__native_matinee___games___npzr-0.c"]


def test_a_new_string_or_function_elsewhere_changes_no_unit(c_units: ModuleType, tmp_path: Path) -> None:
    before = cut(c_units, tmp_path)
    after = cut(
        c_units,
        tmp_path,
        state=STATE.replace("[4]", "[5]").replace("[2]", "[3]"),
        internal=INTERNAL.replace("[7]", "[8]") + "extern char CPyDef_steps___new(void);\n",
    )
    assert [name for name in before if before[name] != after[name]] == ["group.c"]
    name = "literal___native_matinee___games___npzr_0_0"
    assert before["__native_matinee___games___npzr-0.c"].count(f"CPyDef_piles___top({name})") == 2
    assert f".set {name}, CPyStatics + 32\\n" in before["group.c"]
    assert f".set {name}, CPyStatics + 40\\n" in after["group.c"]


def test_what_seldom_runs_is_compiled_with_little_effort(c_units: ModuleType, tmp_path: Path) -> None:
    wrapper = "PyObject *CPyPy_state___go(PyObject *self) {\n"
    once = "char CPyDef_state_____top_level__(void) {\n"
    made = cut(c_units, tmp_path, state=f"{STATE}        {wrapper}}}\n{once}}}\n")
    unit = made["__native_matinee___games___npzr-0.c"]
    assert [line for line in unit.splitlines(True) if line.startswith(c_units.LITTLE)] == [
        c_units.LITTLE + wrapper,
        c_units.LITTLE + once,
    ]
