"""What is counted: exact sums in any order, the same by kernel and by engine, and read back."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import msgspec
import pytest

from palifico.arena.aggregate import count
from palifico.arena.config import Config, Player
from palifico.arena.design import Cell, Seating, cells
from palifico.arena.game_columns import in_columns, is_bluff
from palifico.arena.kernel import game_record
from palifico.arena.policies.model import RANDOM, Policy, Thresholds
from palifico.arena.sums import MAX_ROUNDS, Sums, no_sums, read_sums, sums_json
from palifico.arena.tasks import Games, Result, Task, play_task
from palifico.bots.match.game import Game
from palifico.bots.match.match import Maker, Match, find_maker, match
from palifico.bots.match.tally import Tally
from palifico.editions import Variant, variant
from palifico.record import Record
from palifico.rules import Bid, Dudo, deal, decide, fold, start
from palifico.rules.events import BidMade
from palifico.rules.refusal import Refusal
from tests.bots.test_match import Broken

ODDS = Thresholds(doubt=0.35, press=0.6, exact=0.45, bluff=0.1)
BOLD = Thresholds(doubt=0.2, press=0.4, exact=0.2, bluff=0.3)
CALLS = variant("asmodee-2024", {"calza": True})


def policies(*played: Policy, seats: int = 3, **more: object) -> Config:
    """A run of vector policies."""
    players = tuple(Player(f"p{at}", one) for at, one in enumerate(played))
    usual = Config("t", players, ("asmodee-2024",), (seats,), (("calza", True),), games=600)
    return replace(usual, **{"batch": 60, "seed": 5, **more})  # type: ignore[arg-type]


def only(config: Config) -> Cell:
    """The one cell of a run."""
    [cell] = cells(config)
    return cell


def parts(config: Config, batches: int) -> list[Result]:
    """The first batches of a run."""
    return [play_task(Task(config, 0, batch)) for batch in range(batches)]


def replayed(record: Record, rules: Variant) -> Game:
    """A recorded game, played by the engine."""
    state = start(rules.edition, seats=int(str(record.players)), opener=int(str(record.starter)))
    for one in record.rounds:
        dealt = deal(state, one.dice)
        assert not isinstance(dealt, Refusal)
        state = dealt
        for seat, action in one.actions:
            events = decide(state, seat, action)
            assert not isinstance(events, Refusal)
            state = fold(state, events)
    assert state.winner is not None
    return Game(state, state.winner, ())


def rows(games: Games) -> list[tuple[object, ...]]:
    """The games one by one."""
    told = (games.winner, games.player, games.opener, games.rounds, games.decisions, games.places)
    return list(zip(*(column.tolist() for column in told), strict=True))


def test_sums_are_the_same_in_any_order() -> None:
    played = [part.sums for part in parts(policies(ODDS, BOLD, RANDOM), 4)]
    totals = {sums_json(sum(order[1:], order[0])) for order in permutations(played)}
    assert len(totals) == 1


@pytest.mark.parametrize("own", [{}, {"duplicate": False}, {"rotate": False, "duplicate": False}])
def test_sums_do_not_depend_on_the_size_of_a_batch(own: dict[str, bool]) -> None:
    small = [part.sums for part in parts(policies(ODDS, BOLD, batch=30, games=120, **own), 4)]
    [whole] = [part.sums for part in parts(policies(ODDS, BOLD, batch=120, games=120, **own), 1)]
    assert sum(small[1:], small[0]) == whole


def test_batch_larger_than_is_counted_at_once_is_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    config = policies(ODDS, BOLD, batch=300)
    [whole] = parts(config, 1)
    monkeypatch.setattr("palifico.arena.tasks.MAX_GAMES_AT_ONCE", 40)
    [cut] = parts(config, 1)
    assert cut.sums == whole.sums
    assert cut.games is not None
    assert whole.games is not None
    assert rows(cut.games) == rows(whole.games)
    assert cut.games.deal.tolist() == whole.games.deal.tolist()
    assert cut.orders == whole.orders


def test_sums_of_a_large_batch_orders_are_kept_of_so_many_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The orders of later batches are fewer, those of a deal are never parted."""
    monkeypatch.setattr("palifico.arena.aggregate.MAX_ORDERS", 100)
    monkeypatch.setattr("palifico.arena.aggregate.MIN_ORDERS", 20)
    monkeypatch.setattr("palifico.arena.tasks.MAX_GAMES_AT_ONCE", 40)
    played = parts(policies(ODDS, BOLD, batch=300, games=2100), 7)
    assert [len(part.orders) for part in played] == [99, 48, 33, 24, 18, 18, 18]
    for part in played:
        assert part.games is not None
        winners = part.games.player.tolist()[: len(part.orders)]
        assert [order[0] for order in part.orders] == winners


def test_sums_nothing_changes_nothing() -> None:
    config = policies(ODDS, BOLD, RANDOM)
    [played] = parts(config, 1)
    nothing = only(config).nothing()
    assert nothing == no_sums(3, 3, 3)
    assert nothing + played.sums == played.sums
    assert (nothing.games, played.sums.games) == (0, 60)
    with pytest.raises(ValueError, match="no deal"):
        nothing.share(0, even=0.5)


