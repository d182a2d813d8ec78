"""docs/protocol.md names every message, every field, every code and the right figures."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from palifico.fair import SeatEntry, commitment, lock_hash, mix_hash
from palifico.protocol import entries, frames, settings
from palifico.protocol.asyncapi import CLOSE_CODES
from palifico.protocol.schemas import COMMANDS, ENTRIES, FRAMES, Kind, tag_of
from palifico.server.core import heartbeat, rate_limits
from palifico.server.live import chat, subscriber, table
from palifico.server.rest import streaming
from palifico.server.table import deadlines, start
from palifico.server.ws import connection
from tests.docs.markdown import ROOT, blocks

PAGE = ROOT / "docs" / "protocol.md"
TEXT = PAGE.read_text("utf-8")
SOURCES = (
    *("table/*.py", "live/*.py", "ws/*.py", "core/headers.py", "core/rate_limits.py"),
    "../protocol/settings.py",
)
ONLY_HTTP = {"coach.moment", "coach.off", "rate"}
"""Codes of these sources that no socket sends."""


def section(heading: str) -> str:
    """What stands under a heading."""
    _, _, rest = TEXT.partition(f"\n{heading}\n")
    level = heading.partition(" ")[0]
    return re.split(rf"\n#{{1,{len(level)}}} ", rest)[0]


def rows(heading: str) -> dict[str, set[str]]:
    """The table under a heading: what is in backticks in the second cell, by the first."""
    found = re.findall(r"^\| `(\w+)` \|([^|]*)\|", section(heading), re.MULTILINE)
    assert len(found) == len({name for name, _ in found}), heading
    return {name: set(re.findall(r"`(\w+)`", fields)) for name, fields in found}


def fields(kind: Kind, *, but: Iterable[str] = ()) -> set[str]:
    return set(kind.__struct_fields__) - set(but)


def inner_kinds() -> list[Kind]:
    """What messages are made of."""
    told = [one for module in (entries, frames) for one in vars(module).values()]
    structs = [one for one in told if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    bases = {msgspec.Struct, entries.Entry, frames.Frame}
    return [one for one in structs if one.__struct_config__.tag is None and one not in bases]


@pytest.mark.parametrize(
    ("heading", "kinds", "common"),
    [
        ("### Commands", COMMANDS, ("id",)),
        ("### Entries", ENTRIES, ("n", "at")),
        ("### Frames", FRAMES, ()),
    ],
)
def test_message_and_every_field_is_on_the_page(
    heading: str, kinds: tuple[Kind, ...], common: tuple[str, ...]
) -> None:
    assert rows(heading) == {tag_of(kind): fields(kind, but=common) for kind in kinds}


def test_part_of_a_message_is_on_the_page() -> None:
    expected = {kind.__name__: fields(kind) for kind in inner_kinds()}
    assert "Turn" in expected
    assert rows("### Inside messages") == expected


def test_close_code_is_on_the_page_and_in_the_document() -> None:
    codes = re.findall(r"^\| (\d{4}) \|", section("## Reconnecting"), re.MULTILINE)
    assert sorted(map(int, codes)) == sorted(CLOSE_CODES)
    used = {
        subscriber.CLOSE_FLOOD,
        subscriber.CLOSE_RESTART,
        subscriber.CLOSE_NOT_ALLOWED,
        subscriber.CLOSE_RESYNC,
    }
    assert used <= CLOSE_CODES.keys()


def test_code_of_a_refusal_is_on_the_page() -> None:
    folder = Path(connection.__file__).parents[1]
    texts = [path.read_text("utf-8") for one in SOURCES for path in folder.glob(one)]
    used = {code for text in texts for code in re.findall(r'Fault\(\s*"([a-z_.]+)"', text)}
    assert len(used) > 40
    assert {code for code in used if f"`{code}`" not in TEXT} == ONLY_HTTP


SILENCE_S = (
    connection.MAX_MISSED_PONGS * heartbeat.HEARTBEAT_INTERVAL_S + heartbeat.HEARTBEAT_TIMEOUT_S
)


@pytest.mark.parametrize(
    "said",
    [
        f"the last {table.MAX_REPLAY_ENTRIES} entries",
        f"The last {table.MAX_CHAT_LINES} are told",
        f"within {start.OPEN_TIMEOUT_MS // 1000} seconds",
        f"a message from a client | {connection.MAX_MESSAGE_BYTES // 1024} KiB",
        f"more than {connection.MAX_UNSENT_BYTES // 1024} KiB unread",
        f"{rate_limits.MESSAGES_PER_S} a second, {2 * rate_limits.MESSAGES_PER_S} at once",
        {3: "three messages beyond the limit"}[rate_limits.MAX_STRIKES],
        f"{rate_limits.RATE_LIMITS['commands'].partition('/')[0]} a minute",
        f"{chat.MAX_TEXT_CHARS} characters",
        f"every {streaming.KEEP_ALIVE_S:.0f} seconds",
        f"more than {streaming.MAX_BACKLOG} messages",
        f"pings every {heartbeat.HEARTBEAT_INTERVAL_S} seconds",
        f"has not answered for {SILENCE_S}",
        {1000: "up to a second"}[deadlines.MAX_LAG_MS],
        f"| `normal` | {settings.TIME['normal']} |",
        f"| `quick` | {settings.TIME['quick']} |",
        ", ".join(str(settings.TIME[pace]) for pace in ("day", "three_days", "week")),
    ],
)
def test_figures_are_those_of_the_server(said: str) -> None:
    assert said in " ".join(TEXT.split())


def test_hashes_on_the_page_are_those_of_the_dice() -> None:
    page = [block for block in blocks(PAGE) if "pf1/client" in block.text and block.language]
    namespace: dict[str, object] = {}
    exec(page[0].text, namespace)
    game, anchor, rules = (
        bytes.fromhex("00112233445566778899aabbccddeeff"),
        b"\x5e" * 32,
        b"\xa0" * 32,
    )
    commit = commitment(game, anchor, 0, bytes(32))
    seats = [
        SeatEntry("7zq0m3k1x5b9d2fw", commit, bytes(32)),
        SeatEntry("bot:counter-----"),
    ]
    lock = lock_hash(game, anchor, rules, seats)
    assert (namespace["commit"], namespace["lock"]) == (commit, lock)
    assert namespace["mix"] == mix_hash(lock, seats)
