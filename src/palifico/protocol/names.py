"""Text checks for what people call themselves and their tables: one spelling, nothing invisible."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final
from unicodedata import category, normalize

MAX_NAME_CHARS: Final = 24
MAX_TITLE_CHARS: Final = 40
_BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
JOINER: Final = "\u200d"
"""Between two emoji it makes one of them, as in a family; anywhere else it is not seen."""
_DRESS: Final = "\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
"""The variation selector and the skin tones, which may stand between an emoji and a joiner."""
_MAX_MARKS_IN_A_ROW: Final = 3
_MAX_INPUT_CHARS: Final = 500
"""Of a longer text only the beginning is normalised: it is too long in any case."""


def read_line(given: str, *, max_chars: int) -> str | None:
    """Return a name or title as it is shown: trimmed and normalised; None if it cannot be one.

    >>> read_line("  Ana   Lucía ", max_chars=24)
    'Ana Lucía'
    """
    line = re.sub(" +", " ", normalize("NFC", given[:_MAX_INPUT_CHARS])).strip()
    return line if 1 <= len(line) <= max_chars and _is_seen(line) else None


def has_stacked_marks(text: str) -> bool:
    """Return whether a text begins with an accent, or has more of them in a row than any script.

    >>> has_stacked_marks("Lucía"), has_stacked_marks("a" + 9 * "\N{COMBINING ACUTE ACCENT}")
    (False, True)
    """
    marks = "".join("m" if category(sign).startswith("M") else "-" for sign in text)
    return marks.startswith("m") or "m" * (_MAX_MARKS_IN_A_ROW + 1) in marks


def emoji_parts(text: str) -> list[str]:
    """Return a text in parts: cut where a joiner makes one emoji of two, and without it.

    >>> len(emoji_parts("A \N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}")), emoji_parts("A\u200dB")
    (3, ['A\u200dB'])
    """
    cuts = [-1, *(place for place in range(len(text)) if _joins(text, place)), len(text)]
    return [text[start + 1 : end] for start, end in pairwise(cuts)]


def _is_seen(line: str) -> bool:
    """Return False for control, bidirectional and blank characters and for stacked accents."""
    shown = "".join(emoji_parts(line))
    return shown.isprintable() and not _BLANK & set(shown) and not has_stacked_marks(shown)


def _joins(text: str, place: int) -> bool:
    if text[place] != JOINER:
        return False
    before, after = text[:place].rstrip(_DRESS), text[place + 1 :]
    return _is_emoji(before[-1:]) and _is_emoji(after)


def _is_emoji(text: str) -> bool:
    return category(text[0]) == "So" if text else False
