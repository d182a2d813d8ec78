"""`palifico doctor`: what people read, and every way in which an installation can be wrong."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as real_version
from pathlib import Path
from typing import Any

import pytest

from palifico.arena.kernel.cache import CACHE_DIR
from palifico.arena.kernel_cache_dir import kernel_cache_dir
from palifico.cli.doctor import environment, installation
from palifico.cli.doctor.findings import Finding
from palifico.cli.doctor.installation import EXTRAS, Need, needs
from palifico.server.pages import assets
from palifico.words import LANGS, fault_sentence, message
from tests.cli.conftest import Palifico
from tests.cli.doctoring import database, examined, free_port, home, levels

__all__ = ["database", "free_port", "home"]


def everything(folder: Path) -> dict[str, tuple[int, int]]:
    """All files below a folder with their sizes and times."""
    found = sorted(folder.rglob("*"))
    return {str(one): (one.stat().st_size, one.stat().st_mtime_ns) for one in found}


def test_new_user_is_told_what_there_will_be_and_nothing_is_made(
    palifico: Palifico, home: Path
) -> None:
    status, told = examined(palifico)
    assert status == 0
    assert levels(told) == {"kernel-cold": "todo"}
    assert told["kernel-cold"]["message"].endswith("palifico warmup")
    new = {"data-new", "database-new", "key-new", "bots-none", "browser", "packages", "python"}
    assert new <= told.keys()
    assert list(home.iterdir()) == []


@pytest.mark.parametrize("lang", LANGS)
def test_people_read_a_sign_a_word_and_a_sentence(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    status, out, err = palifico("doctor", "--lang", lang)
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert [line for line in lines if len(line) > 80 and "/" not in line] == []
    well, to_do = (message(lang, f"doctor-level-{level}", {}) for level in ("ok", "todo"))
    python = message(lang, "doctor-python", {"version": sys.version.split()[0]})
    assert lines[0].split("  ")[0] == f"✓ {well}"
    assert lines[0].endswith(f"  {python}")
    assert any(line.startswith(f"! {to_do}") for line in lines)
    assert lines[-1] == message(lang, "doctor-end-todo", {"count": 1})


def test_all_is_well(palifico: Palifico, monkeypatch: pytest.MonkeyPatch, database: Path) -> None:
    folder = kernel_cache_dir(None)
    folder.mkdir(parents=True)
    (folder / "play.nbi").touch()
    before = everything(database.parent)
    status, told = examined(palifico)
    assert (status, levels(told)) == (0, {})
    assert {"kernel", "data", "database", "key"} <= told.keys()
    assert palifico("doctor").out.endswith("\n\nAll is well.\n")
    assert everything(database.parent) == before


def test_folder_of_kernels_is_the_one_they_are_kept_in() -> None:
    assert CACHE_DIR.name == kernel_cache_dir(None).name
    assert kernel_cache_dir("/cache") == Path("/cache", "kernel", CACHE_DIR.name)


def test_colours_are_not_needed_to_tell_good_from_bad(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = palifico("doctor", "--data", "/dev/null/x").out
    assert "\x1b" not in out
    assert "✗ problem  The data folder /dev/null/x cannot be written." in out
    assert out.endswith("\n\nOne thing does not work.\n")


def test_doctor_command_only_the_mark_is_coloured(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert palifico("doctor").out.startswith("\x1b[32m✓ ok     \x1b[0m  Python ")


def test_plain_signs_where_others_cannot_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    from palifico.cli.app import run

    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, "ascii", errors="replace"))
    assert run(["doctor"]) == 0
    told = written.getvalue().decode("ascii")
    assert told.startswith("+ ok       Python")
    assert "! to do    The output is written as ascii" in told


def test_old_python(palifico: Palifico, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platform.python_version", lambda: "3.9.1")
    status, told = examined(palifico)
    assert (status, told["python-old"]["level"]) == (1, "broken")
    assert "Python 3.9.1 does not suit: >=3.11 is needed." in told["python-old"]["message"]


def test_another_version_than_was_installed(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(installation, "__version__", "9.9")
    status, told = examined(palifico)
    assert (status, told["version-other"]["level"]) == (0, "todo")


def test_palifico_that_is_not_installed(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nowhere(name: str) -> Any:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(installation, "version", nowhere)
    monkeypatch.setattr(installation, "distribution", nowhere)
    status, told = examined(palifico)
    assert (status, told["version-none"]["level"]) == (0, "todo")
    assert "packages" not in told


def installed(monkeypatch: pytest.MonkeyPatch, name: str, version: str | None) -> None:
    """Let a package be there in another version, or not at all."""

    def asked(wanted: str) -> str:
        if wanted != name:
            return real_version(wanted)
        if version is None:
            raise PackageNotFoundError(wanted)
        return version

    monkeypatch.setattr(installation, "version", asked)


def test_package_that_is_missing(palifico: Palifico, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, "litestar", None)
    status, told = examined(palifico)
    assert (status, levels(told)["package-none"]) == (1, "broken")
    assert "packages" not in told
    assert told["package-none"]["message"].startswith(
        'The package litestar is missing: pip install "litestar'
    )


def test_package_that_does_not_suit(palifico: Palifico, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, "cyclopts", "4.0.1")
    status, told = examined(palifico)
    assert (status, levels(told)["package-other"]) == (1, "broken")
    assert 'cyclopts 4.0.1 does not suit: pip install "cyclopts' in told["package-other"]["message"]


@pytest.mark.parametrize(
    ("extra", "package"),
    [("fast", "numba"), ("parquet", "pyarrow"), ("ray", "ray"), ("postgres", "asyncpg")],
)
def test_extra_that_is_not_there_is_no_problem(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch, extra: str, package: str
) -> None:
    installed(monkeypatch, package, None)
    status, told = examined(palifico)
    fault = EXTRAS[extra]
    assert (status, told[fault.code]["level"]) == (0, "todo")
    assert told[fault.code]["message"] == fault_sentence("en", fault)
    assert f"palifico[{extra}]" in told[fault.code]["message"]


def test_extra_that_is_too_old_is_one(palifico: Palifico, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, "numba", "0.1")
    status, told = examined(palifico)
    assert (status, told["package-other"]["level"]) == (1, "broken")


def test_doctor_command_without_numba_there_is_nothing_to_compile(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(installation, "find_spec", lambda _name: None)
    assert not {"kernel", "kernel-cold"} & examined(palifico)[1].keys()


@pytest.mark.parametrize("built", [None, "half"])
def test_pages_that_are_not_built(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch, built: str | None
) -> None:
    whole = assets.client()
    assert whole is not None
    half = assets.Client(whole.chunks, {})
    monkeypatch.setattr(assets, "client", lambda: half if built else None)
    status, told = examined(palifico)
    assert (status, told["browser-none"]["level"]) == (1, "broken")


def test_pages_that_cannot_be_read(palifico: Palifico, monkeypatch: pytest.MonkeyPatch) -> None:
    def unreadable() -> None:
        raise ValueError("no manifest")

    monkeypatch.setattr(assets, "client", unreadable)
    assert examined(palifico)[1]["browser-none"]["level"] == "broken"


def test_check_that_cannot_be_made_is_a_finding(
    palifico: Palifico, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(*_: object) -> Iterator[Finding]:
        raise ImportError("No module named 'sqlalchemy'")

    missing.__name__ = "database"
    monkeypatch.setattr(environment, "database", missing)
    status, told = examined(palifico)
    assert (status, told["unseen"]["level"]) == (1, "broken")
    assert told["unseen"]["message"] == "Cannot look at database: No module named 'sqlalchemy'"
    assert "port" in told


@pytest.mark.parametrize(
    ("versions", "good", "bad"),
    [
        (">=2.60", ("2.60", "2.60.1", "3"), ("2.59.9", "2")),
        ("<6,>=5.4", ("5.4", "5.4.0", "5.99"), ("6", "5.3.9", "6.0.0")),
        ("~=1.4.2", ("1.4.2", "1.4.9"), ("1.5", "1.4.1")),
        ("==1.0", ("1.0", "1"), ("1.0.1",)),
        ("!=1.0", ("1.1",), ("1.0",)),
        (">1,<=2", ("1.1", "2.0"), ("1", "2.1")),
        ("", ("0",), ()),
    ],
)
def test_doctor_command_which_versions_suit(
    versions: str, good: tuple[str, ...], bad: tuple[str, ...]
) -> None:
    need = Need("it", versions, None)
    assert [one for one in good if not need.suits(one)] == []
    assert [one for one in bad if need.suits(one)] == []


def test_doctor_command_what_a_package_says_that_it_needs() -> None:
    elsewhere = "linux" if sys.platform == "win32" else "win32"
    written = [
        "alembic<2,>=1.20",
        "fluent.runtime >=0.4",
        f"uvloop>=0.23; sys_platform != '{elsewhere}'",
        f"pywin32; sys_platform == '{elsewhere}'",
        "sqlalchemy[asyncio]; extra == 'postgres'",
    ]
    assert needs(written) == [
        Need("alembic", "<2,>=1.20", None),
        Need("fluent.runtime", ">=0.4", None),
        Need("uvloop", ">=0.23", None),
        Need("sqlalchemy", "", "postgres"),
    ]
