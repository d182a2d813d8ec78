"""Conformance suite: games on the bare engine that ask for everything a bot may ever be asked.

In each cell a crowd that plays at random brings the game somewhere, then bots sit down among it.
All of it follows from the names of the cells, so a failure can be seen again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeAlias

from palifico.bots.api import Bot, Seen
from palifico.bots.external.errors import Trouble
from palifico.bots.external.host import Host
from palifico.editions import IDS, Variant, box, variant
from palifico.fair import Chance, chance, seeded
from palifico.rules import (
    Action,
    Bid,
    Calza,
    Dudo,
    Edition,
    Legal,
    Refusal,
    Seat,
    check,
    deal,
    decide,
    fold,
    legal,
    resolve,
    start,
    view,
)
from palifico.rules.edition import LostDice
from palifico.rules.events import DiceRolled, Event, GameStarted
from palifico.rules.legal import Ask
from palifico.rules.state import clockwise

Make: TypeAlias = Callable[[Chance], Bot]

DECISION_BUDGET_S: Final = 60.0
"""Ample time for a decision: the suite checks answers; how fast they come is measured elsewhere."""
CALL_RATE: Final = 0.03
"""How often a player of the crowd calls a bid exact."""
WILD_BID_RATE: Final = 0.15
"""How often a player of the crowd makes any bid at all, up to those that nothing can follow."""
HOUSE_RULE_TABLES: Final = ((2, 1), (12, 1), (4, 2), (2, 10), (12, 10))
"""Seats and dice: the ends of what house rules allow, and where every loss is of a last die."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A table to try a bot at; bots sit down when this share of the dice is left."""

    name: str
    rules: Variant
    seats: int
    left: float

    @property
    def edition(self) -> Edition:
        """The rules as the engine knows them."""
        return self.rules.edition


@dataclass(frozen=True, slots=True)
class Question:
    """A question and what the bot answered; None is no exact call."""

    seen: Seen
    question: str
    answer: Action | None


@dataclass(frozen=True, slots=True)
class Failure:
    """A question that got no answer that counts, and what the bot has printed last.

    `answer` and `refusal` are there where it was an action that the rules refuse.
    """

    seen: Seen
    question: str
    trouble: Trouble
    answer: Action | None
    refusal: Refusal | None
    printed: str


@dataclass(slots=True)
class Run:
    """What came of a cell."""

    cell: Cell
    asked: list[Question] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)

    @property
    def troubles(self) -> list[Trouble]:
        """All that went wrong, in order."""
        return [failure.trouble for failure in self.failures]

    @property
    def answers(self) -> list[Action | None]:
        """All that the bots answered, in order."""
        return [asked.answer for asked in self.asked]


def cells() -> list[Cell]:
    """Return all editions with 2 to 6 seats, early and late, and the ends of the house rules."""
    return [cell for id_ in IDS for cell in (*_in_the_box(id_), *_of_the_house(id_))]


def run(make: Make, cell: Cell, *, most: int, sitting: int = 6, fresh: bool = False) -> Run:
    """Ask bots at a cell up to `most` times, or until there is trouble or the game is over.

    With `fresh`, a new bot is made for each question, as after a restart: it must answer as one
    that has been there all the time.
    """
    with ExitStack() as stack:
        return _Table(make, cell, sitting, stack, fresh=fresh).play(most)


