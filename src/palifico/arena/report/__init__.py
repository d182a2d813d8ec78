"""The report of a run of the arena, as a page that needs nothing else."""

from palifico.arena.report.page import report_html

__all__ = ["report_html"]
