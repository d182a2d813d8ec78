"""Chart labels: names cut to little room, but never alike."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from palifico.analysis.svg import words

ROW: Final = 17
"""From one row of a name to the next."""
BREAKS: Final = " ,:/_-="
"""Behind these a name may go on in the next row."""


def label(name: str, x: float, middle: float, letters: int) -> list[str]:
    """Return a name at the side in one row, or in two where it is longer than that."""
    rows = _rows(name, letters)
    top = middle + 5 - ROW * (len(rows) - 1) / 2
    return [words("name", x, top + ROW * at, row) for at, row in enumerate(rows)]


def cut(name: str, letters: int) -> str:
    """Return the beginning of a name.

    >>> cut("champion", 8), cut("champions", 8)
    ('champion', 'champio…')
    """
    return name if len(name) <= letters else f"{name[: letters - 1]}…"


def told_apart(names: Sequence[str], letters: int, head: int) -> list[str]:
    """Return names of so many letters at most, cut so that those that differ still do.

    Where their ends are cut they may be alike: they keep so many letters of the head then, and
    some from where they differ; or they are numbered.

    >>> told_apart(["champion", "odds:doubt=0.35,press=0.6", "odds:doubt=0.25,press=0.6"], 12, 4)
    ['champion', 'odds…0.35,p…', 'odds…0.25,p…']
    >>> told_apart(["the same name"] * 2, 9, 3)
    ['the sa… 1', 'the sa… 2']
    """
    found = _parted(names, [cut(name, letters) for name in names], letters, head)
    if len(set(found)) == len(found):
        return found
    return [_numbered(name, number, letters) for number, name in enumerate(names, start=1)]


def _parted(names: Sequence[str], labels: Sequence[str], letters: int, head: int) -> list[str]:
    """Return the labels, where those of several names are alike cut around what differs first."""
    found = list(labels)
    for same in {one for one in labels if labels.count(one) > 1}:
        alike = [at for at, one in enumerate(labels) if one == same]
        own = [names[at] for at in alike]
        parts = [_around(name, _parting(own), letters, head) for name in own]
        if len(set(parts)) > 1:
            parts = _parted(own, parts, letters, head)
        for at, part in zip(alike, parts, strict=True):
            found[at] = part
    return found


def _parting(names: Sequence[str]) -> int:
    """Return where names first differ."""
    places = enumerate(zip_longest(*names))
    return next((at for at, signs in places if len(set(signs)) > 1), 0)


def _around(name: str, place: int, letters: int, head: int) -> str:
    """Return a name cut to its first letters and those around a place, behind a sign if it can."""
    if len(name) <= letters:
        return name
    room = letters - head - 1
    first = max(min(place - room // 2, len(name) - room), head)
    starts = [at for at in range(first, place + 1) if name[at - 1] in BREAKS]
    start = starts[0] if starts else first
    return name[:head] + ("…" if start > head else "") + cut(name[start:], room)


def _numbered(name: str, number: int, letters: int) -> str:
    return f"{cut(name, letters - len(f' {number}'))} {number}"


def _rows(name: str, letters: int) -> list[str]:
    """Return the name, broken once behind a sign or a blank, or wherever it must be."""
    if len(name) <= letters:
        return [name]
    ends = [at for at, sign in enumerate(name[:letters], start=1) if sign in BREAKS]
    fits = [at for at in ends if len(name[at:].lstrip()) <= letters]
    end = fits[-1] if fits else letters
    return [name[:end].rstrip(), name[end:].lstrip()]
