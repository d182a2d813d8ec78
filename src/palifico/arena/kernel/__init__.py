"""The batched kernel: the one place where the rules are written a second time, for speed.

It is held to the pure engine by a differential test: its games, written as records, are all
accepted by the referee, with the same outcome. It needs the extra `fast` (numba).
"""

from palifico.arena.kernel.batch import Batch, Company, Rounds, play_batch
from palifico.arena.kernel.recording import game_record, game_told
from palifico.arena.kernel.steps import Steps
from palifico.arena.kernel.terms import Terms, terms_of
from palifico.arena.policy import ODDS, RANDOM, Policy, Random, Table, Thresholds

__all__ = [
    "ODDS",
    "RANDOM",
    "Batch",
    "Company",
    "Policy",
    "Random",
    "Rounds",
    "Steps",
    "Table",
    "Terms",
    "Thresholds",
    "game_record",
    "game_told",
    "play_batch",
    "terms_of",
]
