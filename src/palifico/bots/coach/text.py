"""Text of the coach, in six languages and with the edition's own words."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase
from typing import Any

from palifico.bots.coach.advise import Advice, Advised
from palifico.bots.coach.reasons import Value
from palifico.editions import variant
from palifico.rules import Action, Bid, Calza, Dudo, Edition
from palifico.words import Speaker
from palifico.words.numbers import number, percent


def sentence(
    lang: str,
    edition: Edition,
    advised: Advised,
    *,
    names: Sequence[str] | None = None,
    who: str | None = None,
) -> str:
    """Return why an action is good or not, in one sentence; without names, seats go by letters.

    It addresses the player who decides, or speaks about them by the name `who`.
    """
    speaker, reason = Speaker(lang, variant(edition.id)), advised.why
    values = {name: _told(speaker, name, value) for name, value in reason.about.items()}
    if reason.player is not None:
        letter = ascii_uppercase[reason.player]
        values["player"] = letter if names is None else names[reason.player]
    you = {"you": "yes" if who is None else "no", "who": who or ""}
    return speaker.say(f"why-{reason.cause}", **values, **you)


def action_text(speaker: Speaker, action: Action) -> str:
    """Return an action in short: 3×5, or the edition's word for a call."""
    match action:
        case Bid():
            return speaker.bid(action)
        case Dudo():
            return speaker.word("dudo")
        case Calza():
            return speaker.word("calza")


def action_json(action: Action) -> dict[str, Any]:
    """Return an action for programs."""
    kind = "bid" if isinstance(action, Bid) else "dudo" if isinstance(action, Dudo) else "calza"
    return {"action": kind, "bid": list(action) if isinstance(action, Bid) else None}


def advice_json(
    lang: str,
    edition: Edition,
    advice: Advice,
    *,
    names: Sequence[str] | None = None,
    who: str | None = None,
) -> list[dict[str, Any]]:
    """Return the ranked actions for programs, with the sentences in a language."""
    return [
        {
            **action_json(one.action),
            "before": one.before,
            "after": one.after,
            "win": one.win,
            "why": sentence(lang, edition, one, names=names, who=who),
        }
        for one in advice
    ]


def chance_text(lang: str, share: float) -> str:
    """Return a chance in whole percents; what is nearly sure is not said to be sure.

    >>> chance_text("en", 0.625), chance_text("de", 0.001), chance_text("en", 0.999)
    ('62%', '<1\\xa0%', '>99%')
    """
    if 0 < share <= 0.005:
        return f"<{percent(lang, 0.01, 0)}"
    if 0.995 <= share < 1:
        return f">{percent(lang, 0.99, 0)}"
    return percent(lang, share, 0)


def _told(speaker: Speaker, name: str, value: Value) -> str | int:
    if name == "expected":
        assert isinstance(value, float)
        return number(speaker.lang, value, 1)
    if isinstance(value, float):
        return chance_text(speaker.lang, value)
    return value if isinstance(value, int) else action_text(speaker, value)
