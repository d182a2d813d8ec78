"""Records with names that would take over the terminal: they stay names."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.cli.conftest import Palifico
from tests.fair.proofs import proven_record
from tests.words.test_said_back import HOSTILE, is_plain


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_name_stays_within_its_line(palifico: Palifico, text: str) -> None:
    record = proven_record(Random(3))
    record["players"] = [text] * len(record["fair"]["seats"])
    for data in (record, {text: 1}, {**record, "edition": text}, {**record, "house": {text: 1}}):
        for command in ("verify", "referee", "dice-stats"):
            _, out, err = palifico(command, stdin=json.dumps(data))
            assert is_plain((out + err).replace("\n", "")), command
            if command != "dice-stats":
                assert (out + err).count("\n") == 1
