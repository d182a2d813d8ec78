"""Editions: the five rulebooks as data, options and house rules upon them, and share codes."""

from palifico.editions.boxes import IDS, MAX_BOX_PLAYERS, Box, box
from palifico.editions.fields import VALUES, Value, spell
from palifico.editions.share import Shared, is_share_code, read_rules, read_share_code, share_code
from palifico.editions.variant import Variant, variant

__all__ = [
    "IDS",
    "MAX_BOX_PLAYERS",
    "VALUES",
    "Box",
    "Shared",
    "Value",
    "Variant",
    "box",
    "is_share_code",
    "read_rules",
    "read_share_code",
    "share_code",
    "spell",
    "variant",
]
