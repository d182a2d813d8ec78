"""The Ray backend, on real clusters: what is lost is played again, and the result is the same."""

from __future__ import annotations

import errno
import json
import os
import pickle
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from palifico import __version__
from palifico.arena.backends import ray_cluster
from palifico.arena.backends.base import local
from palifico.arena.backends.ray import RayBackend, _result, _worker
from palifico.arena.run import play_run
from palifico.arena.tasks import Result, Task, play_task
from palifico.errors import Fault
from palifico.workers import MAX_LOSSES
from tests.arena.cluster import HOST, JOINING, ROOT, Cluster, Node, cluster, listening, wait_until
from tests.arena.on_nodes import CONFIG

pytestmark = pytest.mark.xdist_group("ray")
TASK = Task(CONFIG, 0, 0)
DRIVER = "import sys; from tests.arena import on_nodes; on_nodes.{}(*sys.argv[1:])"


@pytest.fixture(scope="module")
def made() -> Iterator[Cluster]:
    """A cluster of two nodes; what is lost of it is gone for the tests that follow."""
    with cluster(2) as started:
        yield started


@pytest.mark.slow
def test_batch_that_no_worker_survives_is_given_up(made: Cluster, tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-c", DRIVER.format("main_deadly"), made.address, str(tmp_path)],
        check=True,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=JOINING,
    )
    assert told.stdout == f"arena.lost: cell 0, batch 0, times {MAX_LOSSES}\n"
    assert len(list(tmp_path.iterdir())) == MAX_LOSSES


@pytest.mark.slow
def test_node_is_killed_in_mid_run_and_the_result_is_that_of_the_local_backend(
    made: Cluster, tmp_path: Path
) -> None:
    head, other = made.nodes
    with running(made, tmp_path, held=other) as driver:
        busy = [(other, "held"), (head, "done"), (other, "done")]
        wait_until(lambda: all(notes(tmp_path, *one) for one in busy) or driver.poll() is not None)
        assert driver.poll() is None, driver.communicate()
        wait_until(lambda: stored(tmp_path))
        reached = listening({head.session, other.session, driver.pid})
        assert reached == {address for address in reached if address.is_loopback} != set()
        other.kill()
        assert driver.communicate(timeout=90) == ("", "")
    lost = notes(tmp_path, other, "held")
    assert lost <= notes(tmp_path, head, "done")
    assert len(notes(tmp_path, head, "done")) == 11
    assert len(notes(tmp_path, other, "done")) == 1
    assert content(tmp_path / "ray.sqlite") == content(at_home(tmp_path))


@pytest.mark.slow
def test_lost_head_is_told_and_the_run_goes_on_elsewhere(made: Cluster, tmp_path: Path) -> None:
    head, other = made.nodes
    other.kill()
    with running(made, tmp_path, held=head) as driver:
        wait_until(lambda: notes(tmp_path, head, "held") or driver.poll() is not None)
        assert driver.poll() is None, driver.communicate()
        head.kill()
        assert driver.communicate(timeout=90)[0] == "ray.head\n"
    assert len(stored(tmp_path)) == 1
    play_run(CONFIG, tmp_path / "ray.sqlite", local(1))
    assert content(tmp_path / "ray.sqlite") == content(at_home(tmp_path))


@pytest.mark.slow
def test_ray_of_its_own_plays_the_same_and_leaves_nothing_behind(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    kept = arena(tmp_path, home, "--on", "ray", "--jobs", "2", "--out", "ray.sqlite")
    plain = arena(tmp_path, home, "--jobs", "1", "--out", "local.sqlite")
    assert kept.stderr == plain.stderr
    assert json.loads(kept.stdout) == json.loads(plain.stdout)
    assert content(tmp_path / "ray.sqlite") == content(tmp_path / "local.sqlite")
    assert not list(home.iterdir())


def test_address_without_a_cluster_is_told_at_once() -> None:
    with socket.create_server((HOST, 0)) as server:
        address = f"{HOST}:{server.getsockname()[1]}"
    with pytest.raises(Fault) as raised:
        list(RayBackend(address).run([TASK]))
    assert raised.value.code == "ray.unreachable"
    assert raised.value.about == {"address": address, "why": os.strerror(errno.ECONNREFUSED)}


def test_stranger_at_the_address_is_told_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_cluster, "JOIN_TIMEOUT_S", 2.0)
    with socket.create_server((HOST, 0)) as server, pytest.raises(Fault) as raised:
        list(RayBackend(f"{HOST}:{server.getsockname()[1]}").run([TASK]))
    assert (raised.value.code, raised.value.about["seconds"]) == ("ray.silent", 2)


