"""Everything that the page says, in one language, as JSON.

Variables are left as `{name}` for the page to fill in. A message that speaks to the player in other
words than about them is a pair: about somebody, and to you.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from palifico.bots import LEVELS
from palifico.editions import IDS, VALUES, box, variant
from palifico.protocol.settings import GRACE, TIME
from palifico.words import LANGS, PHRASES, Speaker, message, phrase, rule
from palifico.words.bundle import FILES, source
from palifico.words.events import IDS as EVENTS
from palifico.words.speaker import OWN_WORDS

VARIABLES: Final = (
    *OWN_WORDS,
    *("player", "bid", "count", "dice", "names", "seat", "number", "time", "code", "asks"),
    *("option", "games", "rounds", "rolls", "date", "place", "url"),
)
"""What the page can fill in."""
EVENT_IDS: Final = (*EVENTS.values(), "event-last_die_named")


def page_words(lang: str) -> bytes:
    """The words of the page in a language."""
    return msgspec.json.encode(
        {
            "lang": lang,
            "words": {id_: _said(lang, id_) for id_ in (*page_ids(), *EVENT_IDS)},
            "phrases": {name: phrase(lang, name) for name in PHRASES},
            "editions": [_edition(lang, id_) for id_ in IDS],
            "times": TIME,
            "graces": GRACE,
            "bots": {level.account: level.name for level in LEVELS.values()},
        }
    )


def page_ids() -> list[str]:
    """The messages that are the page's own."""
    return re.findall(r"^(page-[\w-]+) =", source("en", "page"), re.MULTILINE)


def sources() -> Iterator[str]:
    """All texts of which the words are made."""
    return (source(lang, file) for lang in LANGS for file in FILES)


def _said(lang: str, id_: str) -> str | tuple[str, str]:
    held = {name: f"{{{name}}}" for name in VARIABLES}
    about, to = (message(lang, id_, {**held, "you": you}) for you in ("no", "yes"))
    return about if about == to else (about, to)


def _edition(lang: str, id_: str) -> dict[str, Any]:
    speaker, the_box = Speaker(lang, variant(id_)), box(id_)
    return {
        "id": id_,
        "name": the_box.name,
        "languages": the_box.languages,
        "words": {key: speaker.word(key) for key in OWN_WORDS},
        "options": [_option(lang, id_, name) for name in the_box.options],
    }


def _option(lang: str, id_: str, name: str) -> dict[str, Any]:
    """A rule that the box leaves open; what is printed first comes first."""
    printed = getattr(box(id_).edition, name)
    values = sorted(VALUES[name], key=lambda value: value != printed)
    said = [(value, rule(Speaker(lang, variant(id_, {name: value})), name)) for value in values]
    return {"name": name, "choices": [{"value": value, "text": text} for value, text in said]}
