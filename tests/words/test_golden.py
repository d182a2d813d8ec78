"""The page's words can all be said; the file for its own tests is up to date."""

from __future__ import annotations

import pytest

from palifico.words import LANGS
from tests.words.golden import FILE, bundle_of, golden, of_the_page, says, values_for


def test_golden_what_the_page_is_compared_with_is_up_to_date() -> None:
    assert FILE.read_text("utf-8") == golden(), "run python -m tests.words.golden"


@pytest.mark.parametrize("lang", LANGS)
def test_golden_everything_on_the_page_can_be_said(lang: str) -> None:
    bundle = bundle_of(lang)
    for id_, one in of_the_page(lang).items():
        for values in values_for(one):
            assert says(bundle, id_, values).strip(), id_
