"""Writes what the page knows of the protocol and the editions, from the Python package.

`python tools/web/wire_types.py` writes web/src/protocol/*.gen.*, and with `--check` only says
whether they are up to date. TypeScript is made by web/tools/types.ts out of JSON Schema, with
Node; to check, it is enough to compare the digests that stand at the top of each file.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from palifico import protocol
from palifico.bots import LEVELS
from palifico.editions import IDS, VALUES, box
from palifico.editions.contents import contents
from palifico.protocol.schemas import COMMANDS, ENTRIES, FRAMES, Kind
from palifico.protocol.settings import GRACE, TIME, TableSettings
from palifico.server.auth.accounts import ANIMALS, COLOURS, NAMES, SHAPES
from palifico.words import LANGS, PHRASES, REACTIONS, Speaker
from palifico.words.speaker import OWN_WORDS

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = "web/src/protocol"
ALIASES: Final = {
    "Command": "|".join(kind.__name__ for kind in COMMANDS),
    "AnyEntry": "|".join(kind.__name__ for kind in ENTRIES),
    "AnyFrame": "|".join(kind.__name__ for kind in FRAMES),
    "Bid": "[count: number, face: number]",
    "Span": "[least: number, most: number] | null",
    "By": 'BidMade["by"]',
    "Status": 'Snapshot["status"]',
    "Pace": 'TableSettings["pace"]',
    "Privacy": 'TableSettings["privacy"]',
    "Talk": 'TableSettings["talk"]',
    "TimeOut": 'TableSettings["timeout"]',
}
"""Names that Python has for what JSON Schema knows only written out."""
Json = dict[str, Any]


def documents() -> Json:
    """What TypeScript is made of: for each file its definitions, aliases and imports."""
    told = _definitions([*COMMANDS, *ENTRIES, *FRAMES, TableSettings])
    rest = _definitions(_kinds("rest", "games"))
    shared = sorted(rest.keys() & told.keys())
    own = {name: _pointing(rest[name], shared) for name in rest if name not in told}
    return {
        "messages.gen.ts": {"definitions": told, "aliases": ALIASES, "imports": []},
        "rest.gen.ts": {"definitions": own, "aliases": {}, "imports": _imported(own, shared)},
    }


def _imported(definitions: Json, shared: list[str]) -> list[str]:
    """The names of another file that these definitions speak of."""
    text = json.dumps(definitions)
    return [name for name in shared if f'{{"tsType": "{name}"}}' in text]


def editions_json() -> str:
    """The published editions, with the words of each in every language."""
    return _json({id_: _edition(id_) for id_ in IDS})


def constants_json() -> str:
    """What a player can choose, and the times that go with a pace."""
    return _json(
        {
            "languages": LANGS,
            "phrases": PHRASES,
            "reactions": REACTIONS,
            "animals": ANIMALS,
            "guest_names": NAMES,
            "colours": COLOURS,
            "shapes": SHAPES,
            "times": TIME,
            "graces": GRACE,
            "levels": list(LEVELS),
            "bots": {level.account: level.name for level in LEVELS.values()},
        }
    )


def _edition(id_: str) -> Json:
    the_box = box(id_)
    return {
        "name": the_box.name,
        "languages": the_box.languages,
        "dice_each": the_box.edition.dice_each,
        "first_player": the_box.edition.first_player,
        "options": [{"name": name, "values": _values(id_, name)} for name in the_box.options],
        "words": {lang: _own_words(id_, lang) for lang in LANGS},
        "dudo_also": the_box.word("dudo_also", ""),
        "store": contents(id_).store,
    }


def _values(id_: str, name: str) -> list[Any]:
    """What an option can be; as it is in the box first."""
    printed = getattr(box(id_).edition, name)
    return sorted(VALUES[name], key=lambda value: value != printed)


def _own_words(id_: str, lang: str) -> dict[str, str]:
    from palifico.editions import variant  # noqa: PLC0415

    speaker = Speaker(lang, variant(id_))
    return {key: speaker.word(key) for key in OWN_WORDS}


def _kinds(*names: str) -> list[Kind]:
    """The messages of the modules of the protocol whose names begin so."""
    modules = [m.name for m in pkgutil.iter_modules(protocol.__path__) if m.name.startswith(names)]
    found = [importlib.import_module(f"{protocol.__name__}.{name}") for name in sorted(modules)]
    return [
        kind
        for module in found
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
        if kind.__module__ == module.__name__ and kind.__struct_fields__
    ]


def _definitions(kinds: Iterable[Kind]) -> dict[str, Json]:
    kinds = list(kinds)
    _, found = msgspec.json.schema_components(kinds, ref_template="#/definitions/{name}")
    known = {kind.__name__: kind for kind in _all_kinds(kinds)}
    return {name: _told(found[name], known.get(name)) for name in sorted(found)}


def _all_kinds(kinds: Iterable[Kind]) -> Iterator[Kind]:
    """These, and everything in the modules that they come from or use."""
    modules = {kind.__module__ for kind in kinds} | {
        f"{protocol.__name__}.{name}" for name in ("entries", "frames", "settings")
    }
    for name in sorted(modules):
        for kind in vars(importlib.import_module(name)).values():
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
                yield kind


def _told(schema: Json, kind: Kind | None) -> Json:
    """A schema as a client reads it: what the server sends is never left out."""
    told = {"additionalProperties": False, **_simple(schema)}
    if kind is not None and _is_complete(kind):
        told["required"] = list(told.get("properties", {}))
    return told


def _is_complete(kind: Kind) -> bool:
    """Whether all fields are there: in all that is sent to us, and in settings that are settled."""
    config = kind.__struct_config__
    return kind is TableSettings or not (config.forbid_unknown_fields or config.omit_defaults)


def _simple(schema: Any) -> Any:
    """The schema without bounds, which TypeScript cannot tell."""
    if isinstance(schema, list):
        return [_simple(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    left_out = {"title", "default", "minimum", "maximum", "minLength", "maxLength", "pattern"}
    plain = {
        name: _fields(part) if name == "properties" else _simple(part)
        for name, part in schema.items()
        if name not in left_out
    }
    if (parts := plain.pop("prefixItems", None)) is not None:
        plain["items"] = parts
    if isinstance(text := plain.get("description"), str):
        plain["description"] = re.sub(r"\n +", "\n", text)
    return plain


def _fields(properties: dict[str, Any]) -> dict[str, Any]:
    """What the fields are; one may be named like a word of schemas."""
    return {name: _simple(part) for name, part in properties.items()}


def _pointing(schema: Any, shared: list[str]) -> Any:
    """The schema with the names of another file in the place of what is defined there."""
    if isinstance(schema, list):
        return [_pointing(part, shared) for part in schema]
    if not isinstance(schema, dict):
        return schema
    name = str(schema.get("$ref", "")).removeprefix("#/definitions/")
    if name in shared:
        return {"tsType": name}
    return {key: _pointing(part, shared) for key, part in schema.items()}


def _json(value: object) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:32]


def _header(document: Json, body: str) -> str:
    """Says what a file was made of, and what it held then."""
    of, holds = _digest(_json(document)), _digest(body)
    return (
        "// Made by tools/web/wire_types.py from the Python package: change that, not this.\n"
        f"// of {of}, holds {holds}\n\n"
    )


def _typescript(made_of: Json) -> dict[str, str]:
    """The bodies of the files; takes Node."""
    command = [str(ROOT / "tools/web/npm.sh"), "exec", "--", "node", "tools/types.ts"]
    done = subprocess.run(
        command, input=_json(made_of), text=True, stdout=subprocess.PIPE, check=True
    )
    bodies: dict[str, str] = json.loads(done.stdout)
    return bodies


def out_of_date(folder: Path) -> list[str]:
    """The names of the files that have to be made anew."""
    return [name for name in _names() if not _is_fresh(folder / name)]


def _names() -> list[str]:
    return [*documents(), "editions.gen.json", "constants.gen.json"]


def _is_fresh(file: Path) -> bool:
    if not file.is_file():
        return False
    text = file.read_text("utf-8")
    if file.suffix == ".json":
        return text == _plain_files()[file.name]
    head, _, body = text.partition("\n\n")
    return f"{head}\n\n" == _header(documents()[file.name], body)


def _plain_files() -> dict[str, str]:
    return {"editions.gen.json": editions_json(), "constants.gen.json": constants_json()}


def write(folder: Path) -> None:
    """Make all files anew."""
    folder.mkdir(parents=True, exist_ok=True)
    made_of = documents()
    made = {n: _header(made_of[n], body) + body for n, body in _typescript(made_of).items()}
    for name, text in {**made, **_plain_files()}.items():
        (folder / name).write_text(text, "utf-8")


def main(arguments: list[str], folder: Path = ROOT / FOLDER) -> int:
    """Write the files, or check them."""
    if arguments == ["--check"]:
        stale = out_of_date(folder)
        for name in stale:
            print(
                f"{FOLDER}/{name} is out of date: run python tools/web/wire_types.py",
                file=sys.stderr,
            )
        return 1 if stale else 0
    if arguments:
        print("usage: python tools/web/wire_types.py [--check]", file=sys.stderr)
        return 2
    write(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
