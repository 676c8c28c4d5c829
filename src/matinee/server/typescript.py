"""`python -m matinee.server.typescript` prints web/src/wire.ts: every message and every view, as TypeScript types."""

from functools import cache
from hashlib import sha256
from typing import Any, get_args

import msgspec

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.record import Record
from matinee.engine.rules import Clause
from matinee.engine.seats import SPECTATOR
from matinee.engine.show import Show
from matinee.match.replaying import Reel
from matinee.server import rest, wire

HEAD = """// Made by `python -m matinee.server.typescript`; edit src/matinee/server/wire.py instead.

"""
MARK = "/** Which wire this is: a server that says another one in `welcome` wants a newer client. */\n"
REF = "#/$defs/{name}"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def main() -> None:
    print(text(), end="")


def text() -> str:
    types = declared()
    return f"{HEAD}{MARK}export const WIRE = '{mark(types)}';\n\n{types}"


def mark(types: str) -> str:
    return sha256(types.encode()).hexdigest()[:12]


@cache
def wire_mark() -> str:
    """What the built client knows as `WIRE`, if it was built for this server."""
    return mark(declared())


def declared() -> str:
    inbound, outbound = get_args(wire.FromClient), get_args(wire.FromServer)
    shared = [
        *inbound,
        *outbound,
        rest.GameInfo,
        rest.NewTable,
        rest.OpenedTable,
        rest.Fault,
        rest.Me,
        Clause,
        Record,
        Reel,
    ]
    parts = [*declarations(shared, "", required_all={kind.__name__ for kind in outbound})]
    parts.append(union("FromClient", [kind.__name__ for kind in inbound]))
    parts.append(union("FromServer", [kind.__name__ for kind in outbound]))
    views: dict[str, str] = {}
    for show in catalog.SHOWS.values():
        prefix = "".join(word.capitalize() for word in show.game.short.split("-"))
        kind = view_type(show)
        views[show.id] = f"{prefix}{kind.__name__}"
        parts += declarations([kind], prefix, everything=True)
    rows = "".join(f"  '{game}': {name};\n" for game, name in views.items())
    parts.append(
        f"/** The view of each game: what `scene.view` and `news.view` hold. */\nexport interface Views {{\n{rows}}}\n"
    )
    return "".join(parts)


def view_type(show: Show) -> type:
    setup = show.setup({"seats": show.game.fewest})
    return type(show.game.view(show.deal(setup, Swift(1)), int(SPECTATOR)))


def declarations(
    kinds: list[Any], prefix: str, required_all: set[str] | None = None, everything: bool = False
) -> list[str]:
    """Each struct as an interface. What the server sends is always there, whatever its default."""
    _, components = msgspec.json.schema_components(kinds, ref_template=REF)
    found: list[str] = []
    for name, schema in sorted(components.items()):
        full = everything or name in (required_all or set()) or name in OUT
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
    "Reel",
    "Frame",
}
# TypeScript has a Record of its own.
RENAMED = {"Record": "GameRecord"}


def declaration(name: str, schema: dict[str, Any], prefix: str, full: bool) -> str:
    name = RENAMED.get(name, name)
    comment = f"/** {' '.join(schema['description'].split())} */\n" if schema.get("description") else ""
    if "properties" not in schema and schema.get("type") != "object":
        return f"{comment}export type {prefix}{name} = {spell(schema, prefix)};\n\n"
    required = set(schema.get("required", []))
    lines = [
        f"  {field}{'' if full or field in required else '?'}: {spell(kind, prefix)};\n"
        for field, kind in schema.get("properties", {}).items()
    ]
    return f"{comment}export interface {prefix}{name} {{\n{''.join(lines)}}}\n\n"


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
    return f"export type {name} = {' | '.join(members)};\n\n"


if __name__ == "__main__":
    main()