class _Recorder:
    """A bot whose last answer is kept, whether it counts or not."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.answer: object = None

    def act(self, seen: Seen) -> Any:
        self.answer = None
        self.answer = self.bot.act(seen)
        return self.answer

    def calls_exact(self, seen: Seen) -> Any:
        self.answer = None
        self.answer = self.bot.calls_exact(seen)
        return self.answer


class _Table:
    """A game in progress, and who sits where."""

    def __init__(
        self, make: Make, cell: Cell, sitting: int, stack: ExitStack, *, fresh: bool
    ) -> None:
        self._make, self._fresh, self._stack = make, fresh, stack
        self._dice = chance(seeded(f"dice {cell.name}"))
        self._crowd = chance(seeded(f"crowd {cell.name}"))
        self._chance = Chance(0)
        opener = self._dice.randrange(cell.seats)
        self._state = start(cell.edition, seats=cell.seats, opener=opener)
        self._history: list[Event] = [GameStarted(cell.edition, cell.seats, opener)]
        self._hosts: dict[Seat, Host] = {}
        self._run = Run(cell)
        self._gather(cell, sitting)

    def play(self, most: int) -> Run:
        """Play on, bots and crowd together."""
        done = self._run
        while self._state.winner is None and len(done.asked) < most and not done.troubles:
            self._step()
        return done

    def _gather(self, cell: Cell, sitting: int) -> None:
        while sum(self._state.dice) > cell.left * self._state.limit and not self._near_the_end():
            self._step()
        seats = clockwise(self._state, self._state.opener)[::2]
        self._hosts = {seat: self._host() for seat in seats[:sitting]}

    def _near_the_end(self) -> bool:
        return self._state.players_left == 2 and 1 in self._state.dice

    def _host(self) -> Host:
        self._chance.seed(self._run.cell.name)
        bot = self._make(self._chance)
        close = getattr(bot, "close", None)
        if close is not None:
            self._stack.callback(close)
        heard = _Recorder(bot)
        return Host(heard, DECISION_BUDGET_S, told=partial(self._failed, heard))

    def _failed(self, heard: _Recorder, trouble: Trouble) -> None:
        seen, question = self._now
        answer, seat = _action(heard.answer), seen.view.seat
        refusal = None
        if answer is not None and seat is not None:
            refusal = check(self._state, seat, answer)
        printed = getattr(heard.bot, "printed", "")
        failure = Failure(seen, question, trouble, answer, refusal, printed)
        self._run.failures.append(failure)

    def _step(self) -> None:
        state = self._state
        if not state.bidding:
            hands = [[self._dice.randint(1, 6) for _ in range(n)] for n in state.dice]
            dealt = deal(state, hands)
            assert not isinstance(dealt, Refusal)
            self._state = dealt
            self._history.append(DiceRolled())
            return
        may = legal(state)
        calls = [call for seat in may.calza if (call := self._call(seat, may)) is not None]
        prevails = resolve(state, calls).prevails
        events = decide(state, *(prevails or self._move(may)))
        assert not isinstance(events, Refusal)
        self._state = fold(state, events)
        self._history += events

    def _call(self, seat: Seat, may: Legal) -> Ask | None:
        if seat in self._hosts:
            seen, host = self._asking(seat, "exact")
            calza = host.calls_exact_now(seen).calza
            self._run.asked.append(Question(seen, "exact", calza))
            return None if calza is None else (seat, calza)
        return (seat, Calza(may.on)) if self._crowd.random() < CALL_RATE else None

    def _move(self, may: Legal) -> Ask:
        seat = may.to_act
        assert seat is not None
        if seat not in self._hosts:
            return seat, self._somehow(may)
        seen, host = self._asking(seat, "act")
        action = host.act_now(seen).action
        self._run.asked.append(Question(seen, "act", action))
        return seat, action

    def _asking(self, seat: Seat, question: str) -> tuple[Seen, Host]:
        """Return what is shown and the host to ask, its chance seeded by the question alone."""
        seen = Seen(view(self._state, seat), tuple(self._history))
        self._now = seen, question
        host = self._host() if self._fresh else self._hosts[seat]
        self._chance.seed(f"{self._run.cell.name} {len(self._run.asked)} {seat} {question}")
        return seen, host

    def _somehow(self, may: Legal) -> Action:
        """Small raises mostly, and then any; the challenge comes sooner the higher the bid is."""
        if may.on is not None:
            doubt = may.on.count / (0.7 * sum(self._state.dice))
            if not may.bids or self._crowd.random() < doubt:
                return Dudo()
        bids = list(may.bids)
        if self._crowd.random() < WILD_BID_RATE:
            return self._crowd.choice(bids)
        return bids[min(int(self._crowd.expovariate(0.3)), len(bids) - 1)]


def _action(answer: object) -> Action | None:
    """Return an answer that is an action at all; it may be anything."""
    match answer:
        case Bid(count, face) if type(count) is int and type(face) is int:
            return Bid(count, face)
        case Dudo() | Calza():
            return answer
        case _:
            return None


def _in_the_box(id_: str) -> Iterator[Cell]:
    """As printed, with the exact call where there is one, and the lost dice both ways."""
    for seats in range(2, 7):
        for left in (1.0, 0.3):
            lost = list(LostDice)[(seats + (left < 1)) % 2]
            rules = variant(id_, _with_calza(id_), {"lost_dice": lost})
            yield Cell(f"{id_}, {seats} seats, {left:g}, {lost}", rules, seats, left)


def _of_the_house(id_: str) -> Iterator[Cell]:
    for seats, dice in HOUSE_RULE_TABLES:
        rules = variant(id_, _with_calza(id_), {"dice_each": dice})
        yield Cell(f"{id_}, {seats} seats, {dice} dice", rules, seats, 0.7)


def _with_calza(id_: str) -> dict[str, object]:
    return {"calza": True} if "calza" in box(id_).options else {}


def differing(first: Run, again: Run) -> Question | None:
    """Return the first question that got another answer the second time, if any did."""
    pairs: Sequence[tuple[Question, Question]] = list(zip(first.asked, again.asked, strict=False))
    return next((one for one, other in pairs if one.answer != other.answer), None)
