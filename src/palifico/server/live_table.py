"""A table with people at it: who is connected, what they were told last, what is waiting."""

from __future__ import annotations

from asyncio import Lock
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from palifico.protocol.coding import encode
from palifico.protocol.frames import Hand, Person, Presence, Said
from palifico.rules import Action, Refusal, Seat
from palifico.server.listening import Listener, Out
from palifico.server.table.due import Around
from palifico.server.table.plan import Plan
from palifico.server.table.showing import hand
from palifico.server.table.state import TableState
from palifico.server.timing import Timer

if TYPE_CHECKING:
    from palifico.protocol.entries import By
    from palifico.server.botting import Thought
    from palifico.server.own_bots import OwnBot
    from palifico.server.people import Account

TAIL: Final = 16
"""So many entries are at hand for those who were gone for a moment; others get a snapshot."""
CROWD: Final = 24
LINES: Final = 20
"""So many lines of talk are told to those who come."""


@dataclass(slots=True, eq=False)
class Item:
    """Something to be decided: `make` gives what follows, or None when it is held for a while.

    It is called with the item, and does not hold it: a ring of the two would be garbage that only
    the collector finds, with every bid.
    """

    make: Callable[[Item], Plan | Refusal | None]
    actor: str = ""
    command: str | None = None
    answer: Callable[[Out], None] | None = None
    lang: str = "en"
    kind: str = ""

    @classmethod
    def of_table(cls, make: Callable[[], Plan], kind: str = "table") -> Item:
        """Something that the table itself asks for, and nobody waits for."""
        return cls(lambda _: make(), kind=kind)


@dataclass(slots=True)
class Wish:
    """An action held in the window of an exact call; `items` wait for the answer."""

    seat: Seat
    action: Action
    by: By
    items: list[Item]


@dataclass(slots=True)
class Window:
    """What was asked for at once on one bid."""

    turn_n: int
    wishes: list[Wish]
    timer: Timer | None = None


class LiveTable:
    """One table in memory. Only the service `Tables` changes it."""

    __slots__ = (
        "around",
        "busy",
        "found_at",
        "heard_of",
        "host_at",
        "inbox",
        "lines",
        "listeners",
        "own_bots",
        "people",
        "seeking",
        "state",
        "tail",
        "thought",
        "timer",
        "timer_at",
        "window",
    )

    def __init__(self, state: TableState, people: dict[str, Person], around: Around) -> None:
        self.state = state
        self.people = people
        self.around = around
        self.listeners: tuple[Listener, ...] = ()
        self.inbox: deque[Item] = deque()
        self.busy = False
        self.tail: deque[tuple[int, Out]] = deque(maxlen=TAIL)
        self.lines: deque[Said] = deque(maxlen=LINES)
        self.thought: Thought | None = None
        self.own_bots: dict[Seat, OwnBot] = {}  # those of the house are made for each question
        self.window: Window | None = None
        self.timer: Timer | None = None
        self.timer_at = 0
        self.found_at = 0  # somebody may be about to come since then
        self.host_at = state.at  # when the host was last heard of
        self.heard_of = 0  # how far another process is said to have come
        self.seeking: Lock | None = None  # what is sought in the log is decided in order

    def tell(self, out: Out) -> None:
        """Send one message to everybody."""
        for listener in self.listeners:
            listener.push(out)

    def tell_hands(self) -> None:
        """Send everybody their own dice, or none."""
        outs: dict[Seat | None, Out] = {}
        for listener in self.listeners:
            seat = listener.seat
            if seat not in outs:
                outs[seat] = Out(encode(self.hand_of(seat)))
            listener.push(outs[seat])

    def hand_of(self, seat: Seat | None) -> Hand:
        """What one seat alone may know."""
        return hand(self.state, seat)

    def add(self, listener: Listener) -> None:
        """Somebody connects."""
        self._place(listener)
        self.listeners = (*self.listeners, listener)

    def remove(self, listener: Listener) -> None:
        """Somebody is gone."""
        self.listeners = tuple(each for each in self.listeners if each is not listener)

    def replace_seats(self) -> None:
        """Somebody has sat down or stood up: everybody's seat is looked up anew."""
        for listener in self.listeners:
            self._place(listener)

    def meet(self, person: Person) -> None:
        """Know somebody by name; in a crowd, forget who neither sits nor hosts."""
        if len(self.people) >= CROWD:
            known = self.state.accounts()
            self.people = {id_: who for id_, who in self.people.items() if id_ in known}
        self.people.setdefault(person.id, person)

    def send_bots_away(self) -> None:
        """Nothing that bots think of matters any more, and those in processes end."""
        self.forget_thought()
        for bot in self.own_bots.values():
            bot.close()
        self.own_bots.clear()

    def forget_thought(self) -> None:
        """What the bots think about does not matter any more."""
        if self.thought is not None:
            self.thought.cancel()
            self.thought = None

    def accounts(self) -> frozenset[str]:
        """Everybody who is connected and known."""
        return frozenset(each.account.id for each in self.listeners if each.account is not None)

    def may_watch(self, account: Account | None) -> bool:
        """Whether somebody may hear the table now: who plays may, and others where it allows it."""
        state = self.state
        seat = None if account is None else state.seat_of(account.id)
        sitter = None if seat is None else state.seats[seat]
        plays = sitter is not None and not sitter.for_good
        return plays or state.settings.spectators or state.status != "playing"

    def here(self) -> tuple[Seat, ...]:
        """The seats that somebody is connected for."""
        return tuple(sorted({each.seat for each in self.listeners if each.seat is not None}))

    def watching(self) -> int:
        """How many watch."""
        return sum(each.seat is None for each in self.listeners)

    def presence(self) -> Presence:
        """Who is here."""
        return Presence(self.here(), self.watching())

    def lag_of(self, seat: Seat) -> int:
        """The delay of a seat's line, as measured: that of its slowest connection."""
        return max((each.lag for each in self.listeners if each.seat == seat), default=0)

    def gap(self, after: int) -> Iterable[Out] | None:
        """The entries after a number, if all of them are at hand."""
        if after == self.state.n:
            return ()
        first = self.tail[0][0] if self.tail else self.state.n + 1
        if not first - 1 <= after <= self.state.n:
            return None
        return [out for n, out in self.tail if n > after]

    def _place(self, listener: Listener) -> None:
        account = listener.account
        listener.seat = None if account is None else self.state.seat_of(account.id)
