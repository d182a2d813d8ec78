"""What holds in every game whatever is played: dice, openers, wild counts, the end, the replay."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given

from palifico.rules import WILD, Round, State, replay
from palifico.rules.events import DieLost, DieRegained, Event, GameWon, PlayerOut
from tests.properties.tables import Table, examples, tables
from tests.random_games import random_log, random_states

ANY = tables(seats=(2, 6), dice=(1, 5))
LARGE = tables(seats=(7, 12), dice=(1, 10))


def final(table: Table) -> State:
    """The last state of a random game at a table."""
    *_, last = random_states(table.rng, table.variant, table.seats)
    return last


def rounds(state: State) -> tuple[Round, ...]:
    """All rounds of a game that is over."""
    assert state.round is not None
    return (*state.past, state.round)


def without_hands(state: State) -> State:
    """The state as somebody knows it who never saw under a cup."""
    bare = [r._replace(hands=()) for r in rounds(state)]
    return state._replace(past=tuple(bare[:-1]), round=bare[-1])


def changes(events: list[Event]) -> tuple[list[int], list[int]]:
    """Who lost a die, and who regained one, over a whole log."""
    lost = [event.seat for event in events if isinstance(event, DieLost)]
    return lost, [event.seat for event in events if isinstance(event, DieRegained)]


@examples(1)
@given(ANY)
def test_replay_equals_play(table: Table) -> None:
    events, hands, played = random_log(table.rng, table.variant, table.seats)
    assert replay(events, hands) == played
    assert repr(replay(events, hands)) == repr(played)


@examples(1)
@given(ANY)
def test_log_without_dice_tells_all_but_the_hands(table: Table) -> None:
    events, hands, played = random_log(table.rng, table.variant, table.seats)
    assert replay(events) == without_hands(played)
    known = rounds(replay(events, hands[:1]))
    assert known[0] == rounds(played)[0]
    assert known[1:] == rounds(without_hands(played))[1:]


@examples(1)
@given(ANY)
def test_dice_are_conserved(table: Table) -> None:
    events, _, last = random_log(table.rng, table.variant, table.seats)
    lost, regained = changes(events)
    each = table.variant.edition.dice_each
    for seat, dice in enumerate(last.dice):
        assert dice == each - lost.count(seat) + regained.count(seat)
    assert [event.seat for event in events if isinstance(event, PlayerOut)] == sorted(
        (seat for seat, dice in enumerate(last.dice) if not dice),
        key=lambda seat: max(i for i, e in enumerate(events) if e == DieLost(seat)),
    )


@examples(1)
@given(ANY)
def test_round_moves_one_die_of_one_seat_at_most(table: Table) -> None:
    each = table.variant.edition.dice_each
    for before, after in pairwise(random_states(table.rng, table.variant, table.seats)):
        assert all(0 <= dice <= each for dice in after.dice)
        moved = {
            seat: new - old
            for seat, (old, new) in enumerate(zip(before.dice, after.dice, strict=True))
            if old != new
        }
        ending = after.round.ending if after.round else None
        if after.bidding or ending is None:
            assert moved == {}
        elif ending.loser is not None:
            assert moved == {ending.loser: -1}
            assert ending.gainer is None
        elif ending.gainer is not None:
            assert moved == {ending.gainer: +1}
            assert ending.gainer == ending.caller
        else:
            assert moved == {}
            assert ending.call == "calza"
            assert before.dice[ending.caller] == each


@examples(1)
@given(ANY)
def test_play_who_opens_and_who_acts_has_dice(table: Table) -> None:
    for state in random_states(table.rng, table.variant, table.seats):
        if state.winner is None:
            assert state.dice[state.opener] > 0
        if state.bidding:
            assert state.round is not None
            assert state.dice[state.round.to_act] > 0
            assert state.round.opener == state.opener
            assert state.round.bids or state.round.to_act == state.opener


@examples(1)
@given(ANY)
def test_turns_go_clockwise_over_the_seats_with_dice(table: Table) -> None:
    for state in random_states(table.rng, table.variant, table.seats):
        if state.bidding and state.round is not None:
            turns = [*(made.seat for made in state.round.bids), state.round.to_act]
            assert turns[0] == state.round.opener
            for here, there in pairwise(turns):
                between = [(here + step) % table.seats for step in range(1, table.seats)]
                assert there == next(seat for seat in between if state.dice[seat])


@examples(1)
@given(ANY)
def test_wild_counts_strictly_rise_within_a_round(table: Table) -> None:
    for round_ in rounds(final(table)):
        wild = [made.bid.count for made in round_.bids if made.bid.face == WILD]
        assert all(low < high for low, high in pairwise(wild))


@examples(1)
@given(ANY)
def test_last_die_round_is_opened_by_its_one_die(table: Table) -> None:
    for state in random_states(table.rng, table.variant, table.seats):
        if state.last_die and state.winner is None:
            assert state.dice[state.opener] == 1
            assert table.variant.edition.last_die
            assert table.variant.edition.last_die_two_players or state.players_left > 2


@examples(1)
@given(ANY)
def test_game_ends_with_one_winner(table: Table) -> None:
    check_end(table)


@examples(0.2)
@given(LARGE)
def test_game_of_a_large_table_ends(table: Table) -> None:
    check_end(table)


def check_end(table: Table) -> None:
    """Without exact calls each round costs a die; with them there are more, but never no end."""
    most = 20 * table.seats * table.variant.edition.dice_each
    for state in random_states(table.rng, table.variant, table.seats):
        assert len(state.past) < most
    events, hands, last = random_log(table.rng, table.variant, table.seats)
    lost, regained = changes(events)
    assert last.winner is not None
    assert [dice > 0 for dice in last.dice].count(True) == 1
    assert events[-1] == GameWon(last.winner)
    assert len(lost) - len(regained) == last.limit - last.dice[last.winner]
    if not table.variant.edition.calza:
        assert regained == []
        assert len(lost) == len(hands) <= last.limit - 1
        assert len(hands) >= (table.seats - 1) * table.variant.edition.dice_each
