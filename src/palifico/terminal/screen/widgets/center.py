"""Centre of the table: the bid and the turn, a reveal and its outcome, or what is waited for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from textual.content import Content

from palifico.terminal.client.reveal import Progress, deciding, lifts, matching
from palifico.terminal.client.seats import is_my_turn, my_seat
from palifico.terminal.client.sentences import about, bid_text
from palifico.terminal.client.standing import out_text
from palifico.terminal.client.table import RoundResult, Table, turn_of
from palifico.terminal.screen.dice import drawn, small
from palifico.terminal.summaries import gathering_hint, verdict_texts
from palifico.words import Speaker

BETWEEN: Final = "   "


def middle(speaker: Speaker, table: Table, progress: Progress, columns: int) -> Content:
    """Return the content of the centre, as far as a reveal has come."""
    return Content("\n").join(_lines(speaker, table, progress, columns))


def with_large_bid(content: Content, table: Table) -> Content:
    """Return the content of the centre below the bid as a drawn die."""
    if table.game is None or not table.game.bids:
        return content
    return Content("\n").join([*_large(*table.game.bids[-1].bid), Content(), content])


def _large(count: int, face: int) -> Iterator[Content]:
    """Yield a bid as a count and a drawn die."""
    times = f"{count} ×  "
    for number, line in enumerate(drawn(face)):
        before = times if number == 2 else " " * len(times)
        yield Content.styled(f"{before}{line}{' ' * len(times)}", "bold $primary")


def _lines(speaker: Speaker, table: Table, progress: Progress, columns: int) -> Iterator[Content]:
    game = table.game
    if game is None or table.status in ("gathering", "starting", "closed"):
        yield from _before(speaker, table)
    elif game.reveal is not None and table.last is not None:
        yield from _reveal(speaker, table, table.last, progress, columns)
    elif table.status == "over":
        yield Content.styled(speaker.say("board-no-winner"), "bold")
    else:
        yield from _bidding(speaker, table)


def _before(speaker: Speaker, table: Table) -> Iterator[Content]:
    if table.status == "closed":
        yield Content.styled(speaker.say("room-closed"), "bold")
    elif table.status == "starting":
        yield Content.styled(speaker.say("room-starting"), "bold")
    else:
        yield Content.styled(gathering_hint(speaker, table), "bold $primary")
        code = Content.styled(table.code.upper(), "bold")
        yield Content.assemble(f"{speaker.say('room-code')}: ", code)
        yield Content.styled(speaker.say("room-invite-more"), "$text-muted")


def _bidding(speaker: Speaker, table: Table) -> Iterator[Content]:
    game, turn = table.game, turn_of(table)
    assert game is not None
    if game.bids:
        last = game.bids[-1]
        by = about(speaker, table, "board-bid-by", last.seat)
        bid = Content.styled(bid_text(speaker, last.bid), "bold $primary")
        yield Content.assemble(f"{by} ", bid)
    else:
        yield Content.styled(speaker.say("board-no-bid"), "$text-muted")
    if turn is not None:
        mine = is_my_turn(table)
        text = about(speaker, table, "board-turn", turn.to_act)
        yield Content.styled(text, "bold $success" if mine else "$text-muted")
    seat = my_seat(table)
    sitter = None if seat is None else table.seats[seat]
    if sitter is not None and sitter.kept:
        kept = "room-kept-for-good" if sitter.for_good else "room-kept"
        yield Content.styled(speaker.say(kept), "$warning")
    elif game.last_die:
        yield Content.styled(speaker.say("common-log-last-die"), "$warning")
    elif out := out_text(speaker, table):
        yield Content.styled(out, "$text-muted")


def _reveal(
    speaker: Speaker, table: Table, last: RoundResult, progress: Progress, columns: int
) -> Iterator[Content]:
    said = "event-dudo_called" if last.call == "dudo" else "event-calza_called"
    call = about(speaker, table, said, last.caller)
    had = about(speaker, table, "board-had-bid", last.bidder, bid=bid_text(speaker, last.bid))
    yield Content.assemble((call, "bold"), f"  {had}")
    counted = list(lifts(last))[: progress.counted]
    found = counted[-1].found if counted else 0
    count = speaker.say("board-count-of", count=found, needed=last.bid[0])
    cups = speaker.say("board-cups", count=progress.opened, all=len(last.cups))
    parts = [Content.styled(count, "bold $primary"), Content.styled(cups, "$text-muted")]
    room = columns - sum(part.cell_length for part in parts) - 2 * len(BETWEEN)
    dice, tones = matching(counted)
    if dice and len(dice) <= room:
        parts.insert(1, small(dice, tones, room=room, marked=deciding(last)))
    yield Content(BETWEEN).join(parts)
    if progress.settled:
        yield Content.styled(" ".join(verdict_texts(speaker, table, last)), "bold $success")
