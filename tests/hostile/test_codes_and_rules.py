"""Share codes, options, house rules, bids and games as text: read, or refused with a clear word."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias, TypeVar
from zlib import crc32

import pytest
from hypothesis import strategies as st

from palifico.editions import IDS, VALUES, Shared, Variant, read_share_code, share_code, variant
from palifico.errors import Fault
from palifico.record import Record, judge, read_record, read_text, write_text
from palifico.rules import Bid
from palifico.words import LANGS, fault_sentence
from tests.hostile.fuzzing import JUNK, RECORDS, TEXT, fuzz

T = TypeVar("T")
Rules: TypeAlias = st.SearchStrategy[dict[str, object]]

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
ALL = [variant(id_, None, {"dice_each": dice}) for id_ in IDS for dice in (1, 5, 10)]
VALID = [share_code(Shared(rules, players)) for rules in ALL for players in (None, 2, 12)]


def explained(error: ValueError, *codes: str) -> Fault:
    """It is a fault with one of these codes and, in every language, a sentence."""
    assert isinstance(error, Fault)
    assert error.code in codes
    for lang in LANGS:
        assert fault_sentence(lang, error).strip()
    return error


def tried(read: Callable[[], T]) -> T | ValueError:
    """What was read, or the error that came instead; any other exception goes through."""
    try:
        return read()
    except ValueError as error:
        return error


def with_check_digits(body: str) -> str:
    """A code that is well written, whatever it says."""
    value = crc32(body.encode()) % 1024
    return f"PF1-{body}{DIGITS[value // 32]}{DIGITS[value % 32]}"


@st.composite
def share_codes(draw: st.DrawFn) -> str:
    """Valid codes cut and changed, well written nonsense, and any text."""
    code = draw(st.sampled_from(VALID))
    at, letter = draw(st.integers(0, len(code))), draw(st.characters())
    body = draw(st.text(DIGITS, min_size=1, max_size=50))
    return draw(
        st.sampled_from([code, code[:at], code[:at] + letter + code[at:], code.lower()])
        | st.sampled_from([code[:at] + letter + code[at + 1 :], with_check_digits(body)])
        | st.just(with_check_digits(body))
        | st.sampled_from([body, "PF1-" + body, letter * 100, "PF1-", "PF1--", "pf1-\u0131"])
        | TEXT
    )


def read_or_refused(text: str) -> None:
    """A share code is read and has one canonical form, or is refused."""
    shared = tried(lambda: read_share_code(text))
    if isinstance(shared, Shared):
        assert read_share_code(share_code(shared)) == shared
    else:
        explained(shared, "share.invalid")


def test_share_codes() -> None:
    fuzz("share code", share_codes(), read_or_refused)


FIELDS: st.SearchStrategy[str] = st.sampled_from(list(VALUES)) | TEXT
VALUE: st.SearchStrategy[object] = JUNK | st.sampled_from(
    [value for values in VALUES.values() for value in values]
)
RULES: Rules = st.dictionaries(FIELDS, VALUE, max_size=5)
SENSIBLE: Rules = st.sampled_from(list(VALUES)).flatmap(
    lambda field: st.fixed_dictionaries({field: st.sampled_from(VALUES[field])})
)


def sensible_or_refused(given: tuple[str, dict[str, object], dict[str, object]]) -> None:
    """Rules that make sense have a share code; others are refused, naming what is wrong."""
    rules = tried(lambda: variant(*given))
    if isinstance(rules, Variant):
        assert read_share_code(share_code(Shared(rules))).variant == rules
        assert all(type(rules.differences[f]) is type(VALUES[f][0]) for f in rules.differences)
    else:
        explained(rules, "edition.unknown", "option.unknown", "option.value", "house.invalid")


def test_options_and_house_rules() -> None:
    names = st.sampled_from(IDS) | st.sampled_from(IDS) | TEXT
    some = st.builds(dict[str, object]) | RULES | SENSIBLE
    fuzz("rules", st.tuples(names, some, some), sensible_or_refused)


def bid_or_refused(text: str) -> None:
    """A bid is read, and written so that it is read again; anything else is a ValueError."""
    bid = tried(lambda: Bid.from_text(text))
    if isinstance(bid, Bid):
        assert 1 <= bid.face <= 6
        assert bid.count >= 0
        assert Bid.from_text(str(bid)) == bid
    else:
        assert repr(text) in str(bid)


def test_bids() -> None:
    near = st.text(st.sampled_from("0123456789xX×aA* \t٣²-+."), max_size=8)
    like = st.from_regex(r"\A[0-9]{1,3} ?[xX×] ?[0-9aA*]{1,2}\Z")
    fuzz("bid", like | near | TEXT, bid_or_refused)


@pytest.mark.parametrize("start", ["", "2x", "x"])
def test_long_bids(start: str) -> None:
    assert isinstance(tried(lambda: Bid.from_text(start + "9" * 100_000 + "x2")), ValueError)


TEXTS = [write_text(read_record(record)) for record in RECORDS]
WORDS = ["palifico 1\n", "|", ",", "=", "#", '"', "a", "z-", "1.", "2. ", "dudo", ": ", "99", "\n"]
LINES = ["house: dice_each=3\n", "id: \x00\n", "players: a,,b\n", 'id: "\\ud800"\n', "date: 1\n"]


@st.composite
def notations(draw: st.DrawFn) -> str:
    """A game as text that is cut, has something put in, or has its lines in another order."""
    text = draw(st.sampled_from(TEXTS))
    at = draw(st.integers(0, len(text)))
    skipped = draw(st.integers(0, 5))
    put = draw(st.sampled_from(WORDS) | st.sampled_from(LINES) | TEXT)
    lines = text.splitlines(keepends=True)
    line = draw(st.integers(0, len(lines) - 1))
    return draw(
        st.sampled_from([text[:at], text[:at] + put + text[at + skipped :]])
        | st.sampled_from([text[:at] + put + text[at:], put, put + text])
        | st.just("".join([*lines[:line], put, *lines[line + 1 :]]))
        | st.just("".join([*lines[:line], lines[0], *lines[line:]]))
        | st.just("".join([*lines[: line + 1], "9" * 5000, *lines[line:]]))
    )


def game_or_refused(text: str) -> None:
    """A text is a game, or is refused on a line."""
    record = tried(lambda: read_text(text))
    if isinstance(record, Record):
        judged = tried(lambda: judge(record))
        if isinstance(judged, ValueError):
            explained(judged, "edition.unknown", "option.unknown", "house.invalid")
    else:
        line = explained(record, "notation.invalid").about["line"]
        assert 1 <= int(line) <= len(re.split(r"\r\n?|\n", text))


def test_games_as_text() -> None:
    fuzz("notation", notations(), game_or_refused)
