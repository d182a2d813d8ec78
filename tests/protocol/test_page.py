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
from palifico.server import (
    flood,
    listening,
    live_table,
    pulse,
    rates,
    socket,
    streams,
    talking,
)
from palifico.server.table import due, starting
from tests.docs.markdown import ROOT, blocks

PAGE = ROOT / "docs" / "protocol.md"
TEXT = PAGE.read_text("utf-8")
SOURCES = (
    *("table/*.py", "live.py", "talking.py", "door.py", "refusing.py", "deciding.py"),
    *("loading.py", "knocking.py", "asking.py", "flood.py", "../protocol/settings.py"),
)


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
def test_every_message_and_every_field_is_on_the_page(
    heading: str, kinds: tuple[Kind, ...], common: tuple[str, ...]
) -> None:
    assert rows(heading) == {tag_of(kind): fields(kind, but=common) for kind in kinds}


def test_every_part_of_a_message_is_on_the_page() -> None:
    expected = {kind.__name__: fields(kind) for kind in inner_kinds()}
    assert "Turn" in expected
    assert rows("### Inside messages") == expected


def test_every_close_code_is_on_the_page_and_in_the_document() -> None:
    codes = re.findall(r"^\| (\d{4}) \|", section("## Coming back"), re.MULTILINE)
    assert sorted(map(int, codes)) == sorted(CLOSE_CODES)
    used = {listening.FLOOD, listening.RESTART, listening.NOT_ALLOWED, listening.RESYNC}
    assert used <= CLOSE_CODES.keys()


def test_every_code_of_a_refusal_is_on_the_page() -> None:
    folder = Path(socket.__file__).parent
    texts = [path.read_text("utf-8") for one in SOURCES for path in folder.glob(one)]
    used = {code for text in texts for code in re.findall(r'Fault\(\s*"([a-z_.]+)"', text)}
    assert len(used) > 40
    assert {code for code in used if f"`{code}`" not in TEXT} == set()


@pytest.mark.parametrize(
    "said",
    [
        f"the last {live_table.TAIL} entries",
        f"The last {live_table.LINES} are told",
        f"within {starting.TIME_TO_OPEN // 1000} seconds",
        f"a message from a client | {socket.MOST_IN // 1024} KiB",
        f"more than {socket.MOST_UNSENT // 1024} KiB unread",
        f"{flood.A_SECOND} a second, {2 * flood.A_SECOND} at once",
        {3: "three messages beyond the limit"}[flood.STRIKES],
        f"{rates.RATES['commands'].partition('/')[0]} a minute",
        f"{talking.LONGEST} characters",
        f"every {streams.QUIET:.0f} seconds",
        f"more than {streams.MOST_WAITING} messages",
        f"pings every {pulse.PLACES} seconds",
        f"has not answered for {(socket.SILENT) * pulse.PLACES + pulse.PATIENCE}",
        {1000: "up to a second"}[due.MOST_LAG],
        f"| `normal` | {settings.TIME['normal']} |",
        f"| `quick` | {settings.TIME['quick']} |",
        ", ".join(str(settings.TIME[pace]) for pace in ("day", "three_days", "week")),
    ],
)
def test_the_figures_are_those_of_the_server(said: str) -> None:
    assert said in " ".join(TEXT.split())


def test_the_hashes_on_the_page_are_those_of_the_dice() -> None:
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
