"""Raises in words: every legal raise in a position, face by face, and why the others are not."""

from __future__ import annotations

from dataclasses import dataclass

from palifico.rules import FACES, Bid, Dudo, Face, Situation, check, check_bid
from palifico.rules.raises import counts, situation
from palifico.words.explain import (
    Answer,
    Question,
    explain_bid,
    explain_calza,
    impossible,
    moves_of,
    notes,
    position,
)
from palifico.words.refusals import can_bid, refusal_sentence
from palifico.words.speaker import Speaker


@dataclass(frozen=True, slots=True)
class Raise:
    """The legal counts of a face and why neither fewer nor more will do, or why there are none."""

    face: Face
    counts: range
    why_less: str | None = None
    why_more: str | None = None
    why_not: str | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """All that may be done in a position, in words. Where it is `impossible`, nothing may."""

    limit: int
    impossible: str | None
    raises: tuple[Raise, ...]
    smallest: str
    dudo: Answer
    calza: Answer
    notes: tuple[str, ...]
    bid: Answer | None


def explain_choice(speaker: Speaker, question: Question, bid: Bid | None = None) -> Choice:
    """Return what may be done, why the rest may not, and the verdict on a bid."""
    state = position(speaker.variant, question)
    assert state.round is not None
    at = situation(state, state.round)
    wrong = impossible(speaker, at)
    refusal = check(state, state.round.to_act, Dudo())
    why = wrong or (refusal_sentence(speaker, refusal) if refusal else None)
    return Choice(
        limit=at.limit,
        impossible=wrong,
        raises=() if wrong else tuple(_raise(speaker, at, face) for face in FACES),
        smallest=wrong or can_bid(speaker, moves_of(speaker.variant, state)),
        dudo=Answer(legal=why is None, lines=(why,) if why else ()),
        calza=_calza(speaker, question),
        notes=notes(speaker, question),
        bid=explain_bid(speaker, question, bid) if bid is not None else None,
    )


def _raise(speaker: Speaker, at: Situation, face: Face) -> Raise:
    span = counts(at, face)
    if not span:
        return Raise(face, span, why_not=_why_none(speaker, at, face))
    least, most = span[0], span[-1]
    return Raise(
        face,
        span,
        why_less=_why(speaker, at, Bid(least - 1, face)) if least > 1 else None,
        why_more=_why(speaker, at, Bid(most + 1, face)) if most < at.limit else None,
    )


def _why_none(speaker: Speaker, at: Situation, face: Face) -> str | None:
    """Return why a face cannot be bid: only because counts end too soon, or not at all."""
    if counts(at._replace(limit=3 * at.limit), face):
        return f"{_why(speaker, at, Bid(at.limit, face))} {speaker.say('shared-limit')}"
    before = at.previous.count if at.previous else 0
    return _why(speaker, at, Bid(min(before + 1, at.limit), face))


def _why(speaker: Speaker, at: Situation, bid: Bid) -> str | None:
    refusal = check_bid(at, bid)
    return refusal_sentence(speaker, refusal, at=at) if refusal else None


def _calza(speaker: Speaker, question: Question) -> Answer:
    """Return who may call exact; before the first bid there is nothing to say about it."""
    answer = explain_calza(speaker, question)
    if question.previous is not None or len(answer.lines) == 1:
        return answer
    return Answer(legal=False, lines=(speaker.say("refusal-call-no_bid"),))
