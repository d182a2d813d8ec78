"""Bots in processes: what they are told, and that none of them can hurt a table."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from palifico.bots.api import Seen
from palifico.bots.external.errors import BotFailed
from palifico.bots.external.host import Host, TurnAnswer
from palifico.bots.external.plugins import OwnBot
from palifico.bots.external.process import ProcessBot, Timeouts
from palifico.rules import Bid, Calza, Dudo
from tests.bots.shown import OPENING, OUT_OF_TURN, RAISED, after, shown

AMPLE = Timeouts(decision_s=30, start_s=30)
SHORT = Timeouts(decision_s=0.3, start_s=30)

FAIR = """
from palifico.rules import Bid, Calza, Dudo
class Mine:
    def act(self, seen):
        {act}
    def calls_exact(self, seen):
        {exact}
"""
RAW = """
import json, sys
def say(answer):
    sys.stdout.write(json.dumps(answer) + "\\n")
    sys.stdout.flush()
say({"palifico": 1, "exact": True})
for line in sys.stdin:
    asked = json.loads(line)
    if asked["t"] in ("act", "exact"):
"""


@contextmanager
def bot_of(folder: Path, text: str, timeouts: Timeouts = AMPLE) -> Iterator[ProcessBot]:
    """A bot in a Python file."""
    file = folder / "mine.py"
    file.write_text(text, "utf-8")
    bot = OwnBot("mine", "file", str(file), str(folder)).make(Random(1), timeouts)
    try:
        yield bot
    finally:
        bot.close()


@contextmanager
def raw_bot(folder: Path, answer: str, timeouts: Timeouts = AMPLE) -> Iterator[ProcessBot]:
    """A program that speaks the protocol itself, and does this when it is asked."""
    file = folder / "raw.py"
    file.write_text(answer if "say(" not in answer else RAW + f"        {answer}\n", "utf-8")
    command = f"{sys.executable} {file}"
    bot = OwnBot("raw", "command", command, str(folder)).make(Random(1), timeouts)
    try:
        yield bot
    finally:
        bot.close()


def fair(act: str = "return Dudo()", exact: str = "return None") -> str:
    """The text of a bot."""
    return FAIR.format(act=act, exact=exact)


def kind_of(played: TurnAnswer) -> str:
    """What went wrong; what is safe must have been done instead."""
    assert played.trouble is not None
    assert played.action == Dudo()
    return played.trouble.kind


def test_bot_in_a_file_plays(tmp_path: Path) -> None:
    act = "return Dudo() if seen.view.legal.dudo else Bid(2, seen.view.hand[0])"
    with bot_of(tmp_path, fair(act, "return Calza(seen.view.legal.on)")) as bot:
        assert bot.act(OPENING) == Bid(2, 2)
        assert bot.act(RAISED) == Dudo()
        assert bot.calls_exact(OUT_OF_TURN) == Calza(Bid(3, 2))


def test_program_in_any_language_plays(tmp_path: Path) -> None:
    with raw_bot(tmp_path, 'say({"bid": [asked["view"]["hand"][0], 5]})') as bot:
        assert bot.act(OPENING) == Bid(2, 5)
    with raw_bot(tmp_path, 'say({"dudo": True} if asked["t"] == "act" else {"calza": True})') as b:
        assert b.act(RAISED) == Dudo()
        assert b.calls_exact(RAISED) == Calza(Bid(3, 2))


def test_bot_is_shown_the_same_as_here(tmp_path: Path) -> None:
    """What it sees in its process is what there was to see, to the last field."""
    act = "assert 0, repr((seen.view, seen.history)).encode().hex()[seen.view.seat * 250 :]"
    with bot_of(tmp_path, fair(act)) as bot:
        for seen in (OPENING, RAISED, shown(after((0, Bid(3, 2)), (1, Dudo())), 2)):
            told = repr((seen.view, seen.history)).encode().hex()[(seen.view.seat or 0) * 250 :]
            with pytest.raises(BotFailed) as failed:
                bot.act(seen)
            text = failed.value.trouble.text.removeprefix("AssertionError: ")
            text = text.removesuffix(" (mine.py, line 5)")
            assert len(text) > 200
            assert told.startswith(text)


def test_process_it_hears_only_what_is_new_and_all_of_another_game(tmp_path: Path) -> None:
    act = "return Bid(len(seen.history), 2)"
    with bot_of(tmp_path, fair(act)) as bot:
        for seen in (OPENING, RAISED, RAISED, OPENING, OUT_OF_TURN):
            assert bot.act(seen) == Bid(len(seen.history), 2)


def test_chance_follows_from_the_luck_it_is_given(tmp_path: Path) -> None:
    text = """
