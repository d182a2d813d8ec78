"""The rules of a table as a page to read: no script, one language."""

from __future__ import annotations

from html import escape

from palifico.editions import Variant
from palifico.words import Line, Section, Speaker, message, rulebook


def rules_page(lang: str, rules: Variant) -> str:
    """The rulebook as HTML."""
    speaker = Speaker(lang, rules)
    sections = "".join(_section(section) for section in rulebook(speaker))
    title = escape(rules.base.name)
    back = f'<p><a href="/">{escape(message(lang, "page-home", {}))}</a></p>'
    return f"<h1>{title}</h1>{sections}{back}"


def _section(section: Section) -> str:
    lines = "".join(f"<li>{_line(line)}</li>" for line in section.lines)
    return f'<section class="card"><h2>{escape(section.title)}</h2><ul>{lines}</ul></section>'


def _line(line: Line) -> str:
    note = f" <small>({escape(line.note)})</small>" if line.note else ""
    return escape(line.text) + note
