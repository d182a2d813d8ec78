"""The sheet of a rulebook on paper: two pages at most."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser

from palifico.editions import IDS, Variant, variant
from palifico.words import LANGS, Speaker, house_sentence
from palifico.words.rulebook.sheet import sheet_html

pytestmark = pytest.mark.slow

PAGE = re.compile(rb"/Type\s*/Page\b")
MAX_PAGES = 2


def test_sheet_of_every_box_and_language_fits_two_pages(browser: Browser) -> None:
    page = browser.new_page()
    long = variant("piatnik", None, {"lost_dice": "visible", "dice_each": 4, "open_wild": True})
    tables: list[Variant] = [*map(variant, IDS), long]
    for rules in tables:
        for lang in LANGS:
            speaker = Speaker(lang, rules)
            page.set_content(sheet_html(speaker, rules.base.name, house_sentence(speaker)))
            paper = page.pdf(prefer_css_page_size=True)
            assert 1 <= len(PAGE.findall(paper)) <= MAX_PAGES, (rules.base.id, lang)
    page.close()
