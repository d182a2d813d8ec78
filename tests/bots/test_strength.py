"""Each level beats the one below it: a short match here, long ones in docs/bots.md."""

from __future__ import annotations

from itertools import pairwise

import pytest

from palifico.bots import LEVELS
from palifico.bots.match.match import match
from palifico.editions import box

PAIRS = [(better, worse) for worse, better in pairwise(LEVELS)]
GAMES = {"bluffer": 60, "champion": 60}


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse"), PAIRS)
def test_level_beats_the_one_below(better: str, worse: str) -> None:
    games = GAMES.get(better, 200)
    tally, shares = match([better, worse], box("paco").edition, seats=2, games=games, seed=7)
    assert shares[0].low > shares[0].even, shares
    assert not any(tally.troubles)
