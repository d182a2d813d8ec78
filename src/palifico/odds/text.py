"""Text of odds, in plain words."""

from __future__ import annotations

from typing import Final

from palifico.odds.comparison import Comparison, Row, open_bids, open_moves, rows_to_choose
from palifico.odds.model import MODEL
from palifico.rules import FACES, WILD, Bid, check_bid
from palifico.words import Speaker, can_bid, dice_text, message, refusal_sentence, rule
from palifico.words.numbers import percent

SURE: Final = 1 - 1e-12
"""No doubtful bid comes near: the likeliest of 60 dice is short of one by a billionth."""
LEAST: Final = 0.001
AS_LIKELY: Final = 0.05
"""Chances so near a half count as even."""
NOTICED: Final = 0.02
"""Listening that changes a chance by less hardly changes it."""


def chance_text(lang: str, chance: float) -> str:
    """Return a chance as a percentage, that is 0 or 100 only where it is certain.

    >>> [chance_text("en", chance) for chance in (0, 1e-9, 0.5, 0.99996, 1)]
    ['0%', '< 0.1%', '50.0%', '> 99.9%', '100%']
    """
    if chance <= 0 or chance >= SURE:
        return percent(lang, round(chance), 0)
    if chance < LEAST:
        return f"< {percent(lang, LEAST)}"
    return f"> {percent(lang, 1 - LEAST)}" if chance > 1 - LEAST else percent(lang, chance)


def known(speaker: Speaker, weighing: Comparison) -> str:
    """Return what is known: one's own dice, and how many others there are."""
    dice = dice_text(speaker, weighing.at.hand)
    return speaker.say("odds-known", dice=dice, others=weighing.unknown)


def conclusion(speaker: Speaker, weighing: Comparison, asked: Bid | None) -> str:
    """Return what to think of the bid asked about, or of the standing one, or of openings."""
    bid = asked or weighing.standing
    if bid is None:
        return speaker.say("odds-openings")
    row = weighing.row(bid)
    said = [_verdict(speaker, row)]
    if weighing.at.bids:
        said.append(_heard(speaker, row))
        said.append(_raises(speaker, weighing) if asked is None else _turn(speaker, weighing, bid))
    return " ".join(filter(None, said))


def left_out(speaker: Speaker, weighing: Comparison) -> tuple[str, ...]:
    """Return the faces that cannot be bid, in at most a line; to open, the rule against wild."""
    bids = open_bids(weighing)
    closed = [face for face in (*FACES[1:], WILD) if bids.smallest(face) is None]
    if not closed or not bids:
        return ()
    if weighing.standing is not None:
        faces = ", ".join(map(speaker.face, closed))
        return (speaker.say("odds-closed", faces=faces),)
    return (rule(speaker, "last_die_open_wild" if weighing.at.last_die else "open_wild"),)


def model_note(lang: str) -> str:
    """On what the odds after listening rest."""
    return message(lang, "odds-model", {"model": MODEL})


def _verdict(speaker: Speaker, row: Row) -> str:
    values = {"bid": speaker.bid(row.bid), "chance": chance_text(speaker.lang, row.after)}
    if row.after >= SURE:
        return speaker.say("odds-sure", **values)
    if row.after <= 0:
        return speaker.say("odds-never", **values)
    if abs(row.after - 0.5) < AS_LIKELY:
        return speaker.say("odds-even", **values)
    return speaker.say("odds-likely" if row.after > 0.5 else "odds-unlikely", **values)


def _heard(speaker: Speaker, row: Row) -> str:
    if row.after <= 0 or row.after >= SURE:
        return ""
    if abs(row.after - row.before) < NOTICED:
        return speaker.say("odds-heard-same")
    before = chance_text(speaker.lang, row.before)
    speaks_for = row.after > row.before
    return speaker.say("odds-heard-more" if speaks_for else "odds-heard-less", before=before)


def _raises(speaker: Speaker, weighing: Comparison) -> str:
    """Return which of the smallest raises is the likeliest; nothing where none can be true."""
    rows = rows_to_choose(weighing)
    if not rows:
        return can_bid(speaker, open_moves(weighing))
    best = max(rows, key=lambda row: row.after)
    if best.after <= 0:
        return ""
    chance = chance_text(speaker.lang, best.after)
    return speaker.say("odds-raises", bid=speaker.bid(best.bid), chance=chance)


def _turn(speaker: Speaker, weighing: Comparison, bid: Bid) -> str:
    """Return why the bid asked about could not be made now; empty for the standing one."""
    at, standing = weighing.at, weighing.standing
    now = at.situation(at.seat or 0, standing)
    refusal = check_bid(now, bid)
    if refusal is None or bid == standing:
        return ""
    why = refusal_sentence(speaker, refusal, at=now, moves=open_moves(weighing))
    return speaker.say("odds-not-now", bid=speaker.bid(bid), why=why)
