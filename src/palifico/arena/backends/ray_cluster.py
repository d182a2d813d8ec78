"""Ray cluster: joins one, or starts a local one."""

from __future__ import annotations

import logging
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from types import ModuleType
from typing import Final

from palifico.errors import Fault, reason
from palifico.signals import preserved_handlers

JOIN_TIMEOUT_S: Final = 40.0
"""How long joining a cluster may take."""
OBJECT_STORE_BYTES: Final = 256 << 20
"""The bytes of shared memory for results on their way, where we start Ray ourselves."""
_QUIET: Final = {"log_to_driver": False, "logging_level": logging.CRITICAL}


def start(ray: ModuleType, jobs: int | None) -> str:
    """Start a Ray on this machine, for us alone, and give the folder that is its own.

    The name of that is short, since names of sockets must be. Raises Fault `ray.start`.
    """
    folder = tempfile.mkdtemp(prefix="palifico-", dir="/tmp" if os.name == "posix" else None)
    try:
        with preserved_handlers():
            ray.init(
                "local",
                num_cpus=jobs,
                include_dashboard=False,
                object_store_memory=OBJECT_STORE_BYTES,
                _temp_dir=folder,
                **_QUIET,
            )
    except Exception as error:
        ray.shutdown()
        shutil.rmtree(folder, ignore_errors=True)
        raise Fault("ray.start", why=last_line(str(error))) from error
    return folder


def try_to_join(address: str) -> None:
    """Join in a process of its own, since Ray waits for minutes for a stranger to answer.

    Raises Fault `ray.silent`, `ray.token`, `ray.unreachable`.
    """
    if address != "auto":
        try:
            socket.create_connection(host_port(address), timeout=JOIN_TIMEOUT_S / 4).close()
        except OSError as error:
            raise Fault("ray.unreachable", address=address, why=reason(error)) from None
    code = f"import ray; ray.init({address!r}, log_to_driver=False); ray.shutdown()"
    trial = subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    try:
        told = trial.communicate(timeout=JOIN_TIMEOUT_S)[1]
    except subprocess.TimeoutExpired:
        trial.kill()
        trial.communicate()
        raise Fault("ray.silent", address=address, seconds=int(JOIN_TIMEOUT_S)) from None
    if "AuthenticationError" in told:
        raise Fault("ray.token", address=address)
    if trial.returncode:
        raise Fault("ray.unreachable", address=address, why=last_line(told))


def join(ray: ModuleType, address: str) -> None:
    """Join a cluster that a trial has just joined.

    Raises Fault `ray.unreachable`.
    """
    try:
        with preserved_handlers():  # Ray replaces that of SIGTERM
            ray.init(address, **_QUIET)
    except Exception as error:
        why = last_line(str(error))
        raise Fault("ray.unreachable", address=address, why=why) from error


def host_port(address: str) -> tuple[str, int]:
    """Return the two parts of an address.

    Raises Fault `ray.address`.
    """
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or "/" in host:
        raise Fault("ray.address", given=address)
    return host.strip("[]"), int(port)


def last_line(text: str) -> str:
    """Return what Ray says in the end, which is what went wrong."""
    return (text.strip() or "?").splitlines()[-1]