def test_sums_are_kept_as_json_and_read_back() -> None:
    [played] = parts(policies(ODDS, RANDOM), 1)
    told = replace(played.sums, troubles=({"raised: b": 1, "late: a": 2}, {}))
    assert read_sums(sums_json(told)) == told
    other = replace(told, lengths=dict(reversed(list(told.lengths.items()))))
    assert sums_json(other) == sums_json(told)
    with pytest.raises(msgspec.MsgspecError):
        read_sums(b'{"deals": 1}')


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_kernel_and_engine_count_the_same_games_alike(seats: int) -> None:
    """The kernel's games, played again by the engine, give the same sums, rows and orders."""
    config = policies(ODDS, BOLD, seats=seats, games=60)
    cell = only(config)
    [played] = parts(config, 1)
    line_up = [ODDS, BOLD]
    rotations = cell.seating.rotations
    records = [
        game_record(CALLS, seats=seats, game=game, seed=5, line_up=line_up, rotations=rotations)
        for game in range(played.sums.games)
    ]
    again = in_columns([replayed(record, CALLS) for record in records])
    assert count(again, cell.seating) == played.sums
    assert played.games is not None
    told = (again.winners, again.openers, again.rounds, again.decisions, again.places)
    kernel = played.games
    assert [column.tolist() for column in told] == [
        column.tolist()
        for column in (kernel.winner, kernel.opener, kernel.rounds, kernel.decisions, kernel.places)
    ]


def test_sums_of_a_batch_hang_together() -> None:
    config = policies(ODDS, BOLD, RANDOM, seats=4)
    cell = only(config)
    [played] = parts(config, 1)
    sums = played.sums
    assert (sums.games_a_deal, sums.deals, sums.games) == (4, 15, 60)
    assert sum(sums.wins) == sum(sums.turn_wins) == sum(sums.lengths.values()) == sums.games
    assert len(sums.turn_wins) == 4
    calls = sum(sums.doubts) + sum(sums.exacts)
    assert calls == sum(length * games for length, games in sums.lengths.items())
    assert sums.decisions == sum(sums.bids) + calls
    assert sum(sums.exacts) > 0
    for part, whole in (
        (sums.bluffs, sums.bids),
        (sums.doubts_right, sums.doubts),
        (sums.exacts_right, sums.exacts),
    ):
        assert all(0 <= one <= other for one, other in zip(part, whole, strict=True))
    assert sums.going[0] == sums.games
    assert sums.going == tuple(
        sum(games for length, games in sums.lengths.items() if length >= round_)
        for round_ in range(1, MAX_ROUNDS + 1)
    )
    assert cell.chairs == (2, 1, 1)
    assert [dice[0] for dice in sums.dice] == [5 * 60 * chairs for chairs in cell.chairs]
    assert played.games is not None
    assert sorted(map(sorted, played.games.places.tolist())) == [[0, 1, 2, 3]] * 60
    winners = [order[0] for order in played.orders]
    assert winners == played.games.player.tolist()
    assert all(sorted(order) == [0, 0, 1, 2] for order in played.orders)


def test_dice_are_counted_for_as_many_rounds_as_there_are_places() -> None:
    config = policies(RANDOM, seats=12, games=24, batch=24, rules=(("dice_each", 10),))
    [played] = parts(replace(config, editions=("paco",)), 1)
    assert max(played.sums.lengths) > MAX_ROUNDS
    assert len(played.sums.going) == MAX_ROUNDS
    assert played.sums.going[-1] == 24


def test_bots_play_as_in_a_match() -> None:
    players = (Player("counter"), Player("beginner"))
    config = Config("t", players, ("paco",), (3,), games=30, seed=4)
    cell = only(config)
    batches = [play_task(Task(config, 0, batch)).sums for batch in range(cell.batches or 0)]
    tally, shares = match(["counter", "beginner"], cell.variant.edition, seats=3, games=30, seed=4)
    total = sum(batches[1:], batches[0])
    troubles = tuple(map(dict, total.troubles))
    assert tally == Tally(total.games_a_deal, total.deals, total.wins, total.squares, troubles)
    assert cell.shares(total) == shares


def test_bots_may_have_dice_of_their_own() -> None:
    players = (Player("counter"), Player("counter"))
    config = Config("t", players, ("paco",), (2,), games=24, duplicate=False)
    own, same = (
        play_task(Task(config, 0, 0)),
        play_task(Task(replace(config, duplicate=True), 0, 0)),
    )
    assert own.games is not None
    assert same.games is not None
    assert rows(own.games)[::2] == rows(same.games)[::2]
    assert rows(own.games)[1::2] != rows(same.games)[1::2]
    openers = own.games.opener.reshape(-1, 2)
    assert (openers[:, 0] != openers[:, 1]).any()


