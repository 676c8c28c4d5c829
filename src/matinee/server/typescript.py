"""`python -m matinee.server.typescript web/src` writes every message, and the views of our own games, as TypeScript.

`wire.ts` gathers them; `wire/messages.ts` and `wire/<game>.ts` hold them.
"""

import sys
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, get_args

import msgspec

from matinee import catalog
from matinee.engine.record import Record
from matinee.engine.rules import Clause
from matinee.engine.show import Show
from matinee.engine.view import View
from matinee.match import wire
from matinee.match.replaying import Reel
from matinee.match.sight import view_type
from matinee.server import rest

HEAD = """// Made by `python -m matinee.server.typescript`; edit src/matinee/match/wire.py instead.

"""
MARK = "/** Which wire this is: a server that says another one in `welcome` wants a newer client. */\n"
VIEWS = "/** The view of each game: what `scene.view` and `news.view` hold. */\n"
REF = "#/$defs/{name}"
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
    used = "".join(f"import type {{ {view_name(show)} }} from './{file_of(show)}';\n" for show in catalog.own())
    known = f"{MARK}export const WIRE = '{wire_mark()}';\n\n"
    gathered = f"{HEAD}{used}{whole}\n{known}{VIEWS}export interface Views {{\n{rows}}}\n"
    return {"wire.ts": gathered, **{name: HEAD + text for name, text in made.items()}}


def mark(types: str) -> str:
    return sha256(types.encode()).hexdigest()[:12]


@cache
def wire_mark() -> str:
    """What the built client knows as `WIRE`, if it was built for this server.

    It covers messages and no game's view: a game installed beside ours must not make open pages load again for ever.
    """
    return mark(messages())


def file_of(show: Show) -> str:
    return f"wire/{show.game.short}.ts"


def prefix_of(show: Show) -> str:
    return "".join(word.capitalize() for word in show.game.short.split("-"))


def view_name(show: Show) -> str:
    return f"{prefix_of(show)}{view_type(show).__name__}"


def views() -> dict[str, str]:
    """The view of each game, by its name in TypeScript."""
    return {show.id: view_name(show) for show in catalog.own()}


def declared() -> dict[str, str]:
    made = {"wire/messages.ts": messages()}
    for show in catalog.own():
        made[file_of(show)] = view_declarations(view_type(show), prefix_of(show))
    return made


def messages() -> str:
    inbound, outbound = get_args(wire.FromClient), get_args(wire.FromServer)
    shared = [
        *inbound,
        *outbound,
        rest.GameInfo,
        rest.Copies,
        rest.NewTable,
        rest.OpenedTable,
        rest.Fault,
        rest.Me,
        Clause,
        Record,
        Reel,
        View,
    ]
    parts = [*declarations(shared, "", required_all={kind.__name__ for kind in outbound})]
    parts.append(union("FromClient", [kind.__name__ for kind in inbound]))
    parts.append(union("FromServer", [kind.__name__ for kind in outbound]))
    return "".join(parts)


def view_declarations(view: type, prefix: str) -> str:
    """A game's view extends the one that all share, which stands among the messages."""
    shared = msgspec.json.schema_components([View], ref_template=REF)[1]
    _, components = msgspec.json.schema_components([view], ref_template=REF)
    found = ["import type { View } from './messages.ts';\n\n"]
    for name, schema in sorted(components.items()):
        if name == view.__name__:
            own = {field: kind for field, kind in schema["properties"].items() if field not in View.__struct_fields__}
            found.append(declaration(name, {**schema, "properties": own}, prefix, True, " extends View"))
        elif name not in shared:
            found.append(declaration(name, schema, prefix, True))
    return "".join(found)


def declarations(kinds: list[Any], prefix: str, required_all: set[str]) -> list[str]:
    """Each struct as an interface. What the server sends is always there, whatever its default."""
    _, components = msgspec.json.schema_components(kinds, ref_template=REF)
    found: list[str] = []
    for name, schema in sorted(components.items()):
        full = name in required_all or name in OUT
        found.append(declaration(name, schema, prefix, full))
    return found


# Parts of what the server sends.
OUT = {
    "TableInfo",
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
}
# TypeScript has a Record of its own.
RENAMED = {"Record": "GameRecord"}


def declaration(name: str, schema: dict[str, Any], prefix: str, full: bool, extends: str = "") -> str:
    name = RENAMED.get(name, name)
    comment = f"/** {' '.join(schema['description'].split())} */\n" if schema.get("description") else ""
    if "properties" not in schema and schema.get("type") != "object":
        return f"{comment}export type {prefix}{name} = {spell(schema, prefix)};\n"
    required = set(schema.get("required", []))
    lines = [
        f"  {field}{'' if full or field in required else '?'}: {spell(kind, prefix)};\n"
        for field, kind in schema.get("properties", {}).items()
    ]
    return f"{comment}export interface {prefix}{name}{extends} {{\n{''.join(lines)}}}\n"


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
    return f"export type {name} = {' | '.join(members)};\n"


if __name__ == "__main__":
    main(Path(sys.argv[1]))
