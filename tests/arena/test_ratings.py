"""Ratings: on the scale of openskill, the same whoever computes them, and as sure as they say."""

from __future__ import annotations

from itertools import combinations
from math import exp, sqrt

import numpy as np
import pytest
from openskill.models import PlackettLuce

from palifico.arena import ratings
from palifico.arena.ratings import (
    BETA,
    INITIAL_RATING,
    MAX_CELL_GAMES,
    MAX_GAMES,
    SIGMA,
    Deal,
    Ladder,
    Order,
    ladder,
)
from palifico.arena.ratings import _after as after
from palifico.arena.ratings import _State as State
from palifico.bots.match.tally import FEW
from palifico.fair import Chance


def played(worths: tuple[float, ...], games: int, seed: int) -> list[Deal]:
    """Games that end as Plackett and Luce say: whoever is served first wins."""
    chance = Chance(seed)
    return [(_order(worths, range(len(worths)), chance),) for _ in range(games)]


def repeated(worths: tuple[float, ...], seats: tuple[int, ...], games: int) -> list[Deal]:
    """The same with players in several seats."""
    chance = Chance(5)
    return [(_order(worths, seats, chance),) for _ in range(games)]


def settled(worths: tuple[float, ...], player: int, other: int) -> float:
    """What lies between two players after endless games."""
    return (worths[player] - worths[other]) * BETA * sqrt(len(worths))


def width(found: Ladder, player: int) -> float:
    """How wide the interval of a player is."""
    return found.rated(player).high - found.rated(player).low


def _order(worths: tuple[float, ...], seats: range | tuple[int, ...], chance: Chance) -> Order:
    served = [(chance.expovariate(exp(worths[player])), player) for player in seats]
    return tuple(player for _, player in sorted(served))


def test_stronger_player_has_the_higher_rating_with_intervals_apart() -> None:
    found = ladder([played((0.0, 1.0, 2.0), 400, seed=1)], players=3)
    assert found.best_first() == [2, 1, 0]
    low, middle, high = (found.rated(player) for player in range(3))
    assert low.high < middle.low
    assert middle.high < high.low
    assert found.gap(2, 0).low > 0 > found.gap(0, 2).high


def test_intervals_of_equal_players_overlap() -> None:
    found = ladder([played((0.0,) * 4, 400, seed=2)], players=4)
    for player, other in combinations(range(4), 2):
        gap = found.gap(player, other)
        assert gap.low < 0 < gap.high


def test_intervals_shrink_with_the_root_of_the_games() -> None:
    few, many = (ladder([played((0.0, 0.3), games, seed=3)], players=2) for games in (100, 1600))
    assert width(few, 0) / width(many, 0) == pytest.approx(4, rel=0.3)


@pytest.mark.slow
def test_interval_between_two_players_holds_the_settled_value_19_times_in_20() -> None:
    """Of 120 honest intervals 108 to 119 hold it, but for one time in 100."""
    worths = (0.0, 0.5, 0.2)
    gaps = [ladder([played(worths, 150, seed)], players=3).gap(1, 0) for seed in range(100, 220)]
    held = sum(gap.low <= settled(worths, 1, 0) <= gap.high for gap in gaps)
    assert 108 <= held <= 119


def test_rating_is_that_of_openskill() -> None:
    deals = played((0.0, 0.5, 1.0), 50, seed=4)
    model = PlackettLuce(tau=0.0, gamma=lambda *_: 1.0)
    players = [model.rating() for _ in range(3)]
    for ((*order,),) in deals:
        for player, (rated,) in zip(order, model.rate([[players[p]] for p in order]), strict=True):
            players[player] = rated
    assert ladder([deals], players=3).values == pytest.approx([one.mu for one in players])


def test_ratings_it_begins_and_counts_like_the_lists_of_the_server() -> None:
    usual = PlackettLuce()
    assert (usual.mu, usual.sigma, usual.beta) == pytest.approx((INITIAL_RATING, SIGMA, BETA))


@pytest.mark.parametrize("order", [(0, 1), (2, 0, 1), (3, 1, 0, 2)])
def test_draws_are_rated_as_openskill_does(order: Order) -> None:
    values, variances = [26.0, 24.0, 31.5, 20.0], [9.0, 16.0, 60.0, 1.5]
    model = PlackettLuce(tau=0.0, gamma=lambda *_: 1.0)
    seats = [[model.rating(mu=values[one], sigma=sqrt(variances[one]))] for one in order]
    found = after(State(np.array([values]), np.array([variances])), np.array([order]))
    for player, (rated,) in zip(order, model.rate(seats), strict=True):
        assert found.values[0, player] == pytest.approx(rated.mu)
        assert found.variances[0, player] == pytest.approx(rated.sigma**2)
    absent = set(range(4)) - set(order)
    assert {found.values[0, one] for one in absent} == {values[one] for one in absent}


