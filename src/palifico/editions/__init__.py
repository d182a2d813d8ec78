"""The five rulebooks as data, the options and house rules upon them, and their share codes."""

from palifico.editions.boxes import IDS, MOST_IN_A_BOX, Box, box
from palifico.editions.fault import Fault, reason
from palifico.editions.fields import VALUES, Value, spell
from palifico.editions.share import Shared, read_share_code, share_code
from palifico.editions.variant import Variant, variant

__all__ = [
    "IDS",
    "MOST_IN_A_BOX",
    "VALUES",
    "Box",
    "Fault",
    "Shared",
    "Value",
    "Variant",
    "box",
    "read_share_code",
    "reason",
    "share_code",
    "spell",
    "variant",
]
