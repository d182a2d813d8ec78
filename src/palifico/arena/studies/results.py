"""Study results: the figures, and all that is needed to find them again."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from palifico import __version__
from palifico.arena.policies.model import Policy, Thresholds
from palifico.arena.studies.run import OnProgress, play_study, tasks_of
from palifico.arena.studies.study import PLAYERS, Figure, Study

ENDS: Final = ("value", "low", "high")


@dataclass(frozen=True, slots=True)
class Results:
    """The figures of a study, from so many games of a seed, by whom they were played and how."""

    study: str
    version: str
    command: str
    seed: int
    games: int
    policies: Mapping[str, str]
    figures: tuple[Figure, ...]

    def of(self, *what: str, **at: str | int) -> Iterator[Figure]:
        """Yield the figures that tell one of these things about this."""
        for one in self.figures:
            if one.what in what and at.items() <= one.at.items():
                yield one


def found(
    study: Study, *, games: int, seed: int, jobs: int, told: OnProgress | None = None
) -> Results:
    """Play a study, and give what it found.

    Raises Fault as `play_study` does.
    """
    played = play_study(study, games=games, seed=seed, jobs=jobs, told=told)
    return Results(
        study=study.name,
        version=__version__,
        command=f"palifico study {study.name} --games {games} --seed {seed}",
        seed=seed,
        games=sum(task.games for task in tasks_of(study, games, seed)),
        policies=policies(),
        figures=tuple(study.figures(played)),
    )


def policies() -> dict[str, str]:
    """Return who plays, by their names in tables, as an arena would be told.

    >>> policies()["random"]
    'random'
    """
    return {name: _spelt(policy) for name, policy in PLAYERS.items()}


def results_json(results: Results) -> str:
    """Return the results as JSON, a figure a line."""
    head = {name: getattr(results, name) for name in Results.__slots__ if name != "figures"}
    lines = [json.dumps(_flat(one), ensure_ascii=False) for one in results.figures]
    text = json.dumps(head, ensure_ascii=False, indent=1).removesuffix("\n}")
    return f'{text},\n "figures": [\n  ' + ",\n  ".join(lines) + "\n ]\n}"


def read_results(text: str) -> Results:
    """Return results as they were written.

    Raises ValueError, KeyError or TypeError for anything else.
    """
    told = json.loads(text)
    told["figures"] = tuple(map(_figure, told["figures"]))
    return Results(**told)


def _spelt(policy: Policy) -> str:
    if not isinstance(policy, Thresholds):
        return "random"
    return "odds:" + ",".join(f"{name}={number:g}" for name, number in asdict(policy).items())


def _flat(one: Figure) -> dict[str, Any]:
    ends = {name: getattr(one, name) for name in ENDS}
    return {"what": one.what, **one.at, "cases": one.cases, **ends}


def _figure(told: dict[str, Any]) -> Figure:
    known = {name: told.pop(name) for name in ("what", "cases", *ENDS)}
    return Figure(at=told, **known)
