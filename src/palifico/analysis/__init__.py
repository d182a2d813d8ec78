"""Analysis: statistics over finished games."""

from palifico.analysis.dice_plot import drawing
from palifico.analysis.dice_table import ASCII, BLOCKS, Marks
from palifico.analysis.dice_tally import Counts, Tally, counts_of
from palifico.analysis.dice_text import report, verdict_sentence
from palifico.analysis.dice_verdict import DiceStats, dice_stats, stats_json
from palifico.analysis.svg import is_svg

__all__ = [
    "ASCII",
    "BLOCKS",
    "Counts",
    "DiceStats",
    "Marks",
    "Tally",
    "counts_of",
    "dice_stats",
    "drawing",
    "is_svg",
    "report",
    "stats_json",
    "verdict_sentence",
]
