"""Text notation, a line a round: what its reader and its writer share.

`docs/notation.md` specifies it. `notation_read` and `notation_write` are the two directions.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, NoReturn

from palifico.editions import VALUES, Variant, spell
from palifico.errors import Fault
from palifico.record.record import Record
from palifico.record.verdict import Illegal, judge
from palifico.rules import Hand, Outcome, Seat
from palifico.rules.edition import ShowOrder

VERSION: Final = 1
MAGIC: Final = "palifico"
SEATS: Final = "abcdefghijkl"
HEADERS: Final = (
    "edition",
    "options",
    "house",
    "players",
    "starter",
    "date",
    "id",
    "fair",
    "stamp",
)

EXPECTS: Final = (
    "version",  # the line `palifico 1` that a game begins with, in a version known here
    "single",  # one game, where the text goes on with another
    "header",  # a line `key: value`
    "known",  # one of HEADERS
    "once",  # a header, option or house rule that was not given before
    "edition",  # the name of an edition
    "value",  # `name=value, …`, the value being one that the named field can have
    "players",  # 2 to 12, or as many names
    "starter",  # the letter of a seat at this table
    "date",  # year-month-day
    "proof",  # the JSON object of a transcript or a stamp
    "text",  # bare words, or a JSON string from quote to quote
    "round",  # the next round: `2. dice | actions | reveal | outcome`
    "dice",  # each seat's dice once: `a25 b16 c-`
    "action",  # a seat and a bid, `dudo` or `calza`
    "reveal",  # the cups in order, the total, or both: `c a b = 2`
    "outcome",  # `b -1`, `b +1`, `b out`, `b wins` or `=`
    "uncalled",  # no reveal and no outcome, since there was no call
    "shown",  # the cups that the rules lift, in their order; `rules` has them
    "count",  # the true total; `rules` has it
    "result",  # what the rules make of the round; `rules` has it
)
"""Every `expects` of a `notation.invalid`: what should stand on the line."""

INTEGER: Final = re.compile(r"0|-?[1-9][0-9]{0,4299}")
"""An id that is a number; a longer one is text, since Python would not read it."""

# What a reader of text cannot see, or what turns the order of a line about.
_UNSEEN = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ud800-\udfff]"
)

_NAME = re.compile(r'(\s*+"(?:[^"\\]|\\.)*+"\s*+|[^",]*+)(,|\Z)')
_CLAIM = re.compile(r"([a-l])\s*(-1|\+1|out|wins)|=")


def wrong(line: int, expects: str, **about: str) -> NoReturn:
    """Raise the one fault of the notation."""
    raise Fault("notation.invalid", line=line, expects=expects, **about)


def seat_of(letter: str, seats: int) -> Seat | None:
    """Return the seat that a letter stands for, if there is one at this table."""
    found = SEATS.find(letter.lower()) if len(letter) == 1 else -1
    return found if 0 <= found < seats else None


def quoted(text: str) -> str:
    """Return a name or id as it is written: bare where that is safe, else as a JSON string."""
    bare = text and text == text.strip() and not any(mark in text for mark in ',"#')
    if bare and not _UNSEEN.search(text):
        return text
    return _UNSEEN.sub(
        lambda found: json.dumps(found[0])[1:-1], json.dumps(text, ensure_ascii=False)
    )


def unquoted(text: str, line: int) -> str:
    """Return the name or id that was written."""
    if text and '"' not in text:
        return text
    try:
        return str(json.loads(text if text.startswith('"') else ""))
    except ValueError:
        wrong(line, "text")


def names_of(text: str, line: int) -> tuple[str, ...]:
    """Return names with commas between them."""
    names: list[str] = []
    at = 0
    while True:
        found = _NAME.match(text, at)
        if found is None:
            wrong(line, "text")
        names.append(unquoted(found[1].strip(), line))
        if not found[2]:
            return tuple(names)
        at = found.end()


def field_value(name: str, text: str) -> bool | int | str | None:
    """Return what `text` means for a field: None if nothing, the text itself if unknown."""
    if name not in VALUES:
        return text
    for value in VALUES[name]:
        if text.lower() == spell(value):
            return str(value) if isinstance(value, str) else value
    return None


def reveal_text(came: Outcome) -> str:
    """Return the cups in the order in which they were lifted, and the total over all dice."""
    return f"{cups_text(came.shown)} = {came.count}"


def cups_text(seats: tuple[Seat, ...]) -> str:
    """Return seats as letters."""
    return " ".join(SEATS[seat] for seat in seats)


def outcome_items(hands: tuple[Hand, ...], came: Outcome) -> tuple[str, ...]:
    """Return all that came of a round played with these hands."""
    if came.loser is None:
        return ("=",) if came.gainer is None else (f"{SEATS[came.gainer]} +1",)
    lost = f"{SEATS[came.loser]} -1"
    if len(hands[came.loser]) > 1:
        return (lost,)
    left = [seat for seat, hand in enumerate(hands) if hand and seat != came.loser]
    wins = (f"{SEATS[left[0]]} wins",) if len(left) == 1 else ()
    return (lost, f"{SEATS[came.loser]} out", *wins)


@dataclass(frozen=True, slots=True)
class Claim:
    """What a line says came of its round; empty or None where it does not say."""

    line: int
    cups: tuple[Seat, ...]
    count: int | None
    items: tuple[str, ...]


def read_claim(line: int, reveal: str, outcome: str, seats: int) -> Claim:
    """Return the claim that the third and fourth part of a line make."""
    letters, equals, total = (part.strip() for part in reveal.partition("="))
    cups = [seat_of(letter, seats) for letter in "".join(letters.split())]
    if None in cups or (equals and not re.fullmatch("[0-9]{1,6}", total)):
        wrong(line, "reveal")
    items = [_item(line, item, seats) for item in outcome.split(",")] if outcome else []
    seen = tuple([seat for seat in cups if seat is not None])
    return Claim(line, seen, int(total) if equals else None, tuple(items))


def _item(line: int, text: str, seats: int) -> str:
    found = _CLAIM.fullmatch(text.strip().lower().replace("−", "-"))
    if found is None or (found[1] and seat_of(found[1], seats) is None):
        wrong(line, "outcome")
    return f"{found[1]} {found[2]}" if found[1] else "="


def check_claims(record: Record, claims: Sequence[Claim]) -> None:
    """Compare what a text claims with what the rules say, up to where they refuse the game."""
    try:
        judged = judge(record)
        if isinstance(judged, Illegal):
            judged = judge(replace(record, rounds=record.rounds[: judged.round]))
    except Fault:
        return
    assert not isinstance(judged, Illegal)
    for recorded, came, claim in zip(record.rounds, judged.rounds, claims, strict=False):
        if came.outcome is not None:
            _check(claim, came.outcome, recorded.dice, judged.variant)
        elif claim.cups or claim.count is not None or claim.items:
            wrong(claim.line, "uncalled")


def _check(claim: Claim, came: Outcome, hands: tuple[Hand, ...], variant: Variant) -> None:
    rules = variant.edition
    order = rules.show_dudo if came.call == "dudo" else rules.show_calza
    cups, shown = claim.cups, came.shown
    if order is ShowOrder.ALL_AT_ONCE:
        cups, shown = tuple(sorted(cups)), tuple(sorted(shown))
    if cups and cups != shown:
        wrong(claim.line, "shown", rules=cups_text(came.shown))
    if claim.count is not None and claim.count != came.count:
        wrong(claim.line, "count", rules=str(came.count))
    true = outcome_items(hands, came)
    if not set(true).issuperset(claim.items):
        wrong(claim.line, "result", rules=", ".join(true))
