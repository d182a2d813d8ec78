"""A finished game line by line: round after round, with everybody's dice."""

from __future__ import annotations

from collections.abc import Iterator

from palifico.editions import Variant
from palifico.protocol.entries import Rolled
from palifico.terminal.replay import Moment
from palifico.terminal.seats import name_of
from palifico.terminal.telling import places_told
from palifico.words import Speaker, dice_text, house_sentence


def rounds_told(lang: str, rules: Variant, found: list[Moment]) -> Iterator[list[str]]:
    """What is told of each round, and before all of them."""
    speaker = Speaker(lang, rules)
    told = [house_sentence(speaker)]
    for moment in found:
        if isinstance(moment.entry, Rolled):
            yield told
            told = ["", *_dealt(speaker, moment)]
        told += [line.text for line in moment.lines]
    if found and found[-1].table.status == "over":
        told += places_told(speaker, found[-1].table)
    yield told


def _dealt(speaker: Speaker, moment: Moment) -> Iterator[str]:
    for seat, hand in enumerate(moment.hands):
        if hand:
            player = name_of(moment.table, seat)
            dice = dice_text(speaker, hand)
            yield speaker.say("board-dice-of-are", player=player, dice=dice)
