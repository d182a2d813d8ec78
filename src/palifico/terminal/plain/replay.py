"""Plain replay: the lines of a game round by round, of an example step by step, with all hands."""

from __future__ import annotations

from collections.abc import Iterator

from palifico.editions import Variant
from palifico.protocol.entries import Rolled
from palifico.terminal.client.seats import name_of
from palifico.terminal.replay import Moment
from palifico.terminal.summaries import place_lines
from palifico.words import Speaker, dice_text, house_sentence


def replay_blocks(lang: str, rules: Variant, found: list[Moment]) -> Iterator[list[str]]:
    """Yield the lines before the first round, then those of each round or captioned step."""
    speaker = Speaker(lang, rules)
    block = [house_sentence(speaker)]
    for moment in found:
        if isinstance(moment.entry, Rolled):
            yield block
            block = ["", *_hands(speaker, moment)]
        elif moment.captions:
            yield block
            block = [""]
        first, *others = [line.text for line in moment.lines] or [""]
        block += [first, *moment.captions[:1], *others, *moment.captions[1:]]
    if found and found[-1].table.status == "over":
        block += place_lines(speaker, found[-1].table)
    yield block


def _hands(speaker: Speaker, moment: Moment) -> Iterator[str]:
    for seat, hand in enumerate(moment.hands):
        if hand:
            player = name_of(moment.table, seat)
            dice = dice_text(speaker, hand)
            yield speaker.say("board-dice-of-are", player=player, dice=dice)
