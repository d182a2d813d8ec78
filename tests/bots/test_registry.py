"""The built-in bots: who they are, and that each is found by its name and version."""

from __future__ import annotations

import pytest

from palifico.bots import LEVELS, Level, find_bot
from palifico.bots.registry import VERSIONS
from palifico.errors import Fault
from palifico.fair import Chance, seeded
from palifico.server.auth.accounts import COLOURS, SHAPES, new_id


def test_accounts_of_bots_are_as_long_as_anybody_s() -> None:
    assert {len(level.account) for level in LEVELS.values()} == {len(new_id(seeded(1)))}


def test_registry_there_are_five_that_no_player_takes_for_another() -> None:
    assert list(LEVELS) == ["beginner", "counter", "listener", "bluffer", "champion"]
    for look in ("name", "shape", "colour", "account"):
        assert len({getattr(level, look) for level in LEVELS.values()}) == len(LEVELS)
    assert {level.shape for level in VERSIONS} <= set(SHAPES)
    assert {level.colour for level in VERSIONS} <= set(COLOURS)


@pytest.mark.parametrize("level", VERSIONS, ids=lambda level: f"{level.id}@{level.version}")
def test_version_is_found_for_ever(level: Level) -> None:
    assert find_bot(f"{level.id}@{level.version}") is level
    assert find_bot(level.id).version >= level.version
    assert level.make(Chance(1)) is not None


@pytest.mark.parametrize("name", ["", "nobody", "counter@0", "counter@99", "@1"])
def test_registry_who_is_not_there_is_said_with_all_who_are(name: str) -> None:
    with pytest.raises(Fault) as fault:
        find_bot(name)
    assert fault.value.code == "bot.unknown"
    assert fault.value.about == {"given": name, "expected": ", ".join(LEVELS)}
