"""`explain`: yes is status 0, no is 1, and what is no question is 2."""

from __future__ import annotations

import pytest

from palifico.words import LANGS
from tests.cli.conftest import Palifico

LAST = "--last-die"


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("pressman-2008 8x6 3xA", 1),
        ("pressman-2008 8x6 4xA", 0),
        ("pressman-2008 8×6 4x*", 0),
        ("paco 3x5 4x6", 1),
        ("piatnik 3x5 4x6", 0),
        ("paco 3x5", 0),
        ("paco 1xA", 1),
        ("paco 1xA --last-die", 0),
        ("paco 30x5", 0),
        ("paco 31x5", 1),
        ("paco 31x5 --seats 7", 0),
        ("paco 31x5 --rule dice_each=10", 0),
        ("azteca 2x4 2x5 --last-die", 1),
        ("pressman-2008 2x4 2x5 --last-die", 1),
        ("azteca 2x4 2x5 --last-die --one-die", 0),
        ("azteca 2x4 2x5 --last-die --one-die --opener", 1),
        ("piatnik 2x4 3x2 --last-die --opener", 0),
        ("pressman-2008 2x4 2x5 --last-die --one-die", 0),
        ("paco 3x5 --calza", 0),
        ("azteca 3x5 --calza --seats 2", 1),
        ("pressman-2008 3x5 --calza --last-die", 1),
        ("piatnik 3x5 --calza", 1),
        ("paco 3x5 4x5 --calza", 0),
    ],
)
def test_yes_or_no(palifico: Palifico, line: str, status: int) -> None:
    ran = palifico("explain", *line.split())
    assert (ran.status, ran.err) == (status, "")
    assert ran.out.strip()


def test_legal_bid_is_explained(palifico: Palifico) -> None:
    _, out, _ = palifico("explain", "paco", "3x5", "2xA", "--lang", "en")
    assert out.splitlines() == [
        "Legal: 2 Pacos may follow 3×5.",
        "The rule: To change to Pacos, bid at least half the last count, rounded up.",
        "The smallest bids you can make: 4×5, 3×6, 2 Pacos.",
    ]


def test_illegal_bid_is_explained_with_the_edition_s_own_words(palifico: Palifico) -> None:
    _, out, _ = palifico("explain", "piatnik", "8x6", "3xA", "--lang", "en")
    assert out.startswith("Not legal: 3 Teste di Lama is too few after 8×6: half of 8")
    assert out.endswith(
        "The smallest bids you can make: 9×2, 9×3, 9×4, 9×5, 9×6, 4 Teste di Lama.\n"
    )


def test_share_code_brings_its_players(palifico: Palifico) -> None:
    code = palifico("house", "paco", "--seats", "8").out.split()[-1]
    assert palifico("explain", code, "40x5").status == 0
    assert palifico("explain", code, "41x5").status == 1
    assert palifico("explain", code, "11x5", "--seats", "2").status == 1


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    "given", ["8", "x", "8x7", "8x0", "ax5", "8x", "-1x5", "9999999x5", "8x6x2"]
)
def test_explain_command_what_is_no_bid_is_refused(
    palifico: Palifico, given: str, lang: str
) -> None:
    for argv in ([f"--previous={given}"], ["3x5", f"--bid={given}"]):
        status, out, err = palifico("explain", "piatnik", *argv, "--lang", lang)
        assert (status, out) == (2, "")
        assert given in err
        assert "Teste di Lama" in err


@pytest.mark.parametrize("players", ["1", "13", "0"])
def test_explain_command_too_few_or_too_many_players(palifico: Palifico, players: str) -> None:
    status, out, err = palifico("explain", "paco", "3x5", "--seats", players)
    assert (status, out) == (2, "")
    assert err == f"A game has 2 to 12 players, not {players}.\n"


@pytest.mark.parametrize("argv", [["perudo", "3x5"], ["paco", "3x5", "--rule", "dice=1"]])
def test_rules_that_cannot_be_are_refused(palifico: Palifico, argv: list[str]) -> None:
    status, out, err = palifico("explain", *argv)
    assert (status, out) == (2, "")
    assert err
