"""Centre of the table: the bid and the turn, a reveal and its outcome, or what is waited for."""

from __future__ import annotations

from collections.abc import Iterator

from textual.content import Content

from palifico.terminal.client.reveal import lifts
from palifico.terminal.client.seats import is_my_turn, is_playing, my_seat
from palifico.terminal.client.sentences import about, bid_text
from palifico.terminal.client.table import RoundResult, Table, turn_of
from palifico.terminal.screen.dice import drawn
from palifico.terminal.summaries import gathering_hint, verdict_texts
from palifico.words import Speaker


def middle(
    speaker: Speaker, table: Table, *, lifted: int, settled: bool, large: bool = False
) -> Content:
    """Return the content of the centre; with the bid drawn `large` where there is room."""
    lines = list(_lines(speaker, table, lifted=lifted, settled=settled))
    if large and table.game and table.game.bids:
        count, face = table.game.bids[-1].bid
        lines = [*_large(count, face), Content(), *lines]
    return Content("\n").join(lines)


def _large(count: int, face: int) -> Iterator[Content]:
    """Yield a bid as a count and a drawn die."""
    times = f"{count} ×  "
    for number, line in enumerate(drawn(face)):
        before = times if number == 2 else " " * len(times)
        yield Content.styled(f"{before}{line}{' ' * len(times)}", "bold $primary")


def _lines(speaker: Speaker, table: Table, *, lifted: int, settled: bool) -> Iterator[Content]:
    game = table.game
    if game is None or table.status in ("gathering", "starting", "closed"):
        yield from _before(speaker, table)
    elif game.reveal is not None and table.last is not None:
        yield from _reveal(speaker, table, table.last, lifted=lifted, settled=settled)
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
    elif my_seat(table) is not None and not is_playing(table):
        yield Content.styled(speaker.say("board-you-are-out"), "$text-muted")


def _reveal(
    speaker: Speaker, table: Table, last: RoundResult, *, lifted: int, settled: bool
) -> Iterator[Content]:
    said = "event-dudo_called" if last.call == "dudo" else "event-calza_called"
    call = about(speaker, table, said, last.caller)
    had = about(speaker, table, "board-had-bid", last.bidder, bid=bid_text(speaker, last.bid))
    yield Content.assemble((call, "bold"), f"  {had}")
    found = [lift.found for lift in lifts(last)][:lifted]
    count = speaker.say("board-count-of", count=found[-1] if found else 0, needed=last.bid[0])
    cups = speaker.say("board-cups", count=lifted, all=len(last.cups))
    yield Content.assemble((count, "bold $primary"), (f"   {cups}", "$text-muted"))
    if settled:
        yield Content.styled(" ".join(verdict_texts(speaker, table, last)), "bold $success")
