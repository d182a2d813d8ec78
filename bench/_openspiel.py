"""OpenSpiel's liar's dice played at random, from Python and inside the library, by processor time.

Its game is one round of two players, in the standard game with one die each. From Python it is
driven in two ways: as its own example does (`python/examples/example.py`: dice by numpy's `choice`,
actions by `random.choice`), and in the tightest loop we know. Inside the library there are two ways
as well: its uniform random bots, one call a game (`evaluate_bots`), and the random rollouts of its
tree search (`RandomRolloutEvaluator`), any number a call, for which dice are rolled only once. Its
environment for learners gives observations and legal actions, as the step interface does.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from time import process_time
from typing import Any, Final, Literal, NamedTuple

import numpy as np

GAMES: Final = {
    "liars_dice": "its standard game, one die each",
    "liars_dice(numdice=5)": "with five dice each, as ours",
}
COUNTED: Final = 50_000
"""So many games tell how many decisions a game has: within half a percent."""


class Way(NamedTuple):
    """One way to play: how many games at a time, and what plays them and gives the time taken."""

    name: str
    by: Literal["python", "steps", "library"]
    games: int
    play: Callable[[Any, int], float]


def installed() -> bool:
    """Whether OpenSpiel is there."""
    return find_spec("pyspiel") is not None


def rates(game: str, repeats: int) -> Iterator[tuple[Way, list[float]]]:
    """Each way to play a game with its decisions a second, as often as asked."""
    loaded = _pyspiel().load_game(game)
    decisions = _tight(loaded, COUNTED)[0] / COUNTED
    for way in WAYS:
        yield way, [way.games * decisions / way.play(loaded, way.games) for _ in range(repeats)]


def _as_its_example(game: Any, games: int) -> float:
    began = process_time()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(np.random.choice(outcomes, p=chances))
            else:
                state.apply_action(random.choice(state.legal_actions(state.current_player())))
    return process_time() - began


def _tight(game: Any, games: int) -> tuple[int, float]:
    """How many decisions there were, and the time taken. All outcomes of its dice are as likely."""
    decisions, uniform, began = 0, random.random, process_time()
    for _ in range(games):
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(uniform() * len(outcomes))][0])
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(uniform() * len(actions))])
            decisions += 1
    return decisions, process_time() - began


def _learning(game: Any, games: int) -> float:
    learning = import_module("open_spiel.python.rl_environment")
    environment = learning.Environment(game)
    began = process_time()
    for _ in range(games):
        step = environment.reset()
        while not step.last():
            player = step.observations["current_player"]
            actions = step.observations["legal_actions"][player]
            step = environment.step([random.choice(actions)])
    return process_time() - began


def _bots(game: Any, games: int) -> float:
    library = _pyspiel()
    bots = [library.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    began = process_time()
    for seed in range(games):
        library.evaluate_bots(game.new_initial_state(), bots, seed)
    return process_time() - began


def _rollouts(game: Any, games: int) -> float:
    """One visit of a tree search is so many rollouts from where it begins."""
    library = _pyspiel()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = library.RandomRolloutEvaluator(games, 1)
    search = library.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)
    began = process_time()
    search.mcts_search(state)
    return process_time() - began


def _pyspiel() -> Any:
    return import_module("pyspiel")


WAYS: Final = (
    Way("from Python, as its own example does", "python", 5_000, _as_its_example),
    Way("from Python, in the tightest loop", "python", 20_000, lambda *asked: _tight(*asked)[1]),
    Way("from Python, by its environment for learners", "steps", 2_000, _learning),
    Way("in C++, its uniform random bots", "library", 30_000, _bots),
    Way("in C++, random rollouts, its fastest loop", "library", 200_000, _rollouts),
)
