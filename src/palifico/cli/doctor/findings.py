"""Findings of the doctor: a level, a code and its parameters."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from palifico.errors import Fault
from palifico.words import fault_sentence, message


class Level(StrEnum):
    """How it stands: well, something could be done, or something does not work."""

    OK = "ok"
    TODO = "todo"
    BROKEN = "broken"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at: the check, how it stands, and a sentence by its id."""

    check: str
    level: Level
    said: str
    about: tuple[tuple[str, str | int], ...] = ()
    fault: Fault | None = None

    def sentence(self, lang: str) -> str:
        """What was found, and what to do about it."""
        if self.fault is not None:
            return fault_sentence(lang, self.fault)
        return message(lang, f"doctor-{self.said}", dict(self.about))


Check: TypeAlias = Callable[[], Iterator[Finding]]


def well(check: str, said: str, **about: str | int) -> Finding:
    """All is well."""
    return Finding(check, Level.OK, said, tuple(about.items()))


def to_do(check: str, said: str, **about: str | int) -> Finding:
    """It works, but something is left to do."""
    return Finding(check, Level.TODO, said, tuple(about.items()))


def broken(check: str, said: str, **about: str | int) -> Finding:
    """It does not work."""
    return Finding(check, Level.BROKEN, said, tuple(about.items()))


def faulty(check: str, fault: Fault, level: Level = Level.BROKEN) -> Finding:
    """It does not work, for a reason that there are words for."""
    return Finding(check, level, fault.code, fault=fault)
