"""The proof of secrecy is itself proven: servers that tell too much must be caught by it."""

from __future__ import annotations

from asyncio import run
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import pytest
import structlog
from msgspec import structs

from palifico.bots import Seen
from palifico.protocol.codec import encode
from palifico.protocol.entries import Called, Cup, Rolled
from palifico.protocol.frames import Hand, Snapshot
from palifico.rules import Hand as Hand_
from palifico.rules import Seat, State, View, legal
from palifico.rules.edition import FaceChange, LostDice, ShowStop
from palifico.rules.reveal import total
from palifico.server.live import actor, bot_runner, coach, scheduler
from palifico.server.live import table as live_table
from palifico.server.live.actor import TableActor
from palifico.server.live.jobs import Job
from palifico.server.live.subscriber import OutgoingMessage
from palifico.server.live.table import LiveTable
from palifico.server.ops.metrics import CountingHook
from palifico.server.rest.routes import tables as rest
from palifico.server.rest.streaming import LineStream
from palifico.server.table import log_entries, play
from palifico.server.table.deadlines import ClockState, Due, next_due
from palifico.server.table.state import TableState
from palifico.server.table.views import hand
from palifico.server.ws import handshake
from tests.server.two_worlds.compare import Verdict, compare, compare_pasts
from tests.server.two_worlds.setup import Setup, cast
from tests.server.two_worlds.swapped_history import hiding_cast

MOST = 25
Patch: TypeAlias = pytest.MonkeyPatch


def dice_of(state: TableState) -> list[int]:
    """Every die on the table, which no server must tell."""
    round_ = state.game.round if state.game else None
    return [die for dice in round_.hands for die in dice] if round_ else []


def wrap(patch: Patch, where: Any, name: str, clock: Callable[..., Any]) -> None:
    """Put something clock a function: it is given what came of it, and its arguments."""
    true = getattr(where, name)
    patch.setattr(where, name, lambda *args, **more: clock(true(*args, **more), *args))


def hand_to_the_neighbour(patch: Patch) -> None:
    def hand_of(table: LiveTable, seat: Seat | None) -> Hand:
        seats = len(table.state.seats)
        return hand(table.state, None if seat is None else (seat + 1) % seats)

    patch.setattr(LiveTable, "hand_of", hand_of)


def hand_to_a_stream(patch: Patch) -> None:
    """Whoever reads lines is told the dice of the first seat."""

    def push_hands(table: LiveTable) -> None:
        for listener in table.subscribers:
            seat = 0 if isinstance(listener, LineStream) else listener.seat
            listener.push(OutgoingMessage(encode(table.hand_of(seat))))

    patch.setattr(LiveTable, "push_hands", push_hands)


def hand_to_a_screen(patch: Patch) -> None:
    """A television on which a player is logged in is told that player's dice."""
    patch.setattr(handshake, "_is_spectator", lambda _: False)


def hand_as_long_as_it_is(patch: Patch) -> None:
    def shorter(told: Hand, *_: Any) -> Hand:
        return structs.replace(told, dice=tuple(die for die in told.dice if die))

    wrap(patch, live_table, "hand", shorter)


def one_message_more_for_a_six(patch: Patch) -> None:
    def more(_: None, table: LiveTable) -> None:
        if 6 in dice_of(table.state):
            table.broadcast_presence()

    wrap(patch, LiveTable, "push_hands", more)


def count_over_all_cups(patch: Patch) -> None:
    def counted(told: tuple[Called, State], before: State, *_: Any) -> tuple[Called, State]:
        entry, round_ = told[0], before.round
        assert round_ is not None
        entry.count = total(round_.hands, round_.bids[-1].bid, wild=not round_.last_die)
        return told

    wrap(patch, play, "called", counted)


def every_cup_lifted(patch: Patch) -> None:
    def lifted(told: tuple[Called, State], before: State, *_: Any) -> tuple[Called, State]:
        assert before.round is not None
        told[0].cups = tuple(Cup(s, dice) for s, dice in enumerate(before.round.hands) if dice)
        return told

    wrap(patch, play, "called", lifted)


def think_after_looking(patch: Patch) -> None:
    def later(table: TableState, clock: ClockState) -> Due | None:
        round_ = table.game.round if table.game else None
        if table.turn is None or round_ is None:
            return next_due(table, clock)
        own = sum(round_.hands[table.turn.to_act])
        return next_due(table, replace(clock, think_ms=clock.think_ms + own))

    patch.setattr(scheduler, "next_due", later)


def refusal_that_knows(patch: Patch) -> None:
    def knowing(err: Any, table: TableState, *_: Any) -> Any:
        return structs.replace(err, why=f"{err.why} ({dice_of(table).count(2)})")

    wrap(patch, actor, "err_of_refusal", knowing)


def fault_that_knows(patch: Patch) -> None:
    """As little as how long the sentence is."""
    true = TableActor.refuse

    def refuse(self: TableActor, job: Job, why: Any) -> None:
        if job.reply is not None:
            reply, pad = job.reply, b" " * dice_of(self.state).count(3)
            job.reply = lambda out: reply(OutgoingMessage(out.payload + pad))
        true(self, job, why)

    patch.setattr(TableActor, "refuse", refuse)


def counts_in_a_snapshot(patch: Patch) -> None:
    def counting(shown: Snapshot, table: TableState, *_: Any) -> Snapshot:
        if shown.game is None or table.game is None:
            return shown
        return structs.replace(shown, game=structs.replace(shown.game, counts=table.game.dice))

    wrap(patch, live_table, "snapshot", counting)


