"""Logs for people and for machines, and no secret in either."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
import structlog

from palifico.fair import Secret
from palifico.server.ops.logs import MASK, set_up_logs

HIDDEN = (
    *("cookie", "set_cookie", "Authorization", "token", "bot_token", "password", "passwort_passw"),
    *("opening", "dice", "die", "hand", "hands", "secret", "sealed", "seed", "chain", "key"),
    *("sealing_key", "session", "payload", "body", "text", "name", "login", "database"),
)


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """Put the logs of this process back where they were."""
    root = logging.getLogger()
    names = [n for n in logging.root.manager.loggerDict if n.startswith(("uvicorn", "websockets"))]
    before = (root.level, root.handlers[:], {n: logging.getLogger(n).level for n in names})
    yield
    root.setLevel(before[0])
    root.handlers[:] = before[1]
    for name, level in before[2].items():
        logging.getLogger(name).setLevel(level)
    logging.captureWarnings(capture=False)
    structlog.reset_defaults()


@pytest.fixture(params=["console", "json"])
def stream(request: pytest.FixtureRequest) -> StringIO:
    """A log of each kind, to be read."""
    written = StringIO()
    set_up_logs(form=request.param, level="info", stream=written)
    return written


def told(**values: Any) -> Any:
    """A line of JSON, read back."""
    written = StringIO()
    set_up_logs(form="json", level="info", stream=written)
    structlog.get_logger("palifico.test").info("something", **values)
    return json.loads(written.getvalue())


def test_line_for_machines() -> None:
    line = told(table="0000000000000000", n=7, codes=["a", 1, None, True])
    assert line.pop("timestamp").endswith("Z")
    assert line == {
        "event": "something",
        "level": "info",
        "logger": "palifico.test",
        "table": "0000000000000000",
        "n": 7,
        "codes": ["a", 1, None, True],
    }


def test_line_for_people(stream: StringIO) -> None:
    structlog.get_logger("palifico.test").warning("bid.refused", code="bid.half")
    line = stream.getvalue()
    assert "bid.refused" in line
    assert "bid.half" in line
    assert line.count("\n") == 1
    assert "\x1b" not in line


@pytest.mark.parametrize("name", HIDDEN)
def test_logs_what_promises_a_secret_is_masked(name: str) -> None:
    assert told(**{name: "15243"})[name] == MASK
    assert told(about={"deep": [{name: [1, 5, 2]}]})["about"] == {"deep": [{name: MASK}]}


def test_secrets_and_bytes_are_masked_under_any_name(stream: StringIO) -> None:
    values = {"a": Secret(b"15243"), "b": b"15243", "c": [bytearray(b"15243"), Secret(b"15243")]}
    structlog.get_logger("palifico.test").info("something", **values)
    assert "15243" not in stream.getvalue()
    assert MASK in stream.getvalue()


def test_logs_what_is_too_deep_is_not_told() -> None:
    deep: Any = "15243"
    for _ in range(10):
        deep = {"in": deep}
    assert "15243" not in json.dumps(told(about=deep))


def test_library_speaks_through_the_same_door(stream: StringIO) -> None:
    logging.getLogger("some.library").warning("cannot reach %s", "postgresql://me:secret@host/db")
    logging.getLogger("some.library").info("heard")
    assert "postgresql://me:…@host/db" in stream.getvalue()
    assert "heard" in stream.getvalue()
    assert "secret" not in stream.getvalue()


def test_talkative_libraries_are_quiet(stream: StringIO) -> None:
    for name in ("uvicorn.error", "uvicorn.access", "websockets.server", "alembic.runtime"):
        logging.getLogger(name).info("connection open")
    assert stream.getvalue() == ""


def test_traceback_tells_no_values(stream: StringIO) -> None:
    dice = "15243"
    try:
        raise RuntimeError("the table fell over")
    except RuntimeError:
        structlog.get_logger("palifico.test").exception("crashed")
        logging.getLogger("some.library").exception("crashed too")
    assert stream.getvalue().count("RuntimeError: the table fell over") == 2
    assert stream.getvalue().count("Traceback") == 2
    assert dice not in stream.getvalue()


def test_values_of_a_statement_that_failed_are_not_told(stream: StringIO) -> None:
    sql = "bad\n[SQL: INSERT INTO talk]\n[parameters: ('ana', 'hello]\nthere')]\n(Background)"
    try:
        raise RuntimeError(sql)
    except RuntimeError:
        structlog.get_logger("palifico.test").exception("crashed")
    assert "INSERT INTO talk" in stream.getvalue()
    assert "ana" not in stream.getvalue()


def test_logs_no_client_writes_lines_of_their_own() -> None:
    written = StringIO()
    set_up_logs(form="console", level="info", stream=written)
    structlog.get_logger("palifico.test").info("something", given="x\n2026 [error] broken\x1b[2J")
    assert written.getvalue().count("\n") == 1
    assert "\x1b" not in written.getvalue()


def test_level_holds() -> None:
    written = StringIO()
    set_up_logs(form="json", level="error", stream=written)
    structlog.get_logger("palifico.test").warning("something")
    assert written.getvalue() == ""
