"""Time limits of tests: a test that hangs fails, says where, and the others run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HANGING = """
import asyncio, threading, time
import pytest

def test_loop():
    while True:
        pass

@pytest.mark.asyncio
async def test_event_loop():
    await asyncio.Event().wait()

def test_lock():
    threading.Event().wait()

def test_after():
    pass

@pytest.mark.timeout(60)
def test_longer():
    time.sleep(1.5)
"""
DEAF = """
import signal, time

def test_deaf():
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
    time.sleep(60)
"""


def run(folder: Path, code: str, *options: str) -> tuple[int, str]:
    """Run a test file with the limits of this project; a second for each test."""
    file = folder / "test_hanging.py"
    file.write_text(code, "utf-8")
    config = ("-c", str(ROOT / "pyproject.toml"), "--rootdir", str(folder))
    plugins = ("-p", "tests.time_limits", "-p", "no:xdist", "-p", "no:cacheprovider")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *config, *plugins, *options, str(file)],
        env={"PALIFICO_TEST_LIMIT_S": "1", "PYTHONPATH": str(ROOT)},
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=100,
    )
    return done.returncode, done.stdout


def test_time_limit_hanging_tests_fail_and_the_others_run(tmp_path: Path) -> None:
    status, output = run(tmp_path, HANGING)
    assert status == 1
    assert "3 failed, 2 passed" in output, output
    assert output.count("Timeout (>1.0s)") >= 3
    for name in ("test_loop", "test_event_loop", "test_lock"):
        assert f"::{name} - Failed: Timeout" in output, output


def test_time_limit_a_wait_deaf_to_signals_ends_with_its_process(tmp_path: Path) -> None:
    status, output = run(tmp_path, DEAF, "-o", "faulthandler_timeout=3")
    assert status == 1
    assert "in test_deaf" in output, output
