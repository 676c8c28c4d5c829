"""`python -m matinee.server.typescript web/src` writes every message, and the views of our own games, as TypeScript.

`wire.ts` gathers them: what the server sends (`wire/messages.ts`), what it is sent (`wire/commands.ts`), what pages
fetch (`wire/pages.ts`, `wire/coach.ts`), and the view of each game (`wire/<game>.ts`).
"""

import sys
from functools import cache
from hashlib import sha256
from pathlib import Path
from textwrap import wrap
from typing import Any, get_args

import msgspec

from matinee import catalog
from matinee.engine.record import Record
from matinee.engine.rules import Clause
from matinee.engine.show import Show
from matinee.engine.view import View
from matinee.match import wire
from matinee.match.outlook import Outlook
from matinee.match.packs import PackInfo
from matinee.match.replaying import Reel
from matinee.match.sight import Sight, view_type
from matinee.server import analyses, branches, games, lessons, puzzles, requests, rest

HEAD = """// Made by `python -m matinee.server.typescript`; edit src/matinee/match/wire.py instead.

"""
MARK = "/** Which wire this is: a server that says another one in `welcome` wants a newer client. */\n"
VIEWS = "/** The view of each game: what `scene.view` and `news.view` hold. */\n"
REF = "#/$defs/{name}"
WIDTH = 120
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def main(folder: Path) -> None:
    for name, text in files().items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def files() -> dict[str, str]:
    """Each file of the client that is made here, by its path below web/src."""
    made = declared()
    rows = "".join(f"  '{game}': {name};\n" for game, name in views().items())
    whole = "".join(f"export * from './{name}';\n" for name in made)
    used = "".join(f"import type {{ {view_name(show)} }} from './{file_of(show)}';\n" for show in catalog.ours())
    known = f"{MARK}export const WIRE = '{wire_mark()}';\n\n"
    gathered = f"{HEAD}{used}{whole}\n{known}{VIEWS}export interface Views {{\n{rows}}}\n"
    return {"wire.ts": gathered, **{name: HEAD + text for name, text in made.items()}}


def mark(types: str) -> str:
    return sha256(types.encode()).hexdigest()[:12]


@cache
def wire_mark() -> str:
    """What the built client knows as `WIRE`, if it was built for this server.

    It covers messages and no game's view: a game installed beside ours must not make open pages reload forever.
    """
    return mark("".join(messages().values()))


def file_of(show: Show) -> str:
    return f"wire/{show.game.short}.ts"


def prefix_of(show: Show) -> str:
    return "".join(word.capitalize() for word in show.game.short.split("-"))


def view_name(show: Show) -> str:
    return f"{prefix_of(show)}{view_type(show).__name__}"


def views() -> dict[str, str]:
    """The view of each game, by its name in TypeScript."""
    return {show.id: view_name(show) for show in catalog.ours()}


def declared() -> dict[str, str]:
    made = {**messages(), "wire/coach.ts": coach()}
    for show in catalog.ours():
        made[file_of(show)] = view_declarations(view_type(show), prefix_of(show))
    return made


def messages() -> dict[str, str]:
    """What goes over the wire, by file: a part that several of them use stands in the first."""
    sent, taken = get_args(wire.FromServer), wire.FROM_CLIENT
    made: dict[str, str] = {}
    homes: dict[str, str] = {}
    for file, kinds in {"messages": [*sent, Sight, View], "commands": [*taken], "pages": FETCHED}.items():
        _, components = msgspec.json.schema_components(kinds, ref_template=REF)
        parents = {kind.__name__: kind.__base__ for kind in kinds if kind.__base__.__name__ in {*components, *homes}}
        own = {name: beyond(parents.get(name), schema) for name, schema in components.items() if name not in homes}
        made[f"wire/{file}.ts"] = imported(own, homes) + "".join(
            declaration(name, schema, "", name in OUT or name in {kind.__name__ for kind in sent})
            for name, schema in sorted(own.items())
        )
        homes.update(dict.fromkeys(own, file))
    made["wire/messages.ts"] += union("FromServer", [kind.__name__ for kind in sent])
    made["wire/commands.ts"] += union("FromClient", [kind.__name__ for kind in taken])
    return made


def imported(components: dict[str, Any], homes: dict[str, str]) -> str:
    """The line that fetches what these parts refer to from the files in which it stands."""
    text = msgspec.json.encode(components).decode()
    used = [name for name in sorted(homes) if f'"{REF.format(name=name)}"' in text]
    lines = [
        f"import type {{ {', '.join(name for name in used if homes[name] == file)} }} from './{file}.ts';\n"
        for file in sorted({homes[name] for name in used})
    ]
    return "".join([*lines, "\n"] if lines else [])


