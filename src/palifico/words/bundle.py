"""Messages by language, from the Fluent files in `ftl/`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGS: Final = ("it", "en", "fr", "es", "nl", "de")
_FTL: Final = files("palifico.words").joinpath("ftl")
_ALL: Final = sorted(f.name.removesuffix(".ftl") for f in _FTL.joinpath("en").iterdir())
FILES: Final = tuple(name for name in _ALL if not name.startswith("web-"))
"""What the server and the commands say."""
WEB_FILES: Final = tuple(name for name in _ALL if name.startswith("web-"))
"""What the page in the browser says; it reads these itself."""
LONG: Final = 500
MOST_SAID_BACK: Final = 60
UNSEEN: Final = "\N{REPLACEMENT CHARACTER}"
"""Stands for line breaks, controls and marks that would move the cursor or turn the writing."""
_HELD: Final = re.compile("\ue000([a-z_]+)\ue001")


def message(lang: str, id_: str, values: Mapping[str, str | int]) -> str:
    """A message in a language, with its variables filled in.

    Raises KeyError when there is no such message, ValueError when a variable is not given.
    """
    bundle = _bundle(lang)
    pattern = bundle.get_message(id_).value if bundle.has_message(id_) else None
    if pattern is None:
        raise KeyError(f"no message {id_} in {lang}")
    text, errors = bundle.format_pattern(pattern, {k: _held(k, v) for k, v in values.items()})
    if errors:
        raise ValueError(f"message {id_} in {lang}: {errors}")
    return _HELD.sub(lambda held: str(values[held[1]]), str(text))


def shorten(text: str) -> str:
    """What somebody else wrote, so that it can be said back: not too long, and nothing unseen.

    >>> shorten("Ann\\x1b[2J")
    'Ann�[2J'
    """
    seen = visible(text[:MOST_SAID_BACK])
    return seen if len(text) <= MOST_SAID_BACK else f"{seen}…"


def visible(text: str) -> str:
    """The same text with a sign that can be seen for every one that cannot."""
    return "".join(sign if sign.isprintable() else UNSEEN for sign in text)


def source(lang: str, file: str) -> str:
    """The text of one Fluent file."""
    return _FTL.joinpath(lang, f"{file}.ftl").read_text("utf-8")


def _held(name: str, value: str | int) -> str | int:
    """Fluent takes no text of over 1,000 characters: a long one is put in after it has spoken.

    So is one with our mark in it, which would be taken for such a place.
    """
    is_held = isinstance(value, str) and (len(value) > LONG or "\ue000" in value)
    return f"\ue000{name}\ue001" if is_held else value


@cache
def _bundle(lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - slow to import

    bundle = FluentBundle([lang], use_isolating=False)
    for file in FILES:
        bundle.add_resource(FluentResource(source(lang, file)))
    return bundle
