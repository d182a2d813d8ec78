"""Standing of a round and of a player, in one line each: all bids, and the place once out."""

from __future__ import annotations

from palifico.terminal.client.seats import is_out, my_seat, name_of, place_of
from palifico.terminal.client.sentences import bid_text
from palifico.terminal.client.table import Table
from palifico.words import Speaker


def bids_text(speaker: Speaker, table: Table) -> str:
    """Return all bids of the round in order, with who made each; or that there is none."""
    bids = table.game.bids if table.game else ()
    if not bids:
        return speaker.say("board-no-bid")
    mine, you = my_seat(table), speaker.say("play-you")
    each = (
        f"{you if one.seat == mine else name_of(table, one.seat)} {bid_text(speaker, one.bid)}"
        for one in bids
    )
    return speaker.say("terminal-bids", bids=", ".join(each))


def out_text(speaker: Speaker, table: Table) -> str:
    """Return that this player is out of a game that goes on, with the place; else nothing."""
    seat = my_seat(table)
    if seat is None or not is_out(table):
        return ""
    place = place_of(table, seat)
    if place is None:
        return speaker.say("board-you-are-out")
    players = sum(one is not None for one in table.seats)
    return speaker.say("terminal-out-place", place=place, players=players)
