"""Installation checks of the doctor: Python, packages, extras, kernels, web client."""

from __future__ import annotations

import os
import platform
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, distribution, version
from importlib.util import find_spec
from typing import Final

from palifico import __version__
from palifico.cli.doctor.findings import Finding, Level, broken, faulty, to_do, well
from palifico.errors import Fault

EXTRAS: Final = {
    "fast": Fault("kernel.extra"),
    "parquet": Fault("arena.parquet"),
    "ray": Fault("ray.missing"),
    "postgres": Fault("store.extra"),
}
"""What can be installed in addition, and what those say who miss it."""
_REQUIREMENT: Final = re.compile(r"([\w.-]+)(?:\[[^]]*\])?\s*([^;]*?)\s*(?:;\s*(.*))?")
_PART: Final = re.compile(r"\s*(>=|<=|==|!=|~=|<|>)\s*([\d.]+)\s*")
_EXTRA: Final = re.compile(r"""extra == ['"]([\w-]+)['"]""")
_PLATFORM: Final = re.compile(r"""sys_platform (==|!=) ['"](\w+)['"]""")


@dataclass(frozen=True, slots=True)
class Need:
    """A package that is needed: in which versions, and by which extra, if not by all."""

    name: str
    versions: str
    extra: str | None

    def __str__(self) -> str:
        return f"{self.name}{self.versions}"

    def suits(self, given: str) -> bool:
        """Whether a version is among those that are needed."""
        parts = (_PART.fullmatch(part) for part in self.versions.split(",") if part)
        return all(_suits(numbers(given), part[1], numbers(part[2])) for part in parts if part)


def needs(written: list[str]) -> list[Need]:
    """What is needed on this platform, as a package says it."""
    found = []
    for line in written:
        if match := _REQUIREMENT.fullmatch(line):
            name, versions, marker = match[1], match[2], match[3] or ""
            extra = _EXTRA.search(marker)
            if _is_here(marker):
                found.append(Need(name, versions, extra[1] if extra else None))
    return found


def numbers(text: str) -> tuple[int, ...]:
    """The numbers of a version.

    >>> numbers("2.60.0rc1")
    (2, 60, 0)
    """
    found = re.match(r"\d+(\.\d+)*", text)
    return tuple(map(int, found[0].split("."))) if found else ()


def python() -> Iterator[Finding]:
    """Is this Python new enough?"""
    wanted = _installed()[1]
    have = platform.python_version()
    if Need("python", wanted, None).suits(have):
        yield well("python", "python", version=have)
    else:
        yield broken("python", "python-old", version=have, wanted=wanted)


def package() -> Iterator[Finding]:
    """Is palifico installed, and is that what runs?"""
    try:
        installed = version("palifico")
    except PackageNotFoundError:
        yield to_do("palifico", "version-none", version=__version__)
        return
    if installed == __version__:
        yield well("palifico", "version", version=__version__)
    else:
        yield to_do("palifico", "version-other", version=__version__, installed=installed)


def packages() -> Iterator[Finding]:
    """Is everything there that palifico needs, in a version that suits?"""
    needed = [need for need in needs(_installed()[0]) if need.extra is None]
    wrong = [finding for need in needed if (finding := _wrong(need))]
    if needed and not wrong:
        yield well("packages", "packages", count=len(needed))
    yield from wrong


def extras() -> Iterator[Finding]:
    """Which extras are there, and how to get the others?"""
    needed = needs(_installed()[0])
    for extra, fault in EXTRAS.items():
        own = [need for need in needed if need.extra == extra]
        missing = [need for need in own if _version(need.name) is None]
        wrong = [finding for need in own if (finding := _wrong(need))]
        if missing:
            yield faulty(f"extra-{extra}", fault, Level.TODO)
        elif wrong:
            yield from wrong
        elif own:
            yield well(f"extra-{extra}", "extra", extra=extra)


def kernel() -> Iterator[Finding]:
    """Is compiled what plays very many games?"""
    if find_spec("numba") is None:
        return
    from palifico.arena.kernel_cache_dir import kernel_cache_dir

    folder = kernel_cache_dir(os.environ.get("NUMBA_CACHE_DIR"))
    if any(folder.rglob("*.nbi")):
        yield well("kernel", "kernel", folder=str(folder))
    else:
        yield to_do("kernel", "kernel-cold")


def browser() -> Iterator[Finding]:
    """Are the pages for the browser built, and complete?"""
    from palifico.server.pages import assets as pages

    try:
        built = pages.client()
    except (OSError, ValueError):
        built = None
    if built is not None and all(chunk.file in built.files for chunk in built.chunks.values()):
        yield well("browser", "browser")
    else:
        yield broken("browser", "browser-none")


CHECKS: Final[tuple[Callable[[], Iterator[Finding]], ...]] = (
    *(python, package, packages, extras, kernel, browser),
)


def _installed() -> tuple[list[str], str]:
    """What the installed package needs, and of which Python; nothing when there is none."""
    try:
        found = distribution("palifico")
    except PackageNotFoundError:
        return [], ""
    return found.requires or [], found.metadata["Requires-Python"] or ""


def _wrong(need: Need) -> Finding | None:
    have = _version(need.name)
    if have is None:
        return broken("packages", "package-none", name=need.name, wanted=str(need))
    if not need.suits(have):
        return broken("packages", "package-other", name=need.name, version=have, wanted=str(need))
    return None


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def _is_here(marker: str) -> bool:
    """Whether what is said about the system is true of this one."""
    found = _PLATFORM.search(marker)
    return found is None or (found[1] == "==") == (found[2] == sys.platform)


def _suits(have: tuple[int, ...], sign: str, wanted: tuple[int, ...]) -> bool:
    longest = max(len(have), len(wanted))
    left, right = (one + (0,) * (longest - len(one)) for one in (have, wanted))
    match sign:
        case ">=":
            return left >= right
        case "<=":
            return left <= right
        case "<":
            return left < right
        case ">":
            return left > right
        case "!=":
            return left != right
        case "==":
            return left == right
        case _:  # ~=
            return left >= right and have[: len(wanted) - 1] == wanted[:-1]
