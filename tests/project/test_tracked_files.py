"""What may and may not stand in the files of the project."""

import re
import subprocess
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LINES = 400
NOT_OURS = re.compile(
    r"(^|/)(\.git|\.venv|mutants|dist|node_modules|\.hypothesis|__pycache__|\.\w+_cache)(/|$)"
)

# Put together from pieces, so that this file may be looked at too.
HOSTS = [
    ".".join(pieces)
    for pieces in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("deb", "debian", "org"),
        ("security", "debian", "org"),
    )
]
MACHINE_PATH = re.compile(r"(?<![\w.~/-])/(?:" + "|".join(["work", "root", "home", "Users"]) + ")/")
OPTION = re.compile(r"^--(index-url|extra-index-url|find-links|trusted-host)", re.MULTILINE)


@cache
def files() -> tuple[str, ...]:
    """What git tracks or would track; without git, all that is not made by a tool."""
    try:
        top = _git("rev-parse", "--show-toplevel").strip()
        if Path(top) == ROOT:
            listed = _git("ls-files", "-z", "--cached", "--others", "--exclude-standard")
            return tuple(sorted(name for name in listed.split("\0") if (ROOT / name).is_file()))
    except (OSError, subprocess.CalledProcessError):
        pass
    walked = (path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*") if path.is_file())
    return tuple(sorted(name for name in walked if not NOT_OURS.search(name)))


def _git(*arguments: str) -> str:
    call = ["git", *arguments]
    return subprocess.run(call, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8", errors="replace")


def found(pattern: re.Pattern[str]) -> list[str]:
    """`file:line` of each match in any file."""
    return [
        f"{name}:{number}"
        for name in files()
        for number, line in enumerate(text(name).splitlines(), start=1)
        if pattern.search(line)
    ]


def test_files_are_seen() -> None:
    assert {"pyproject.toml", "Makefile", "requirements/run.txt"} <= set(files())


@pytest.mark.parametrize("host", HOSTS)
def test_tracked_files_no_file_names_a_package_registry(host: str) -> None:
    assert found(re.compile(re.escape(host))) == []


def test_tracked_files_no_file_names_a_path_of_one_machine() -> None:
    assert found(MACHINE_PATH) == []


def test_lock_files_leave_the_registry_to_the_reader() -> None:
    locks = [name for name in files() if re.fullmatch(r"requirements/\w+\.txt", name)]
    assert [name for name in locks if OPTION.search(text(name))] == []


def test_tracked_files_no_lock_that_records_addresses() -> None:
    assert [name for name in files() if re.search(r"(uv\.lock|pylock.*\.toml)$", name)] == []


def test_long_python_file_says_why_it_is_long() -> None:
    long = [name for name in files() if name.endswith(".py") and text(name).count("\n") > LINES]
    assert [n for n in long if "Long because" not in "\n".join(text(n).splitlines()[:15])] == []


def test_changelog_begins_with_the_version_of_the_project() -> None:
    version = tomllib.loads(text("pyproject.toml"))["project"]["version"]
    headings = re.findall(r"^## \[?([^]\s]+)\]?(?: - (.*))?$", text("CHANGELOG.md"), re.MULTILINE)
    releases = headings[1:] if headings[0] == ("Unreleased", "") else headings
    newest, date = releases[0]
    assert newest == version
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", date)
