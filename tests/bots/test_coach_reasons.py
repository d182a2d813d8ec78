"""Why: each cause follows from the figures, and can be said in every language and edition."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from palifico.bots.coach.advise import Advised
from palifico.bots.coach.reasons import NAMES, Facts, why
from palifico.bots.coach.text import action_text, chance_text, sentence
from palifico.editions import IDS, variant
from palifico.rules import Bid, Calza, Dudo
from palifico.words import LANGS, Speaker
from tests.words.fluent import files

ON, BID = Bid(3, 4), Bid(4, 4)
FACTS = Facts(
    action=BID,
    bid=BID,
    on=ON,
    before=0.6,
    after=0.6,
    win=0.3,
    best=BID,
    best_win=0.3,
    waits=False,
    own=1,
    held=Bid(1, 4),
    expected=3.5,
    doubted=0.2,
    smallest=(BID, 0.6),
    raise_=(BID, 0.6),
    false=0.7,
    mover=None,
    next_=2,
    bidder=(0, False),
    dice=3,
    dice_each=5,
    players_left=3,
    last_die=False,
)
"""A raise that nothing speaks for in particular."""
BAD: dict[str, Any] = {"best": Bid(4, 6), "best_win": 0.4}
HEARD: dict[str, Any] = {"mover": (0, ON)}
DOUBT: dict[str, Any] = {"action": Dudo(), "bid": ON, "own": 1, "expected": 2.6, "smallest": None}
EXACT: dict[str, Any] = {"action": Calza(ON), "bid": ON, "smallest": None, "after": 0.4}
CASES: list[tuple[str, dict[str, Any]]] = [
    ("bid-least", {}),
    ("bid-sure", {"own": 4, "before": 1.0, "after": 1.0}),
    ("bid-wild", {"bid": Bid(2, 1), "action": Bid(2, 1)}),
    ("bid-heard", {**HEARD, "before": 0.5}),
    ("bid-bluff", {"after": 0.3}),
    ("bid-bait", {"doubted": 0.5}),
    ("bid-own", {"own": 3}),
    ("bid-hides", {"held": Bid(3, 6)}),
    ("bid-open", {"on": None, "false": None, "bidder": None, "expected": 5.2}),
    ("bid-two", {"players_left": 2}),
    ("bid-expected", {"expected": 4.1}),
    ("bid-cheaper", {"false": 0.4}),
    ("bid-empty", {"after": 0.0}),
    ("bid-vain", {"after": 0.0, "doubted": 0.5}),
    ("bid-known", {"false": 0.0}),
    ("bid-never", {**BAD, "after": 0.0}),
    ("bid-last", {**BAD, "dice": 1, "after": 0.4}),
    ("bid-unheard", {**BAD, **HEARD, "before": 0.9}),
    ("bid-plain", {**BAD, "last_die": True, "after": 0.3}),
    ("bid-double", {**BAD, "on": Bid(1, 1), "after": 0.3}),
    ("bid-needless", {**BAD, "smallest": (Bid(3, 4), 0.8)}),
    ("bid-doubted", {**BAD, "doubted": 0.5, "after": 0.3}),
    ("bid-thin", {**BAD, "after": 0.3}),
    ("less", BAD),
    ("dudo-sure", {**DOUBT, "after": 1.0}),
    ("dudo-forced", {**DOUBT, "raise_": None}),
    ("dudo-vain", {**DOUBT, "after": 0.0}),
    ("dudo-only", {**DOUBT, "raise_": (BID, 0.0)}),
    ("dudo-out", {**DOUBT, "bidder": (0, True)}),
    ("dudo-heard", {**DOUBT, **HEARD, "before": 0.4}),
    ("dudo-own", {**DOUBT, "own": 0}),
    ("dudo-raise", {**DOUBT, "raise_": (BID, 0.5)}),
    ("dudo-thin", DOUBT),
    ("dudo-least", {**DOUBT, "expected": 3.2}),
    ("dudo-known", {**DOUBT, **BAD, "own": 3, "before": 0.0, "after": 0.0}),
    ("dudo-last", {**DOUBT, **BAD, "dice": 1, "after": 0.3}),
    ("dudo-unheard", {**DOUBT, **BAD, **HEARD, "before": 0.8}),
    ("dudo-mine", {**DOUBT, **BAD, "own": 2, "after": 0.2}),
    ("dudo-true", {**DOUBT, **BAD, "expected": 4.0, "after": 0.2}),
    ("less", {**DOUBT, **BAD}),
    ("calza-vain", {**EXACT, "after": 0.0}),
    ("calza-heard", {**EXACT, **HEARD, "before": 0.2}),
    ("calza-back", EXACT),
    ("calza-safe", {**EXACT, "dice": 5}),
    ("calza-never", {**EXACT, **BAD, "after": 0.0}),
    ("calza-last", {**EXACT, **BAD, "dice": 1}),
    ("calza-full", {**EXACT, **BAD, "dice": 5}),
    ("calza-seldom", {**EXACT, **BAD}),
    ("calza-wait", {**EXACT, "best_win": 0.4, "waits": True, "after": 0.6}),
    ("less", {**EXACT, **BAD, "after": 0.6}),
]
HALF_FILLED = re.compile(r"[{}$]|None|Bid|Dudo\(")
NAMED = ("Ana", "Bo", "Cy")
YOU = {
    "en": r"\byou(r|rself)?\b",
    "it": r"\b(tu|tuo|tuoi|hai|sei|metterti)\b",
    "fr": r"\b(tu|ton|tes|toi|t)\b",
    "es": r"\b(tu|tus|tuyos|ti|tienes)\b",
    "nl": r"\b(je|jouw)\b",
    "de": r"\b(du|dich|dein\w*)\b",
}
"""The words by which whoever decides is spoken to."""


def facts(changes: dict[str, Any]) -> Facts:
    """The figures with these differences."""
    return replace(FACTS, **changes)


def advised(changes: dict[str, Any]) -> Advised:
    """What the coach thinks, given these figures."""
    one = facts(changes)
    return Advised(one.action, one.before, one.after, one.win, why(one))


@pytest.mark.parametrize(("cause", "changes"), CASES)
def test_cause_follows_from_the_figures(cause: str, changes: dict[str, Any]) -> None:
    assert why(facts(changes)).cause == cause


def test_cause_has_its_case() -> None:
    assert {cause for cause, _ in CASES} == NAMES
    assert len(NAMES) > 30


@pytest.mark.parametrize("edition", IDS)
@pytest.mark.parametrize("lang", LANGS)
def test_cause_is_a_sentence(lang: str, edition: str) -> None:
    rules, speaker = variant(edition).edition, Speaker(lang, variant(edition))
    said = {cause: sentence(lang, rules, advised(changes), names=NAMED) for cause, changes in CASES}
    assert len(set(said.values())) == len(NAMES)
    for cause, text in said.items():
        assert text.endswith("."), text
        assert not HALF_FILLED.search(text), text
        own = {"bid-cheaper": "dudo", "calza-back": "calza", "bid-plain": "wilds"}.get(cause)
        assert own is None or speaker.word(own) in text


@pytest.mark.parametrize("lang", LANGS)
def test_chances_are_written_as_in_the_language(lang: str) -> None:
    text = sentence(lang, variant("paco").edition, advised({**HEARD, "before": 0.5}), names=NAMED)
    assert all(chance_text(lang, share) in text for share in (0.5, 0.6))
    assert "Ana" in text
    assert ("60%" in text) is (lang in ("en", "it", "nl"))
    assert ("60\u00a0%" in text) is (lang in ("fr", "es", "de"))


@pytest.mark.parametrize("lang", LANGS)
def test_numbers_of_dice_are_written_as_in_the_language(lang: str) -> None:
    text = sentence(lang, variant("paco").edition, advised({**BAD, "after": 0.3}))
    assert ("3.5" if lang == "en" else "3,5") in text


@pytest.mark.parametrize(
    ("cause", "player"), [("bid-two", "Cy"), ("bid-heard", "Ana"), ("dudo-out", "Ana")]
)
def test_coach_reasons_who_is_meant_is_named(cause: str, player: str) -> None:
    changes = next(changes for name, changes in CASES if name == cause)
    rules = variant("paco").edition
    assert player in sentence("en", rules, advised(changes), names=NAMED)
    letter = "ABC"[NAMED.index(player)]
    assert re.search(rf"\b{letter}\b", sentence("en", rules, advised(changes)))


@pytest.mark.parametrize("lang", LANGS)
def test_player_who_is_spoken_about_is_not_spoken_to(lang: str) -> None:
    rules, spoken_to = variant("paco").edition, re.compile(YOU[lang], re.IGNORECASE)
    told = [advised(changes) for _, changes in CASES]
    to = {one.why.cause for one in told if spoken_to.search(sentence(lang, rules, one))}
    about = {one.why.cause: sentence(lang, rules, one, names=NAMED, who="Zoe") for one in told}
    assert [text for text in about.values() if spoken_to.search(text)] == []
    assert to == {cause for cause, text in about.items() if "Zoe" in text} != set()


@pytest.mark.parametrize("lang", LANGS)
def test_coach_reasons_what_cannot_be_is_not_called_unlikely(lang: str) -> None:
    sure: list[dict[str, Any]] = [{"after": 0.0}, {"false": 0.0}, {"raise_": (BID, 0.0)}]
    for kind in ({}, DOUBT, EXACT):
        for settled in sure:
            one = {"before": settled.get("after", 0.6), **kind, **settled}
            known = {"own": ON.count} if kind is DOUBT and settled is sure[0] else {}
            for verdict in ({}, BAD):
                text = sentence(lang, variant("paco").edition, advised({**one, **verdict, **known}))
                assert not re.search(r"(?<!\d)0\s?%", text), text


@pytest.mark.parametrize(
    ("lang", "before"),
    [
        ("it", r"(?:il|i|[dns]?[ae]l|[dns]?[ae]i) \{ \$"),
        ("fr", r"(?:de|que|le|la) \{ \$(?:player|who|name|best|action)"),
    ],
)
def test_coach_reasons_nothing_stands_before_a_figure_or_name_that_would_be_elided(
    lang: str, before: str
) -> None:
    """As before 8 or 11 in Italian, before a vowel in French."""
    texts = [one.text for one in files(lang)["coach"].values()]
    assert [text for text in texts if re.search(rf"\b{before}", text)] == []


def test_coach_reasons_what_is_nearly_sure_is_not_called_sure() -> None:
    shares = {0.0: "0%", 0.004: "<1%", 0.005: "<1%", 0.5: "50%", 0.996: ">99%", 1.0: "100%"}
    assert {share: chance_text("en", share) for share in shares} == shares


def test_actions_go_by_the_words_of_the_edition() -> None:
    speaker = Speaker("it", variant("asmodee-2024"))
    actions = (Bid(3, 5), Bid(2, 1), Dudo(), Calza(ON))
    told = [action_text(speaker, action) for action in actions]
    assert told == ["3×5", "2 Paco", "Dubito", "Occhio di Bue"]
