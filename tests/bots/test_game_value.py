"""What positions are worth: sure ends, symmetry, and that more dice are never worse."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from palifico.bots.evaluation.game_value import key, reckoned, risk, value, values


def test_game_value_who_has_no_dice_has_lost_and_who_alone_has_some_has_won() -> None:
    assert value((0, 3, 2), 0, 1, last_die=False) == 0.0
    assert value((0, 3, 0), 1, 1, last_die=False) == 1.0


@pytest.mark.parametrize("dice", [(5, 5), (3, 3, 3), (1, 1, 1, 1), (2, 0, 2, 2)])
def test_game_value_among_equals_the_chances_are_about_equal(dice: tuple[int, ...]) -> None:
    playing = [seat for seat, own in enumerate(dice) if own]
    found = [value(dice, seat, playing[0], last_die=False) for seat in playing]
    # The table knows the others' dice only together, so it is no exact share.
    assert sum(found) == pytest.approx(1, abs=0.2)
    assert max(found) < 1.6 / len(playing)


@pytest.mark.parametrize("others", range(1, 6))
def test_more_dice_are_better(others: int) -> None:
    found = [value((mine, others), 0, 0, last_die=False) for mine in range(1, 6)]
    assert all(a < b + 0.03 for a, b in pairwise(found))
    assert found[-1] > found[0]


def test_game_value_what_the_table_lacks_is_reckoned_by_the_share_of_strengths() -> None:
    dice = (10, 7, 9)
    assert key(dice, 0, 1, last_die=False) not in values().table
    assert value(dice, 0, 1, last_die=False) == reckoned(dice, 0, 1)
    assert sum(reckoned(dice, seat, 1) for seat in range(3)) == pytest.approx(1)


def test_table_says_chances() -> None:
    assert all(0 < chance < 1 for chance in values().table.values())
    assert len(values().table) > 100


def test_game_value_who_was_raised_loses_seldom_among_many() -> None:
    for chance in (0.1, 0.5, 0.9):
        risks = [risk(players, chance) for players in range(2, 7)]
        assert risks == sorted(risks, reverse=True)
    assert all(0 < risk(p, c / 10) < 0.7 for p, c in product(range(2, 13), range(11)))