def test_bot_that_fails_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(name: str) -> Maker:
        return Broken(ZeroDivisionError("oh")) if name == "broken" else find_maker(name)

    monkeypatch.setattr("palifico.bots.match.match.find_maker", found)
    players = (Player("counter"), Player("broken"))
    sums = play_task(Task(Config("t", players, ("paco",), (3,), games=6), 0, 0)).sums
    assert sums.troubles[0] == {}
    assert sums.troubles[1].keys() == {"raised: ZeroDivisionError: oh"}


def test_policy_sits_among_bots() -> None:
    players = (Player("counter"), Player("odds", ODDS))
    config = Config("t", players, ("paco",), (2,), games=8)
    played = play_task(Task(config, 0, 0))
    assert played.sums.games == 8
    assert all(played.sums.bids)
    assert played.sums.troubles == ({}, {})


def test_line_up_turns_as_in_a_match() -> None:
    config = policies(ODDS, BOLD, seats=3)
    plan = Match(("a", "b"), CALLS.edition, 3)
    assert only(config).seating == Seating(tuple(map(plan.line_up, range(3))), 2)
    fixed = only(replace(config, rotate=False, duplicate=False)).seating
    assert fixed == Seating((plan.line_up(0),), 2)


def test_duplicate_dice_are_the_same_dice() -> None:
    """Twins who have no chance in what they do win or lose by the seat alone."""
    still = Thresholds(bluff=0.0)
    config = policies(still, still, seats=2, batch=2000, games=2000)
    [same] = parts(config, 1)
    [own] = parts(replace(config, duplicate=False), 1)
    assert same.games is not None
    assert own.games is not None
    assert same.sums.wins == (1000, 1000)
    assert same.sums.squares == (1000, 1000)
    winners = same.games.winner.reshape(-1, 2)
    assert (winners[:, 0] == winners[:, 1]).all()
    winners = own.games.winner.reshape(-1, 2)
    assert 300 < (winners[:, 0] == winners[:, 1]).sum() < 700


@pytest.mark.parametrize(("seats", "least"), [(2, 2.5), (4, 1.5), (6, 1.2)])
def test_duplicate_dice_make_the_intervals_of_players_much_alike_narrower(
    seats: int, least: float
) -> None:
    alike = Thresholds(0.35, 0.6, 0.45, 0.0), Thresholds(0.25, 0.6, 0.45, 0.0)
    config = policies(*alike, seats=seats, batch=24_000, games=24_000)
    config = replace(config, editions=("paco",), rules=())

    def width(config: Config) -> float:
        one = only(config).shares(parts(config, 1)[0].sums)[0]
        assert one.by_deals
        return one.high - one.low

    assert width(replace(config, duplicate=False)) > least * width(config)


def test_own_dice_are_those_of_the_same_games_for_any_players() -> None:
    config = policies(ODDS, ODDS, seats=2, duplicate=False)
    [one] = parts(config, 1)
    [other] = parts(replace(config, rotate=False), 1)
    assert one.games is not None
    assert other.games is not None
    assert rows(one.games)[::2] == rows(other.games)[: len(one.games) // 2]


@pytest.mark.parametrize(
    ("hands", "count_", "face", "last_die", "bluff"),
    [
        (((2, 2), (3, 4)), 2, 2, False, False),
        (((2, 2), (3, 4)), 3, 2, False, False),  # one of two unknown dice: 5 in 9
        (((2, 2), (3, 4)), 4, 2, False, True),
        (((2, 2), (3, 4)), 3, 2, True, True),  # without wild dice: 11 in 36
        (((1, 2), (3, 4)), 3, 2, False, False),
        (((1, 2), (3, 4)), 2, 1, False, True),
        (((2, 2), (3,)), 3, 2, False, True),
    ],
)
def test_bluff_is_less_likely_than_not(
    hands: tuple[tuple[int, ...], ...], count_: int, face: int, last_die: bool, bluff: bool
) -> None:
    assert is_bluff(BidMade(0, Bid(count_, face)), hands, last_die=last_die) is bluff


def test_game_of_one_bid_and_one_doubt_is_counted_right() -> None:
    """One die each: a bids two twos, b doubts; b has the other two."""
    rules = variant("paco", None, {"dice_each": 1})
    dealt = deal(start(rules.edition, seats=2, opener=0), [(2,), (2,)])
    assert not isinstance(dealt, Refusal)
    state = dealt
    for seat, action in ((0, Bid(2, 2)), (1, Dudo())):
        events = decide(state, seat, action)
        assert not isinstance(events, Refusal)
        state = fold(state, events)
    sums = count(in_columns([Game(state, 0, ())]), Seating(((1, 0),), 2))
    rest = (0,) * (MAX_ROUNDS - 1)
    assert sums == Sums(
        deals=1,
        games_a_deal=1,
        wins=(0, 1),
        squares=(0, 1),
        turn_wins=(1, 0),
        lengths={1: 1},
        decisions=2,
        dice=((1, *rest), (1, *rest)),
        going=(1, *rest),
        bids=(0, 1),
        bluffs=(0, 1),
        doubts=(1, 0),
        doubts_right=(0, 0),
        exacts=(0, 0),
        exacts_right=(0, 0),
        troubles=({}, {}),
    )
