"""Event sentences: what happened at the table, as a player would tell it."""

from __future__ import annotations

from collections.abc import Sequence

from palifico.rules import Hand, Seat
from palifico.rules.events import (
    BidMade,
    CalzaCalled,
    CupLifted,
    DiceRolled,
    DieLost,
    DieRegained,
    DudoCalled,
    Event,
    GameStarted,
    GameWon,
    OpenerNamed,
    PlayerOut,
)
from palifico.words.speaker import Speaker

IDS: dict[type[Event], str] = {
    GameStarted: "event-game_started",
    DiceRolled: "event-dice_rolled",
    BidMade: "event-bid_made",
    DudoCalled: "event-dudo_called",
    CalzaCalled: "event-calza_called",
    CupLifted: "event-cup_lifted",
    DieLost: "event-die_lost",
    DieRegained: "event-die_regained",
    PlayerOut: "event-player_out",
    OpenerNamed: "event-opener_named",
    GameWon: "event-game_won",
}


def event_sentence(
    speaker: Speaker, event: Event, names: Sequence[str], you: Seat | None = None, *, count: int = 0
) -> str:
    """Return an event in words. `you` is the seat of the reader; `count` the dice found so far."""
    if isinstance(event, DiceRolled):
        return speaker.say(IDS[DiceRolled])
    seat = event.opener if isinstance(event, GameStarted) else event.seat
    values: dict[str, str | int] = {
        "player": names[seat],
        "you": "yes" if seat == you else "no",
        "count": str(count),
    }
    if isinstance(event, BidMade):
        values["bid"] = speaker.bid(event.bid)
    if isinstance(event, CupLifted):
        values["dice"] = dice_text(speaker, event.dice)
    last_die = isinstance(event, OpenerNamed) and event.last_die
    return speaker.say("event-last_die_named" if last_die else IDS[type(event)], **values)


def dice_text(speaker: Speaker, dice: Hand) -> str:
    """Return a hand, sorted, the wild face by its name."""
    return " ".join(speaker.face(face) for face in sorted(dice))
