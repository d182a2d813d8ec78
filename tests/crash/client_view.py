"""What a client knows of a table from what it was told; it knows no rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass
class ClientView:
    """A table as a client sees it."""

    n: int = 0
    status: str = "gathering"
    host: str = ""
    seats: dict[int, str] = field(default_factory=dict)
    commits: set[int] = field(default_factory=set)
    opened: set[int] = field(default_factory=set)
    chain: dict[str, str] = field(default_factory=dict)
    turn: dict[str, Any] | None = None
    turn_n: int = 0
    free: dict[int, bool] = field(default_factory=dict)
    round_n: int = 0
    next_table: str | None = None

    def picture(self, shown: dict[str, Any]) -> None:
        """A whole picture instead of all entries before it."""
        self.n, self.status, self.host = shown["n"], shown["status"], shown["host"]
        taken = [(seat, one) for seat, one in enumerate(shown["seats"]) if one is not None]
        self.seats = {seat: one["account"] for seat, one in taken}
        self.commits = {seat for seat, one in taken if one["adds_chance"]}
        self.opened = {seat for seat, one in taken if one["opened"]}
        self.chain, self.next_table = shown["chain"], shown["next_table"]
        game = shown["game"] or {"turn": None, "turn_n": 0}
        self.turn, self.turn_n = game["turn"], game["turn_n"]

    def entry(self, entry: dict[str, Any]) -> None:
        """One entry more."""
        self.n = entry["n"]
        if "turn" in entry or entry["type"] == "called":
            self.turn, self.turn_n = entry.get("turn"), entry["n"]
        match entry["type"]:
            case "made" | "host":
                self.host = entry["host"]
            case "chain":
                self.chain, self.commits, self.opened = entry, set(), set()
            case "sat":
                self.seats[entry["seat"]] = entry["account"]
                self.commits.discard(entry["seat"])
                if entry["commit"]:
                    self.commits.add(entry["seat"])
            case "stood":
                del self.seats[entry["seat"]]
                self.commits.discard(entry["seat"])
            case "opened":
                self.opened.add(entry["seat"])
            case "rematch":
                self.next_table = entry["table"]
            case kind:
                self.status = STATUS.get(kind, self.status)

    def hand(self, hand: dict[str, Any]) -> None:
        """Own dice."""
        self.round_n = hand["n"]
        self.free = {hand["n"]: bool(hand["free"])}


STATUS = {
    "locked": "starting",
    "void": "gathering",
    "began": "playing",
    "ended": "over",
    "closed": "closed",
}
