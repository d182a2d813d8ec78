"""What `palifico odds` was asked: dice, cups and bids as they were typed, as a position.

Who asks is seat 0, and it is their turn: the last bid came from the seat before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from palifico.cli.options import check_seats
from palifico.errors import Fault
from palifico.rules import FACES, MAX_PLAYERS, Bid, Edition, Hand, Refusal, Seat, check_bid
from palifico.rules.events import BidMade
from palifico.words import Speaker, refusal_sentence

if TYPE_CHECKING:
    from palifico.odds import Position

_DIGITS: Final = {str(face): face for face in FACES} | {"a": 1, "*": 1}


def hand_of(text: str, edition: Edition) -> Hand:
    """One's own dice: `24551`; the wild face may be written 1, A or *.

    Raises Fault `odds.dice`.
    """
    digits = text.lower().replace(" ", "").replace(",", "")
    if not 1 <= len(digits) <= edition.dice_each or not set(digits) <= _DIGITS.keys():
        raise Fault("odds.dice", given=text, most=edition.dice_each)
    return tuple(_DIGITS[digit] for digit in digits)


def cups_of(text: str, edition: Edition) -> tuple[int, ...]:
    """The dice of the others, cup by cup: `5,5,3`, or a number that full cups are made of.

    Raises Fault `odds.others`, `odds.cup`, `odds.alone` or `seats`.
    """
    each = edition.dice_each
    most = (MAX_PLAYERS - 1) * each
    parts = [part.strip() for part in text.split(",")]
    if not all(map(_is_number, parts)) or (len(parts) == 1 and int(text) > most):
        raise Fault("odds.others", given=text, most=most, each=each)
    numbers = [int(part) for part in parts]
    cups = numbers if len(numbers) > 1 else _split(numbers[0], each)
    if max(cups, default=0) > each:
        raise Fault("odds.cup", given=max(cups), most=each)
    if not any(cups):
        raise Fault("odds.alone")
    check_seats(len(cups) + 1)
    return tuple(cups)


def bid_of(speaker: Speaker, text: str) -> Bid:
    """A bid as it was typed.

    Raises Fault `bid.text`.
    """
    try:
        return Bid.from_text(text)
    except ValueError:
        raise Fault("bid.text", given=text, wilds=speaker.word("wilds")) from None


def bids_of(speaker: Speaker, text: str, dice: tuple[int, ...]) -> tuple[BidMade, ...]:
    """The bids of a round with the seats that made them, found by stepping back round the table.

    Raises Fault `bid.text`.
    """
    bids = [bid_of(speaker, one) for one in text.replace(",", " ").split()]
    seats: list[Seat] = [seat for seat, holds in enumerate(dice) if holds]
    before = [seats[-step % len(seats)] for step in range(len(bids), 0, -1)]
    return tuple(BidMade(seat, bid) for seat, bid in zip(before, bids, strict=True))


def position_of(
    speaker: Speaker, hand: Hand, cups: tuple[int, ...], bids: str, *, last_die: bool
) -> Position:
    """The position at the table.

    A player with one die has opened a last-die round before: dropping to one die made them.
    Raises Fault `bid.text`.
    """
    from palifico.odds import Position, certain

    dice = (len(hand), *cups)
    made = bids_of(speaker, bids, dice)
    return Position(
        edition=speaker.variant.edition,
        seat=0,
        hand=hand,
        cups=tuple(map(certain, dice)),
        opener=made[0].seat if made else 0,
        last_die=last_die,
        palificos=frozenset(seat for seat, holds in enumerate(dice) if holds == 1),
        bids=made,
    )


def check_opener(at: Position) -> None:
    """See that a last-die round was opened with one die.

    Raises Fault `odds.opener`.
    """
    if at.last_die and at.dice[at.opener] != 1:
        raise Fault("odds.opener", given=at.dice[at.opener])


def illegal(speaker: Speaker, at: Position, rules: str) -> str | None:
    """The rule that the first illegal bid of a round breaks, in a sentence that names the rules."""
    for number, (situation, made) in enumerate(at.spoken(), start=1):
        refusal = check_bid(situation, made.bid)
        if refusal is not None:
            why = refusal_sentence(speaker, refusal, at=situation)
            bid = speaker.bid(made.bid)
            values = {"edition": rules, "bid": bid, "why": why}
            return speaker.say("odds-impossible", number=number, **values)
    return None


def too_high(speaker: Speaker, at: Position, bid: Bid | None) -> str | None:
    """Why a bid could not be made in any round of this table, in a sentence."""
    if bid is None or 1 <= bid.count <= at.limit:
        return None
    about = {"count": bid.count, "face": bid.face, "limit": at.limit}
    return refusal_sentence(speaker, Refusal("bid.count", about))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 3


def _split(dice: int, each: int) -> list[int]:
    """Full cups, and the rest in the last one."""
    full, rest = divmod(dice, each)
    return [each] * full + [rest] * (rest > 0)
