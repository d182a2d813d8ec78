"""Game records: read, write, replay and judge a game as text or JSON, and prove its dice."""

from palifico.record.example_round import ExampleRound, captions, example_round
from palifico.record.jsonform import json_line, to_json
from palifico.record.notation_read import read_text, read_texts
from palifico.record.notation_write import write_text, write_texts
from palifico.record.proof import Proof, prove, prove_record, unreadable
from palifico.record.proof_text import proof_json, proof_sentence
from palifico.record.record import Record, RecordedRound, Stamp
from palifico.record.referee import illegal_sentence, verdict_json, verdicts
from palifico.record.shape import decode, read_json, read_record
from palifico.record.stamp import proven, stamped
from palifico.record.verdict import Illegal, Judged, JudgedRound, judge

__all__ = [
    "ExampleRound",
    "Illegal",
    "Judged",
    "JudgedRound",
    "Proof",
    "Record",
    "RecordedRound",
    "Stamp",
    "captions",
    "decode",
    "example_round",
    "illegal_sentence",
    "json_line",
    "judge",
    "proof_json",
    "proof_sentence",
    "prove",
    "prove_record",
    "proven",
    "read_json",
    "read_record",
    "read_text",
    "read_texts",
    "stamped",
    "to_json",
    "unreadable",
    "verdict_json",
    "verdicts",
    "write_text",
    "write_texts",
]
