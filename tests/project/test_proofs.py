"""`make proofs`: every large sample has a proof, and each proof a line in the documentation."""

from __future__ import annotations

import sys

import pytest

from tests.sizes import SIZES, Size
from tools.proofs import __main__ as proofs
from tools.proofs.catalog import PROOFS, Proof

SMALL = Size(10, 1000, "cases")
GOOD = Proof("chaos", "it works", (sys.executable, "-c", "print('{} tried')"), SMALL)
BAD = Proof("leaks", "it fails", (sys.executable, "-c", "exit('no {}')"), SMALL)


def test_proofs_every_sample_size_has_one() -> None:
    assert [proof.name for proof in PROOFS] == [*SIZES]


def test_proofs_the_page_has_a_row_for_each() -> None:
    page = proofs.PAGE.read_text("utf-8")
    table = page.partition(proofs.BEGIN)[2].partition(proofs.END)[0]
    assert [row.split("`")[1] for row in table.splitlines() if "`" in row] == [*SIZES]


def test_proof_passes_and_is_one_line() -> None:
    line = proofs.run(GOOD, 500)
    assert (line.passed, line.result) == (True, "500 tried")
    assert str(line).startswith("ok   chaos        500 cases")


def test_proof_fails_and_its_output_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    line = proofs.run(BAD, 7)
    assert not line.passed
    assert "no 7" in capsys.readouterr().err


def test_proof_of_tests_multiplies_their_usual_size() -> None:
    proof = Proof("x", "y", (), SMALL, tests=True)
    assert proof.environment(50)["PALIFICO_EXAMPLES"] == "5.0"


def test_proofs_rows_are_replaced_by_name() -> None:
    page = f"a\n{proofs.BEGIN}{proofs.END}b\n"
    once = proofs.with_rows(page, [proofs.run(GOOD, 1), proofs.run(BAD, 2)])
    twice = proofs.with_rows(once, [proofs.run(GOOD, 3)])
    assert "| 3 cases | 3 tried |" in twice
    assert "| 1 cases |" not in twice
    assert "| 2 cases | no 2 |" in twice
    assert twice.startswith("a\n")
    assert twice.endswith("b\n")


@pytest.mark.parametrize("name", ["nothing", "leaks=many"])
def test_proof_unknown_is_an_error(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        proofs.main([name])
    assert ended.value.code == 2
    assert "no such proof" in capsys.readouterr().err
