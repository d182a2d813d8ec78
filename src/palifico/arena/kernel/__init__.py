"""Batched kernel: the one place where the rules are written a second time, for speed.

It is held to the pure engine by a differential test: its games, written as records, are all
accepted by the referee, with the same outcome. It needs the extra `fast` (numba).
"""

from palifico.arena.kernel.batch import Batch, GameStream, Rounds, play_batch
from palifico.arena.kernel.record_export import game_log, game_record
from palifico.arena.kernel.rule_params import RuleParams, rule_params_of
from palifico.arena.kernel.vector_env import VectorEnv
from palifico.arena.policies.model import ODDS, RANDOM, Policy, Random, Table, Thresholds

__all__ = [
    "ODDS",
    "RANDOM",
    "Batch",
    "GameStream",
    "Policy",
    "Random",
    "Rounds",
    "RuleParams",
    "Table",
    "Thresholds",
    "VectorEnv",
    "game_log",
    "game_record",
    "play_batch",
    "rule_params_of",
]
