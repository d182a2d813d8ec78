"""Secrets as canaries: whatever is printed, logged, pickled or thrown, none of them is in it.

One test stops the program at every single line of `palifico.fair` and looks at the traceback with
all local variables. Planted leaks show that the search would find them.
"""

from __future__ import annotations

import copy
import json
import logging
import pickle
import pprint
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from itertools import count
from pathlib import Path
from types import FrameType, TracebackType
from typing import Any

import pytest

import palifico.fair
from palifico.editions import variant
from palifico.errors import Fault
from palifico.fair import (
    Chain,
    Dealer,
    Secret,
    Stream,
    chain,
    commitment,
    open_chain,
    seeded,
    sit,
    table_for_one,
)
from palifico.fair.keys import load_key
from palifico.fair.sealer import Sealer
from palifico.fair.signer import Signer
from palifico.rules import Dudo, Refusal, State, deal, decide, fold, legal, start, view
from tests.fair.canary import leaks

FAIR = str(Path(palifico.fair.__file__).parent)
PACO = variant("paco")
GAME = bytes(range(16))


def dealer() -> Dealer:
    """A table whose secrets are known to this test."""
    return table_for_one(PACO, ["ann", "bob"], source=seeded("canary"))


def secrets_of(a_dealer: Dealer, *, after: int = 0) -> list[Secret]:
    """All that must not be known while rounds after this one are still to be played."""
    return a_dealer.chain.secrets(chain.LENGTH)[after:]


@pytest.fixture
def short_chain(monkeypatch: pytest.MonkeyPatch) -> None:
    """A chain of five links, so that every line can be tried."""
    monkeypatch.setattr(chain, "LENGTH", 5)


@pytest.mark.usefixtures("short_chain")
class TestWhatIsShown:
    """Every way of making text or bytes of a value."""

    WAYS: Mapping[str, Callable[[Any], object]] = {
        "repr": repr,
        "str": str,
        "ascii": ascii,
        "pprint": pprint.pformat,
        "asdict": asdict,
        "format": "{0} {0!s} {0!a} {0!r:>200}".format,
        "percent": lambda value: "%s %r %a" % (value, value, value),  # noqa: UP031 - one of them
        "deepcopy": copy.deepcopy,
        "copy": copy.copy,
        "json of fields": lambda value: json.dumps(asdict(value), default=str),
        "json": lambda value: json.dumps(value, default=repr),
        "in others": lambda value: [value, {1: value}],
    }

    @pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
    def test_of_a_dealer_a_chain_and_a_sitting(self, way: Callable[[Any], object]) -> None:
        table, seat = dealer(), sit(GAME, bytes(32), 0, "ann", source=seeded("canary seat"))
        hidden = [*secrets_of(table), seat.opening]
        for value in (table, table.chain, seat):
            said = way(value)
            assert leaks(said if isinstance(said, str) else repr(said), hidden) == []

    def test_of_sealers_signers_and_streams(self) -> None:
        key = Secret(seeded("canary key")(32))
        for value in (Sealer(key), Signer(key), Stream(key, "tag")):
            assert leaks(repr(value) + repr([value]) + f"{value}", [key]) == []

    @pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
    def test_secrets_are_not_pickled(self, protocol: int) -> None:
        table = dealer()
        for value in (table, table.chain, table.chain.top):
            with pytest.raises(TypeError, match="not pickled") as error:
                pickle.dumps(value, protocol)
            assert leaks(str(error.value), secrets_of(table)) == []

    def test_log_lines(self, caplog: pytest.LogCaptureFixture) -> None:
        caplog.set_level(logging.DEBUG)
        table = dealer()
        log = logging.getLogger("canary")
        log.info("dealer %s, chain %r, top %s", table, table.chain, table.chain.top)
        log.warning({"dealer": table})
        try:
            raise RuntimeError(table, table.chain.top)
        except RuntimeError:
            log.exception("with %s", table)
        assert "hidden" in caplog.text
        assert leaks(caplog.text, secrets_of(table)) == []

    def test_secret_shows_nothing_of_itself(self) -> None:
        secret = Secret(bytes(32))
        assert secret == Secret(bytes(32)) != Secret(bytes(31) + b"1")
        assert secret != bytes(32)
        ways: list[Callable[[Any], object]] = [bytes, list, len, int, hash, iter, vars, json.dumps]
        for way in ways:
            with pytest.raises(TypeError):
                way(secret)
        with pytest.raises(TypeError, match="not pickled"):
            secret.__getstate__()
        with pytest.raises(AttributeError, match="does not change"):
            secret.anything = 1


def scenarios(folder: Path) -> dict[str, tuple[Callable[[], object], list[Secret]]]:
    """What is done with secrets, and which must not be seen meanwhile."""
    table = dealer()
    key, top = Secret(seeded("canary key")(32)), table.chain.top
    sealed = Sealer(key, seeded(1)).seal(top, GAME)
    opening = sit(GAME, bytes(32), 0, "ann", source=seeded("canary seat")).opening
    return {
        "start": (dealer, secrets_of(table)),
        "deal": (lambda: table.hands(2, [5, 5]), secrets_of(table)),
        "publish": (lambda: table.transcript([table.hands(1, [5, 5])]), secrets_of(table, after=1)),
        "open": (lambda: open_chain(seeded("canary")), secrets_of(table)),
        "commit": (lambda: commitment(GAME, bytes(32), 0, opening), [opening]),
        "sit": (
            lambda: sit(GAME, bytes(32), 0, "ann", source=seeded("canary seat")).commit,
            [opening],
        ),
        "seal": (lambda: Sealer(key, seeded(1)).seal(top, GAME), [key, top]),
        "unseal": (lambda: Sealer(key).unseal(sealed, GAME), [key, top]),
        "sign": (lambda: Signer(key).sign("lock", GAME, bytes(32)), [key]),
        "make a key": (lambda: made_key(folder / str(next(numbers))), [key]),
        "read a key": (lambda: load_key(folder / "key", "K", getenv=lambda _: None), [key]),
        "key of the environment": (lambda: load_key(folder, "K", getenv=in_environment), [key]),
    }


