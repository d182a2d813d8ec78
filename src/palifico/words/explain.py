"""Explanation of a bid at a real table: yes or no, why, by which rule, and what would do."""

from __future__ import annotations

from dataclasses import dataclass, replace

from palifico.editions import VALUES, Variant
from palifico.rules import (
    MIN_PLAYERS,
    WILD,
    Bid,
    Calza,
    Legal,
    Refusal,
    Situation,
    State,
    check,
    check_bid,
    legal,
)
from palifico.rules.events import BidMade
from palifico.rules.raises import situation
from palifico.rules.state import Round
from palifico.words.refusals import can_bid, refusal_sentence
from palifico.words.rulebook import rule, told
from palifico.words.speaker import Speaker


@dataclass(frozen=True, slots=True)
class Question:
    """A position at a real table, as far as legality depends on it.

    A player with one die who did not open this last-die round has opened one before: dropping to
    one die always made them.
    """

    previous: Bid | None
    players: int = 6
    last_die: bool = False
    one_die: bool = False
    opener: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """Whether it is legal, and the sentences that say so."""

    legal: bool
    lines: tuple[str, ...]


def explain_bid(speaker: Speaker, question: Question, bid: Bid) -> Answer:
    """Return whether `bid` may be made, why, by which rule, and what could be bid."""
    state = position(speaker.variant, question)
    assert state.round is not None
    at = situation(state, state.round)
    if wrong := impossible(speaker, at):
        return Answer(legal=False, lines=(wrong,))
    moves = moves_of(speaker.variant, state)
    beside = notes(speaker, question)
    refusal = check_bid(at, bid)
    if refusal is not None:
        why = refusal_sentence(speaker, refusal, at=at, moves=moves)
        return Answer(legal=False, lines=(speaker.say("explain-illegal", why=why), *beside))
    return Answer(
        legal=True,
        lines=(
            _legal(speaker, question.previous, bid),
            speaker.say("explain-rule", rule=_rule(speaker, at, bid)),
            can_bid(speaker, moves),
            *beside,
        ),
    )


def explain_calza(speaker: Speaker, question: Question) -> Answer:
    """Return who may call the bid exact here, and why the others may not."""
    variant = speaker.variant
    if not variant.edition.calza and "calza" not in variant.base.options:
        return Answer(legal=False, lines=(speaker.say("explain-calza-none"),))
    state = position(variant, question)
    assert state.round is not None
    if wrong := impossible(speaker, situation(state, state.round)):
        return Answer(legal=False, lines=(wrong,))
    optional = () if variant.edition.calza else (speaker.say("explain-calza-option"),)
    roles = {"to-act": 1, "others": 2, "bidder": 0}
    verdicts = {
        role: check(state, seat, Calza(question.previous))
        for role, seat in roles.items()
        if seat < question.players
    }
    lines = [_calza_line(speaker, role, refusal) for role, refusal in verdicts.items()]
    allowed = any(refusal is None for refusal in verdicts.values())
    return Answer(legal=allowed, lines=(*optional, *lines, *notes(speaker, question)))


def position(variant: Variant, question: Question) -> State:
    """Return the position as a state: seat 0 has bid, seat 1 is to act, the exact call is on."""
    edition = replace(variant.edition, calza=True)
    opener = 1 if question.opener or question.previous is None else 0
    holds = 1 if question.one_die or question.opener else edition.dice_each
    dice = (edition.dice_each, holds) + (edition.dice_each,) * (question.players - 2)
    bids = (BidMade(0, question.previous),) if question.previous else ()
    round_ = Round(opener, question.last_die, (), bids, 1, None)
    palificos = frozenset({1} if question.one_die else ())
    return State(edition, dice, opener, question.last_die, palificos, round_)


def moves_of(variant: Variant, state: State) -> Legal:
    """Return what the player to act may do by the rules as they are, exact call on or off."""
    assert state.round is not None
    return legal(state._replace(edition=variant.edition)).of(state.round.to_act)


def impossible(speaker: Speaker, at: Situation) -> str | None:
    """Return why the bid before cannot have been made at all."""
    if at.previous is None or 1 <= at.previous.count <= at.limit:
        return None
    refusal = check_bid(at, at.previous)
    assert refusal is not None
    why = refusal_sentence(speaker, refusal)
    return speaker.say("explain-impossible", previous=speaker.bid(at.previous), why=why)


def notes(speaker: Speaker, question: Question) -> tuple[str, ...]:
    """Return what to know where the last-die round that is asked about would not be played."""
    edition = speaker.variant.edition
    if not question.last_die:
        return ()
    if not edition.last_die:
        return (told(speaker, "last_die"),)
    two = question.players == MIN_PLAYERS and not edition.last_die_two_players
    return (rule(speaker, "last_die_two_players"),) if two else ()


def _legal(speaker: Speaker, previous: Bid | None, bid: Bid) -> str:
    if previous is None:
        return speaker.say("explain-legal-opening", bid=speaker.bid(bid))
    return speaker.say("explain-legal", bid=speaker.bid(bid), previous=speaker.bid(previous))


def _rule(speaker: Speaker, at: Situation, bid: Bid) -> str:
    """Return the rule that a legal bid rests on."""
    if at.previous is None and bid.face != WILD:
        return speaker.say("shared-bid")
    if at.previous is None:
        return rule(speaker, "last_die_open_wild" if at.last_die else "open_wild")
    if at.last_die:
        changes = bid.face != at.previous.face
        return rule(speaker, "face_change_raise") if changes else speaker.say("shared-last-die")
    if WILD in (bid.face, at.previous.face):
        both = bid.face == at.previous.face
        key = "wild-raise" if both else "half" if bid.face == WILD else "double"
        return speaker.say(f"shared-{key}")
    return rule(speaker, "raise_rule")


def _calza_line(speaker: Speaker, role: str, refusal: Refusal | None) -> str:
    if refusal is None:
        return speaker.say(f"explain-calza-{role}")
    field = refusal.code.replace(".", "_")
    why = rule(speaker, field) if field in VALUES else refusal_sentence(speaker, refusal)
    return speaker.say(f"explain-calza-{role}-not", why=why)
