"""Everything that any client was ever told, and whatever does not fit together in it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

Answer = tuple[str, int | str]
"""`ok` and a number, or `err` and a code."""


@dataclass
class Asked:
    """A command as it was sent, as often as it took."""

    table: str
    account: str
    type: str
    body: bytes
    answer: Answer | None = None


@dataclass
class Transcript:
    """What clients know. `wrong` is to stay empty."""

    entries: dict[str, dict[int, bytes]] = field(default_factory=dict)
    hands: dict[tuple[str, int, int], tuple[int, ...]] = field(default_factory=dict)
    lines: dict[int, dict[str, Any]] = field(default_factory=dict)
    commands: dict[tuple[str, str], Asked] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    codes: Counter[str] = field(default_factory=Counter)
    closes: Counter[int] = field(default_factory=Counter)
    resumes: int = 0
    byes: int = 0
    _moments: dict[str, list[asyncio.Event]] = field(default_factory=dict)

    @property
    def confirmed(self) -> int:
        """How many commands were carried out, as far as clients know."""
        return sum(one.answer is not None and one.answer[0] == "ok" for one in self._all())

    @property
    def unanswered(self) -> list[Asked]:
        """Commands whose clients still wait."""
        return [one for one in self._all() if one.answer is None]

    def last(self, table: str) -> int:
        """The highest number that anybody was told of a table."""
        return max(self.entries.get(table, {}), default=0)

    def entry(self, table: str, n: int, body: bytes) -> None:
        """A number has the same bytes for everybody, for ever."""
        known = self.entries.setdefault(table, {}).setdefault(n, body)
        self.see(known == body, f"{table}/{n} was {known!r} and is {body!r}")

    def hand(self, table: str, seat: int, n: int, dice: tuple[int, ...]) -> None:
        """The dice of a round stay what they are."""
        if any(dice):
            known = self.hands.setdefault((table, seat, n), dice)
            self.see(known == dice, f"{table}/{n}: seat {seat} had {known} and has {dice}")

    def line(self, said: dict[str, Any]) -> None:
        """A line of talk stays what it is."""
        known = self.lines.setdefault(said["id"], said)
        self.see(known == said, f"line {known} is now {said}")

    def answered(self, account: str, id_: str, answer: Answer) -> None:
        """However often a command is sent, it was carried out, once, or it was not."""
        asked = self.commands[account, id_]
        before = asked.answer or answer
        # Why not may differ from one time to the next, and so does the last number when one talks.
        may_differ = answer[0] == "err" or asked.type == "say"
        same = before == answer or (before[0] == answer[0] and may_differ)
        # What could not be kept has not happened, and may be asked for again.
        same = same or before == ("err", "store.failed")
        self.see(same, f"{asked} was answered {answer}")
        asked.answer = answer
        self.codes[str(answer[1]) if answer[0] == "err" else "ok"] += 1

    def see(self, is_so: bool, otherwise: str) -> None:
        """Note what is not as it must be."""
        if not is_so:
            self.wrong.append(otherwise)

    def must_fit(self) -> None:
        """Fail if anything was wrong."""
        if self.wrong:
            raise AssertionError("\n".join(self.wrong[:10]))

    def happened(self, kind: str) -> None:
        """Something was sent or came: whoever waits for such a moment goes on."""
        for event in self._moments.pop(kind, ()):
            event.set()

    async def moment(self, kind: str, patience: float) -> None:
        """Wait until something is sent or comes, but not for ever."""
        event = asyncio.Event()
        self._moments.setdefault(kind, []).append(event)
        try:
            async with asyncio.timeout(patience):
                await event.wait()
        except TimeoutError:
            return

    def _all(self) -> Iterator[Asked]:
        return iter(self.commands.values())
