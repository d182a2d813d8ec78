"""Views of a table: one public snapshot, and one hand for each seat."""

from __future__ import annotations

from collections.abc import Mapping

from palifico.protocol.entries import Cup
from palifico.protocol.frames import (
    BidShown,
    GameShown,
    Hand,
    Person,
    RevealShown,
    SeatShown,
    Snapshot,
)
from palifico.rules import Reveal, Seat, view
from palifico.rules.edition import LostDice
from palifico.rules.raises import may_change_face
from palifico.server.table.state import Sitter, TableState


def snapshot(
    table: TableState, people: Mapping[str, Person], *, here: tuple[Seat, ...], watching: int
) -> Snapshot:
    """Return the whole table as a spectator, and so every client, may see it."""
    return Snapshot(
        n=table.n,
        id=table.id,
        code=table.code,
        status=table.status,
        settings=table.settings,
        host=table.host,
        seats=tuple(_seat(sitter) for sitter in table.seats),
        people=tuple(people[account] for account in sorted(table.accounts()) if account in people),
        here=here,
        watching=watching,
        voids=table.voids,
        chain=table.chain,
        locked=table.locked,
        mixed=table.mixed,
        game=_game(table),
        places=table.places,
        next_table=table.next_table,
    )


def hand(table: TableState, seat: Seat | None) -> Hand:
    """Return a seat's own dice, as long for every seat as for a spectator, who has none."""
    size = table.variant.edition.dice_each
    game, sitter = table.game, None if seat is None else table.seats[seat]
    # A player who has left the seat to a bot for good is a spectator.
    is_theirs = sitter is not None and not sitter.for_good
    if game is None or not is_theirs or game.round is None or game.round.ending is not None:
        return Hand(table.round_n, (0,) * size, 0)
    assert seat is not None
    dice = view(game, seat).hand
    free = game.round.last_die and may_change_face(game, game.round, seat)
    return Hand(table.round_n, (*dice, *[0] * (size - len(dice))), 1 if free else 0)


def can_look_back(table: TableState, after: int) -> bool:
    """Return whether entries after a number may be sent again: no past round that is hidden."""
    is_open = table.variant.edition.lost_dice is LostDice.VISIBLE or table.status != "playing"
    return is_open or after >= table.round_n - 1


def _seat(sitter: Sitter | None) -> SeatShown | None:
    if sitter is None:
        return None
    adds = sitter.commit is not None
    return SeatShown(
        sitter.account, sitter.bot, adds, sitter.opened, sitter.kept, sitter.for_good, sitter.ready
    )


def _game(table: TableState) -> GameShown | None:
    if table.game is None:
        return None
    seen = view(table.game, None)
    bids = zip(seen.bids, table.bys, strict=True)
    return GameShown(
        opener=seen.opener,
        last_die=seen.last_die,
        out=tuple(sorted(seen.out)),
        counts=seen.counts,
        bids=tuple(BidShown(b.seat, (b.bid.count, b.bid.face), by) for b, by in bids),
        reveal=_reveal(seen.reveal),
        turn=table.turn,
        turn_n=table.turn_n,
        winner=seen.winner,
    )


def _reveal(reveal: Reveal | None) -> RevealShown | None:
    if reveal is None:
        return None
    cups = tuple(Cup(cup.seat, cup.dice) for cup in reveal.cups)
    return RevealShown(reveal.call, reveal.caller, cups, reveal.count, reveal.loser, reveal.gainer)
