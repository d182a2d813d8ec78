"""Coach: odds and advice for a seat, computed in threads, kept in a TTL cache.

What a seat is told follows from what that seat may know, and from nothing else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeVar, cast

from palifico.bots import Seen
from palifico.bots.coach.advise import Advised, advise
from palifico.bots.coach.text import sentence
from palifico.errors import Fault
from palifico.fair import Chance
from palifico.odds import MODEL, odds_after, odds_before, position
from palifico.protocol.codec import read_entry
from palifico.protocol.entries import Began, BidMade, Called, Ended, Rolled, Settled, TableMade
from palifico.protocol.rest_coach import Advice, AdviceShown, BidOdds, OddsShown
from palifico.protocol.settings import TableSettings, rules_of
from palifico.rules import Action, Bid, Calza, Dudo, Seat, State, View, replay, view
from palifico.rules.events import Event, GameStarted
from palifico.server.core.cache import TtlCache
from palifico.server.table.log_entries import ROLLED, rule_events
from palifico.server.table.seating import playing_seat
from palifico.server.table.state import TableState

if TYPE_CHECKING:
    from palifico.record import Record
    from palifico.store.base import Row

T = TypeVar("T")
MAX_CACHED_ANSWERS: Final = 256
CACHE_TTL_MS: Final = 10 * 60 * 1000
"""Answers in the cache, and how long each stays."""
MAX_CONCURRENT: Final = 2
"""Answers that are computed at a time."""
DIGITS: Final = 4


class Telling(NamedTuple):
    """How reasons are worded: the language, the names, and whether a seat is named or “you”."""

    lang: str
    names: Sequence[str] | None
    by_name: bool


class Coach:
    """Answers about one seat at one turn; `coached_seat` says whether it may be asked."""

    def __init__(self, *, now: Callable[[], int]) -> None:
        self._said: TtlCache[Hashable, Any] = TtlCache(
            size=MAX_CACHED_ANSWERS, age=CACHE_TTL_MS, now=now
        )
        self._places = asyncio.Semaphore(MAX_CONCURRENT)

    async def odds(self, table: TableState, seat: Seat) -> OddsShown:
        """Return how likely bids are, as a seat may know it now."""
        n, seen = table.turn_n, seen_now(table, seat)
        key = "odds", table.id, n, seat
        return await self._kept(key, lambda: _odds(n, seen))

    async def advice(
        self, table: TableState, seat: Seat, *, lang: str, names: Sequence[str] | None
    ) -> AdviceShown:
        """Return what a seat could do now."""
        telling = Telling(lang, names, by_name=False)
        return await self._advice(table.id, table.turn_n, seen_now(table, seat), telling)

    async def advice_then(
        self, record: Record, at: tuple[int, State, Sequence[Event]], seat: Seat | None, lang: str
    ) -> AdviceShown:
        """Return what a seat, or the one to act, could have done in a game that is over.

        Raises Fault `seat.none`.
        """
        n, game, heard = at
        if seat is not None and seat >= len(game.dice):
            raise Fault("seat.none", seat=seat, to=len(game.dice) - 1)
        assert game.round is not None
        seen = Seen(view(game, game.round.to_act if seat is None else seat), heard)
        names = cast("tuple[str, ...]", record.players)
        return await self._advice(str(record.id), n, seen, Telling(lang, names, by_name=True))

    async def _advice(self, where: str, n: int, seen: Seen, telling: Telling) -> AdviceShown:
        seat = cast("Seat", seen.view.seat)
        chance = Chance(f"coach {where} {n} {seat}")
        key = "advice", where, n, seat
        ranked, wait = await self._kept(key, lambda: _advised(seen, chance))
        told = (_told(advised, seen.view, telling) for advised in ranked)
        return AdviceShown(n, seat, tuple(told), None if wait is None else _short(wait))

    async def _kept(self, key: Hashable, work: Callable[[], T]) -> T:
        """Return an answer from the cache, or compute it in a thread."""
        found: T | None = self._said.get(key)
        if found is None:
            async with self._places:
                found = self._said.get(key)  # another caller may have asked meanwhile
                if found is None:
                    found = await asyncio.to_thread(work)
                    self._said.put(key, found, since=self._said.drops)
        return found


def coached_seat(table: TableState, account: str) -> Seat:
    """Return the seat about which an account may ask the coach while the game is on.

    Raises Fault `seat.needed`, `table.not_playing`, and `coach.off` in any rated game.
    """
    seat = playing_seat(table, account)
    if table.status != "playing":
        raise Fault("table.not_playing")
    if table.settings.rated or not table.settings.coach:
        raise Fault("coach.off")
    return seat


def seen_now(table: TableState, seat: Seat) -> Seen:
    """Return what a seat knows of the game that is on."""
    assert table.game is not None
    return Seen(view(table.game, seat), tuple(table.history))


def moment(rows: Iterable[Row], record: Record, n: int) -> tuple[int, State, Sequence[Event]]:
    """Return a finished game as it stood after entry `n`: start of the turn, state, events.

    Raises Fault `coach.moment` when no seat had to decide anything there.
    """
    settings, heard, turn_n = TableSettings(), list[Event](), 0
    for entry in (read_entry(row.body) for row in rows):
        if entry.n > n:
            break
        match entry:
            case TableMade() | Settled():
                settings = entry.settings
            case Began(opener=opener):
                edition = rules_of(settings).edition
                heard.append(GameStarted(edition, settings.seats, opener))
            case Rolled():
                heard.append(ROLLED)
                turn_n = entry.n
            case BidMade():
                heard += rule_events(entry)
                turn_n = entry.n
            case Called():
                heard += rule_events(entry)
                turn_n = 0
            case Ended():
                turn_n = 0
                break
            case _:
                pass
    if not turn_n:
        raise Fault("coach.moment", given=n)
    return turn_n, replay(heard, [round_.dice for round_ in record.rounds]), heard


def _odds(n: int, seen: Seen) -> OddsShown:
    if seen.view.to_act is None:  # the cups are being looked at
        return OddsShown(n, (), dudo=None, dudo_before=None, calza=None, version=MODEL)
    at, legal = position(seen.view, seen.history), seen.view.legal
    before, after, on = odds_before(at), odds_after(at), legal.on
    bids = tuple(
        BidOdds((bid.count, bid.face), *map(_short, chances))
        for bid in legal.bids
        for chances in [(before.chance(bid), after.chance(bid), after.exact(bid))]
    )
    return OddsShown(
        n,
        bids,
        dudo=None if on is None else _short(1 - after.chance(on)),
        dudo_before=None if on is None else _short(1 - before.chance(on)),
        calza=_short(after.exact(on)) if on is not None and legal.calza else None,
        version=MODEL,
    )


def _advised(seen: Seen, chance: Chance) -> tuple[Sequence[Advised], float | None]:
    if not len(seen.view.legal):
        return (), None
    advice = advise(seen, chance)
    return advice.ranked, advice.wait


def _told(advised: Advised, of: View, telling: Telling) -> Advice:
    kind, bid = _spelt(advised.action)
    lang, names, by_name = telling
    who = names[of.seat] if by_name and names is not None and of.seat is not None else None
    return Advice(
        kind,
        bid,
        before=_short(advised.before),
        after=_short(advised.after),
        win=_short(advised.win),
        why=sentence(lang, of.edition, advised, names=names, who=who),
    )


def _spelt(action: Action) -> tuple[Literal["bid", "dudo", "calza"], tuple[int, int] | None]:
    match action:
        case Bid(count, face):
            return "bid", (count, face)
        case Calza():
            return "calza", None
        case Dudo():
            return "dudo", None


def _short(share: float) -> float:
    return round(float(share), DIGITS)
