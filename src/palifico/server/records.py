"""Games that are over, with everything in the open: summary, record, replay, proof."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeVar

from palifico.editions import Fault
from palifico.protocol.coding import encode, read_entry
from palifico.protocol.entries import Ended, Rolled
from palifico.protocol.frames import Person
from palifico.protocol.games import GameLinks, GameOver, Hands, SeatPlayed
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
from palifico.server.loading import person
from palifico.server.people import COLOURS, SHAPES
from palifico.server.recent import Recent
from palifico.server.recording import record_of
from palifico.store.games import Found, find_game, is_going_on
from palifico.store.log import read_log
from palifico.words import message

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from palifico.fair.signing import Signer
    from palifico.server.identity import Identity
    from palifico.server.people import Account
    from palifico.store.contract import Row, Store

T = TypeVar("T")
ID: Final = re.compile("[0-9a-f]{32}")
AT_HAND: Final = 32
FOR: Final = 10 * 60 * 1000
"""So many records are kept at hand, each for so many milliseconds after it was made."""


class Records:
    """Makes records from logs when somebody asks for them; a game that is not over has none."""

    def __init__(self, store: Store, identity: Identity, signer: Signer) -> None:
        self.public = signer.public
        self._store = store
        self._identity = identity
        self._signer = signer
        self._made: Recent[str, Record] = Recent(size=AT_HAND, age=FOR, now=identity.now)
        self._turn = asyncio.Lock()

    async def find(self, game: str) -> Found:
        """A game that is over; raises Fault `game.running` or `game.unknown`."""

        def read(conn: Connection) -> Found | bool:
            return find_game(conn, game) or is_going_on(conn, game)

        found = await self._store.read(read) if ID.fullmatch(game) else False
        if isinstance(found, Found):
            return found
        raise Fault("game.running") if found else Fault("game.unknown")

    async def summary(self, game: str) -> GameOver:
        """What there is to say of a game; raises as `find` does."""
        (shown,) = await self.shown([await self.find(game)])
        return shown

    async def shown(self, games: Sequence[Found]) -> tuple[GameOver, ...]:
        """Games as they stand in a list."""
        ids = {account for over in games for account in over.accounts}
        people = await self._identity.accounts(ids)
        return tuple(_shown(over, people) for over in games)

    async def record(self, game: str) -> Record:
        """The record with the names of today, the proof of its dice and a signed stamp.

        Raises as `find` does.
        """
        over = await self.find(game)
        names = _names(over, await self._identity.accounts(over.accounts))
        made = self._made.get(game)
        if made is None or made.players != names:
            made = await self._in_turn(self._make, made, await self.rows(over), names)
            self._made.put(game, made, since=self._made.drops)
        return made

    async def rows(self, over: Found) -> list[Row]:
        """The log of the table at which a game was played."""
        return await self._store.read(lambda conn: read_log(conn, over.table))

    async def notation(self, game: str) -> str:
        """The record in the text notation; raises as `find` does."""
        return await self._in_turn(write_text, await self.record(game))

    async def replay(self, game: str) -> bytes:
        """The log line by line, and all hands where they were rolled; raises as `find` does."""
        over, record = await self.find(game), await self.record(game)
        return await self._in_turn(_replayed, await self.rows(over), record)

    async def proof(self, game: str, lang: str) -> dict[str, Any]:
        """What comes of checking the record just now; raises as `find` does.

        A game that was given up is not proven, however its dice turn out: that they hold is said.
        """
        proof = await self._in_turn(self._prove, await self.record(game))
        told = proof_json(replace(proof, key=None), lang)  # nobody has given a key: tell it
        if proof.record is not None and proof.record.fair is not None:
            told["lock"] = proof.record.fair.lock.hex()
        if proof.flaw is not None and proof.flaw.code == "game.unfinished":
            told["note"] = message(lang, "games-given-up", {})
        return told

    async def _in_turn(self, work: Callable[..., T], *given: object) -> T:
        """Do something that takes a while beside the tables, one after the other."""
        async with self._turn:
            return await asyncio.to_thread(work, *given)

    def _make(self, before: Record | None, rows: Iterable[Row], names: tuple[str, ...]) -> Record:
        record = before or record_of(read_entry(row.body) for row in rows)
        return stamped(replace(record, players=names, stamp=None), self._signer)

    def _prove(self, record: Record) -> Proof:
        return prove_record(record, to_json(record), key=self.public)


def links_of(game: str) -> GameLinks:
    """Where everything about a game is."""
    at = f"/api/games/{game}"
    return GameLinks(
        page=f"/g/{game}",
        record=f"{at}/record.json",
        notation=f"{at}/record.txt",
        replay=f"{at}/replay",
        proof=f"{at}/proof",
    )


def _shown(over: Found, people: Mapping[str, Account]) -> GameOver:
    places = {seat: place for place, seat in enumerate(over.places, start=1)}
    return GameOver(
        game=over.game,
        table=over.id,
        edition=over.edition,
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


def _names(over: Found, people: Mapping[str, Account]) -> tuple[str, ...]:
    """The names of today; a record is the same in every language, so is the word for nobody."""
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
