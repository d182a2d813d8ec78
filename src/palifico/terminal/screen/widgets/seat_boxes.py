"""Seat boxes: the seats around the table, each with its name, its cup and its state."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import ceil
from types import MappingProxyType
from typing import Final, TypeAlias

from rich.cells import cell_len
from textual.containers import Container
from textual.content import Content
from textual.widgets import Static

from palifico.rules import Hand
from palifico.terminal.client.reveal import Lift, Progress, lifts
from palifico.terminal.client.seats import my_seat, name_of
from palifico.terminal.client.sentences import bid_text
from palifico.terminal.client.table import Table, turn_of
from palifico.terminal.screen.dice import covered, sign, small
from palifico.words import Speaker

MAX_SEATS_A_ROW: Final = 6
FRAME_COLUMNS: Final = 4
"""The columns of a box's frame and margin."""
NO_HANDS: Final[Mapping[int, Hand]] = MappingProxyType({})
Written: TypeAlias = Callable[[tuple[int, int]], str]


class SeatBox(Static):
    """One seat."""


class SeatBoxes(Container):
    """All seats, in one row or two."""

    def show(  # noqa: PLR0913 - all that shows of the seats
        self,
        speaker: Speaker,
        table: Table,
        *,
        columns: int,
        progress: Progress,
        frame: int | None = None,
        hands: Mapping[int, Hand] = NO_HANDS,
    ) -> None:
        """Draw them in so many columns, as far as the reveal has come, or in a `frame` of a roll.

        `hands` are open for other reasons: in a replay.
        """
        count = len(table.seats)
        boxes = self._boxes(count)
        in_a_row = ceil(count / seat_rows(table))
        self.styles.grid_size_columns = in_a_row
        room = columns // in_a_row - FRAME_COLUMNS
        open_ = {seat: small(sorted(hand), room=room) for seat, hand in hands.items()}
        for seat, (lift, is_counted) in _opened(table, progress).items():
            tones = lift.tones if is_counted else ()
            open_[seat] = small(lift.dice, tones, room=room)
        settled = progress.settled
        for seat, box in enumerate(boxes):
            dice = open_.get(seat) or _cup(table, seat, room=room, frame=frame)
            _draw(box, speaker, table, seat, dice, settled=settled, room=room)

    def _boxes(self, count: int) -> list[SeatBox]:
        """Return a box for each seat; mount those that are missing."""
        boxes = list(self.query(SeatBox))
        for box in boxes[count:]:
            box.remove()
        missing = [SeatBox() for _ in range(count - len(boxes))]
        if missing:
            self.mount_all(missing)
        return [*boxes[:count], *missing]


def seat_rows(table: Table) -> int:
    """Return in how many rows the seats stand."""
    return ceil(len(table.seats) / MAX_SEATS_A_ROW)


def _opened(table: Table, progress: Progress) -> dict[int, tuple[Lift, bool]]:
    """Return the open cups by their seat, with whether they are counted already."""
    if table.game is None or table.game.reveal is None or table.last is None:
        return {}
    each = enumerate(list(lifts(table.last))[: progress.opened])
    return {lift.seat: (lift, at < progress.counted) for at, lift in each}


def _draw(  # noqa: PLR0913 - all that shows in a box
    box: SeatBox,
    speaker: Speaker,
    table: Table,
    seat: int,
    dice: Content,
    *,
    settled: bool,
    room: int,
) -> None:
    sitter, game, turn = table.seats[seat], table.game, turn_of(table)
    box.set_class(turn is not None and turn.to_act == seat, "-to-act")
    box.set_class(seat == my_seat(table), "-mine")
    box.set_class(bool(game and seat in game.out and (settled or not game.reveal)), "-out")
    if sitter is None:
        box.update(Content.styled(speaker.say("board-free-seat", number=seat + 1), "$text-muted"))
        return
    mark = "▸ " if turn is not None and turn.to_act == seat else ""
    you = speaker.say("play-you") if seat == my_seat(table) else name_of(table, seat)
    name = Content.styled(f"{mark}{you}", "bold")
    notes = Content(_brief(speaker, table, seat, settled=settled, room=room))
    parts = [name, dice, notes]
    box.update(Content("\n").join(part.truncate(room, ellipsis=True) for part in parts))


