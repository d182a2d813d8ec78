"""A game as text: read it, write it, replay it, and judge it by the rules."""

from palifico.record.jsonform import to_json
from palifico.record.notation_read import read_text, read_texts
from palifico.record.notation_write import write_text, write_texts
from palifico.record.record import Record, RecordedRound
from palifico.record.referee import illegal_sentence, verdict_json, verdicts
from palifico.record.shape import read_json, read_record
from palifico.record.verdict import Illegal, Judged, JudgedRound, judge

__all__ = [
    "Illegal",
    "Judged",
    "JudgedRound",
    "Record",
    "RecordedRound",
    "illegal_sentence",
    "judge",
    "read_json",
    "read_record",
    "read_text",
    "read_texts",
    "to_json",
    "verdict_json",
    "verdicts",
    "write_text",
    "write_texts",
]
