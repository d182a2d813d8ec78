"""Report of a run: one self-contained HTML page."""

from palifico.arena.report.page import report_html

__all__ = ["report_html"]
