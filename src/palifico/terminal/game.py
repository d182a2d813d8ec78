"""A table in the terminal: one person in seat 0, bots of a level in the others, proven dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from palifico.bots import Bot, Seen
from palifico.bots.host import Host
from palifico.editions import Variant
from palifico.fair import Dealer
from palifico.record import Record, RecordedRound, proven
from palifico.rules import (
    Action,
    Calza,
    Refusal,
    Seat,
    State,
    View,
    check,
    deal,
    decide,
    evolve,
    resolve,
    start,
    view,
)
from palifico.rules.events import DiceRolled, Event, GameStarted, OpenerNamed
from palifico.terminal.asking import Asking
from palifico.terminal.coaching import coach_lines
from palifico.words import Speaker, event_sentence

YOU: Final[Seat] = 0
BOTS: Final = ("Ana", "Bruno", "Carla", "Dario", "Elsa")
PATIENCE: Final = 60.0
"""How many seconds the person may have to wait for a bot."""


class Game:
    """One game. `bot` makes a player, `ask` shows a prompt and gives the answer, `tell` a line."""

    def __init__(
        self,
        speaker: Speaker,
        *,
        dealer: Dealer,
        bot: Callable[[], Bot],
        ask: Callable[[str], str],
        tell: Callable[[str], None],
    ) -> None:
        self._speaker, self._tell, self._dealer = speaker, tell, dealer
        self._asking = Asking(speaker, ask=ask, tell=tell, coach=self._coach)
        seats = len(dealer.seats)
        self._names = (speaker.say("play-you"), *BOTS[: seats - 1])
        self._bots = {seat: Host(bot(), PATIENCE) for seat in range(1, seats)}
        self._heard: tuple[Event, ...] = ()
        self._is_coached = False
        self._rounds: list[RecordedRound] = []
        self._state = self._begin(speaker.variant, seats)
        self._starter = self._state.opener

    @property
    def state(self) -> State:
        """The game as it stands."""
        return self._state

    def play(self, *, coached: bool = False) -> Seat:
        """Play to the end and say who won; `coached`: the coach speaks before each turn.

        Raises Left when the person leaves, or there is nobody to answer any more.
        """
        self._is_coached = coached
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
        started = GameStarted(variant.edition, seats, first.seat)
        self._heard = (started,)
        self._say(started)
        return start(variant.edition, seats=seats, opener=first.seat)

    def _roll(self) -> None:
        hands = self._dealer.hands(len(self._rounds) + 1, self._state.dice)
        dealt = deal(self._state, hands)
        assert not isinstance(dealt, Refusal)
        self._state, self._heard = dealt, (*self._heard, DiceRolled())
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
        seen = Seen(view(self._state, seat), self._heard)
        if seat not in seen.view.legal.calza:
            return None
        if seat in self._bots:
            return self._bots[seat].calls_exact_now(seen).calza
        return None if seat == seen.view.to_act else self._asking.exact(seen.view)

    def _turn(self) -> tuple[Seat, Action]:
        assert self._state.round is not None
        seat = self._state.round.to_act
        seen = view(self._state, seat)
        if seat in self._bots:
            return seat, self._bots[seat].act_now(Seen(seen, self._heard)).action
        self._asking.show_turn(seen, self._names)
        if self._is_coached:
            self._asking.show_coach(seen)
        while True:
            action = self._asking.move(seen)
            refusal = check(self._state, seat, action)
            if refusal is None:
                return seat, action
            self._asking.refuse(seen, refusal)

    def _happen(self, event: Event) -> None:
        self._state, self._heard = evolve(self._state, event), (*self._heard, event)
        self._say(event)

    def _coach(self, seen: View) -> Iterable[str]:
        return coach_lines(self._speaker, Seen(seen, self._heard), self._names)

    def _say(self, event: Event) -> None:
        reveal = None if isinstance(event, GameStarted) else view(self._state, YOU).reveal
        nothing = reveal is not None and reveal.loser is None and reveal.gainer is None
        if isinstance(event, OpenerNamed) and nothing:
            self._tell(self._speaker.say("play-exact-full"))
        count = reveal.count if reveal else 0
        self._tell(event_sentence(self._speaker, event, self._names, YOU, count=count))
