"""Preview pictures: PNG files of 1200 by 630 pixels, drawn with Pillow and a font of our own."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Final, TypeAlias

from PIL import Image, ImageDraw, ImageFont

from palifico.server.pages.preview import Preview

WIDTH: Final = 1200
HEIGHT: Final = 630
MARGIN: Final = 80
RIM: Final = 44
SCALE: Final = 2
"""Shapes are drawn so much larger, and then made smaller: their edges are smooth."""
FELT: Final = "#1f5a55"
INK: Final = "#fffdf7"
GOLD: Final = "#f2c262"
CLAY: Final = "#9f4326"
DARK: Final = "#2b1a12"
TITLE_SIZES: Final = (72, 60, 50)
MAX_TITLE_LINES: Final = 3
TEXT_SIZE: Final = 36
MAX_TEXT_LINES: Final = 2
MAX_CACHED: Final = 128
BRAND: Final = "Palifico"
NO_GLYPH: Final = "\ufffe"

Font: TypeAlias = ImageFont.FreeTypeFont


@lru_cache(maxsize=MAX_CACHED)
def picture(preview: Preview) -> bytes:
    """Return the picture of a preview as a PNG file."""
    image = _ground(preview.seats, preview.taken).copy()
    draw = ImageDraw.Draw(image)
    title, font = _fitted(drawable(preview.title) or BRAND)
    top = RIM + 56
    for line in title:
        draw.text((MARGIN, top), line, font=font, fill=INK)
        top += int(font.size * 1.22)
    top += 14
    for line in _wrapped(drawable(preview.text), _font(TEXT_SIZE))[:MAX_TEXT_LINES]:
        draw.text((MARGIN, top), line, font=_font(TEXT_SIZE), fill=GOLD)
        top += int(TEXT_SIZE * 1.35)
    right = WIDTH - MARGIN, HEIGHT - RIM - 46
    draw.text(right, BRAND, font=_font(TEXT_SIZE), fill=INK, anchor="rs")
    file = BytesIO()
    image.save(file, "PNG", compress_level=7)
    return file.getvalue()


def drawable(text: str) -> str:
    """Return a text without the characters that the font does not have.

    >>> drawable("Ana 👑 Lucía")
    'Ana Lucía'
    """
    return " ".join("".join(sign for sign in text if _has(sign)).split())


@lru_cache(maxsize=4096)
def _has(sign: str) -> bool:
    font = _font(TEXT_SIZE)
    return sign.isspace() or bytes(font.getmask(sign)) != bytes(font.getmask(NO_GLYPH))


@cache
def _font(size: int) -> Font:
    path = files("palifico.server.pages").joinpath("fonts/DejaVuSerif-Bold.ttf")
    return ImageFont.truetype(BytesIO(path.read_bytes()), size)


def _fitted(title: str) -> tuple[list[str], Font]:
    """Return the lines of a title in the largest letters in which it fits."""
    for size in TITLE_SIZES:
        lines = _wrapped(title, _font(size))
        if len(lines) <= MAX_TITLE_LINES:
            return lines, _font(size)
    return lines[:MAX_TITLE_LINES], _font(TITLE_SIZES[-1])


def _wrapped(text: str, font: Font) -> list[str]:
    """Return a text in lines; a word that is wider than the picture is broken."""
    lines = [""]
    for word in text.split():
        joined = f"{lines[-1]} {word}".strip()
        if _fits(joined, font):
            lines[-1] = joined
            continue
        rest = word
        while rest:
            size = next(n for n in range(len(rest), 0, -1) if n == 1 or _fits(rest[:n], font))
            lines.append(rest[:size])
            rest = rest[size:]
    return [line for line in lines if line]


def _fits(text: str, font: Font) -> bool:
    return font.getlength(text) <= WIDTH - 2 * MARGIN


@lru_cache(maxsize=64)
def _ground(seats: int, taken: int) -> Image.Image:
    """Return cloth and rim, and a cup for each seat: filled where it is taken."""
    image = Image.new("RGB", (WIDTH * SCALE, HEIGHT * SCALE), FELT)
    draw = ImageDraw.Draw(image)
    for top in (0, HEIGHT - RIM):
        _weave(draw, top * SCALE)
    step = min(92, (WIDTH - 2 * MARGIN - 260) // max(seats, 1))
    for seat in range(seats):
        _cup(draw, (MARGIN + seat * step) * SCALE, step * SCALE, is_taken=seat < taken)
    return image.reduce(SCALE)


def _weave(draw: ImageDraw.ImageDraw, top: int) -> None:
    """Draw the woven rim: diamonds in gold and green on clay."""
    high, wide = RIM * SCALE, RIM * SCALE
    draw.rectangle((0, top, WIDTH * SCALE, top + high), fill=CLAY)
    for place, left in enumerate(range(0, WIDTH * SCALE + wide, wide)):
        middle = top + high // 2
        for size, colour in ((0.42, DARK), (0.3, GOLD if place % 2 else FELT), (0.12, DARK)):
            reach = int(size * high)
            corners = [(left - reach, middle), (left, middle - reach)]
            draw.polygon([*corners, (left + reach, middle), (left, middle + reach)], fill=colour)


def _cup(draw: ImageDraw.ImageDraw, left: int, step: int, *, is_taken: bool) -> None:
    """Draw a cup upside down on the table."""
    bottom, wide = (HEIGHT - RIM - 40) * SCALE, int(step * 0.72)
    high, inset = int(wide * 1.15), int(wide * 0.16)
    edge = [(left + inset, bottom - high), (left + wide - inset, bottom - high)]
    shape = [*edge, (left + wide, bottom), (left, bottom)]
    if not is_taken:
        draw.polygon(shape, outline=INK, width=2 * SCALE)
        return
    draw.polygon(shape, fill=CLAY, outline=DARK, width=2 * SCALE)
    band = bottom - high // 2
    draw.line((left + inset // 2, band, left + wide - inset // 2, band), fill=GOLD, width=6 * SCALE)
