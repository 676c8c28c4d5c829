"""The build hook's own promises, without running a compiler."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def hook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "BUILD", tmp_path / "build")
    return module


def test_a_key_changes_with_content_name_and_circumstance(hook: ModuleType, tmp_path: Path) -> None:
    a, b = tmp_path / "a.py", tmp_path / "b.py"
    a.write_text("x = 1")
    b.write_text("x = 1")
    assert hook.digest([a]) == hook.digest([a])
    assert len({hook.digest([a]), hook.digest([b]), hook.digest([a], also="py3.12")}) == 3
    before = hook.digest([a])
    a.write_text("x = 2")
    assert hook.digest([a]) != before


def test_a_product_is_current_only_under_its_key_and_while_it_is_there(hook: ModuleType, tmp_path: Path) -> None:
    product = tmp_path / "native"
    hook.mark_current(product, "key")
    assert not hook.is_current(product, "key")
    product.mkdir()
    assert hook.is_current(product, "key")
    assert not hook.is_current(product, "other key")


def test_no_source_in_sight_compiles_nothing(hook: ModuleType) -> None:
    hook.__file__ = str(hook.ROOT / "hatch_build.py")
    Path(hook.__file__).touch()
    assert hook.native_rules({"compiled": ["src/matinee/engine/*.py"]}) == []


@pytest.mark.parametrize(("value", "answer"), [("", False), ("0", False), ("1", True)])
def test_switches(hook: ModuleType, monkeypatch: pytest.MonkeyPatch, value: str, answer: bool) -> None:
    monkeypatch.setenv("MATINEE_PURE", value)
    assert hook.wanted("MATINEE_PURE") is answer