import random
from palifico.rules import Bid
class Mine:
    def __init__(self, rng): self.rng = rng
    def act(self, seen): return Bid(self.rng.randint(1, 10**6), random.randint(1, 10**6))
"""
    with bot_of(tmp_path, text) as one, bot_of(tmp_path, text) as two:
        first = [one.act(OPENING) for _ in range(3)]
        assert first == [two.act(OPENING) for _ in range(3)]
        assert len(set(first)) == 3


def test_bot_without_exact_calls_is_not_asked_for_one(tmp_path: Path) -> None:
    text = "class Mine:\n    def act(self, seen): raise ValueError('asked')\n"
    with bot_of(tmp_path, text) as bot:
        assert bot.calls_exact(RAISED) is None
        with pytest.raises(BotFailed, match="raised: ValueError: asked"):
            bot.act(RAISED)


def test_bot_may_wait_in_its_process(tmp_path: Path) -> None:
    text = fair("await __import__('asyncio').sleep(0); return Bid(7, 7)")
    with bot_of(tmp_path, text.replace("def act", "async def act")) as bot:
        assert bot.act(OPENING) == Bid(7, 7)


def test_process_what_it_prints_is_no_answer(tmp_path: Path) -> None:
    act = "import os; print('{\"dudo\": true}'); os.write(1, b'hi'); input_ = os.read(0, 9)"
    with bot_of(tmp_path, fair(f"{act}; assert not input_; return Bid(4, 2)")) as bot:
        assert [bot.act(RAISED) for _ in range(3)] == [Bid(4, 2)] * 3
        assert bot.printed.splitlines()[0] == '{"dudo": true}'


def test_process_what_it_printed_is_known_after_it_is_gone(tmp_path: Path) -> None:
    act = "print('my hand', seen.view.hand); "
    for fails in ("while True: pass", "raise SystemExit(1)", "raise KeyError('oh')"):
        text = fair(f"{act}\n        {fails}")
        with bot_of(tmp_path, text, SHORT) as bot, pytest.raises(BotFailed):
            bot.act(RAISED)
        assert bot.printed.startswith(f"my hand {RAISED.view.hand}")
    last = bot.printed.splitlines()[-1]
    assert last == "KeyError: 'oh'"
    assert 'mine.py", line 6, in act' in bot.printed, "and how it came about"


def test_error_is_told_with_its_line_in_the_bots_file(tmp_path: Path) -> None:
    """Wherever it was raised, however long it is, and where the bot waits for something, too."""
    place = r" \(mine.py, line 5\)"
    for act in ("import json; json.loads('x')", "raise ValueError('x' * 999)"):
        for waits in ("def act", "async def act"):
            with (
                bot_of(tmp_path, fair(act).replace("def act", waits)) as bot,
                pytest.raises(BotFailed, match=place),
            ):
                bot.act(RAISED)


LOOP = "        while True: pass"
HOSTILE = {
    "endless loop": LOOP.strip(),
    "sleeps": "__import__('time').sleep(99)",
    "deaf": ("import signal; [signal.signal(s, signal.SIG_IGN) for s in (1, 2, 15, 24)]\n" + LOOP),
    "floods the error": "while True: print('x' * 9999)",
    "waits for a thread": "__import__('threading').Event().wait()",
}


@pytest.mark.parametrize("hostile", HOSTILE)
def test_bot_that_takes_too_long_is_ended(tmp_path: Path, hostile: str) -> None:
    with bot_of(tmp_path, fair(HOSTILE[hostile]), SHORT) as bot:
        assert kind_of(Host(bot, 9).act_now(RAISED)) == "stalled"
        assert all_gone(tmp_path)


ENDING = {
    "exit": ("raise SystemExit(3)", "gone"),
    "exit at once": ("__import__('os')._exit(3)", "gone"),
    "crash": ("__import__('os').abort()", "gone"),
    "closes everything": ("__import__('os').closerange(0, 99)", "gone"),
    "raises": ("1 / 0", "raised"),
    "too much memory": ("return Bid(len(bytearray(1 << 34)), 2)", "raised"),
    "endless memory": ("x = []\n        while True: x.append(bytearray(1 << 24))", "raised"),
    "endless depth": ("return self.act(seen)", "raised"),
    "too many files": (
        "import os; x = [open(os.devnull) for _ in range(9999)]; return Dudo()",
        "raised",
    ),
    "too large a file": (
        "open('big', 'wb').write(bytes(1 << 22)); return Dudo()",
        "raised",
    ),
    "word": ("return 'dudo'", "illegal"),
    "nothing": ("pass", "illegal"),
    "another bid": ("return Calza(Bid(1, 2))", "illegal"),
    "low": ("return Bid(1, 2)", "illegal"),
    "monstrous": ("return Bid(10 ** 400, 2)", "illegal"),
}


@pytest.mark.parametrize("hostile", ENDING)
def test_bot_that_breaks_hurts_no_player(tmp_path: Path, hostile: str) -> None:
    act, kind = ENDING[hostile]
    with bot_of(tmp_path, fair(act)) as bot:
        assert kind_of(Host(bot, 99).act_now(RAISED)) == kind


GARBLED = {
    "garbage": 'print("garbage", flush=True)',
    "no utf-8": 'say(1) if 0 else (sys.stdout.buffer.write(b"\\xff\\n"), sys.stdout.flush())',
    "list": "say([1])",
    "half a bid": 'say({"bid": [3]})',
    "broken bid": 'say({"bid": [3.5, 2]})',
    "said twice": """sys.stdout.write('{"dudo": true}\\n' * 2); sys.stdout.flush()""",
    "both": 'say({"dudo": True, "bid": [4, 2]})',
    "flood": """while True: sys.stdout.write('{"dudo": true}\\n' * 9999)""",
    "a line without end": 'while True: sys.stdout.write("say(" * 9999)',
}


@pytest.mark.parametrize("hostile", GARBLED)
def test_process_what_is_no_answer_is_not_taken_for_one(tmp_path: Path, hostile: str) -> None:
    said = GARBLED[hostile]
    with raw_bot(tmp_path, said if "say(" in said else f"{said}  # say()") as bot:
        assert kind_of(Host(bot, 99).act_now(RAISED)) == "illegal"


def test_answer_that_comes_unasked_counts_for_nothing(tmp_path: Path) -> None:
    late = 'say({"bid": [4, 2]}); __import__("time").sleep(0.2); say({"bid": [5, 2]})'
    sign = tmp_path / "said"
    with raw_bot(tmp_path, f"{late}; open('said', 'w')") as bot:
        assert bot.act(RAISED) == Bid(4, 2)
        while not sign.exists():
            time.sleep(0.01)
        with pytest.raises(BotFailed, match="without being asked"):
            bot.act(RAISED)
        assert bot.act(RAISED) == Bid(4, 2)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("import sys; sys.exit(4)", "gone"),
        ("print('hello', flush=True); input()", "illegal"),
        ("print('{\"palifico\": 99}', flush=True); input()", "illegal"),
        ("print('{}', flush=True); input()", "illegal"),
    ],
)
def test_program_that_is_no_bot_is_told(tmp_path: Path, text: str, kind: str) -> None:
    with raw_bot(tmp_path, text) as bot:
        assert kind_of(Host(bot, 99).act_now(RAISED)) == kind


def test_bot_that_reads_nothing_is_not_waited_for(tmp_path: Path) -> None:
    """More than fits into a pipe: whoever wrote it all at once would wait for ever."""
    deaf = "print('{\"palifico\": 1}', flush=True); import time; time.sleep(99)"
    long = [RAISED.history[0], *list(RAISED.history[1:]) * 9999]
    seen = Seen(RAISED.view, long)
    with raw_bot(tmp_path, deaf, SHORT) as bot:
        assert kind_of(Host(bot, 99).act_now(seen)) == "stalled"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("raise ValueError('at once')", "ValueError: at once"),
        ("x = 1", "0 classes with a method act"),
        ("class A:\n    act = 1", "0 classes"),
        (
            "class A:\n    def act(self, seen): 1\nclass B(A): pass",
            "mine.py: 2 classes with a method act",
        ),
        ("def (", "SyntaxError"),
    ],
)
def test_file_that_is_no_bot_says_why(tmp_path: Path, text: str, told: str) -> None:
    with bot_of(tmp_path, text) as bot, pytest.raises(BotFailed, match="gone: ") as failed:
        bot.act(RAISED)
    assert told in failed.value.trouble.text


def test_process_one_that_only_closes_its_output_still_runs(tmp_path: Path) -> None:
    closed = "import os, time; os.close(1); time.sleep(60)"
    with raw_bot(tmp_path, closed) as bot, pytest.raises(BotFailed, match="gone: ") as failed:
        bot.act(RAISED)
    assert failed.value.trouble.text == "no word (it still runs, but says no more)"


def test_program_that_is_not_there_says_so(tmp_path: Path) -> None:
    own = OwnBot("none", "command", str(tmp_path / "none"), str(tmp_path))
    with pytest.raises(BotFailed, match="No such file"):
        own.make(Random(1), AMPLE).act(RAISED)
    gone = OwnBot("none", "command", "cat", str(tmp_path / "nowhere"))
    with pytest.raises(BotFailed, match="No such file"):
        gone.make(Random(1), AMPLE).act(RAISED)


def test_process_it_is_started_again_a_few_times_in_a_game(tmp_path: Path) -> None:
    counted = "open('starts', 'a').write('x')\n" + fair("raise SystemExit(1)")
    with bot_of(tmp_path, counted, AMPLE) as bot:
        for _ in range(6):
            with pytest.raises(BotFailed, match="gone"):
                bot.act(RAISED)
        assert (tmp_path / "starts").read_text() == "xxx"
        with pytest.raises(BotFailed, match="exit status 1"):
            bot.act(shown(after((0, Bid(4, 2))), 1))
        assert (tmp_path / "starts").read_text() == "xxxx"


def test_process_whatever_it_has_started_ends_with_it(tmp_path: Path) -> None:
    """A bomb of five: all in the group of the bot, all gone with it."""
    act = "import os, time; [os.fork() or time.sleep(99) for _ in range(5)]; time.sleep(99)"
    with bot_of(tmp_path, fair(act), SHORT) as bot:
        trouble = Host(bot, 9).act_now(RAISED).trouble
        assert trouble is not None
        assert trouble.kind in ("stalled", "raised"), "who may not fork hears so at once"
    assert all_gone(tmp_path)


def test_process_its_surroundings_are_bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_OF_THE_SERVER", "1")
    act = (
        "import os, resource as r; assert 'SECRET_OF_THE_SERVER' not in os.environ;"
        " assert len(os.listdir('/proc/self/fd')) < 9, os.listdir('/proc/self/fd');"
        " assert r.getrlimit(r.RLIMIT_CORE)[0] == 0; assert os.getsid(0) == os.getpid();"
        " assert r.getrlimit(r.RLIMIT_CPU)[0] < 99; return Bid(4, 2)"
    )
    with bot_of(tmp_path, fair(act)) as bot:
        assert bot.act(RAISED) == Bid(4, 2)


def test_bot_that_is_forgotten_ends(tmp_path: Path) -> None:
    with bot_of(tmp_path, fair()) as bot:
        assert bot.act(RAISED) == Dudo()
        assert len(running(tmp_path)) == 1
    text = tmp_path / "mine.py"
    forgotten = OwnBot("mine", "file", str(text), str(tmp_path)).make(Random(1), AMPLE)
    assert forgotten.act(RAISED) == Dudo()
    del forgotten
    assert all_gone(tmp_path)


def test_table_that_closes_does_not_wait_for_a_bot_that_thinks(tmp_path: Path) -> None:
    with bot_of(tmp_path, fair("__import__('time').sleep(99)")) as bot:
        host = Host(bot, 99)

        async def play() -> TurnAnswer:
            asked = asyncio.ensure_future(host.act(RAISED))
            await asyncio.sleep(0.5)
            with pytest.raises(BotFailed, match="busy"):
                bot.act(RAISED)
            bot.close()
            return await asked

        assert kind_of(asyncio.run(play())) == "gone"


def all_gone(folder: Path) -> bool:
    """Whether everything that ran a file of this folder ends, as what was killed soon does."""
    until = time.monotonic() + 20
    while running(folder) and time.monotonic() < until:
        time.sleep(0.01)
    return not running(folder)


def running(folder: Path) -> set[int]:
    """The processes that run a file of this folder; one that is dead and not buried does not."""
    found = set()
    for process in Path("/proc").iterdir():
        if process.name.isdigit():
            try:
                line = (process / "cmdline").read_bytes()
            except OSError:
                continue
            found |= {int(process.name)} if str(folder).encode() in line else set()
    return found
