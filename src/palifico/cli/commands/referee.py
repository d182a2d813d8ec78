"""`palifico referee`: judges records, one JSON line in, one JSON line out."""

from __future__ import annotations

import gc
import sys

from palifico.cli.options import File, Lang, opened
from palifico.record import verdicts


def run_referee(file: File = "-", *, legal: bool = False, lang: Lang = "en") -> int:
    gc.set_threshold(100_000)  # a verdict leaves no cycles behind: looking for them costs a tenth
    all_legal = True
    with opened(file) as lines:
        for ok, verdict in verdicts(lines, lang=lang, legal=legal):
            all_legal = all_legal and ok
            sys.stdout.buffer.write(verdict)
            sys.stdout.buffer.flush()
    return 0 if all_legal else 1
