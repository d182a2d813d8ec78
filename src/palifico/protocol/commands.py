"""Commands: what a client asks of a table. Each has an id, chosen by the client.

Sent again under the same id, a command has no second effect: the same answer comes again.
`expect` is the number of the entry that began this turn (`turn_n` in a snapshot): an action that
was meant for another moment is refused and never moved to this one.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias, get_args

from msgspec import Meta, Struct

from palifico.protocol.settings import TableSettings

CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[!-~]+$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=11)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Hash: TypeAlias = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Count: TypeAlias = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]


class _Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    id: CommandId


class Sit(_Command, tag="sit", frozen=True):
    """Sit down, or change one's commitment. `commit` adds one's own chance to the dice."""

    seat: SeatNumber
    commit: Hash | None = None


class Stand(_Command, tag="stand", frozen=True):
    """Leave one's seat before the game, or hand it to a bot for good during it."""


class SeatBot(_Command, tag="seat_bot", frozen=True):
    """Host: put a bot on a free seat, or take the place of one who is away, with a bot."""

    seat: SeatNumber
    level: Level = "counter"


class Kick(_Command, tag="kick", frozen=True):
    """Host: free a seat before the game; during it a bot takes it over."""

    seat: SeatNumber


class Ready(_Command, tag="ready", frozen=True):
    """Say before the game that one is ready, or no longer; the host may begin in any case."""

    ready: bool = True


class HandOver(_Command, tag="hand_over", frozen=True):
    """Host: make another player at the table the host."""

    seat: SeatNumber


class Change(_Command, tag="change", frozen=True):
    """Host: change the settings before the game."""

    settings: TableSettings


class Begin(_Command, tag="begin", frozen=True):
    """Host: lock the list and begin."""


class Open(_Command, tag="open", frozen=True):
    """Open one's commitment once the list is locked as one knows it."""

    opening: Hash


class MakeBid(_Command, tag="bid", frozen=True):
    """«At least so many of this face.»"""

    bid: tuple[Count, Count]
    expect: Number


class CallDudo(_Command, tag="dudo", frozen=True):
    """Challenge the bid."""

    expect: Number


class CallCalza(_Command, tag="calza", frozen=True):
    """Call the bid exact; `expect` names the bid by its number."""

    expect: Number


class Back(_Command, tag="back", frozen=True):
    """Take one's seat back from the bot that kept it. Connecting does the same."""


class Hurry(_Command, tag="hurry", frozen=True):
    """Play the rest at once, when only bots are left in an unrated game: of a player who is out."""


class Rematch(_Command, tag="rematch", frozen=True):
    """When the game is over, any player: a new table, same people, same settings."""


class Say(_Command, tag="say", frozen=True):
    """Say one of the quick phrases, or, where the table allows it, a text."""

    phrase: Annotated[str, Meta(max_length=20)] | None = None
    text: Annotated[str, Meta(max_length=2000)] | None = None


Command: TypeAlias = (
    Sit
    | Stand
    | SeatBot
    | Kick
    | Ready
    | HandOver
    | Change
    | Begin
    | Open
    | MakeBid
    | CallDudo
    | CallCalza
    | Back
    | Hurry
    | Rematch
    | Say
)
Action: TypeAlias = MakeBid | CallDudo | CallCalza

KINDS: Final[dict[type, str]] = {
    kind: str(kind.__struct_config__.tag) for kind in get_args(Command)
}
"""The name of each command on the wire."""
