"""Number format: numbers as a language writes them, the same way as Fluent in messages."""

from __future__ import annotations

from typing import Final

_GROUPS: Final = {"en": ",", "fr": "\u202f"}
_POINTS: Final = {"en": "."}
_PERCENT: Final = {"fr": "\u00a0%", "es": "\u00a0%", "de": "\u00a0%"}


def number(lang: str, value: float, digits: int = 0, *, sign: bool = False) -> str:
    """Return a number with so many digits after the point, thousands set apart.

    >>> number("en", 1234.56, 1), number("de", -1234, sign=True)
    ('1,234.6', '-1.234')
    """
    whole, _, rest = f"{value:{'+' if sign else ''}z,.{digits}f}".partition(".")
    whole = whole.replace(",", _GROUPS.get(lang, "."))
    return f"{whole}{_POINTS.get(lang, ',')}{rest}" if rest else whole


def percent(lang: str, share: float, digits: int = 1) -> str:
    """Return a share of one as a percentage.

    >>> percent("en", 1 / 6), percent("de", 0.5, 0)
    ('16.7%', '50\\xa0%')
    """
    return f"{number(lang, 100 * share, digits)}{_PERCENT.get(lang, '%')}"