def coach() -> str:
    """What the coach found."""
    _, components = msgspec.json.schema_components([analyses.State], ref_template=REF)
    return "".join(declaration(name, schema, "Coach", True) for name, schema in sorted(components.items()))


def beyond(parent: type | None, schema: dict[str, Any]) -> dict[str, Any]:
    """What a class adds to its parent, in the words of JSON Schema."""
    if parent is None:
        return schema
    inherited = parent.__struct_fields__  # type: ignore[attr-defined]
    added = {field: kind for field, kind in schema["properties"].items() if field not in inherited}
    return {**schema, "properties": added, "allOf": [{"$ref": REF.format(name=parent.__name__)}]}


def view_declarations(view: type, prefix: str) -> str:
    """A game's view extends the one that all share, which stands among the messages."""
    shared = msgspec.json.schema_components([View], ref_template=REF)[1]
    _, components = msgspec.json.schema_components([view], ref_template=REF)
    found = ["import type { View } from './messages.ts';\n\n"]
    for name, schema in sorted(components.items()):
        if name == view.__name__:
            found.append(declaration(name, beyond(View, schema), prefix, True))
        elif name not in shared:
            found.append(declaration(name, schema, prefix, True))
    return "".join(found)


# What a page asks for by a request of its own.
FETCHED = [
    games.GameInfo,
    wire.MyTable,
    games.Copies,
    PackInfo,
    rest.NewTable,
    branches.NewBranch,
    lessons.LessonInfo,
    lessons.NewLesson,
    puzzles.PuzzleList,
    puzzles.PuzzlePosition,
    puzzles.PuzzleAnswer,
    rest.OpenedTable,
    requests.Fault,
    rest.Me,
    Clause,
    Record,
    Reel,
    Outlook,
]
# Parts of what the server sends: they are always there, whatever their default.
OUT = {
    "TableInfo",
    "Sight",
    "MyTable",
    "ChairInfo",
    "Talk",
    "Ask",
    "Option",
    "WhyNot",
    "Result",
    "ClockView",
    "Clause",
    "Record",
    "GameInfo",
    "Copies",
    "Reel",
    "Frame",
    "Beat",
    "Branch",
    "LessonPage",
    "Light",
    "LessonInfo",
    "PuzzleList",
    "PuzzlePosition",
    "Verdict",
}
# TypeScript has a Record of its own.
RENAMED = {"Record": "GameRecord"}


def declaration(name: str, schema: dict[str, Any], prefix: str, full: bool) -> str:
    name = RENAMED.get(name, name)
    comment = documented(schema.get("description", ""))
    extends = "".join(f" extends {spell(parent, '')}" for parent in schema.get("allOf", []))
    if "properties" not in schema and schema.get("type") != "object":
        return f"{comment}export type {prefix}{name} = {spell(schema, prefix)};\n"
    required = set(schema.get("required", []))
    lines = [
        f"  {field}{'' if full or field in required else '?'}: {spell(kind, prefix)};\n"
        for field, kind in schema.get("properties", {}).items()
    ]
    return f"{comment}export interface {prefix}{name}{extends} {{\n{''.join(lines)}}}\n"


def documented(text: str) -> str:
    words = " ".join(text.split())
    if len(words) <= WIDTH - len("/**  */"):
        return f"/** {words} */\n" if words else ""
    return "\n".join(["/**", *wrap(words, WIDTH, initial_indent=" * ", subsequent_indent=" * "), " */", ""])


def spell(schema: dict[str, Any], prefix: str) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        name = str(schema["$ref"]).rsplit("/", 1)[-1]
        return prefix + RENAMED.get(name, name)
    if "enum" in schema:
        return " | ".join(literal(value) for value in schema["enum"])
    if "const" in schema:
        return literal(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(spell(part, prefix) for part in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(spell(item, prefix) for item in schema['prefixItems'])}]"
        inner = spell(schema.get("items") or {}, prefix)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {spell(schema.get('additionalProperties') or {}, prefix)}>"
    return PLAIN.get(str(kind), "unknown")


def literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else msgspec.json.encode(value).decode()


def union(name: str, members: list[str]) -> str:
    line = f"export type {name} = {' | '.join(members)};\n"
    rows = "".join(f"\n  | {member}" for member in members)
    return line if len(line) <= WIDTH else f"export type {name} ={rows};\n"


if __name__ == "__main__":
    main(Path(sys.argv[1]))
