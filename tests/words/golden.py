"""Messages as Python says them, for the page to say them just so: tests/words/golden.json.

The page and the server read the same files with different libraries. `python -m tests.words.golden`
writes the file anew after words have changed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from palifico.words import LANGS
from palifico.words.bundle import FILES, WEB_FILES, source
from tests.words.fluent import BY_WORD, Message, files

FILE: Final = Path(__file__).with_name("golden.json")
SHARED: Final = ("event-", "phrase-", "play-throw")
"""What of the server's words the page says, too."""
NUMBERS: Final = (0, 1, 2, 21, 1000000)
Values: TypeAlias = dict[str, str | int]


def golden() -> str:
    """The text of the file: lines of language, id, values, and what is said with them."""
    lines = (json.dumps(line, ensure_ascii=False) for lang in LANGS for line in _lines(lang))
    return "[" + ",\n".join(lines) + "]\n"


def of_the_page(lang: str) -> dict[str, Message]:
    """Everything that the page can say."""
    found = files(lang)
    own = {id_: one for file in WEB_FILES for id_, one in found[file].items()}
    shared = {id_: one for file in FILES for id_, one in found[file].items()}
    return own | {id_: one for id_, one in shared.items() if id_.startswith(SHARED)}


def says(bundle: FluentBundle, id_: str, values: Values) -> str:
    """A message with its values; raises ValueError when something is missing."""
    pattern = bundle.get_message(id_).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise ValueError(f"{id_}: {errors}")
    return str(text)


def bundle_of(lang: str) -> FluentBundle:
    """All words of a language, also those of the page."""
    bundle = FluentBundle([lang], use_isolating=False)
    for file in (*FILES, *WEB_FILES):
        bundle.add_resource(FluentResource(source(lang, file)))
    return bundle


def values_for(one: Message) -> list[Values]:
    """Values for all variables, such that everything it chooses between is chosen at least once."""
    choosing = {name: _ways(name) for name in sorted(dict(one.choices))}
    rest: Values = {name: name for name in sorted(one.variables - choosing.keys())}
    most = max((len(ways) for ways in choosing.values()), default=1)
    return [
        rest | {name: ways[(i + j) % len(ways)] for j, (name, ways) in enumerate(choosing.items())}
        for i in range(most)
    ]


def _ways(name: str) -> tuple[str | int, ...]:
    return tuple(sorted(BY_WORD[name])) if name in BY_WORD else NUMBERS


def _lines(lang: str) -> Iterator[tuple[str, str, Values, str]]:
    """What chooses or writes numbers: the rest cannot come out in two ways."""
    bundle = bundle_of(lang)
    for id_, one in sorted(of_the_page(lang).items()):
        if one.choices or "NUMBER(" in one.text:
            for values in values_for(one):
                yield lang, id_, values, says(bundle, id_, values)


if __name__ == "__main__":
    FILE.write_text(golden(), "utf-8")
