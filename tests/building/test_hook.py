"""The build hook's own promises, without running a compiler."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def hook(tmp_path: Path) -> ModuleType:
    """A copy of its own, at home in a folder of its own."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    vars(module).update(ROOT=tmp_path, BUILD=tmp_path / "build", COMPILER=[])
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


def test_an_object_is_kept_while_source_tools_and_options_are_the_same(hook: ModuleType, tmp_path: Path) -> None:
    unit = tmp_path / "build" / "c" / "unit.c"
    unit.parent.mkdir(parents=True)
    made: list[str] = []

    def make(sources: list[str], **options: object) -> list[str]:
        made.extend(sources)
        place = tmp_path / "build" / "o" / "c" / "unit.o"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.touch()
        return [str(place)]

    def compiled(text: str, tools: str = "gcc 12", level: str = "-O2") -> int:
        unit.write_text(text)
        made.clear()
        [there] = hook.kept_or_made(make, tools, ["c/unit.c"], include_dirs=[], extra_postargs=[level])
        assert Path(there).is_file()
        return len(made)

    assert [compiled("int a;"), compiled("int a;"), compiled("int b;"), compiled("int a;")] == [1, 0, 1, 1]
    assert [compiled("int a;", tools="gcc 13"), compiled("int a;", tools="gcc 13", level="-O1")] == [1, 1]
    (tmp_path / "build" / "o" / "c" / "unit.o").unlink()
    assert compiled("int a;", tools="gcc 13", level="-O1") == 1


def test_an_object_whose_compiler_was_stopped_is_made_again(hook: ModuleType, tmp_path: Path) -> None:
    unit, place = tmp_path / "build" / "c" / "unit.c", tmp_path / "build" / "o" / "c" / "unit.o"
    for file in (unit, place):
        file.parent.mkdir(parents=True)
        file.touch()

    def stopped(sources: list[str]) -> list[str]:
        raise KeyboardInterrupt

    assert hook.kept_or_made(lambda sources: [], "gcc", ["c/unit.c"]) == [str(place)]
    unit.write_text("int edited;")
    with pytest.raises(KeyboardInterrupt):
        hook.kept_or_made(stopped, "gcc", ["c/unit.c"])
    unit.write_text("")
    with pytest.raises(KeyboardInterrupt):
        hook.kept_or_made(stopped, "gcc", ["c/unit.c"])


def test_no_source_in_sight_compiles_nothing(hook: ModuleType) -> None:
    assert hook.native_rules({"compiled": ["src/matinee/engine/*.py"]}) == []


def test_one_door_opens_every_module(hook: ModuleType) -> None:
    text = hook.door_of(["matinee.games.npzr.state", "matinee.games.kaiju.state", "matinee.engine.piles"])
    assert [line for line in text.splitlines() if line.startswith("OPENS")] == ["OPENS(piles)", "OPENS(state)"]


@pytest.mark.parametrize(("value", "answer"), [("", False), ("0", False), ("1", True)])
def test_switches(hook: ModuleType, monkeypatch: pytest.MonkeyPatch, value: str, answer: bool) -> None:
    monkeypatch.setenv("MATINEE_PURE", value)
    assert hook.wanted("MATINEE_PURE") is answer


def test_a_build_for_play_installs_no_tools_and_tools_are_kept(
    hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[tuple[str, ...]] = []
    web = tmp_path / "web"
    (web / "node_modules").mkdir(parents=True)
    for name in ("package.json", "package-lock.json"):
        (web / name).write_text("{}")
    vars(hook).update(WEB=web, npm=lambda *words: said.append(words))

    def installed(tools: str) -> list[bool]:
        """Of each `npm ci`: was it one with tools?"""
        monkeypatch.setenv("MATINEE_WEB_TOOLS", tools)
        said.clear()
        hook.node_modules()
        return ["--omit=dev" not in words for words in said]

    assert installed(tools="") == [False]
    assert installed(tools="") == []
    assert installed(tools="1") == [True]
    assert installed(tools="1") == []
    assert installed(tools="") == []
    (web / "package-lock.json").write_text('{"version": 2}')
    assert installed(tools="") == [False]
