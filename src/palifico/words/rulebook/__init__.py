"""Rulebook of an edition, generated from its data: sentences, chapters, examples, the sheet."""

from palifico.words.rulebook.book import Line, Section, rulebook
from palifico.words.rulebook.examples import Example
from palifico.words.rulebook.rule_sentences import (
    SECTIONS,
    differs,
    heading,
    meant,
    needs,
    nobody_is_entitled,
    option_note,
    possible,
    rule,
    rule_with,
    told,
)

__all__ = [
    "SECTIONS",
    "Example",
    "Line",
    "Section",
    "differs",
    "heading",
    "meant",
    "needs",
    "nobody_is_entitled",
    "option_note",
    "possible",
    "rule",
    "rule_with",
    "rulebook",
    "told",
]
