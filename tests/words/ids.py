"""Every message id that the code can ask for, worked out from the code itself."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import palifico
from palifico.analysis.dice_verdict import Aspect, Level, Order
from palifico.arena.studies import STUDIES, find_study
from palifico.arena.studies.tables import QUANTILES
from palifico.bots import LEVELS
from palifico.bots.coach.reasons import NAMES
from palifico.bots.external.errors import Kind
from palifico.cli.app import COMMANDS, command, functions
from palifico.cli.doctor.findings import Level as DoctorLevel
from palifico.cli.help import EXAMPLES
from palifico.editions import IDS as EDITIONS
from palifico.editions import VALUES, box
from palifico.editions.contents import contents
from palifico.record import example_round, shape, shape_proof, stamp
from palifico.record.example_round import caption_names
from palifico.record.notation import EXPECTS
from palifico.record.proof import CHECKS, FLAWS
from palifico.rules import CODES
from palifico.words import PHRASES
from palifico.words.events import IDS as EVENTS
from palifico.words.rulebook.book import WORDS
from palifico.words.rulebook.chapters import CHAPTERS
from palifico.words.speaker import FALLBACK

SHEETS = [sheet for name in STUDIES for sheet in find_study(name).sheets]
PLOTS = [find_study(name).plot for name in STUDIES]


def _slug(edition: str, key: str) -> str:
    """The end of the id that tells what a word of a box means."""
    word = box(edition).words[""].get(key) or FALLBACK[key]
    return word.lower().replace(" ", "_")


PATTERNS = {
    "bots-trouble-": set(get_args(Kind)),
    "caption-": {
        f"{id_}-{name}"
        for id_ in EDITIONS
        for names in caption_names(example_round(id_))
        for name in names
    },
    "contents-": {contents(id_).contents for id_ in EDITIONS},
    "coach-head-": {"action", "before", "after", "win", "why"},
    "command-": {*COMMANDS, *functions(), "palifico", "help", "version"},
    "flaw-": {code.replace(".", "-") for code in FLAWS},
    "stage-": {"record", *CHECKS},
    "dice-effect-": {f"{a}-{way}" for a in Aspect for way in ("more", "less") if a != Aspect.FACES},
    "dice-marked-": {Level.UNUSUAL.value, Level.VERY_UNUSUAL.value},
    "dice-order-": {order.value for order in Order if order != Order.TESTED},
    "dice-test-": {asked.value for asked in Aspect},
    "dice-verdict-": {level.value for level in Level},
    "differs-": set(EDITIONS),
    "doctor-level-": {level.value for level in DoctorLevel},
    "example-": {example.name for examples in EXAMPLES.values() for example in examples},
    "explain-calza-": {who + no for who in ("bidder", "to-act", "others") for no in ("", "-not")},
    "heading-": set(CHAPTERS),
    "label-": set(VALUES),
    "level-": set(LEVELS),
    "meaning-": {_slug(id_, key) for id_ in EDITIONS for key in WORDS},
    "notation-expects-": set(EXPECTS),
    "option-": {"on", "off", "none"},
    "phrase-": set(PHRASES),
    "raise-": {"count", "count-only"},
    "reason-": {"not_higher", "face_down", "one_axis", "half", "double", "face_locked"},
    "refusal-": {code.replace(".", "-") for code in CODES},
    "sample-": {
        *("title", "raise", "last", "change", "dudo-right", "dudo-wrong"),
        *("last-die-right", "calza-right", "calza-wrong"),
    },
    "shared-": {
        entry.removeprefix("shared-")
        for entries in CHAPTERS.values()
        for entry in entries
        if entry.startswith("shared-")
    },
    "store-": {"open", *(contents(id_).store for id_ in EDITIONS)},
    "study-by-": {
        *(name for one in SHEETS for name in (*one.rows, one.columns, *one.common)),
        *(name for one in PLOTS for name in (one.lines, one.across, *one.common)),
    }
    - {"what"},
    "study-part-": {*QUANTILES, "mean"},
    "study-title-": set(STUDIES),
    "study-value-": {"normal", "last-die", "with", "without"},
    "study-what-": {one.what[0] for one in SHEETS} | {one.what for one in PLOTS},
    "why-": set(NAMES),
    "told-": {told for id_ in EDITIONS for told in box(id_).told.values()},
}
"""Ids that are put together of a prefix and one of a known set."""
WORKED_OUT = {
    *("rule-", "param-", "fault-", "fault-house-", "fault-share-", "record-expects-"),
    "doctor-",
}
"""Prefixes whose endings are worked out below."""

ON_ITS_OWN = "verify_palifico.py"
"""The stand-alone verifier has words of its own."""

FINDINGS = ("well", "to_do", "broken")
"""Functions of the doctor whose second argument is the end of an id."""

SPEAKING = {"say": 0, "text": 0, "message": 1}
"""Functions that are given an id, and at which place."""


WEB = Path(__file__).resolve().parents[2] / "web" / "src"
_QUOTED = re.compile(r'(?<!=)"([a-z]+-[\w-]+)"')
"""An id in the page's code: what stands right behind `=` is an attribute of HTML, not a word."""


