"""Live table: the state of a table in memory and its subscribers; broadcast and replay."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final

from palifico.protocol.codec import encode
from palifico.protocol.frames import Hand, People, Person, Presence, Said, Welcome
from palifico.rules import Seat
from palifico.server.auth.accounts import Account
from palifico.server.live.subscriber import OutgoingMessage, Subscriber
from palifico.server.table.deadlines import ClockState, turn_due
from palifico.server.table.state import TableState
from palifico.server.table.views import can_look_back, hand, snapshot

MAX_REPLAY_ENTRIES: Final = 16
"""Entries in memory for clients that reconnect; a longer gap gets a snapshot."""
MAX_KNOWN_PEOPLE: Final = 24
MAX_CHAT_LINES: Final = 20
"""Chat lines sent to a new subscriber."""
ANONYMOUS_ID: Final = "-" * 16


class LiveTable:
    """One table in memory. Only its actor and that actor's parts change it."""

    __slots__ = (
        *(
            "chat_lines",
            "clock_state",
            "found_at",
            "host_seen_at",
            "people",
            "state",
            "subscribers",
        ),
        "tail",
    )

    def __init__(
        self, state: TableState, people: dict[str, Person], clock_state: ClockState
    ) -> None:
        self.state = state
        self.people = people
        self.clock_state = clock_state
        self.subscribers: tuple[Subscriber, ...] = ()
        self.tail: deque[tuple[int, OutgoingMessage]] = deque(maxlen=MAX_REPLAY_ENTRIES)
        self.chat_lines: deque[Said] = deque(maxlen=MAX_CHAT_LINES)
        self.found_at = 0  # a client may be about to connect since then
        self.host_seen_at = state.at

    def broadcast(self, message: OutgoingMessage) -> None:
        """Push one message to all subscribers."""
        for subscriber in self.subscribers:
            subscriber.push(message)

    def broadcast_presence(self) -> None:
        """Push who is here to all subscribers."""
        presence = Presence(self.seats_here(), self.count_spectators())
        self.broadcast(OutgoingMessage(encode(presence)))

    def push_hands(self) -> None:
        """Push to each subscriber the dice of its own seat, or none."""
        messages: dict[Seat | None, OutgoingMessage] = {}
        for subscriber in self.subscribers:
            seat = subscriber.seat
            if seat not in messages:
                messages[seat] = OutgoingMessage(encode(self.hand_of(seat)))
            subscriber.push(messages[seat])

    def hand_of(self, seat: Seat | None) -> Hand:
        """Return what one seat alone may know."""
        return hand(self.state, seat)

    def subscribe(self, subscriber: Subscriber) -> None:
        """Add a subscriber."""
        self._assign_seat(subscriber)
        self.subscribers = (*self.subscribers, subscriber)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Remove a subscriber."""
        self.subscribers = tuple(each for each in self.subscribers if each is not subscriber)

    def welcome(self, subscriber: Subscriber, *, after: int | None, now: int) -> None:
        """Resume a client: push the entries after its sequence number, or a snapshot."""
        state, account = self.state, subscriber.account
        missed = self.entries_after(after) if after is not None else None
        you = ANONYMOUS_ID if account is None else account.id
        due = turn_due(state, self.clock_state)
        subscriber.push(OutgoingMessage(encode(Welcome(you, state.n, now, due, missed is None))))
        if missed is None:
            here, watching = self.seats_here(), self.count_spectators()
            shown = snapshot(state, self.people, here=here, watching=watching)
            subscriber.push(OutgoingMessage(encode(shown)))
        else:
            people = People(tuple(self.people.values()))
            subscriber.push(OutgoingMessage(encode(people)))
            for message in missed:
                subscriber.push(message)
        subscriber.push(OutgoingMessage(encode(self.hand_of(subscriber.seat))))

    def entries_after(self, after: int) -> Sequence[OutgoingMessage] | None:
        """Return the entries after a number; None if one is gone or must not be shown again."""
        state = self.state
        if not can_look_back(state, after):
            return None
        if after == state.n:
            return ()
        first = self.tail[0][0] if self.tail else state.n + 1
        if not first - 1 <= after <= state.n:
            return None
        return [message for n, message in self.tail if n > after]

    def reassign_seats(self) -> None:
        """Look up the seat of every subscriber anew, after one was taken or left."""
        for subscriber in self.subscribers:
            self._assign_seat(subscriber)

    def introduce(self, profile: Person) -> None:
        """Remember a profile; when there are many, keep only those of seats and the host."""
        if len(self.people) >= MAX_KNOWN_PEOPLE:
            known = self.state.accounts()
            self.people = {id_: who for id_, who in self.people.items() if id_ in known}
        self.people.setdefault(profile.id, profile)

    def remove_chat_of(self, account: str) -> None:
        """Remove the lines of an account that is erased."""
        lines = [line for line in self.chat_lines if line.account != account]
        self.chat_lines.clear()
        self.chat_lines.extend(lines)

    def connected_accounts(self) -> frozenset[str]:
        """Return the accounts of the subscribers."""
        return frozenset(each.account.id for each in self.subscribers if each.account is not None)

    def may_watch(self, account: Account | None) -> bool:
        """Return whether an account may subscribe: players may, others where it is allowed."""
        state = self.state
        seat = None if account is None else state.seat_of(account.id)
        sitter = None if seat is None else state.seats[seat]
        plays = sitter is not None and not sitter.for_good
        return plays or state.settings.spectators or state.status != "playing"

    def seats_here(self) -> tuple[Seat, ...]:
        """Return the seats that have a connection."""
        return tuple(sorted({each.seat for each in self.subscribers if each.seat is not None}))

    def count_spectators(self) -> int:
        """Return how many subscribers have no seat."""
        return sum(each.seat is None for each in self.subscribers)

    def lag_of(self, seat: Seat) -> int:
        """Return the measured lag of a seat in milliseconds: that of its slowest connection."""
        return max((each.lag_ms for each in self.subscribers if each.seat == seat), default=0)

    def _assign_seat(self, subscriber: Subscriber) -> None:
        account = subscriber.account
        subscriber.seat = None if account is None else self.state.seat_of(account.id)
