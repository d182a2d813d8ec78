"""Every version of an edition is written down: its rules do not change in silence."""

from __future__ import annotations

import pytest

from palifico.editions import IDS
from tools.docs.editions import fingerprint, versions


@pytest.mark.parametrize("id_", IDS)
def test_last_version_of_an_edition_is_the_one_that_is_played(id_: str) -> None:
    assert versions(id_)[-1].fingerprint == fingerprint(id_)


@pytest.mark.parametrize("id_", IDS)
def test_versions_differ(id_: str) -> None:
    marks = [one.fingerprint for one in versions(id_)]
    assert len(set(marks)) == len(marks)
