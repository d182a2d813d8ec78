"""`palifico warmup`: compiles the kernels of the arena ahead of time."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from json import dumps
from pathlib import Path
from time import perf_counter

from palifico.cli.options import Lang, system_lang
from palifico.editions import variant
from palifico.errors import Fault
from palifico.signals import TERMINATION
from palifico.words import message
from palifico.words.numbers import number


@dataclass(frozen=True, slots=True)
class Warmed:
    """Where compiled kernels are, whether they stay there, and what it took to have them.

    `compiled` and `loaded` are how many were compiled now, and how many were there before.
    """

    folder: str
    kept: bool
    compiled: int
    loaded: int
    seconds: float


def run_warmup(*, json: bool = False, lang: Lang | None = None) -> int:
    speaks = lang or system_lang()
    if find_spec("numba") is None:
        raise Fault("kernel.extra")
    with _waiting(message(speaks, "warmup-working", {})):
        warmed = warm()
    print(dumps(asdict(warmed)) if json else _sentence(speaks, warmed))
    return 0 if warmed.kept else 1


def warm() -> Warmed:
    """Let every kernel play a little, which compiles it or loads it from the folder."""
    began = perf_counter()
    from palifico.arena.kernel.cache import CACHE_DIR
    from palifico.arena.kernel.loop import play
    from palifico.arena.kernel.observation import any_legal, every_mask, first_illegal

    _use()
    kernels = [kernel.stats for kernel in (play, any_legal, every_mask, first_illegal)]
    return Warmed(
        folder=str(CACHE_DIR),
        kept=all(CACHE_DIR in Path(kernel.cache_path or "").parents for kernel in kernels),
        compiled=sum(kernel.cache_misses.total() for kernel in kernels),
        loaded=sum(kernel.cache_hits.total() for kernel in kernels),
        seconds=round(perf_counter() - began, 3),
    )


def _use() -> None:
    """Play with and without policies, told and untold: each is another kernel."""
    import numpy as np

    from palifico.arena.kernel import ODDS, RANDOM, VectorEnv, play_batch

    rules = variant("paco")
    play_batch(rules, seats=2, games=1, line_up=[RANDOM])
    TERMINATION.check()  # the compiler may have swallowed it
    play_batch(rules, seats=2, games=1, line_up=[RANDOM], rounds=True)
    TERMINATION.check()
    play_batch(rules, seats=2, games=1, line_up=[ODDS])
    TERMINATION.check()
    VectorEnv(rules, seats=2, games=2, line_up=[None, ODDS])
    games = VectorEnv(rules, seats=2, games=2, line_up=[None])
    for kind in (np.int32, np.int64):
        TERMINATION.check()
        games.step(games.any_legal().astype(kind))


def _waiting(label: str) -> AbstractContextManager[object]:
    """A sign of life on standard error, where a user may be waiting for it."""
    if not sys.stderr.isatty():
        return nullcontext()
    from rich.console import Console

    return Console(stderr=True).status(label)


def _sentence(lang: str, warmed: Warmed) -> str:
    about = {"folder": warmed.folder, "seconds": number(lang, warmed.seconds, 1)}
    if not warmed.kept:
        return message(lang, "warmup-not-kept", about)
    return message(lang, "warmup-done" if warmed.compiled else "warmup-known", about)
