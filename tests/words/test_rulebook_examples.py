"""Examples in rulebooks: judged by the engine, and other ones as soon as the rules are others."""

from __future__ import annotations

from random import Random

import pytest

from palifico.editions import IDS, VALUES, Variant, box, variant
from palifico.errors import Fault
from palifico.rules import Bid, Situation
from palifico.rules.raises import why_not
from palifico.rules.reveal import total
from palifico.words import LANGS, Example, Speaker, rulebook
from palifico.words.rulebook.examples import called, raises
from tests.each import each
from tests.random_games import all_variants, name_of

TRIES = 40
"""So many random house rules for each box."""


def examples_of(speaker: Speaker, chapter: str) -> tuple[Example, ...]:
    return next(s.examples for s in rulebook(speaker) if s.name == chapter)


def text_of(speaker: Speaker) -> str:
    sections = rulebook(speaker)
    return "\n".join(
        text
        for s in sections
        for text in (s.title, *(line.text for line in s.lines), *(e.text for e in s.examples))
    )


def random_variant(rng: Random, id_: str) -> Variant | None:
    """A box with a few house rules and options; None where they make no sense together."""
    fields = rng.sample(sorted(VALUES), rng.randint(1, 4))
    changes = {field: rng.choice(VALUES[field]) for field in fields}
    options = {f: v for f, v in changes.items() if f in box(id_).options}
    try:
        return variant(id_, options, {f: v for f, v in changes.items() if f not in options})
    except Fault:
        return None


@each("a_variant", all_variants(), ids=name_of)
def test_examples_of_every_table_agree_with_the_engine(a_variant: Variant) -> None:
    edition, speaker = a_variant.edition, Speaker("en", a_variant)
    at = Situation(edition, last_die=False, may_change=False, previous=None, limit=30)
    for example in examples_of(speaker, "bids"):
        position = at._replace(previous=example.bid)
        assert example.may
        assert example.may_not
        assert all(why_not(position, bid) is None for bid in example.may)
        assert all(why_not(position, bid) is not None for bid in example.may_not)
    for chapter in ("challenge", "last-die", "calza"):
        for example in (e for e in examples_of(speaker, chapter) if e.kind == "count"):
            is_wild = not example.last_die
            assert example.found == total(example.cups, example.bid, wild=is_wild)


def test_example_with_an_illegal_raise_is_impossible() -> None:
    speaker = Speaker("en", variant("paco"))
    edition = speaker.variant.edition
    at = Situation(edition, last_die=False, may_change=False, previous=Bid(7, 4), limit=30)
    with pytest.raises(ValueError, match="no legal raise"):
        raises(speaker, "raise", at, [Bid(8, 5)], [])
    with pytest.raises(ValueError, match="is a legal raise"):
        raises(speaker, "raise", at, [Bid(8, 4)], [Bid(7, 5)])
    with pytest.raises(ValueError, match="a bid before it"):
        raises(speaker, "raise", at._replace(previous=None), [Bid(1, 2)], [])


def test_example_of_a_call_tells_what_the_engine_decides() -> None:
    speaker = Speaker("en", variant("azteca", {"calza": True}))
    assert "whoever doubted loses a die" in called(speaker, "dudo", Bid(5, 4)).text
    assert "the bidder loses a die" in called(speaker, "dudo", Bid(6, 4)).text
    assert "the caller wins a die back" in called(speaker, "calza", Bid(5, 4)).text
    assert "the caller loses a die" in called(speaker, "calza", Bid(6, 4)).text


@pytest.mark.parametrize(
    ("edition", "told"),
    [
        ("asmodee-2024", "8×2, 7×5, 4 "),
        ("piatnik", "8×2, 7×5, 4 "),
        ("pressman-2008", "8×2, 7×5, 4 "),
        ("azteca", "8×4, 7×5, 4 "),
        ("paco", "8×4, 7×5, 4 "),
    ],
)
def test_examples_of_a_box_show_its_own_way_to_raise(edition: str, told: str) -> None:
    plain, wild = examples_of(Speaker("en", variant(edition)), "bids")
    assert told in plain.text
    assert "9×2; but not 8×6" in wild.text


def test_house_rules_change_the_examples_with_the_text() -> None:
    free = Speaker("en", variant("paco", None, {"raise_rule": "free"}))
    assert "8×2, 7×5" in examples_of(free, "bids")[0].text
    one_die = Speaker("en", variant("paco", None, {"dice_each": 1}))
    assert examples_of(one_die, "bids")[0].bid == Bid(3, 4)
    changing = {"face_change": "one_die", "face_change_raise": "free"}
    locked, changed, _ = examples_of(Speaker("en", variant("paco", None, changing)), "last-die")
    assert Bid(2, 5) in locked.may_not
    assert changed.may == (Bid(3, 2), Bid(2, 5))


@each("edition", IDS)
def test_rulebook_with_random_house_rules_is_whole_in_every_language(edition: str) -> None:
    rng = Random(edition)
    found = [one for _ in range(TRIES) if (one := random_variant(rng, edition))]
    assert len(found) > TRIES // 4
    for a_variant in found:
        for lang in LANGS:
            speaker = Speaker(lang, a_variant)
            text = text_of(speaker)
            assert "{" not in text
            assert "$" not in text
            lines = [line.text for section in rulebook(speaker) for line in section.lines]
            assert len(lines) == len(set(lines)), (lang, name_of(a_variant))
