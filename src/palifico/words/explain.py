"""“Can I bid this?”, for people at a real table: yes or no, why, which rule, and what would do."""

from __future__ import annotations

from dataclasses import dataclass, replace

from palifico.editions import VALUES, Variant
from palifico.rules import (
    WILD,
    Bid,
    Calza,
    Refusal,
    Situation,
    State,
    check,
    check_bid,
    legal_bids,
)
from palifico.rules.edition import FaceChange
from palifico.rules.events import BidMade
from palifico.rules.state import Round
from palifico.words.refusals import can_bid, refusal_sentence
from palifico.words.rulebook import rule
from palifico.words.speaker import Speaker


@dataclass(frozen=True, slots=True)
class Question:
    """A position at a real table, as far as legality depends on it."""

    previous: Bid | None
    players: int = 6
    last_die: bool = False
    one_die: bool = False
    opener: bool = False
    earlier: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """Whether it is legal, and the sentences that say so."""

    legal: bool
    lines: tuple[str, ...]


def explain_bid(speaker: Speaker, question: Question, bid: Bid) -> Answer:
    """Whether `bid` may be made, why, by which rule, and what could be bid."""
    at = _situation(speaker.variant, question)
    bids = legal_bids(at)
    refusal = _impossible(at) or check_bid(at, bid)
    if refusal is not None:
        why = refusal_sentence(speaker, refusal, bids=bids, last_die=at.last_die)
        return Answer(legal=False, lines=(speaker.say("explain-illegal", why=why),))
    return Answer(
        legal=True,
        lines=(
            _legal(speaker, question.previous, bid),
            speaker.say("explain-rule", rule=_rule(speaker, at, bid)),
            can_bid(speaker, bids),
        ),
    )


def explain_calza(speaker: Speaker, question: Question) -> Answer:
    """Who may call the bid exact here, and why the others may not."""
    variant = speaker.variant
    if not variant.edition.calza and "calza" not in variant.base.options:
        return Answer(legal=False, lines=(speaker.say("explain-calza-none"),))
    notes = () if variant.edition.calza else (speaker.say("explain-calza-option"),)
    state = _after_bid(variant, question)
    roles = {"to-act": 1, "others": 2, "bidder": 0}
    verdicts = {
        role: check(state, seat, Calza(question.previous))
        for role, seat in roles.items()
        if seat < question.players
    }
    lines = [_calza_line(speaker, role, refusal) for role, refusal in verdicts.items()]
    allowed = any(refusal is None for refusal in verdicts.values())
    return Answer(legal=allowed, lines=(*notes, *lines))


def _situation(variant: Variant, question: Question) -> Situation:
    edition = variant.edition
    others = edition.face_change is FaceChange.ONE_DIE or (
        edition.face_change is FaceChange.ONE_DIE_EARLIER and question.earlier
    )
    entitled = edition.face_change_opener if question.opener else others
    holds_one = question.one_die or question.opener
    limit = question.players * edition.dice_each
    last_die = question.last_die
    return Situation(
        edition, last_die, last_die and holds_one and entitled, question.previous, limit
    )


def _impossible(at: Situation) -> Refusal | None:
    """Why the bid before cannot have been made at all."""
    if at.previous is None or 1 <= at.previous.count <= at.limit:
        return None
    return check_bid(at, at.previous)


def _legal(speaker: Speaker, previous: Bid | None, bid: Bid) -> str:
    if previous is None:
        return speaker.say("explain-legal-opening", bid=speaker.bid(bid))
    return speaker.say("explain-legal", bid=speaker.bid(bid), previous=speaker.bid(previous))


def _rule(speaker: Speaker, at: Situation, bid: Bid) -> str:
    """The rule that a legal bid rests on."""
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


def _after_bid(variant: Variant, question: Question) -> State:
    """A state in which seat 0 has made the bid, seat 1 is to act and seat 2 is another player."""
    edition = replace(variant.edition, calza=True)
    bid = BidMade(0, question.previous) if question.previous else None
    round_ = Round(0, question.last_die, (), (bid,) if bid else (), 1, None)
    dice = (edition.dice_each,) * question.players
    return State(edition, dice, 0, question.last_die, frozenset(), round_)


def _calza_line(speaker: Speaker, role: str, refusal: Refusal | None) -> str:
    if refusal is None:
        return speaker.say(f"explain-calza-{role}")
    field = refusal.code.replace(".", "_")
    why = rule(speaker, field) if field in VALUES else refusal_sentence(speaker, refusal)
    return speaker.say(f"explain-calza-{role}-not", why=why)
