"""Writes the editions for the browser's verifier, from the data of the package.

`python tools/web/editions.py` writes web/src/fair/editions.ts, and with `--check` only says whether
it is up to date.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from string import Template
from typing import Final

from palifico.editions import IDS, VALUES, box
from palifico.editions.fields import NEEDS

NAME: Final = "web/src/fair/editions.ts"
FILE: Final = Path(__file__).resolve().parents[2] / NAME

TEMPLATE: Final = Template("""\
// Made by tools/web/editions.py from the editions of the Python package: change those, not this.

/** Every field of an edition and its possible values. */
export const VALUES = {
$values
} as const;

/** The name of a field of an edition. */
export type FieldName = keyof typeof VALUES;

/** The rules in force at a table; null where an edition has no such rule. */
export type Rules = { readonly [F in FieldName]: (typeof VALUES)[F][number] | null };

/** A published edition: its rules, and the names of those that records may call options. */
export type Box = { readonly rules: Rules; readonly options: readonly FieldName[] };

/** The fields that have a meaning only while another rule is in force, and that rule. */
export const NEEDS: readonly (readonly [field: FieldName, rule: FieldName])[] = [
$needs
];

/** The published editions by their ids. */
export const EDITIONS: { readonly [id: string]: Box } = {
$editions
};
""")


def editions_ts() -> str:
    """The text of the file."""
    return TEMPLATE.substitute(
        values="\n".join(f"  {field}: {_list(values)}," for field, values in VALUES.items()),
        needs="\n".join(f"  {_list(pair)}," for pair in NEEDS.items()),
        editions="\n".join(line for id_ in IDS for line in _edition(id_)),
    )


def _edition(id_: str) -> Iterator[str]:
    published = box(id_)
    yield f"  {json.dumps(id_)}: {{"
    yield "    rules: {"
    for field in VALUES:
        yield f"      {field}: {json.dumps(getattr(published.edition, field))},"
    yield "    },"
    yield f"    options: {_list((*published.options, *published.former_options))},"
    yield "  },"


def _list(values: Sequence[object]) -> str:
    return json.dumps(list(values))


def main(arguments: list[str]) -> int:
    """Write the file, or check it."""
    if arguments == ["--check"]:
        if FILE.is_file() and FILE.read_text("utf-8") == editions_ts():
            return 0
        print(f"{NAME} is out of date: run python tools/web/editions.py", file=sys.stderr)
        return 1
    if arguments:
        print("usage: python tools/web/editions.py [--check]", file=sys.stderr)
        return 2
    FILE.write_text(editions_ts(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