@pytest.mark.parametrize("given", ["", "10.0.0.5", "10.0.0.5:", ":6379", "ray://a:1", "a:b"])
def test_address_is_a_host_and_a_port(given: str) -> None:
    with pytest.raises(Fault) as raised:
        RayBackend(given)
    assert (raised.value.code, raised.value.about) == ("ray.address", {"given": given})


def test_ray_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Fault) as raised:
        RayBackend()
    assert raised.value.code == "ray.missing"


def test_worker_plays_what_it_is_sent() -> None:
    assert answered(play_task).sums == play_task(TASK).sums


def test_another_version_on_a_worker_is_told() -> None:
    with pytest.raises(Fault) as raised:
        answered(play_task, version="9.9")
    assert raised.value.code == "ray.version"
    assert raised.value.about == {"given": __version__, "expected": __version__}


def test_worker_without_the_package_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    sent = pickle.dumps((play_task, TASK))
    monkeypatch.setitem(sys.modules, "palifico", None)
    answer = _worker()(__version__, sent)
    monkeypatch.undo()
    with pytest.raises(Fault) as raised:
        _result(TASK, answer)
    assert raised.value.code == "ray.absent"


def test_batch_that_cannot_be_played_is_told() -> None:
    with pytest.raises(Fault) as raised:
        answered(broken_play)
    assert raised.value.code == "arena.batch"
    assert raised.value.about == {"cell": "paco-2", "batch": 0, "why": "ZeroDivisionError: no"}


def test_fault_that_a_worker_meets_comes_back_as_it_is() -> None:
    with pytest.raises(Fault) as raised:
        answered(faulty_play)
    assert (raised.value.code, raised.value.about) == ("bots.unknown", {"given": "x"})


def test_ray_is_imported_by_none_but_who_plays_on_it() -> None:
    code = (
        "import sys, palifico.arena.backends.ray, palifico.arena.run; print('ray' in sys.modules)"
    )
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert told.stdout == "False\n"


@contextmanager
def running(made: Cluster, folder: Path, *, held: Node) -> Iterator[subprocess.Popen[str]]:
    """The run as a program that has joined a cluster."""
    (folder / "notes").mkdir()
    given = [made.address, str(folder / "ray.sqlite"), str(folder / "notes"), str(held.session)]
    driver = subprocess.Popen(
        [sys.executable, "-c", DRIVER.format("main"), *given],
        env=JOINING,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    with driver:
        try:
            yield driver
        finally:
            driver.kill()


def notes(folder: Path, node: Node, what: str) -> set[str]:
    """The batches that a node has noted."""
    return {path.stem.split("-")[1] for path in (folder / "notes").glob(f"{node.session}-*.{what}")}


def stored(folder: Path) -> list[object]:
    """The batches that are kept."""
    with closing(sqlite3.connect(f"file:{folder}/ray.sqlite?mode=ro", uri=True)) as db:
        return db.execute("SELECT batch FROM batches").fetchall()


def content(place: Path) -> list[str]:
    """All that is kept of a run."""
    with closing(sqlite3.connect(place)) as db:
        return list(db.iterdump())


def at_home(folder: Path) -> Path:
    """The same run on the local backend."""
    place = folder / "local.sqlite"
    play_run(CONFIG, place, local(1))
    return place


def arena(folder: Path, home: Path, *given: str) -> subprocess.CompletedProcess[str]:
    """The command, as a program of its own."""
    asked = ["--players", "beginner", "counter", "--seats", "2", "--games", "48", "--batch", "8"]
    return subprocess.run(
        [sys.executable, "-m", "palifico", "arena", "run", *asked, *given, "--json"],
        check=True,
        capture_output=True,
        text=True,
        cwd=folder,
        env={**os.environ, "HOME": str(home)},
    )


def answered(play: Callable[[Task], Result], *, version: str = __version__) -> Result:
    """What comes of a task that goes to a worker and back."""
    return _result(TASK, _worker()(version, pickle.dumps((play, TASK))))


def broken_play(_: Task) -> Result:
    """Play what cannot be played."""
    raise ZeroDivisionError("no")


def faulty_play(_: Task) -> Result:
    """Play with somebody unknown."""
    raise Fault("bots.unknown", given="x")
