"""Prints what the last `mutmut run` found: each mutant that lives, then one line of counts."""

import json
import subprocess
import sys
from pathlib import Path

STATS = Path("mutants/mutmut-cicd-stats.json")
CAUGHT = ("killed", "timeout", "segfault", "caught_by_type_check")


def main() -> None:
    print(_mutmut("results"), end="")
    _mutmut("export-cicd-stats")
    print(summary(json.loads(STATS.read_text(encoding="utf-8"))))


def summary(stats: dict[str, int]) -> str:
    """One line: a mutant is killed when its test run fails, hangs or crashes."""
    killed = sum(stats.get(name, 0) for name in CAUGHT)
    made = stats["total"] - stats["skipped"]
    survived = stats["survived"]
    untested = made - killed - survived
    share = 100 * killed / made if made else 0.0
    counts = f"{killed} killed, {survived} survived, {untested} untested"
    return f"mutants: {counts}: {share:.1f} % killed"


def _mutmut(command: str) -> str:
    call = [sys.executable, "-m", "mutmut", command]
    return subprocess.run(call, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    main()
