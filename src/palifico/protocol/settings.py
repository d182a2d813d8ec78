"""Table settings: rules, seats, pace, privacy, and what happens when time runs out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct, field

from palifico.editions import MAX_BOX_PLAYERS, Variant, read_share_code, variant
from palifico.errors import Fault
from palifico.protocol.names import MAX_TITLE_CHARS, read_line
from palifico.rules import MAX_PLAYERS, MIN_PLAYERS

Pace: TypeAlias = Literal["relaxed", "normal", "quick", "day", "three_days", "week"]
Privacy: TypeAlias = Literal["public", "private"]
Talk: TypeAlias = Literal["off", "phrases", "text"]
TimeOut: TypeAlias = Literal["challenge", "bot"]
_Fields: TypeAlias = tuple[tuple[str, Any], ...]

DAY: Final = 24 * 60 * 60 * 1000
TIME: Final[dict[Pace, int | None]] = {
    "relaxed": None,
    "normal": 30_000,
    "quick": 12_000,
    "day": DAY,
    "three_days": 3 * DAY,
    "week": 7 * DAY,
}
"""How long an action may take, in milliseconds."""
GRACE: Final[dict[Pace, int | None]] = {
    "relaxed": 60_000,
    "normal": 30_000,
    "quick": 15_000,
    "day": None,
    "three_days": None,
    "week": None,
}
"""How long a player may be away before a bot keeps the seat; by correspondence, for ever."""
MAX_WINDOW_MS: Final = 2000
MAX_PAUSE_MS: Final = 20_000


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=False):
    """All that is agreed before the game. `rules` is a share code and goes before the other three.

    `talk` is text at a private table and phrases at a public one unless it says otherwise.
    `timeout` is what is done for a player whose time is up: challenge if there is a bid, else the
    lowest opening; or a bot takes the turn. Exact calls within `window_ms` of the first count as
    simultaneous; the cups can be looked at for `pause_ms` before the next dice. `coach` is whether
    players may ask for the chances of a bid: not in a rated game, and nowhere unless it is said.
    `title` is what the host calls the table.
    """

    edition: str = "paco"
    options: dict[str, Any] = field(default_factory=dict)
    house: dict[str, Any] = field(default_factory=dict)
    rules: str | None = None
    seats: int = 4
    pace: Pace = "normal"
    privacy: Privacy = "private"
    spectators: bool = True
    talk: Talk | None = None
    timeout: TimeOut = "challenge"
    window_ms: int = 250
    pause_ms: int = 3000
    rated: bool = False
    first: int | None = None
    coach: bool | None = None
    title: str | None = None


def settled(given: TableSettings) -> TableSettings:
    """Return the settings with everything said that was left open, if a table can be set so.

    Raises Fault of the editions, `seats`, and `table.*` for the setting that cannot be.
    """
    shared = read_share_code(given.rules) if given.rules else None
    rules = shared.variant if shared else variant(given.edition, given.options, given.house)
    check_seats(given.seats, rules)
    if not 0 <= given.window_ms <= MAX_WINDOW_MS:
        raise Fault("table.window", given=given.window_ms, to=MAX_WINDOW_MS)
    if not 0 <= given.pause_ms <= MAX_PAUSE_MS:
        raise Fault("table.pause", given=given.pause_ms, to=MAX_PAUSE_MS)
    if given.first is not None and not 0 <= given.first < given.seats:
        raise Fault("table.first", given=given.first, to=given.seats - 1)
    if given.rated and rules.house:
        raise Fault("table.rated", field=next(iter(rules.house)))
    if given.rated and given.coach:
        raise Fault("table.coach")
    talk = given.talk or ("phrases" if given.privacy == "public" else "text")
    return TableSettings(
        edition=rules.base.id,
        options=plain(rules.options),
        house=plain(rules.house),
        seats=given.seats,
        pace=given.pace,
        privacy=given.privacy,
        spectators=given.spectators,
        talk=talk,
        timeout=given.timeout,
        window_ms=given.window_ms,
        pause_ms=given.pause_ms,
        rated=given.rated,
        first=given.first,
        coach=bool(given.coach),
        title=_title(given.title),
    )


def _title(given: str | None) -> str | None:
    """Return a title as it is shown; None for an empty one. Raises Fault `table.title`."""
    if given is None or not given.strip():
        return None
    title = read_line(given, max_chars=MAX_TITLE_CHARS)
    if title is None:
        raise Fault("table.title", to=MAX_TITLE_CHARS)
    return title


def check_seats(seats: int, rules: Variant) -> None:
    """Raise Fault `seats` when so many cannot play by these rules."""
    most = most_seats(rules)
    if not MIN_PLAYERS <= seats <= most:
        raise Fault("seats", **{"from": MIN_PLAYERS, "to": most, "given": seats})


def most_seats(rules: Variant) -> int:
    """Return how many may play: a box is for six, with house rules a table may seat twelve."""
    return MAX_PLAYERS if rules.house else MAX_BOX_PLAYERS


def rules_of(settings: TableSettings) -> Variant:
    """Return the rules of settled settings; the same object for equal settings."""
    options, house = settings.options.items(), settings.house.items()
    return _rules(settings.edition, tuple(options), tuple(house))


@lru_cache(maxsize=256)
def _rules(edition: str, options: _Fields, house: _Fields) -> Variant:
    return variant(edition, dict(options), dict(house))


def plain(fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return options or house rules with enum values as plain text, as JSON would."""
    return {name: str(v) if isinstance(v, str) else v for name, v in fields.items()}
