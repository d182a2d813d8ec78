"""Archive of finished games: summary, record, replay and proof, built from the log on request."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeVar

from palifico.errors import Fault
from palifico.protocol.codec import encode, read_entry
from palifico.protocol.entries import Ended, Rolled, Settled, TableMade
from palifico.protocol.frames import Person
from palifico.protocol.rest_games import GameLinks, GameOver, Hands, SeatPlayed
from palifico.protocol.schemas import tag_of
from palifico.protocol.settings import TableSettings, plain, rules_of
from palifico.record import (
    Proof,
    Record,
    proof_json,
    prove_record,
    stamped,
    to_json,
    write_text,
)
from palifico.rules import Seat
from palifico.server.auth.accounts import COLOURS, SHAPES, person
from palifico.server.core.cache import TtlCache
from palifico.server.games.record_builder import record_of
from palifico.store.queries.games import StoredGame, find_game, is_going_on, settings_entries
from palifico.store.queries.log import read_log
from palifico.words import message

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from palifico.fair.signer import Signer
    from palifico.server.auth.accounts import Account
    from palifico.server.auth.identity import Identity
    from palifico.store.base import Row, Store

T = TypeVar("T")
ID: Final = re.compile("[0-9a-f]{32}")
SETTLED: Final = b'{"type":"%b"' % tag_of(Settled).encode()
"""How an entry that changes settings begins."""
BY_THE_BOX: Final = TableSettings()
SETTINGS_CACHE_SIZE: Final = 1024
CACHE_SIZE: Final = 32
CACHE_TTL_MS: Final = 10 * 60 * 1000


class GameArchive:
    """Builds records from logs on request; an unfinished game has none."""

    def __init__(self, store: Store, identity: Identity, signer: Signer) -> None:
        self.public = signer.public
        self._store = store
        self._identity = identity
        self._signer = signer
        self._made: TtlCache[str, Record] = TtlCache(
            size=CACHE_SIZE, age=CACHE_TTL_MS, now=identity.now
        )
        self._known: TtlCache[int, TableSettings] = TtlCache(
            size=SETTINGS_CACHE_SIZE, age=CACHE_TTL_MS, now=identity.now
        )
        self._turn = asyncio.Lock()

    async def find(self, game: str) -> StoredGame:
        """Return a finished game; raise Fault `game.running` or `game.unknown`."""

        def read(conn: Connection) -> StoredGame | bool:
            return find_game(conn, game) or is_going_on(conn, game)

        found = await self._store.read(read) if ID.fullmatch(game) else False
        if isinstance(found, StoredGame):
            return found
        raise Fault("game.running") if found else Fault("game.unknown")

    async def summary(self, game: str) -> GameOver:
        """Return the summary of a game; raise as `find` does."""
        (shown,) = await self.shown([await self.find(game)])
        return shown

    async def shown(self, games: Sequence[StoredGame]) -> tuple[GameOver, ...]:
        """Return games as they stand in a list."""
        ids = {account for over in games for account in over.accounts}
        people = await self._identity.accounts(ids)
        settings = await self._settings([over.table for over in games])
        return tuple(_shown(over, people, settings.get(over.table, BY_THE_BOX)) for over in games)

    async def record(self, game: str) -> Record:
        """Return the record with the names of today, the proof of its dice and a signed stamp.

        Raises as `find` does.
        """
        over = await self.find(game)
        names = _names(over, await self._identity.accounts(over.accounts))
        made = self._made.get(game)
        if made is None or made.players != names:
            made = await self._in_turn(self._make, made, await self.rows(over), names)
            self._made.put(game, made, since=self._made.drops)
        return made

    async def rows(self, over: StoredGame) -> list[Row]:
        """Return the log of the table at which a game was played."""
        return await self._store.read(lambda conn: read_log(conn, over.table))

    async def notation(self, game: str) -> str:
        """Return the record in the text notation; raise as `find` does."""
        return await self._in_turn(write_text, await self.record(game))

    async def replay(self, game: str) -> bytes:
        """Return the log by lines, and all hands where they were rolled; raise as `find` does."""
        over, record = await self.find(game), await self.record(game)
        return await self._in_turn(_replayed, await self.rows(over), record)

    async def proof(self, game: str, lang: str) -> dict[str, Any]:
        """Verify the record and return the result; raise as `find` does.

        A game that was given up is not proven; a note says that its dice hold.
        """
        proof = await self._in_turn(self._prove, await self.record(game))
        told = proof_json(replace(proof, key=None), lang)  # the caller gave no key: show it
        if proof.record is not None and proof.record.fair is not None:
            told["lock"] = proof.record.fair.lock.hex()
        if proof.flaw is not None and proof.flaw.code == "game.unfinished":
            told["note"] = message(lang, "games-given-up", {})
        return told

    async def _settings(self, numbers: Sequence[int]) -> dict[int, TableSettings]:
        """Return the settings that tables played by, from the cache or their logs."""
        found = {number: self._known.get(number) for number in numbers}
        if missing := [number for number, known in found.items() if known is None]:
            since = self._known.drops
            rows = await self._store.read(
                lambda conn: settings_entries(conn, missing, prefix=SETTLED)
            )
            for number, body in rows:
                entry = read_entry(body)
                assert isinstance(entry, TableMade | Settled)
                found[number] = entry.settings
                self._known.put(number, entry.settings, since=since)
        return {number: known for number, known in found.items() if known is not None}

    async def _in_turn(self, work: Callable[..., T], *given: object) -> T:
        """Run slow work in a thread beside the tables, one after the other."""
        async with self._turn:
            return await asyncio.to_thread(work, *given)

    def _make(self, before: Record | None, rows: Iterable[Row], names: tuple[str, ...]) -> Record:
        record = before or record_of(read_entry(row.body) for row in rows)
        return stamped(replace(record, players=names, stamp=None), self._signer)

    def _prove(self, record: Record) -> Proof:
        return prove_record(record, to_json(record), key=self.public)


def links_of(game: str) -> GameLinks:
    """Return the addresses of all that there is about a game."""
    at = f"/api/games/{game}"
    return GameLinks(
        page=f"/g/{game}",
        record=f"{at}/record.json",
        notation=f"{at}/record.txt",
        replay=f"{at}/replay",
        proof=f"{at}/proof",
    )


def _shown(over: StoredGame, people: Mapping[str, Account], settings: TableSettings) -> GameOver:
    places = {seat: place for place, seat in enumerate(over.places, start=1)}
    rules = rules_of(settings)
    return GameOver(
        game=over.game,
        table=over.id,
        edition=over.edition,
        options=plain(rules.options),
        house=plain(rules.house),
        seats=tuple(
            SeatPlayed(_person(account, people), places[seat])
            for seat, account in enumerate(over.accounts)
        ),
        why=over.why,  # type: ignore[arg-type]
        winner=over.winner,
        rounds=over.rounds,
        ended=over.ended,
        rated=over.rated,
        public=over.public,
        links=links_of(over.game),
    )


def _person(id_: str, people: Mapping[str, Account]) -> Person:
    account = people.get(id_)
    return person(account) if account else Person(id_, "", COLOURS[-1], SHAPES[0], "gone")


def _names(over: StoredGame, people: Mapping[str, Account]) -> tuple[str, ...]:
    """Return the names of today; a nameless seat has the same name in every language."""
    return tuple(_name(seat, people.get(account)) for seat, account in enumerate(over.accounts))


def _name(seat: Seat, account: Account | None) -> str:
    return (account.name if account else "") or f"Player {seat + 1}"


def _replayed(rows: Iterable[Row], record: Record) -> bytes:
    return b"".join(_lines(rows, record))


def _lines(rows: Iterable[Row], record: Record) -> Iterator[bytes]:
    rounds = iter(record.rounds)
    for row in rows:
        yield row.body + b"\n"
        entry = read_entry(row.body)
        if isinstance(entry, Rolled):
            yield encode(Hands(entry.n, next(rounds).dice)) + b"\n"
        if isinstance(entry, Ended):
            return
