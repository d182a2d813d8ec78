"""The programs in examples/ run, and say what they are meant to say."""

import runpy
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
SAYS = {
    "fair_dice.py": "The dice are proven",
    "house_rule.py": "PF1-",
    "replay.py": "Dice left: (",
}
AT_A_SERVER = {"bot.py", "bot_stream.py"}
"""These play in tests/server/test_example_bots.py."""


def test_example_is_tried() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == SAYS.keys() | AT_A_SERVER


@pytest.mark.parametrize("name", SAYS)
def test_example_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLES / name))
    assert SAYS[name] in capsys.readouterr().out
