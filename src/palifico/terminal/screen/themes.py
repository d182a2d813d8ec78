"""Colour themes: felt and gold, dark and light."""

from __future__ import annotations

import os
from typing import Final

from textual.theme import Theme

DARK: Final = Theme(
    name="palifico-dark",
    primary="#e3b341",
    secondary="#6fb3a2",
    accent="#e3b341",
    warning="#f0a35e",
    error="#f2777a",
    success="#8fd18a",
    foreground="#ece5d8",
    background="#0f1c18",
    surface="#142620",
    panel="#1c352d",
    dark=True,
)
LIGHT: Final = Theme(
    name="palifico-light",
    primary="#7a4f00",
    secondary="#1f6b5c",
    accent="#7a4f00",
    warning="#9a4a00",
    error="#a3242b",
    success="#1d6b2c",
    foreground="#241d12",
    background="#f7f2e6",
    surface="#efe7d4",
    panel="#e4d9bf",
    dark=False,
)


def is_light_terminal() -> bool:
    """Whether the terminal reports a light background (COLORFGBG, where it is set)."""
    ground = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return ground in ("7", "15")