numbers = count()


def in_environment(_: str) -> str:
    """An environment that has the key."""
    return seeded("canary key")(32).hex()


def made_key(path: Path) -> Secret:
    """A new key in a new file."""
    return load_key(path, "K", getenv=lambda _: None, source=seeded("canary key"))


SCENARIOS = (
    *("start", "deal", "publish", "open", "commit", "sit", "seal", "unseal", "sign"),
    *("make a key", "read a key", "key of the environment"),
)


class Stopped(Exception):
    """Thrown in the middle of a line."""


@contextmanager
def stopping(at: int) -> Iterator[None]:
    """Throw at the so-manyth line of `palifico.fair` that is run."""
    left = at

    def local(frame: FrameType, event: str, _: object) -> Any:
        nonlocal left
        if event == "line" and (left := left - 1) < 0:
            raise Stopped
        return local

    def trace(frame: FrameType, event: str, _: object) -> Any:
        return local if frame.f_code.co_filename.startswith(FAIR) else None

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        yield
    finally:
        sys.settrace(before)


def shown(value: object) -> str:
    """What a traceback would show of a variable, be it only half made."""
    try:
        return repr(value)
    except AttributeError as unfinished:
        return repr(unfinished)


def told(error: BaseException) -> str:
    """The traceback with every local variable of our frames, but for the two doors of a secret.

    `Secret.__init__` is where bytes come in; a source that a test brings knows its own bytes.
    """
    walked: TracebackType | None = error.__traceback__
    said = [repr(error)]
    while walked is not None:
        code = walked.tb_frame.f_code
        file = Path(code.co_filename)
        is_door = file.name == "entropy.py" or (file.name, code.co_name) == (
            "secret.py",
            "__init__",
        )
        if str(file).startswith(FAIR) and not is_door:
            said += [shown(value) for value in walked.tb_frame.f_locals.values()]
        walked = walked.tb_next
    return "\n".join([*said, *traceback.format_exception(error)])


def error_at(line: int, run: Callable[[], object]) -> Stopped | None:
    """What is thrown when a run is stopped at a line; None when it ends before it."""
    try:
        with stopping(line):
            run()
    except Stopped as stopped:
        return stopped
    return None


@pytest.mark.usefixtures("short_chain")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # files left open
@pytest.mark.parametrize("name", SCENARIOS)
def test_stopped_at_every_line_no_local_variable_shows_a_secret(name: str, tmp_path: Path) -> None:
    made_key(tmp_path / "key")
    run, hidden = scenarios(tmp_path)[name]
    lines = 0
    while (stopped := error_at(lines, run)) is not None:
        assert leaks(told(stopped), hidden) == [], f"after {lines} lines"
        lines += 1
    assert lines > 3


def test_scenario_is_tried(tmp_path: Path) -> None:
    assert set(scenarios(tmp_path)) == set(SCENARIOS)


def test_faults_of_keys_and_seals_name_no_key(tmp_path: Path) -> None:
    key = seeded("canary key")(32)
    path = tmp_path / "key"
    path.write_text(f"{key.hex()}z")
    path.chmod(0o600)
    with pytest.raises(Fault) as bad:
        load_key(path, "NOT_SET")
    with pytest.raises(Fault) as broken:
        Sealer(Secret(key)).unseal(b"\x01" + bytes(40), GAME)
    for error in (bad.value, broken.value):
        assert leaks(told(error) + str(error.about), [key]) == []


def test_views_events_and_states_of_a_running_game_hold_no_secret() -> None:
    table = dealer()
    state = start(PACO.edition, seats=2, opener=0)
    said: list[str] = []
    for number in range(1, 5):
        dealt = deal(state, table.hands(number, state.dice))
        assert isinstance(dealt, State)
        state = dealt
        for action in (next(iter(legal(state).bids)), Dudo()):
            assert state.round is not None
            events = decide(state, state.round.to_act, action)
            assert not isinstance(events, Refusal)
            state = fold(state, events)
            said += [repr(events), repr(state)]
            said += [repr(view(state, seat)) for seat in (0, 1, None)]
    assert leaks("\n".join(said), secrets_of(table)) == []


LEAKY: Mapping[str, Callable[[Chain], object]] = {
    "bytes": lambda a: a.top.reveal(),
    "hex": lambda a: a.top.reveal().hex(),
    "numbers": lambda a: list(a.secret(3).reveal()),
    "one number": lambda a: int.from_bytes(a.top.reveal(), "big"),
    "pickle": lambda a: pickle.dumps(a.top.reveal()),
    "a part of it": lambda a: {"seed": a.secret(1).reveal().hex(" ")[:30]},
}


@pytest.mark.parametrize("leaky", LEAKY.values(), ids=LEAKY)
def test_planted_leak_is_found(leaky: Callable[[Chain], object]) -> None:
    table = dealer()
    said = leaky(table.chain)
    assert leaks(said if isinstance(said, bytes) else str(said), secrets_of(table)) != []
