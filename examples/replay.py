"""Replay a game from its record and tell what happened, as the players heard it."""

from pathlib import Path

from palifico.editions import variant
from palifico.record import read_text
from palifico.rules import Refusal, deal, decide, fold, start
from palifico.rules.events import CupLifted
from palifico.words import Speaker, event_sentence

record = read_text((Path(__file__).parent / "records" / "demo.txt").read_text("utf-8"))
speaker = Speaker("en", variant(record.edition, record.options, record.house))
names = [f"Seat {seat}" for seat in range(record.seats)]
state = start(speaker.variant.edition, seats=record.seats, opener=record.starter)
for round_ in record.rounds:
    dealt = deal(state, round_.dice)
    assert not isinstance(dealt, Refusal)
    state = dealt
    for seat, action in round_.actions:
        events = decide(state, seat, action)
        assert not isinstance(events, Refusal)
        for event in events:
            if not isinstance(event, CupLifted):
                print(event_sentence(speaker, event, names))
        state = fold(state, events)
print(f"Dice left: {state.dice}")