def _brief(speaker: Speaker, table: Table, seat: int, *, settled: bool, room: int) -> str:
    """Return the state of a seat in words; with the bid in signs where there is no room."""
    ways: tuple[Written, ...] = (
        lambda bid: speaker.say("board-seat-bid", bid=bid_text(speaker, bid)),
        lambda bid: speaker.say("board-seat-bid", bid=_signs(bid)),
        _signs,
    )
    texts = [" · ".join(_notes(speaker, table, seat, way, settled=settled)) for way in ways]
    return next((text for text in texts if cell_len(text) <= room), texts[-1])


def _signs(bid: tuple[int, int]) -> str:
    return f"{bid[0]}×{sign(bid[1])}"


def _cup(table: Table, seat: int, *, room: int, frame: int | None) -> Content:
    """Return the covered cup of a seat, if it has one."""
    game = table.game
    if game is None:
        return Content()
    if seat in game.out and not (game.reveal and table.last and _held(table, seat)):
        return Content()
    counts = game.counts
    held = None if counts is None else counts[seat]
    if seat == my_seat(table) and table.hand:
        held = len(table.hand)
    return Content.styled(covered(held, room=room, frame=frame), "$secondary")


def _held(table: Table, seat: int) -> bool:
    """Whether a seat has a cup in the round that is revealed."""
    return table.last is not None and any(cup.seat == seat for cup in table.last.cups)


def _notes(
    speaker: Speaker, table: Table, seat: int, written: Written, *, settled: bool
) -> Iterator[str]:
    sitter, game = table.seats[seat], table.game
    assert sitter is not None
    if game is None:
        if sitter.account == table.host:
            yield speaker.say("board-host")
        if sitter.bot:
            yield speaker.say("board-bot")
        elif sitter.ready:
            yield speaker.say("welcome-is-ready")
        elif seat != my_seat(table):
            yield speaker.say("terminal-here" if seat in table.here else "board-away")
        return
    if table.status == "over" and settled and game.winner == seat:
        yield speaker.say("board-winner")
    elif game.reveal is not None:
        yield from _outcome(speaker, table, seat, written, settled=settled)
    elif seat in game.out:
        yield speaker.say("board-out")
    else:
        yield from _playing(speaker, table, seat, written)


def _playing(speaker: Speaker, table: Table, seat: int, written: Written) -> Iterator[str]:
    sitter, game = table.seats[seat], table.game
    assert sitter is not None
    assert game is not None
    said = [one.bid for one in game.bids if one.seat == seat]
    is_announcing = game.last_die and game.opener == seat and len(game.bids) <= 1
    if is_announcing:
        yield f"{speaker.word('palifico').capitalize()}!"
    if said:
        yield written(said[-1])
    elif game.opener == seat and not is_announcing:
        yield speaker.say("board-opener-brief")
    if sitter.kept:
        yield speaker.say("board-kept-brief")
    elif not sitter.bot and seat not in table.here:
        yield speaker.say("board-away")


def _outcome(
    speaker: Speaker, table: Table, seat: int, written: Written, *, settled: bool
) -> Iterator[str]:
    last, game = table.last, table.game
    if last is None or game is None:
        return
    if settled and last.loser == seat:
        yield speaker.say("board-out" if seat in game.out else "board-loses")
    elif settled and last.gainer == seat:
        yield speaker.say("board-regains")
    elif seat == last.caller:
        yield f"{speaker.word(last.call)}!"
    elif seat == last.bidder:
        yield written(last.bid)
    elif seat in game.out:
        yield speaker.say("board-out")
