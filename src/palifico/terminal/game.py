"""A table in the terminal: one person in seat 0, simple bots in the others, proven dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from palifico.bots import SimpleBot
from palifico.editions import Variant
from palifico.fair import Chance, Dealer
from palifico.record import Record, RecordedRound, proven
from palifico.rules import (
    Action,
    Calza,
    Refusal,
    Seat,
    State,
    check,
    deal,
    decide,
    evolve,
    resolve,
    start,
    view,
)
from palifico.rules.events import Event, GameStarted, OpenerNamed
from palifico.terminal.asking import Asking
from palifico.words import Speaker, event_sentence

YOU: Final[Seat] = 0
BOTS: Final = ("Ana", "Bruno", "Carla", "Dario", "Elsa")


class Game:
    """One game. `ask` shows a prompt and gives the answer, `tell` shows a line."""

    def __init__(
        self,
        speaker: Speaker,
        *,
        dealer: Dealer,
        chance: Chance,
        ask: Callable[[str], str],
        tell: Callable[[str], None],
    ) -> None:
        self._speaker, self._tell, self._dealer = speaker, tell, dealer
        self._asking = Asking(speaker, ask=ask, tell=tell)
        seats = len(dealer.seats)
        self._names = (speaker.say("play-you"), *BOTS[: seats - 1])
        dice_each = speaker.variant.edition.dice_each
        self._bots = {
            seat: SimpleBot(seats=seats, dice_each=dice_each, rng=chance)
            for seat in range(1, seats)
        }
        self._rounds: list[RecordedRound] = []
        self._state = self._begin(speaker.variant, seats)
        self._starter = self._state.opener

    @property
    def state(self) -> State:
        """The game as it stands."""
        return self._state

    def play(self) -> Seat:
        """Play to the end and say who won.

        Raises Left when the person leaves, or there is nobody to answer any more.
        """
        while (winner := self._state.winner) is None:
            self._roll()
            while self._state.bidding:
                self._step()
        return winner

    def record(self, *, date: str | None = None) -> Record:
        """The game so far, with the proof of its dice: it must be over, for they are all told."""
        variant = self._speaker.variant
        record = Record(
            edition=variant.base.id,
            players=(self._speaker.say("play-player"), *self._names[1:]),
            starter=self._starter,
            rounds=tuple(self._rounds),
            options=variant.options,
            house=variant.house,
            id=self._dealer.chain.game.hex(),
            date=date,
        )
        return proven(record, self._dealer)

    def _begin(self, variant: Variant, seats: int) -> State:
        first = self._dealer.first(variant.edition)
        for dice in first.throws:
            throws = ", ".join(
                f"{self._names[seat]} {self._speaker.face(die)}" for seat, die in dice.items()
            )
            self._tell(self._speaker.say("play-throw", throws=throws))
        self._say(GameStarted(variant.edition, seats, first.seat))
        return start(variant.edition, seats=seats, opener=first.seat)

    def _roll(self) -> None:
        hands = self._dealer.hands(len(self._rounds) + 1, self._state.dice)
        dealt = deal(self._state, hands)
        assert not isinstance(dealt, Refusal)
        self._state = dealt
        self._rounds.append(RecordedRound(tuple(hands), ()))
        self._tell("")
        self._asking.show_round(view(self._state, YOU), self._names)

    def _step(self) -> None:
        """An exact call if somebody makes one, else the move of the player to act."""
        calls = [(seat, calza) for seat in self._callers() if (calza := self._calza(seat))]
        asked = resolve(self._state, calls).prevails or self._turn()
        events = decide(self._state, *asked)
        assert not isinstance(events, Refusal)
        dice, actions = self._rounds[-1].dice, self._rounds[-1].actions
        self._rounds[-1] = RecordedRound(dice, (*actions, asked))
        for event in events:
            self._happen(event)

    def _callers(self) -> range:
        return range(len(self._names)) if self._state.edition.calza else range(0)

    def _calza(self, seat: Seat) -> Calza | None:
        """The exact call of a seat, out of its turn where that is allowed."""
        seen = view(self._state, seat)
        if seat in self._bots:
            return self._bots[seat].calls_exact(seen)
        if seat not in seen.legal.calza or seat == seen.to_act:
            return None
        return self._asking.exact(seen)

    def _turn(self) -> tuple[Seat, Action]:
        assert self._state.round is not None
        seat = self._state.round.to_act
        if seat in self._bots:
            return seat, self._bots[seat].act(view(self._state, seat))
        seen = view(self._state, seat)
        self._asking.show_turn(seen, self._names)
        while True:
            action = self._asking.move(seen)
            refusal = check(self._state, seat, action)
            if refusal is None:
                return seat, action
            self._asking.refuse(seen, refusal)

    def _happen(self, event: Event) -> None:
        self._state = evolve(self._state, event)
        for bot in self._bots.values():
            bot.hear(event)
        self._say(event)

    def _say(self, event: Event) -> None:
        reveal = None if isinstance(event, GameStarted) else view(self._state, YOU).reveal
        nothing = reveal is not None and reveal.loser is None and reveal.gainer is None
        if isinstance(event, OpenerNamed) and nothing:
            self._tell(self._speaker.say("play-exact-full"))
        count = reveal.count if reveal else 0
        self._tell(event_sentence(self._speaker, event, self._names, YOU, count=count))