def neighbours(state: State, seat: Seat) -> Hand_:
    """The dice of the next seat."""
    assert state.round is not None
    return state.round.hands[(seat + 1) % len(state.dice)]


def coach_that_peeks(patch: Patch) -> None:
    """Whoever asks is told by the dice of the next seat, too."""

    def peeking(seen: Seen, table: TableState, seat: Seat) -> Seen:
        assert table.game is not None
        dice = neighbours(table.game, seat)
        return replace(seen, view=replace(seen.view, hand=dice[: len(seen.view.hand)]))

    wrap(patch, coach, "seen_now", peeking)


def bot_that_peeks(patch: Patch) -> None:
    def peeking(seen: View, state: State, seat: Seat) -> View:
        return replace(seen, hand=neighbours(state, seat)[: len(seen.hand)])

    wrap(patch, bot_runner, "view", peeking)


def dice_in_an_answer_over_http(patch: Patch) -> None:
    def more(shown: Snapshot, table: TableState, *_: Any) -> Snapshot:
        return structs.replace(shown, voids=sum(dice_of(table)))

    wrap(patch, rest, "snapshot", more)


def dice_in_a_metric(patch: Patch) -> None:
    def happened(_: None, watch: Any, table: TableState, entry: Any) -> None:
        if isinstance(entry, Rolled):
            watch._metrics.count("commands", "rolled", str(sum(dice_of(table))))

    wrap(patch, CountingHook, "happened", happened)


def dice_in_a_log(patch: Patch) -> None:
    def happened(_: None, watch: Any, table: TableState, entry: Any) -> None:
        if isinstance(entry, Rolled):
            structlog.get_logger("leak").debug("rolled", total=sum(dice_of(table)))

    wrap(patch, CountingHook, "happened", happened)


def secret_of_the_round(patch: Patch) -> None:
    """The secret of every round, also where cups stayed covered or counts are hidden."""

    def secret(table: TableState) -> str:
        assert table.dealer is not None
        return table.dealer.chain.secret(table.rounds).reveal().hex()

    patch.setattr(play, "_secret_to_show", secret)


def past_rounds_in_a_gap(patch: Patch) -> None:
    patch.setattr(live_table, "can_look_back", lambda *_: True)


def bids_of_whoever_is_to_act(patch: Patch) -> None:
    """Whether the face may be changed tells that the player to act has one die."""

    def telling(turn: Any, state: State, *_: Any) -> Any:
        spans = [(s.start, s.stop - 1) if s else None for s in legal(state).bids.ranges]
        return structs.replace(turn, bids=tuple(spans))

    wrap(patch, play, "turn_of", telling)
    wrap(patch, log_entries, "turn_of", telling)


def anywhere(_: Setup) -> bool:
    return True


def where_cups_stay_covered(game: Setup) -> bool:
    return game.variant.edition.show_stop is not ShowStop.NEVER


def where_something_is_hidden(game: Setup) -> bool:
    return where_cups_stay_covered(game) or game.variant.edition.lost_dice is LostDice.HIDDEN


def where_there_is_a_coach(game: Setup) -> bool:
    return bool(game.settings["coach"])


def where_bots_look_at_their_dice(game: Setup) -> bool:
    return not game.with_parrots and "bot" in game.sitters


def where_x_is_a_bot(game: Setup) -> bool:
    return game.sitters[game.x] == "bot"


def where_x_is_a_person(game: Setup) -> bool:
    return game.sitters[game.x] != "bot"


def where_one_die_may_change_the_face(game: Setup) -> bool:
    edition = game.variant.edition
    return edition.last_die and edition.face_change is FaceChange.ONE_DIE and edition.dice_each == 2


@dataclass(frozen=True)
class Planted:
    """A leak, and the tables at which it can be noticed; `past` when only by who comes late."""

    plant: Callable[[Patch], None]
    where: Callable[[Setup], bool] = anywhere
    past: bool = False

    def pairs(self) -> Iterator[Verdict]:
        """Pairs of games in which it might be noticed."""
        made = hiding_cast if self.past else cast
        fitting = (game for number in range(40 * MOST) if self.where(game := made(number)))
        for game, _ in zip(fitting, range(MOST), strict=False):
            yield run(compare_pasts(game) if self.past else compare(game))


PLANTED = [
    Planted(hand_to_the_neighbour),
    Planted(hand_to_a_stream),
    Planted(hand_to_a_screen, where_x_is_a_person),
    Planted(hand_as_long_as_it_is),
    Planted(one_message_more_for_a_six),
    Planted(count_over_all_cups, where_cups_stay_covered),
    Planted(every_cup_lifted, where_cups_stay_covered),
    Planted(think_after_looking, where_x_is_a_bot),
    Planted(refusal_that_knows),
    Planted(fault_that_knows),
    Planted(counts_in_a_snapshot, past=True),
    Planted(dice_in_an_answer_over_http),
    Planted(coach_that_peeks, where_there_is_a_coach),
    Planted(bot_that_peeks, where_bots_look_at_their_dice),
    Planted(dice_in_a_metric),
    Planted(dice_in_a_log),
    Planted(secret_of_the_round, where_something_is_hidden),
    Planted(past_rounds_in_a_gap, past=True),
    Planted(bids_of_whoever_is_to_act, where_one_die_may_change_the_face, past=True),
]


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.plant.__name__)
def test_planted_leak_is_caught(planted: Planted, monkeypatch: Patch) -> None:
    planted.plant(monkeypatch)
    assert any(verdict.faults for verdict in planted.pairs())
