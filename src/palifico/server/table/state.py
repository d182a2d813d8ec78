"""Table state: the fold of the log entries, and the dice that follow from the sealed chain."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from palifico.editions import Variant
from palifico.fair import Dealer, SeatEntry, mixed
from palifico.protocol.entries import (
    AnyEntry,
    Began,
    BidMade,
    By,
    Called,
    ChainOpened,
    Closed,
    Ended,
    Hosted,
    Hurried,
    Kept,
    ListLocked,
    Locked,
    Mixed,
    Readied,
    RematchMade,
    Returned,
    Rolled,
    Sat,
    SeatOpened,
    Settled,
    StartVoided,
    Stood,
    TableMade,
    Turn,
)
from palifico.protocol.frames import Status
from palifico.protocol.settings import TableSettings, rules_of
from palifico.rules import Refusal, Seat, State, deal, evolve, fold, start
from palifico.rules import events as happened
from palifico.server.table.log_entries import ROLLED, bid_event, rule_events
from palifico.server.table.secrets import Secrets

MAX_RECENT_COMMANDS: Final = 32
"""Commands in memory, to answer a retry; older ones are looked up in the log."""


@dataclass(slots=True)
class Sitter:
    """The owner of a seat, and the bot that plays it, if one does."""

    account: str
    bot: str | None = None
    commit: str | None = None
    opened: bool = False
    kept: str | None = None
    for_good: bool = False
    ready: bool = False

    @property
    def level(self) -> str | None:
        """The level of the bot that plays this seat now, if one does."""
        return self.bot or self.kept


@dataclass(slots=True)
class TableState:
    """One table. `number` is its key in the store; everything else follows from the log.

    `secrets` gives the chain of a game by its id, and what seats have opened so far. `history` is
    the public events of the game that is on, as the rules call it. `turn_at` is when the clock of
    this turn was set, and `turn_ms` to how much, if not to the time of the pace. `fresh_n` is the
    last turn that a player found with a fresh clock, `fresh_ms` what each seat was given so.
    `sent_away` are the accounts that the host has sent away: they get no seat here any more.
    """

    number: int
    id: str
    code: str
    secrets: Secrets
    n: int = 0
    status: Status = "gathering"
    settings: TableSettings = field(default_factory=TableSettings)
    variant: Variant = field(default_factory=lambda: rules_of(TableSettings()))
    host: str = ""
    seats: list[Sitter | None] = field(default_factory=list)
    sent_away: set[str] = field(default_factory=set)
    chain: ChainOpened | None = None
    locked: ListLocked | None = None
    mixed: Mixed | None = None
    dealer: Dealer | None = None
    voids: int = 0
    game: State | None = None
    history: list[happened.Event] = field(default_factory=list)
    rounds: int = 0
    bys: tuple[By, ...] = ()
    turn: Turn | None = None
    turn_n: int = 0
    round_n: int = 0
    places: tuple[Seat, ...] = ()
    at: int = 0
    turn_at: int = 0
    turn_ms: int | None = None
    ended: Ended | None = None
    next_table: str | None = None
    recent: dict[tuple[str, str], int] = field(default_factory=dict)
    forgets: bool = False
    has_bots: bool = False
    hurried: bool = False
    fresh_n: int = 0
    fresh_ms: dict[Seat, int] = field(default_factory=dict)

    def seat_of(self, account: str) -> Seat | None:
        """Return the seat of an account, or None."""
        for seat, sitter in enumerate(self.seats):
            if sitter is not None and sitter.account == account and sitter.bot is None:
                return seat
        return None

    def sitters(self) -> Iterator[tuple[Seat, Sitter]]:
        """Return the seats that are taken."""
        return ((seat, sitter) for seat, sitter in enumerate(self.seats) if sitter is not None)

    def level_at(self, seat: Seat) -> str | None:
        """Return the level of the bot that plays a seat now, if one does."""
        sitter = self.seats[seat]
        return None if sitter is None else sitter.level

    def accounts(self) -> set[str]:
        """Return the accounts that sit here, and the host."""
        return {sitter.account for _, sitter in self.sitters()} | {self.host}

    def remember(self, actor: str, command: str, n: int) -> None:
        """Remember the entry that a command led to, to answer a retry."""
        self.recent[actor, command] = n
        if len(self.recent) > MAX_RECENT_COMMANDS:
            del self.recent[next(iter(self.recent))]
            self.forgets = True

    def apply(self, entry: AnyEntry) -> None:
        """Fold one entry. Nothing else changes a table."""
        self.n, self.at = entry.n, entry.at
        match entry:
            case BidMade():
                self._bid(entry)
            case Called():
                self._called(entry)
            case Rolled():
                self._rolled(entry)
            case Began(opener=opener):
                edition, seats = self.variant.edition, len(self.seats)
                self.game = start(edition, seats=seats, opener=opener)
                self.history = [happened.GameStarted(edition, seats, opener)]
                self.status, self.rounds = "playing", 0
                self.hurried, self.fresh_n, self.fresh_ms = False, 0, {}
            case Ended():
                self.history = []  # from now on the record has it
                self.status, self.ended, self.turn, self.places = "over", entry, None, entry.places
            case _:
                self._arrange(entry)
                self.has_bots = any(sitter.level for _, sitter in self.sitters())

    def _arrange(self, entry: AnyEntry) -> None:
        match entry:
            case TableMade(host=host, settings=settings):
                self.host = host
                self._set(settings)
            case Settled(settings=settings):
                self._set(settings)
            case ChainOpened():
                self.chain, self.locked, self.mixed, self.dealer = entry, None, None, None
                for _, sitter in self.sitters():
                    sitter.commit, sitter.opened = None, False
            case Sat():
                self._sit(entry)
            case Stood(seat=seat, why=why):
                left, self.seats[seat] = self.seats[seat], None
                if why == "kicked" and left is not None and left.bot is None:
                    self.sent_away.add(left.account)
            case Readied(seat=seat, ready=ready):
                self._at(seat).ready = ready
            case Hosted(host=host):
                self.host = host
            case _:
                self._begin(entry)

    def _begin(self, entry: AnyEntry) -> None:
        match entry:
            case ListLocked():
                self.status, self.locked = "starting", entry
                self._turn(entry, None)  # a clock of its own: what was credited before is past
            case SeatOpened(seat=seat):
                self._at(seat).opened = True
            case StartVoided():
                self.status, self.voids = "gathering", self.voids + 1
            case Mixed():
                self._mix(entry)
            case Kept(seat=seat, level=level, for_good=for_good):
                self._at(seat).kept, self._at(seat).for_good = level, for_good
            case Returned(seat=seat, time_ms=time_ms):
                self._at(seat).kept = None
                if time_ms is not None:
                    self.turn_at, self.turn_ms, self.fresh_n = entry.at, time_ms, self.turn_n
                    self.fresh_ms[seat] = self.fresh_ms.get(seat, 0) + time_ms
            case Hurried():
                self.hurried = True
            case Closed():
                self.status = "closed"
            case RematchMade(table=table):
                self.next_table = table
            case _:
                raise ValueError(f"an entry that a table cannot fold: {type(entry).__name__}")

    def _sit(self, entry: Sat) -> None:
        """Seat a player; one who only commits anew stays as ready as before."""
        before = self.seats[entry.seat]
        is_same = before is not None and before.account == entry.account
        ready = before.ready if before is not None and is_same else False
        self.seats[entry.seat] = Sitter(entry.account, entry.bot, entry.commit, ready=ready)

    def _set(self, settings: TableSettings) -> None:
        self.settings, self.variant = settings, rules_of(settings)
        kept = self.seats[: settings.seats]
        self.seats = [*kept, *[None] * (settings.seats - len(kept))]

    def _mix(self, entry: Mixed) -> None:
        assert self.chain is not None
        assert self.locked is not None
        listed = zip(self.locked.seats, entry.openings, strict=True)
        entries = [seat_entry(line, opening) for line, opening in listed]
        chain = self.secrets.chain(self.chain.game)
        self.dealer = mixed(chain, bytes.fromhex(self.locked.rules), entries)
        self.mixed = entry

    def _rolled(self, entry: Rolled) -> None:
        assert self.game is not None
        assert self.dealer is not None
        self.rounds += 1
        dealt = deal(self.game, self.dealer.hands(self.rounds, self.game.dice))
        assert not isinstance(dealt, Refusal)
        # What lies behind is in the log; a table at rest stays small.
        self.game = dealt._replace(past=())
        self.history.append(ROLLED)
        self.bys, self.round_n = (), entry.n
        self._turn(entry, entry.turn)

    def _bid(self, entry: BidMade) -> None:
        assert self.game is not None
        event = bid_event(entry.seat, *entry.bid)
        self.game = evolve(self.game, event)
        self.history.append(event)
        self.bys = (*self.bys, entry.by)
        self._turn(entry, entry.turn)

    def _called(self, entry: Called) -> None:
        assert self.game is not None
        events = tuple(rule_events(entry))
        self.game = fold(self.game, events)
        self.history += events
        if entry.out is not None:
            self.places = (entry.out, *self.places)
        self._turn(entry, None)

    def _turn(self, entry: AnyEntry, turn: Turn | None) -> None:
        self.turn, self.turn_n = turn, entry.n
        self.turn_at, self.turn_ms = entry.at, None

    def _at(self, seat: Seat) -> Sitter:
        sitter = self.seats[seat]
        assert sitter is not None
        return sitter


def seat_entry(line: Locked, opening: str | None) -> SeatEntry:
    """Return a line of the locked list as the dice protocol has it."""
    return SeatEntry(line.account, _bytes(line.commit), _bytes(opening))


def _bytes(text: str | None) -> bytes | None:
    return None if text is None else bytes.fromhex(text)
