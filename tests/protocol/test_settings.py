"""The settings of a table: what is left open is settled, and old ones can still be read."""

from __future__ import annotations

import msgspec
import pytest

from palifico.errors import Fault
from palifico.protocol.codec import read_entry
from palifico.protocol.entries import TableMade
from palifico.protocol.settings import TableSettings, settled

OLD = (
    b'{"type":"made","n":1,"at":5,"host":"7zq0m3k1x5b9d2fw","settings":{"edition":"paco",'
    b'"options":{},"house":{},"rules":null,"seats":4,"pace":"normal","privacy":"private",'
    b'"spectators":true,"talk":"text","timeout":"challenge","window_ms":250,"pause_ms":3000,'
    b'"rated":true,"first":null},"after":null}'
)
"""A table as it was written before there was a coach."""


def test_table_of_old_is_read_and_has_no_coach() -> None:
    made = read_entry(OLD)
    assert isinstance(made, TableMade)
    assert made.settings.coach is None
    assert settled(made.settings).coach is False


@pytest.mark.parametrize(("given", "is_there"), [(None, False), (False, False), (True, True)])
def test_settings_there_is_a_coach_only_where_a_client_asks_for_it(
    given: bool | None, is_there: bool
) -> None:
    for settings in (TableSettings(coach=given), TableSettings(coach=given, privacy="public")):
        assert settled(settings).coach is is_there


def test_rated_game_has_no_coach() -> None:
    assert settled(TableSettings(rated=True)).coach is False
    with pytest.raises(Fault, match=r"table\.coach"):
        settled(TableSettings(rated=True, coach=True))


def test_settled_settings_say_everything_and_settle_to_themselves() -> None:
    once = settled(TableSettings())
    assert msgspec.to_builtins(once).keys() == set(TableSettings.__struct_fields__)
    assert (once.talk, once.coach) == ("text", False)
    assert settled(once) == once
