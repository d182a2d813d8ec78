"""Error codes in one style: `area.reason`."""

from __future__ import annotations

import re

from tests.words.ids import error_codes

STYLE = re.compile(r"[a-z]+\.[a-z]+(_[a-z]+)*")
DOCUMENTED = {"flood", "rate", "seats"}
"""Answers of the server that clients know by these names (docs/protocol.md, docs/api.md)."""


def test_error_codes_are_an_area_and_a_reason() -> None:
    codes = error_codes()
    assert len(codes) > 150
    assert {code for code in codes if not STYLE.fullmatch(str(code))} == DOCUMENTED
