"""Sentences that players read, in six languages, with each edition's own words inside."""

from palifico.words.bundle import LANGS, message, shorten, visible
from palifico.words.comparison import Row, compared, differing, side_by_side
from palifico.words.events import dice_text, event_sentence
from palifico.words.explain import Answer, Question, explain_bid, explain_calza
from palifico.words.house import house_sentence
from palifico.words.phrases import PHRASES, REACTIONS, level, phrase
from palifico.words.raises import Choice, Raise, explain_choice
from palifico.words.refusals import can_bid, fault_sentence, refusal_sentence
from palifico.words.rule_choices import GROUPS, choices, group_heading, label
from palifico.words.rulebook import Example, Line, Section, differs, rule, rulebook
from palifico.words.speaker import Speaker

__all__ = [
    "GROUPS",
    "LANGS",
    "PHRASES",
    "REACTIONS",
    "Answer",
    "Choice",
    "Example",
    "Line",
    "Question",
    "Raise",
    "Row",
    "Section",
    "Speaker",
    "can_bid",
    "choices",
    "compared",
    "dice_text",
    "differing",
    "differs",
    "event_sentence",
    "explain_bid",
    "explain_calza",
    "explain_choice",
    "fault_sentence",
    "group_heading",
    "house_sentence",
    "label",
    "level",
    "message",
    "phrase",
    "refusal_sentence",
    "rule",
    "rulebook",
    "shorten",
    "side_by_side",
    "visible",
]
