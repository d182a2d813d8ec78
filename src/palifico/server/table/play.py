"""Play: decide actions, simultaneous calls, the next roll and the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from palifico.errors import Fault
from palifico.fair import LENGTH
from palifico.protocol.commands import Action as Asked
from palifico.protocol.commands import CallCalza, CallDudo, MakeBid
from palifico.protocol.entries import AnyEntry, Ask, By, Called, Ended, Rolled
from palifico.rules import (
    Action,
    Bid,
    Calza,
    Dudo,
    Refusal,
    Seat,
    State,
    decide,
    evolve,
    resolve,
    view,
)
from palifico.rules import events as happened
from palifico.rules.edition import LostDice, ShowStop
from palifico.rules.legal import Ask as Wish
from palifico.server.table.hurry import reveal_ms
from palifico.server.table.log_entries import bid_made, called, turn_of
from palifico.server.table.seating import own_seat
from palifico.server.table.state import TableState


def asked(table: TableState, account: str, command: Asked) -> tuple[Seat, Action]:
    """Return the seat and the action of a command, which must be meant for this very turn.

    Raises Fault `table.not_playing`, `seat.needed`, `seat.bot`, `seq.stale`.
    """
    if table.status != "playing" or table.game is None:
        raise Fault("table.not_playing")
    seat = own_seat(table, account)
    sitter = table.seats[seat]
    if sitter is not None and sitter.for_good:
        raise Fault("seat.bot", seat=seat)
    if command.expect != table.turn_n:
        raise Fault("seq.stale", given=command.expect, expected=table.turn_n)
    match command:
        case MakeBid(bid=(count, face)):
            return seat, Bid(count, face)
        case CallDudo():
            return seat, Dudo()
        case CallCalza():
            return seat, Calza(table.game.round.bid if table.game.round else None)


def act(
    table: TableState, seat: Seat, action: Action, *, by: By, asks: Sequence[Ask] = ()
) -> list[AnyEntry] | Refusal:
    """Return the entries that follow from an action, or why it is refused."""
    game = table.game
    assert game is not None
    events = decide(game, seat, action)
    if isinstance(events, Refusal):
        return events
    first = events[0]
    if isinstance(first, happened.BidMade):
        return [bid_made(evolve(game, first), first, by=by, asks=asks)]
    entry, after = called(game, events, by=by, asks=asks)
    entry.secret = _secret_to_show(table)
    return [entry, *_after_call(table, entry, after)]


def together(
    table: TableState, wishes: Sequence[tuple[Wish, By]]
) -> tuple[list[AnyEntry], list[Refusal | None]]:
    """Resolve simultaneous actions; return the entries, and for each action why it is refused."""
    game = table.game
    assert game is not None
    resolution = resolve(game, [wish for wish, _ in wishes])
    if resolution.prevails is None:
        return [], [refusal for _, refusal in resolution.refused]
    why = dict(resolution.refused)
    answers = [why.get(wish) for wish, _ in wishes]
    asks = [_told(wish, why) for (wish, _), why in zip(wishes, answers, strict=True)]
    winner = answers.index(None)
    (seat, action), by = wishes[winner]
    entries = act(table, seat, action, by=by, asks=asks if len(asks) > 1 else ())
    assert not isinstance(entries, Refusal)
    return entries, answers


def next_round(table: TableState) -> list[AnyEntry]:
    """Return the next roll, or the end of the game if the chain is used up."""
    assert table.game is not None
    return [_next(table, table.game, table.places)]


def rolled(game: State) -> Rolled:
    """Return the entry for the next roll, which does not say the dice."""
    seen = view(game, None)
    turn = turn_of(evolve(game, happened.DiceRolled()))
    return Rolled(opener=seen.opener, last_die=seen.last_die, counts=seen.counts, turn=turn)


def end(
    table: TableState,
    game: State,
    why: Literal["won", "abandoned", "chain"],
    outs: tuple[Seat, ...],
) -> Ended:
    """Return the last entry of a game. Seats with dice are placed before those that are out."""
    assert table.dealer is not None
    inside = sorted((s for s, dice in enumerate(game.dice) if dice), key=lambda s: -game.dice[s])
    chain = table.dealer.chain
    secret = chain.secret(table.rounds).reveal().hex() if table.rounds else None
    return Ended(
        game=chain.game.hex(),
        why=why,
        winner=game.winner if why == "won" else None,
        places=(*inside, *outs),
        rounds=table.rounds,
        secret=secret,
    )


def _after_call(table: TableState, entry: Called, after: State) -> list[AnyEntry]:
    outs = table.places if entry.out is None else (entry.out, *table.places)
    if after.winner is not None:
        return [end(table, after, "won", outs)]
    return [] if reveal_ms(table) else [_next(table, after, outs)]


def _next(table: TableState, game: State, outs: tuple[Seat, ...]) -> AnyEntry:
    return end(table, game, "chain", outs) if table.rounds >= LENGTH else rolled(game)


def _secret_to_show(table: TableState) -> str | None:
    """Return the secret of this round where every cup is lifted and no dice count is hidden."""
    edition = table.variant.edition
    if edition.show_stop is not ShowStop.NEVER or edition.lost_dice is LostDice.HIDDEN:
        return None
    assert table.dealer is not None
    return table.dealer.chain.secret(table.rounds).reveal().hex()


def _told(wish: Wish, why: Refusal | None) -> Ask:
    seat, action = wish
    code = None if why is None else why.code
    if isinstance(action, Bid):
        return Ask(seat, "bid", (action.count, action.face), code)
    return Ask(seat, "calza" if isinstance(action, Calza) else "dudo", None, code)