def test_ratings_among_equals_more_seats_make_no_better_rating() -> None:
    gap = ladder([repeated((0.0, 0.0), (0, 0, 1), 800)], players=2).gap(0, 1)
    assert gap.low < 0 < gap.high
    assert gap.high - gap.low < 3


def test_stronger_player_is_found_among_several_of_a_kind() -> None:
    assert ladder([repeated((0.0, 0.6), (0, 0, 0, 1), 800)], players=2).gap(1, 0).low > 0


def test_draws_treat_several_seats_like_the_rating() -> None:
    found = after(
        State(np.full((1, 2), INITIAL_RATING), np.full((1, 2), SIGMA**2)), np.array([[0, 1, 0]])
    )
    model = PlackettLuce(tau=0.0, gamma=lambda *_: 1.0)
    (first,), (second,), (third,) = model.rate([[model.rating()] for _ in range(3)])
    assert found.values[0].tolist() == pytest.approx([(first.mu + third.mu) / 2, second.mu])


def test_ratings_it_depends_on_the_games_alone() -> None:
    deals = played((0.0, 0.4), 200, seed=6)
    assert ladder([deals], players=2) == ladder([list(deals)], players=2)
    assert ladder([deals], players=2) != ladder([deals[::-1]], players=2)


def test_games_with_the_same_dice_are_drawn_together() -> None:
    """A deal that is played four times over tells no more than once."""
    once = played((0.0, 0.2), 300, seed=7)
    apart = [(order,) for (order,) in once for _ in range(4)]
    together = [(order,) * 4 for (order,) in once]
    found = ladder([together], players=2)
    assert found.games == 1200
    assert width(found, 0) > 1.6 * width(ladder([apart], players=2), 0)


def test_cells_take_turns_and_each_has_its_own_draws() -> None:
    pairs, trios = played((0.0, 0.8), 300, seed=8), played((0.0, 0.8, 0.4), 100, seed=9)
    found = ladder([pairs, trios], players=3)
    assert found.games == 400
    assert found.best_first() == [1, 2, 0]
    assert width(found, 2) > width(found, 0)


@pytest.fixture
def tenth(monkeypatch: pytest.MonkeyPatch) -> tuple[int, int]:
    """A tenth of the most games of a cell, and of all cells, that are rated."""
    cell, every = MAX_CELL_GAMES // 10, MAX_GAMES // 10
    monkeypatch.setattr(ratings, "MAX_CELL_GAMES", cell)
    monkeypatch.setattr(ratings, "MAX_GAMES", every)
    return cell, every


def test_long_run_is_rated_by_games_from_its_beginning_to_its_end(
    tenth: tuple[int, int],
) -> None:
    cell, _ = tenth
    deals = played((0.0, 0.1), 3 * cell, seed=10)
    assert ladder([deals], players=2) == ladder([deals[::3]], players=2)
    assert ladder([deals[: cell + 1]], players=2).games == cell


def test_many_cells_are_rated_by_fewer_games_of_each(tenth: tuple[int, int]) -> None:
    cell, every = tenth
    few = [((0, 1),)] * (cell + 1)
    assert ladder([few] * 3, players=2).games == 3 * cell
    assert ladder([few] * 40, players=2).games == every


def test_ratings_who_always_wins_is_not_taken_for_sure() -> None:
    always = ladder([[((0, 1),)] * 500], players=2)
    assert width(always, 0) > 3
    assert always.gap(0, 1).low > 0


def test_few_games_tell_as_little_as_the_model_says() -> None:
    deals = played((0.0, 0.0), FEW - 1, seed=11)
    found = ladder([deals], players=2)
    assert found.covariance[0][1] == 0
    assert found.gap(0, 1).low < 0 < found.gap(0, 1).high


@pytest.mark.parametrize("cells", [[], [[]], [[], []]])
def test_ratings_without_games_nothing_is_known(cells: list[list[Deal]]) -> None:
    found = ladder(cells, players=2)
    assert found.games == 0
    assert found.values == (INITIAL_RATING, INITIAL_RATING)
    assert width(found, 0) == pytest.approx(2 * 1.96 * SIGMA, rel=0.001)
