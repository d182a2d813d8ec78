"""Message bundles: messages by language, from the Fluent files in `ftl/`."""

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
"""What the page in the browser says, which reads these itself, and of it what the terminal says."""
LONG: Final = 500
MAX_INPUT_CHARS: Final = 60
UNSEEN: Final = "\N{REPLACEMENT CHARACTER}"
"""Stands for line breaks, controls and marks that would move the cursor or turn the writing."""
_HELD: Final = re.compile("\ue000([a-z_]+)\ue001")
_WRITTEN: Final = re.compile(r"^([a-z][\w-]*) *=(.*(?:\n(?:[ \t}].*)?)*)", re.MULTILINE)
"""A message as it stands in a file: its id, and its text on that line and the indented ones."""


def message(lang: str, id_: str, values: Mapping[str, str | int]) -> str:
    """Return a message in a language, with its variables filled in.

    Raises KeyError when there is no such message, ValueError when a variable is not given.
    """
    text = _written(lang, id_)
    if text is None:
        raise KeyError(f"no message {id_} in {lang}")
    if "{" not in text and "\n" not in text:
        return text.strip()
    bundle = _parsed(lang, id_, text)
    pattern = bundle.get_message(id_).value
    assert pattern is not None, id_
    said, errors = bundle.format_pattern(pattern, {k: _held(k, v) for k, v in values.items()})
    if errors:
        raise ValueError(f"message {id_} in {lang}: {errors}")
    return _HELD.sub(lambda held: str(values[held[1]]), str(said))


def shorten(text: str) -> str:
    """Return user input fit to be repeated: not too long, and nothing invisible.

    >>> shorten("Ann\\x1b[2J")
    'Ann�[2J'
    """
    seen = visible(text[:MAX_INPUT_CHARS])
    return seen if len(text) <= MAX_INPUT_CHARS else f"{seen}…"


def visible(text: str) -> str:
    """Return the text with a visible sign for every invisible one."""
    return "".join(sign if sign.isprintable() else UNSEEN for sign in text)


def source(lang: str, file: str) -> str:
    """Return the text of one Fluent file."""
    return _FTL.joinpath(lang, f"{file}.ftl").read_text("utf-8")


def _held(name: str, value: str | int) -> str | int:
    """Fluent takes no text of over 1,000 characters: a long one is put in after it has spoken.

    So is one with our mark in it, which would be taken for such a place.
    """
    is_held = isinstance(value, str) and (len(value) > LONG or "\ue000" in value)
    return f"\ue000{name}\ue001" if is_held else value


def as_written(text: str) -> dict[str, str]:
    """Return the messages of a file as they are written, by id: each is parsed on first use.

    >>> as_written("# Dice\\none = One\\ntwo = { $dice ->\\n   *[other] Two\\n }\\n")["two"]
    ' { $dice ->\\n   *[other] Two\\n }'
    """
    return {found[1]: found[2].rstrip() for found in _WRITTEN.finditer(text)}


def _written(lang: str, id_: str) -> str | None:
    """Return a message as it is written; those of the page are in a file named by their prefix."""
    found = _in_files(lang, FILES).get(id_)
    area = f"web-{id_.partition('-')[0]}"
    if found is None and area in WEB_FILES:
        return _in_files(lang, (area,)).get(id_)
    return found


@cache
def _in_files(lang: str, names: tuple[str, ...]) -> dict[str, str]:
    return {id_: text for name in names for id_, text in as_written(source(lang, name)).items()}


def _parsed(lang: str, id_: str, text: str) -> FluentBundle:
    """Return all that was parsed of a language so far, and this message."""
    bundle = _bundle(lang)
    if not bundle.has_message(id_):
        from fluent.runtime import FluentResource  # noqa: PLC0415 - slow to import

        bundle.add_resource(FluentResource(f"{id_} ={text}\n"))
    return bundle


@cache
def _bundle(lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle  # noqa: PLC0415

    return FluentBundle([lang], use_isolating=False)
