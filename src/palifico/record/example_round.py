"""Example rounds: one round of each edition, played to its end, with a caption for every step."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from palifico.editions import box
from palifico.record.record import RecordedRound
from palifico.rules import Bid, Dudo, State, start
from palifico.words import Speaker


@dataclass(frozen=True, slots=True)
class ExampleRound:
    """A round in the middle of a game: each player has as many dice as lie in the hand."""

    edition: str
    players: tuple[str, ...]
    played: RecordedRound

    @property
    def state(self) -> State:
        """The game before the dice of this round are dealt."""
        new = start(box(self.edition).edition, seats=len(self.players), opener=0)
        return new._replace(dice=tuple(len(hand) for hand in self.played.dice))


@cache
def example_round(edition: str) -> ExampleRound:
    """Return the example round of an edition.

    Raises Fault `edition.unknown`.
    """
    id_ = box(edition).id
    text = files("palifico.record").joinpath("data", f"{id_}.toml").read_text("utf-8")
    return _read(id_, tomllib.loads(text))


def captions(speaker: Speaker, example: ExampleRound) -> tuple[tuple[str, ...], ...]:
    """Return the captions of the roll, of each bid, and of the call: why it is made, its end."""
    return tuple(
        tuple(speaker.say(f"caption-{example.edition}-{name}") for name in names)
        for names in caption_names(example)
    )


def caption_names(example: ExampleRound) -> tuple[tuple[str, ...], ...]:
    """Return how the captions are called, step by step."""
    bids = len(example.played.actions) - 1
    return (("roll",), *((str(number),) for number in range(1, bids + 1)), ("call", "end"))


def _read(edition: str, data: dict[str, Any]) -> ExampleRound:
    players = tuple(data["players"])
    hands = tuple(tuple(int(face) for face in hand) for hand in data["hands"])
    said = [Dudo() if one == "dudo" else Bid.from_text(one) for one in data["said"]]
    actions = tuple((number % len(players), action) for number, action in enumerate(said))
    return ExampleRound(edition, players, RecordedRound(hands, actions))
