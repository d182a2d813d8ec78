"""Text checks for what people call themselves and their tables: one spelling, nothing invisible."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import category, normalize

MAX_NAME_CHARS: Final = 24
MAX_TITLE_CHARS: Final = 40
_BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_JOINER: Final = "\u200d"
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


def _is_seen(line: str) -> bool:
    """Return False for control, bidirectional and blank characters and for stacked accents."""
    shown = _without_joiners(line)
    return shown.isprintable() and not _BLANK & set(shown) and not has_stacked_marks(shown)


def _without_joiners(line: str) -> str:
    """Return a line without the joiners that make one emoji of several, as in a family."""
    return "".join(
        sign
        for place, sign in enumerate(line)
        if sign != _JOINER or not (_ends_in_emoji(line[:place]) and _is_emoji(line[place + 1 :]))
    )


def _ends_in_emoji(text: str) -> bool:
    return _is_emoji(text.rstrip(_DRESS)[-1:])


def _is_emoji(text: str) -> bool:
    return category(text[0]) == "So" if text else False
