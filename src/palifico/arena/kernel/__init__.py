"""The batched kernel: the one place where the rules are written a second time, for speed.

It is held to the pure engine by a differential test: its games, written as records, are all
accepted by the referee, with the same outcome. It needs the extra `fast` (numba).
"""

from palifico.arena.kernel.batch import Batch, game_options, game_record, play_batch
from palifico.arena.kernel.terms import Terms, terms_of

__all__ = ["Batch", "Terms", "game_options", "game_record", "play_batch", "terms_of"]
