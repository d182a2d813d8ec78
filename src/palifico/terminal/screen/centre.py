"""The middle of the table: the bid, whose turn it is, how a round came out, what is waited for."""

from __future__ import annotations

from collections.abc import Iterator

from textual.content import Content

from palifico.terminal.lifting import lifts
from palifico.terminal.screen.faces import drawn
from palifico.terminal.seats import is_my_turn, is_playing, my_seat
from palifico.terminal.sentences import about, bid_text, capital
from palifico.terminal.table import Shown, Table, turn_of
from palifico.terminal.telling import gathering_hint
from palifico.words import Speaker


def middle(
    speaker: Speaker, table: Table, *, lifted: int, settled: bool, large: bool = False
) -> Content:
    """What stands in the middle just now; where there is room, with the bid drawn `large`."""
    lines = list(_lines(speaker, table, lifted=lifted, settled=settled))
    if large and table.game and table.game.bids:
        count, face = table.game.bids[-1].bid
        lines = [*_large(count, face), Content(), *lines]
    return Content("\n").join(lines)


def outcome(speaker: Speaker, table: Table) -> str:
    """How the round came out that is looked at, in one line; nothing while none is."""
    game, last = table.game, table.last
    if game is None or game.reveal is None or last is None:
        return ""
    bid = bid_text(speaker, last.bid)
    count = speaker.say("common-log-count", bid=bid, count=last.count)
    return " ".join([count, *_verdict(speaker, table, last)])


def _large(count: int, face: int) -> Iterator[Content]:
    """A bid as it would lie on the table: how many, and a die."""
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
        told = about(speaker, table, "board-turn", turn.to_act)
        yield Content.styled(told, "bold $success" if mine else "$text-muted")
    seat = my_seat(table)
    sitter = None if seat is None else table.seats[seat]
    if sitter is not None and sitter.kept:
        kept = "room-kept-for-good" if sitter.for_good else "room-kept"
        yield Content.styled(speaker.say(kept), "$warning")
    elif game.last_die:
        yield Content.styled(capital(speaker.say("common-log-last-die")), "$warning")
    elif my_seat(table) is not None and not is_playing(table):
        yield Content.styled(speaker.say("board-you-are-out"), "$text-muted")


def _reveal(
    speaker: Speaker, table: Table, last: Shown, *, lifted: int, settled: bool
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
        yield Content.styled(" ".join(_verdict(speaker, table, last)), "bold $success")


def _verdict(speaker: Speaker, table: Table, last: Shown) -> Iterator[str]:
    if last.call == "calza":
        yield speaker.say("board-was-exact" if last.count == last.bid[0] else "board-not-exact")
    else:
        yield speaker.say("board-was-true" if last.count >= last.bid[0] else "board-was-false")
    if table.status == "over" and table.game and table.game.winner is not None:
        yield about(speaker, table, "event-game_won", table.game.winner)
        return
    if last.loser is not None:
        yield about(speaker, table, "event-die_lost", last.loser)
    elif last.gainer is not None:
        yield about(speaker, table, "event-die_regained", last.gainer)
    else:
        yield speaker.say("board-nothing-back")