def expected() -> set[str]:
    """All of them, but for those that only the page says (`in_the_page`)."""
    patterns = {prefix + end for prefix, ends in PATTERNS.items() for end in ends}
    events = {*EVENTS.values(), "event-last_die_named"}
    entries = {entry for entries in CHAPTERS.values() for entry in entries if "-" in entry}
    told = entries - {"guide-contents", "guide-store"}
    found = literals() | told | _rules() | _params() | _faults() | _record_expects() | _doctor()
    return patterns | events | found


@cache
def in_the_page() -> frozenset[str]:
    """Everything that may be an id in the page's own code; its tests do not count."""
    paths = (p for p in sorted(WEB.rglob("*")) if p.suffix in {".ts", ".svelte"} and p.is_file())
    texts = (p.read_text("utf-8") for p in paths if ".test." not in p.name)
    return frozenset(id_ for text in texts for id_ in _QUOTED.findall(text))


def literals() -> set[str]:
    """Ids that stand in the code as they are."""
    parts = {part for joined, _ in _joined() for part in ast.walk(joined)}
    return {
        node.value
        for argument in _ids_given()
        for node in ast.walk(argument)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "-" in node.value
        if node not in parts
    }


def prefixes() -> set[str]:
    """What stands before the first variable part of ids that the code puts together."""
    return {str(first.value) for _, first in _joined() if isinstance(first, ast.Constant)}


def _joined() -> Iterator[tuple[ast.expr, ast.expr]]:
    """Ids that are put together, and the first part of each."""
    for argument in _ids_given():
        for node in ast.walk(argument):
            if isinstance(node, ast.JoinedStr):
                yield node, node.values[0]
            if isinstance(node, ast.BinOp):
                yield node, node.left


def _ids_given() -> Iterator[ast.expr]:
    for node in _nodes():
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in SPEAKING and len(node.args) > SPEAKING[name]:
                yield node.args[SPEAKING[name]]


@cache
def _nodes() -> tuple[ast.AST, ...]:
    root = Path(palifico.__file__).parent
    paths = (path for path in sorted(root.rglob("*.py")) if path.name != ON_ITS_OWN)
    trees = (ast.parse(path.read_text("utf-8")) for path in paths)
    return tuple(node for tree in trees for node in ast.walk(tree))


def _rules() -> set[str]:
    ids = {"rule-dice_each", "rule-calza_two_players-nobody", "rule-face_change-nobody_else"}
    for field, values in VALUES.items():
        if field != "dice_each":
            spelt = (("no", "yes")[v] if isinstance(v, bool) else str(v) for v in values)
            ids |= {f"rule-{field}-{value}" for value in spelt}
    return ids


def _params() -> set[str]:
    names = (name for c in functions() for name in inspect.signature(command(c)).parameters)
    return {f"param-{name.replace('_', '-')}" for name in names}


def error_codes() -> set[str]:
    """Every code that the source raises as a fault or answers as a refusal."""
    return {ast.literal_eval(node.args[0]) for node in _calls("Fault")} | {
        str(node.args[0].value)
        for node in _calls("Refusal")
        if node.args and isinstance(node.args[0], ast.Constant)
    }


def _calls(name: str) -> list[ast.Call]:
    calls = (node for node in _nodes() if isinstance(node, ast.Call))
    return [node for node in calls if getattr(node.func, "id", "") == name]


def _faults() -> set[str]:
    ids: set[str] = set()
    for node in _calls("Fault"):
        code = ast.literal_eval(node.args[0])
        reasons = [k.value for k in node.keywords if k.arg == "reason"]
        if reasons:
            ids.add(f"fault-{code.partition('.')[0]}-{ast.literal_eval(reasons[0])}")
        else:
            ids.add(f"fault-{code.replace('.', '-')}")
    return ids


def _doctor() -> set[str]:
    """What the doctor may find, which the functions are given that make findings."""
    calls = [n for n in _nodes() if getattr(getattr(n, "func", None), "id", "") in FINDINGS]
    given = [call.args[1] for call in calls if isinstance(call, ast.Call)]
    parts = [part for one in given for part in ast.walk(one)]
    texts = [one.value for one in parts if isinstance(one, ast.Constant)]
    return {f"doctor-{text}" for text in texts if isinstance(text, str)}


def _record_expects() -> set[str]:
    trees = [ast.parse(inspect.getsource(module)) for module in (shape, shape_proof, stamp)]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    calls = [n for n in nodes if getattr(getattr(n, "func", None), "id", "") == "wrong"]
    given = [call.args[1] for call in calls if isinstance(call, ast.Call)]
    keys = {str(key.value) for key in given if isinstance(key, ast.Constant)}
    return {f"record-expects-{key}" for key in {*keys, *shape.REQUIRED, *shape.OPTIONS}}
