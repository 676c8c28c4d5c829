"""mypyc's C, cut into units that are compiled again only when they changed.

mypyc writes a C file for each module, and headers that declare everything in all of them: after one new function or
string anywhere, each of these files would have to be compiled again. A unit has a few modules and brings only the
declarations it uses. It also has copies of the small functions that it calls in other units, so that they can be
inlined: what link-time optimisation would do, but that looks at everything in every build (docs/decisions/0022).
"""

import hashlib
import re
import struct
from collections.abc import Iterable
from pathlib import Path

MODULES = 6  # in one unit: enough units for all cores, few enough to share what each has to read
SMALL = 60  # lines of C: a function that is worth a copy

NAME = re.compile(r"\b(?:CPy|tuple_T)\w+|\b\w+___\w+")
DECLARATION = re.compile(
    r"^#ifndef MYPYC_DECLARED_(\w+)\n.*?\n#endif\n"  # a tuple
    r"|^typedef struct \{\n.*?\n\} (\w+);\n"  # an object
    r"|^extern [^\n]*?(\w+)(?:\([^\n]*\)|\[\d*\])?;\n",  # a function or a variable
    re.MULTILINE | re.DOTALL,
)
FUNCTION = re.compile(r"^(?!static )\w[^\n(]*?(CPyDef_\w+)\([^\n]*\) \{\n.*?\n\}\n", re.MULTILINE | re.DOTALL)
LITERAL = re.compile(r"\bCPyStatics\[(\d+)\]")  # one table for all strings and floats: a new one moves all behind it
HEADER = re.compile(r'^#include "__native_.*\n', re.MULTILINE)
SELDOM = re.compile(  # runs once in a process, or only reads the arguments of a call from interpreted code
    r"^ *(?=char CPyDef_\w+__top_level__\(void\) \{|PyObject \*CPyPy_\w+\([^\n;]*\) \{)", re.MULTILINE
)
LITTLE = '__attribute__((optimize("O1"))) '  # a fifth of all the time to compile, with nothing to win in play
INLINE = "extern inline __attribute__((gnu_inline)) "  # inlined or called, but never a second function


def units(sources: Iterable[str], folder: Path) -> list[str]:
    """The files to compile instead of mypyc's `sources`."""
    packages: dict[str, list[Path]] = {}
    for source in map(Path, sources):
        packages.setdefault(source.name.rpartition("___")[0], []).append(source)
    runtime = packages.pop("", [])
    group = next(file for file in runtime if file.name.startswith("__native_"))
    runtime.remove(group)
    internal = (folder / group.name.replace("__native_", "__native_internal_")).with_suffix(".h").read_text()
    headers = group.with_suffix(".h").read_text() + internal
    declared = {next(filter(None, found.groups())): found[0] for found in DECLARATION.finditer(headers)}
    declared.pop("CPyStatics", None)
    common = "".join(line for line in internal.splitlines(True) if line.startswith("#include") and "native" not in line)
    small = {file: small_functions(file.read_text()) for files in packages.values() for file in files}
    engine = packages.get("__native_matinee___engine", [])

    made = []
    aliases = [f"/* {hashlib.sha256(headers.encode()).hexdigest()} */\n", group.read_text()]
    for package, files in packages.items():
        for first in range(0, len(files), MODULES):
            own = files[first : first + MODULES]
            copies = {name: body for file in {*engine, *files} - {*own} for name, body in small[file].items()}
            text = "".join(SELDOM.sub(LITTLE, HEADER.sub("", file.read_text())) for file in own)
            text = common + "#pragma GCC visibility push(hidden)\n" + needed(text, declared, copies) + text
            text, literals = named_literals(text, f"{package}_{first}")
            aliases += literals
            made.append(write(folder / f"{package}-{first}.c", text))
    return [
        *made,
        write(folder / "group.c", "".join(aliases)),
        write(folder / "runtime.c", "".join(f'#include "{file.relative_to(folder)}"\n' for file in runtime)),
    ]


def small_functions(text: str) -> dict[str, str]:
    return {
        function[1]: function[0]
        for function in FUNCTION.finditer(text)
        if function[0].count("\n") <= SMALL and not function[1].endswith("__top_level__")
    }


def needed(text: str, declared: dict[str, str], copies: dict[str, str]) -> str:
    """What `text` names, and what that names in turn: declarations first, in the order of the headers, then copies."""
    names: set[str] = set()
    todo = {*NAME.findall(text)}
    while todo:
        names |= todo
        todo = {*NAME.findall("".join(declared.get(name, "") + copies.get(name, "") for name in todo))} - names
    used = [INLINE + body for name, body in sorted(copies.items()) if name in names]
    return "".join([*(part for name, part in declared.items() if name in names), *used])


def named_literals(text: str, unit: str) -> tuple[str, list[str]]:
    """Each literal under a name of the unit's own, and what makes that name a place in the table of all."""
    places: dict[str, str] = {}
    text = LITERAL.sub(lambda found: places.setdefault(found[1], f"literal_{unit}_{len(places)}"), text)
    head = "".join(f'extern PyObject *{name} __attribute__((visibility("hidden")));\n' for name in places.values())
    size = struct.calcsize("P")
    aliases = [
        f'asm(".globl {name}\\n.hidden {name}\\n.set {name}, CPyStatics + {int(place) * size}\\n");\n'
        for place, name in places.items()
    ]
    return "#include <Python.h>\n" + head + text, aliases


def write(file: Path, text: str) -> str:
    file.write_text(text)
    return str(file)
