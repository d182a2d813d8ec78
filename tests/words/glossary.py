"""The glossary of each language: its terms, and the variants that must not occur."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import palifico.words

PATH: Final = Path(palifico.words.__file__).with_name("GLOSSARY.md")
_SECTION: Final = re.compile(r"^## .*\((\w\w)\)$", re.MULTILINE)
_ROW: Final = re.compile(r"^\| *([^|]+?) *\| *([^|]*?) *\| *([^|]*?) *\|$", re.MULTILINE)


@dataclass(frozen=True)
class Term:
    """What one thing is called in one language, and what it must not be called."""

    thing: str
    term: str
    forbidden: tuple[str, ...]


@cache
def glossary() -> dict[str, tuple[Term, ...]]:
    """Return the terms of every language, in the order of the page."""
    parts = _SECTION.split(PATH.read_text("utf-8"))[1:]
    return {lang: _terms(text) for lang, text in zip(parts[::2], parts[1::2], strict=True)}


def pattern(forbidden: str) -> re.Pattern[str]:
    """Return what finds a variant as whole words; a trailing `*` stands for any ending.

    >>> bool(pattern("robot*").search("Les robots jouent"))
    True
    >>> bool(pattern("bot").search("robot"))
    False
    """
    ending = r"\w*" if forbidden.endswith("*") else ""
    words = r"\s+".join(map(re.escape, forbidden.rstrip("*").split()))
    return re.compile(rf"(?<![\w{{$-]){words}{ending}(?![\w-])", re.IGNORECASE)


def _terms(text: str) -> tuple[Term, ...]:
    rows = [row.groups() for row in _ROW.finditer(text)]
    return tuple(
        Term(thing, term, tuple(filter(None, map(str.strip, forbidden.split(",")))))
        for thing, term, forbidden in rows
        if thing != "thing" and not set(thing) <= set("-: ")
    )
