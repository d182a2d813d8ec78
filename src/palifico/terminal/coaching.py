"""The coach at the terminal: what it would do, the next best, and the calls, in a few lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from palifico.bots import Seen
from palifico.fair import Chance
from palifico.rules import Bid
from palifico.words import Speaker

BEST: Final = 3
"""So many actions are told, and every call."""


def coach_lines(speaker: Speaker, seen: Seen, names: Sequence[str]) -> Iterator[str]:
    """What the coach says of a decision; asked again it says the same."""
    from palifico.bots.coach import advise  # noqa: PLC0415 - slow to import
    from palifico.bots.coach_words import action_text, chance_text, sentence  # noqa: PLC0415

    lang, edition = speaker.lang, seen.view.edition
    advice = advise(seen, Chance(len(seen.history)))
    if advice.wait is not None:
        yield speaker.say("coach-wait", win=chance_text(lang, advice.wait))
    for place, one in enumerate(advice, start=1):
        if place > BEST and isinstance(one.action, Bid):
            continue
        shares = {"before": one.before, "after": one.after, "win": one.win}
        chances = {name: chance_text(lang, share) for name, share in shares.items()}
        action = action_text(speaker, one.action)
        row = speaker.say("coach-row", place=str(place), action=action, **chances)
        yield f"{row} {sentence(lang, edition, one, names=names)}"
