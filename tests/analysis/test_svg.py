"""What is an SVG image and what is not, and sentences that go over several rows."""

from __future__ import annotations

import io

import pytest

from palifico.analysis import Counts, dice_stats, drawing, is_svg
from palifico.analysis.svg import Block, TextLayout, level, paragraph, stacked, through

NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"'


@pytest.mark.parametrize(
    "text",
    [
        drawing(dice_stats(Counts()), "en"),
        "<svg/>",
        f"<svg {NAMESPACE}><rect",
        f'<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn -->\n<svg {NAMESPACE}/>',
        f'<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C" "svg.dtd"><svg {NAMESPACE}/>',
        '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>',
        f"\ufeff<svg {NAMESPACE}/>",
    ],
)
def test_svg_image(text: str) -> None:
    assert is_svg(io.BytesIO(text.encode()))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b'{"edition": "paco"}\n',
        b"palifico 1\nedition: paco\n",
        b"<svg",
        b"a picture: <svg/>",
        b"<html><svg/></html>",
        b'<?xml version="1.0"?>\n<settings><svg/></settings>',
        b'<?xml version="1.0"?>',
        b'<?xml version="1.0" encoding="no such"?><svg/>',
        b'<?xml version="1.0" encoding="none"?><svg/>',
        b'<?xml version="1.0" encoding="big5"?><svg/>',
        b"\x89PNG\r\n\x1a\n",
        bytes(range(256)),
    ],
)
def test_svg_no_svg_image(data: bytes) -> None:
    assert not is_svg(io.BytesIO(data))


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("", []),
        ("one two", ["one two"]),
        ("one two three four", ["one two", "three four"]),
        ("one two\u00a0three four", ["one", "two\u00a0three", "four"]),
        ("incomprehensible dice", ["incomprehensible", "dice"]),
    ],
)
def test_rows_are_even_and_break_between_words(text: str, rows: list[str]) -> None:
    block = paragraph("quiet", text, TextLayout(letters=12, row=20, x=5), gap=3)
    assert block.height == 20 * len(rows) + 3
    assert block.lines == [
        f'<text class="quiet" x="5" y="{20 * at}">{row}</text>'
        for at, row in enumerate(rows, start=1)
    ]


def test_blocks_stand_one_below_the_other() -> None:
    height, lines = stacked([Block(10, ["a"]), Block(2.5, []), Block(1, ["b"])], top=4)
    assert height == 17.5
    assert [line.partition("(")[2] for line in lines if "<g" in line] == [
        '0 4)">',
        '0 14)">',
        '0 16.5)">',
    ]


def test_words_are_escaped() -> None:
    block = paragraph("quiet", "1 < 2 & 3", TextLayout(letters=20, row=20, x=0))
    assert block.lines == ['<text class="quiet" x="0" y="20">1 &lt; 2 &amp; 3</text>']


def test_lines_go_from_left_to_right_and_through_points() -> None:
    assert level("grid", 1, 20.25, 3) == '<line class="grid" x1="1.0" y1="3.0" x2="20.2" y2="3.0"/>'
    line = through("line", [(1, 2), (3.5, 4)])
    assert line == '<polyline class="line" fill="none" points="1.0,2.0 3.5,4.0"/>'
