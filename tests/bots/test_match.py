"""Matches: the same dice for every bot, the same result however it is played, honest intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random

import pytest

from palifico.bots import Bot, Seen, find_bot
from palifico.bots.match.game import Game, play_game
from palifico.bots.match.match import (
    Match,
    match,
    nothing,
    play_deal,
    play_deals,
    play_rotation,
    shares,
)
from palifico.bots.match.tally import Share, Tally, one_deal, share, wilson
from palifico.editions import Variant, box, variant
from palifico.fair import Chance
from palifico.record import Record, RecordedRound, json_line
from palifico.record.referee import verdict_json
from palifico.rules import Action, Calza, Dudo, Hand, Seat
from palifico.rules.events import GameStarted
from palifico.rules.state import Round
from tests.random_games import all_variants, name_of

PACO = box("paco").edition
WITH_CALLS = variant("asmodee-2024", {"calza": True}).edition
PAIR = Match(("counter", "beginner"), PACO, seats=2)


@dataclass
class Broken:
    """A kind of bot that answers nothing but what it is told to: an error, or something odd."""

    answer: object

    def make(self, rng: Chance) -> Bot:
        """One of them."""
        return self

    def act(self, seen: Seen) -> Action:
        """Fail."""
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer  # type: ignore[return-value]  # that is what is wrong with it

    def calls_exact(self, seen: Seen) -> Calza | None:
        """Never."""
        return None


@dataclass
class Patient:
    """A kind of bot that plays as another does, but takes its time to say so."""

    other: str = "counter"

    def make(self, rng: Chance) -> Bot:
        """One of them."""
        return _Patient(find_bot(self.other).make(rng))


class _Patient:
    def __init__(self, other: Bot) -> None:
        self._other = other

    async def act(self, seen: Seen) -> Action:
        answer = self._other.act(seen)
        assert isinstance(answer, tuple | Dudo | Calza)
        return answer

    async def calls_exact(self, seen: Seen) -> Calza | None:
        answer = self._other.calls_exact(seen)
        assert answer is None or isinstance(answer, Calza)
        return answer


@dataclass
class Caller(Broken):
    """A kind of bot that bids as low as it can, and calls everything exact."""

    answer: object = None

    def calls_exact(self, seen: Seen) -> Calza | None:
        """Always."""
        return Calza(seen.view.legal.on)


def recorded(game: Game, played: Variant) -> str:
    """A finished game as a line for the referee."""
    state = game.state
    assert state.round is not None
    rounds = (*state.past, state.round)
    return json_line(
        Record(
            edition=played.base.id,
            options=played.options,
            players=len(state.dice),
            starter=rounds[0].opener,
            rounds=tuple(RecordedRound(one.hands, actions(one)) for one in rounds),
        )
    )


def actions(round_: Round) -> tuple[tuple[Seat, Action], ...]:
    """Who did what in a round, in order."""
    assert round_.ending is not None
    end = Dudo() if round_.ending.call == "dudo" else Calza(round_.bid)
    bids = [(made.seat, made.bid) for made in round_.bids]
    return (*bids, (round_.ending.caller, end))


def twos(number: int, seat: Seat, left: int) -> Hand:
    """Dice that all show a two."""
    return (2,) * left


def rounds(game: Game) -> list[Round]:
    """Every round of a game."""
    assert game.state.round is not None
    return [*game.state.past, game.state.round]


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("played", all_variants(), ids=name_of)
def test_referee_agrees_with_every_game(played: Variant, seats: int) -> None:
    plan = Match(("counter", "beginner"), played.edition, seats, "referee")
    for rotation in range(2):
        game = play_rotation(plan, 0, rotation)
        verdict = verdict_json(recorded(game, played))
        assert verdict["ok"], verdict
        assert verdict["winner"] == game.winner


def test_exact_calls_are_made_out_of_turn_and_the_nearest_counts() -> None:
    """Seats 2 and 3 call what seat 0 has bid; seat 2 is nearer."""
    bots: list[Bot] = [Broken(None), Broken(None), Caller(), Caller()]
    played = rounds(play_game(WITH_CALLS, bots, opener=0, dice=twos))
    assert played[0].ending is not None
    assert (played[0].ending.call, played[0].ending.caller) == ("calza", 2)
    assert (len(played[0].bids), played[0].to_act) == (1, 1)


def test_match_no_player_is_asked_for_a_call_that_the_edition_does_not_have() -> None:
    played = rounds(play_game(PACO, [Caller(), Caller()], opener=0, dice=twos))
    assert {one.ending.call for one in played if one.ending} == {"dudo"}


def test_same_seed_gives_the_same_match() -> None:
    assert play_deal(PAIR, 3) == play_deal(PAIR, 3)
    tallies = [match(PAIR.bots, PACO, games=20, seed=seed)[0] for seed in (1, 1, 2)]
    assert tallies[0] == tallies[1] != tallies[2]


@pytest.mark.slow
def test_any_number_of_processes_gives_the_same_match() -> None:
    alone = match(PAIR.bots, WITH_CALLS, seats=3, games=18, seed=5)
    assert match(PAIR.bots, WITH_CALLS, seats=3, games=18, seed=5, jobs=2) == alone


def test_dice_stay_with_the_seats_when_the_bots_move() -> None:
    plan = Match(("counter", "beginner", "counter@1"), PACO, seats=3)
    games = [rounds(play_rotation(plan, 7, rotation)) for rotation in range(3)]
    assert len({game[0].opener for game in games}) == 1
    longer = 0
    for played in zip(*games, strict=False):
        for hands in zip(*(one.hands for one in played), strict=True):
            shortest = min(map(len, hands))
            longer += shortest < max(map(len, hands))
            assert len({hand[:shortest] for hand in hands}) == 1
    assert longer, "the games must differ for this to mean anything"


def test_another_deal_has_other_dice() -> None:
    hands = {rounds(play_rotation(PAIR, number, 0))[0].hands for number in range(5)}
    assert len(hands) == 5


def test_bot_sits_in_every_seat() -> None:
    mixed = Match(("a", "b"), PACO, seats=4)
    assert [mixed.line_up(rotation) for rotation in range(mixed.rotations)] == [
        (0, 1, 0, 1),
        (1, 0, 1, 0),
    ]
    uneven = Match(("a", "b"), PACO, seats=3)
    sat = [uneven.line_up(rotation) for rotation in range(uneven.rotations)]
    assert [sorted(seat) for seat in zip(*sat, strict=True)] == [[0, 0, 1]] * 3
    assert (uneven.even(0), uneven.even(1)) == (2 / 3, 1 / 3)


@pytest.mark.parametrize(("games", "deals"), [(1, 1), (2, 1), (3, 2), (400, 200)])
def test_deal_is_played_whole(games: int, deals: int) -> None:
    assert PAIR.deals(games) == deals


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_player_wins_every_game(seats: int) -> None:
    tally, _ = match(PAIR.bots, PACO, seats=seats, games=10)
    assert sum(tally.wins) == tally.games >= 10


def test_tallies_of_deals_add_up() -> None:
    deals = list(play_deals(PAIR, range(6)))
    total = sum(deals, nothing(PAIR))
    assert (total.deals, total.games) == (6, 12)
    assert total.wins == tuple(sum(deal.wins[bot] for deal in deals) for bot in range(2))


def test_interval_goes_by_deals() -> None:
    """Forty deals of two games, won 2, 1, 1 and 0 times in turn: their means are 1, ½, ½ and 0."""
    deals = [one_deal([won, 2 - won], [{}, {}]) for won in [2, 1, 1, 0] * 10]
    found = share(sum(deals, nothing(PAIR)), 0, even=0.5)
    half = 1.959964 * sqrt(20 * 0.25 / 39 / 40)
    assert (found.share, found.by_deals, found.verdict) == (0.5, True, 0)
    assert (found.low, found.high) == pytest.approx((0.5 - half, 0.5 + half))


def test_few_deals_prove_nothing() -> None:
    """Three deals with means 1, 1 and ½: the normal interval would lie above even."""
    deals = [one_deal([won, 2 - won], [{}, {}]) for won in (2, 2, 1)]
    found = share(sum(deals, nothing(PAIR)), 0, even=0.5)
    assert (found.by_deals, found.verdict) == (False, 0)


def test_match_where_deals_do_not_vary_the_interval_is_wilsons() -> None:
    tally = Tally(2, 40, (80, 0), (160, 0), ({}, {}))
    best, worst = shares(PAIR, tally)
    low = 40 / (40 + 1.959964**2)
    assert (best.low, best.high) == pytest.approx((low, 1.0))
    assert (worst.low, worst.high) == pytest.approx((0.0, 1 - low))
    assert (best.verdict, worst.verdict, best.by_deals) == (1, -1, False)
    assert share(Tally(2, 1, (1, 1), (1, 1)), 0, even=0.5).verdict == 0


def test_wilsons_interval_is_as_in_the_books() -> None:
    """81 of 263 (Newcombe 1998, Statistics in Medicine 17, table I): 0.2553 to 0.3662."""
    assert wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)


def test_match_nothing_played_has_no_share() -> None:
    with pytest.raises(ValueError, match="no deal"):
        shares(PAIR, nothing(PAIR))


@pytest.mark.parametrize(
    ("low", "high", "verdict"), [(0.5, 0.6, 0), (0.51, 0.6, 1), (0.4, 0.5, 0), (0.4, 0.49, -1)]
)
def test_verdict_is_whether_even_is_in_the_interval(low: float, high: float, verdict: int) -> None:
    assert Share(0.5, low, high, 0.5).verdict == verdict


def test_interval_holds_the_truth_about_19_times_in_20() -> None:
    """Deals whose two games hang together strongly: taken for single games they would fool us."""
    rng = Random(1)
    held = sum(_holds(rng) for _ in range(400))
    assert 365 <= held <= 393


def _holds(rng: Random) -> bool:
    total = Tally(2, 0, (0, 0), (0, 0), ({}, {}))
    for _ in range(60):
        first = rng.random() < 0.6
        second = first if rng.random() < 0.7 else rng.random() < 0.6
        won = first + second
        total += one_deal([won, 2 - won], [{}, {}])
    found = share(total, 0, even=0.5)
    return found.low <= 0.6 <= found.high


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (ZeroDivisionError("by zero"), "raised: ZeroDivisionError: by zero"),
        ("3x5", "illegal: '3x5'"),
        (None, "illegal: None"),
    ],
)
def test_bot_that_fails_is_replaced_and_counted(answer: object, told: str) -> None:
    tally, _ = match([Broken(answer), "counter"], PACO, games=4)
    broken, counter = tally.troubles
    assert list(broken) == [told]
    assert 4 <= broken[told] <= 12
    assert counter == {}
    assert sum(tally.wins) == 4


def test_bot_that_waits_plays_as_one_that_does_not() -> None:
    waiting = match([Patient("counter"), "beginner"], WITH_CALLS, seats=3, games=3)
    assert waiting == match(["counter", "beginner"], WITH_CALLS, seats=3, games=3)


def test_bot_hears_the_whole_game_and_cannot_change_it() -> None:
    lengths: list[int] = []

    class Curious(Broken):
        def act(self, seen: Seen) -> Action:
            assert isinstance(seen.history, tuple)
            assert isinstance(seen.history[0], GameStarted)
            assert seen.view.rounds is None
            lengths.append(len(seen.history))
            return super().act(seen)

    play_game(PACO, [Curious(None), Curious(None)], opener=1, dice=twos)
    assert lengths[0] == 2
    assert lengths == sorted(set(lengths))
