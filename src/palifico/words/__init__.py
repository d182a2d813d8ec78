"""Every sentence a player reads, in six languages, with each edition's own words inside."""

from palifico.words.bundle import LANGS, message, shorten, visible
from palifico.words.events import dice_text, event_sentence
from palifico.words.explain import Answer, Question, explain_bid, explain_calza
from palifico.words.house import house_sentence
from palifico.words.phrases import PHRASES, phrase
from palifico.words.refusals import can_bid, fault_sentence, refusal_sentence
from palifico.words.rulebook import Line, Section, differing, rule, rulebook
from palifico.words.speaker import Speaker

__all__ = [
    "LANGS",
    "PHRASES",
    "Answer",
    "Line",
    "Question",
    "Section",
    "Speaker",
    "can_bid",
    "dice_text",
    "differing",
    "event_sentence",
    "explain_bid",
    "explain_calza",
    "fault_sentence",
    "house_sentence",
    "message",
    "phrase",
    "refusal_sentence",
    "rule",
    "rulebook",
    "shorten",
    "visible",
]
