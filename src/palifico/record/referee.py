"""Referee: one record in, one verdict out, as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from palifico.errors import Fault
from palifico.record.record import Record
from palifico.record.shape import read_json
from palifico.record.verdict import Illegal, Judged, JudgedRound, judge
from palifico.rules import Legal, Outcome
from palifico.rules.legal import legal as legal_set
from palifico.rules.raises import situation
from palifico.words import Speaker, fault_sentence, refusal_sentence


def verdicts(
    lines: Iterable[bytes], *, lang: str = "en", legal: bool = False
) -> Iterator[tuple[bool, bytes]]:
    """For each line whether it was a legal record, and the verdict as a line of JSON."""
    for line in lines:
        verdict = verdict_json(line, lang=lang, legal=legal)
        text = json.dumps(verdict, ensure_ascii=False) + "\n"
        yield verdict["ok"], text.encode("utf-8", "backslashreplace")


def verdict_json(line: str | bytes, *, lang: str = "en", legal: bool = False) -> dict[str, Any]:
    """Return the verdict on one line."""
    try:
        record = read_json(line)
    except Fault as fault:
        return {"ok": False, "error": _fault(fault, lang)}
    named = {} if record.id is None else {"id": record.id}
    return {**named, **_verdict(record, lang, legal=legal)}


def _verdict(record: Record, lang: str, *, legal: bool) -> dict[str, Any]:
    try:
        judged = judge(record, with_legal=legal)
    except Fault as fault:
        return {"ok": False, "error": _fault(fault, lang)}
    if isinstance(judged, Illegal):
        return {"ok": False, "error": _illegal(judged, lang)}
    return _legal_verdict(judged)


def _legal_verdict(judged: Judged) -> dict[str, Any]:
    winner = judged.state.winner
    return {
        "ok": True,
        "rounds": [_round(round_) for round_ in judged.rounds],
        "dice": list(judged.state.dice),
        "opener": judged.state.opener if winner is None else None,
        "winner": winner,
    }


def _round(round_: JudgedRound) -> dict[str, Any]:
    told: dict[str, Any] = {"opener": round_.opener, "last_die": round_.last_die}
    told["outcome"] = _outcome(round_.outcome) if round_.outcome else None
    if round_.to_act is not None:
        told["to_act"] = round_.to_act
    if round_.legal is not None:
        told["legal"] = [_point(point) for point in round_.legal]
    return told


def _outcome(outcome: Outcome) -> dict[str, Any]:
    return {
        "call": outcome.call,
        "caller": outcome.caller,
        "bidder": outcome.bidder,
        "bid": list(outcome.bid),
        "count": outcome.count,
        "loser": outcome.loser,
        "gainer": outcome.gainer,
        "shown": list(outcome.shown),
    }


def _point(point: Legal) -> dict[str, Any]:
    return {
        "to_act": point.to_act,
        "bids": list(map(list, point.bids)),
        "dudo": point.dudo,
        "calza": list(point.calza),
    }


def _fault(fault: Fault, lang: str) -> dict[str, Any]:
    return {"code": fault.code, "message": fault_sentence(lang, fault)}


def illegal_sentence(illegal: Illegal, lang: str) -> str:
    """Return what was not legal in a record, as a player would want it explained."""
    state = illegal.state
    return refusal_sentence(
        Speaker(lang, illegal.variant),
        illegal.refusal,
        at=situation(state, state.round) if state.round else None,
        moves=legal_set(state) if state.bidding else None,
    )


def _illegal(illegal: Illegal, lang: str) -> dict[str, Any]:
    return {
        "round": illegal.round,
        "action": illegal.action,
        "code": illegal.refusal.code,
        "message": illegal_sentence(illegal, lang),
    }
