"""Mutation test: breaks the rules on purpose, one small change at a time, and runs their tests.

Prints each mutant that survives, then one line of counts.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

STATS = Path("mutants/mutmut-cicd-stats.json")
CAUGHT = ("killed", "timeout", "segfault", "caught_by_type_check")


EQUIVALENT = 8
"""Survivors that behave exactly like the original: docs/testing.md has each, and why."""


def main() -> int:
    """Run mutmut from the beginning, and print what it found."""
    shutil.rmtree("mutants", ignore_errors=True)
    subprocess.run([sys.executable, "-m", "mutmut", "run"], check=True)
    print(_mutmut("results"), end="")
    _mutmut("export-cicd-stats")
    stats = json.loads(STATS.read_text(encoding="utf-8"))
    print(summary(stats))
    return 0 if stats["survived"] <= EQUIVALENT else 1


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
    sys.exit(main())
