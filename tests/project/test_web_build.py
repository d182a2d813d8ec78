"""The built web client: small enough for a phone, and built again when its sources change."""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from palifico.server.pages.assets import STATIC, Client, Served, client
from palifico.server.pages.pwa import app_manifest
from palifico.server.pages.shell import SCREENS, shell, words_of
from palifico.words import LANGS
from tools.web import build as build_web
from tools.web.build import Unbuilt, build, fingerprint, install, is_built

ROOT = Path(__file__).resolve().parents[2]
BUDGET = 150 * 1024
"""Most bytes, packed by gzip, that the first visit to the first page may fetch in all."""
LINES = 6
"""As many lines to one server has a browser; what comes after waits for another round."""
MANIFEST = "/manifest.webmanifest"


def first_load(built: Client, lang: str) -> dict[str, int]:
    """What a first visit fetches, and the bytes of each: the page and all that it names."""
    page = shell(built, lang, "")
    names = re.findall(rf'(?:href|src)="{STATIC}([^"]+)"', page)
    parts = {"/": _packed(page.encode()), MANIFEST: _packed(app_manifest(built, lang))}
    return parts | {name: _sent(built.files[name]) for name in names}


def over_budget(parts: Mapping[str, int]) -> str:
    """Every part with its size, if they are too much together; otherwise nothing."""
    total = sum(parts.values())
    lines = [f"{size:>8}  {name}" for name, size in sorted(parts.items(), key=lambda one: -one[1])]
    return "" if total <= BUDGET else "\n".join([f"{total:>8}  of {BUDGET}", *lines])


def the_client() -> Client:
    """The client of this checkout."""
    built = client()
    assert built is not None, "the client is not built: run python tools/web/build.py"
    return built


def test_client_is_built_of_its_sources_as_they_are() -> None:
    assert is_built(ROOT), "the client is out of date: run python tools/web/build.py"


@pytest.mark.parametrize("lang", LANGS)
def test_first_page_is_small(lang: str) -> None:
    parts = first_load(the_client(), lang)
    assert not over_budget(parts), over_budget(parts)
    print(f"{lang}: {sum(parts.values())} of {BUDGET} bytes")


def test_first_page_asks_for_all_that_it_waits_for_at_once() -> None:
    page = shell(the_client(), "it", "")
    waited_for = re.findall(r'<script [^>]*src=|rel="(?:modulepreload|stylesheet)"', page)
    assert 0 < len(waited_for) < LINES


def test_first_page_that_is_too_big_is_noticed_with_its_biggest_part_first() -> None:
    built = the_client()
    words = built.chunks[words_of("it")].file
    heavy = replace(built.files[words], packed={"gzip": b"x" * BUDGET})
    fat = Client(built.chunks, {**built.files, words: heavy})
    told = over_budget(first_load(fat, "it"))
    assert re.search(rf"^ *\d+  of {BUDGET}\n *{BUDGET}  {re.escape(words)}$", told, re.MULTILINE)
    assert f"  {built.chunks['src/main.ts'].file}" in told
    assert not over_budget(first_load(fat, "nl"))


@pytest.mark.parametrize("screen", SCREENS)
def test_screen_is_a_part_of_its_own(screen: str) -> None:
    built = the_client()
    source = f"src/screens/{SCREENS[screen]}.svelte"
    assert source in built.chunks
    own = built.url(source)
    assert own in shell(built, "en", screen)
    others = [other for other in SCREENS if other != screen]
    assert any(own not in shell(built, "en", other) for other in others)


def test_parts_do_not_import_in_a_ring() -> None:
    imports = {key: set(chunk.imports) for key, chunk in the_client().chunks.items()}
    while free := [key for key, needs in imports.items() if not needs & imports.keys()]:
        for key in free:
            del imports[key]
    assert imports == {}


def test_text_has_its_packed_twins() -> None:
    for name, file in the_client().files.items():
        if not name.endswith(".png"):
            assert list(file.packed) == ["br", "gzip"]
            assert gzip.decompress(file.packed["gzip"]) == file.body


def test_names_tell_what_is_in_a_file() -> None:
    named = re.compile(r"assets/[\w.-]+-[\w-]{8}\.(js|css|svg|png)")
    assert [name for name in the_client().files if not named.fullmatch(name)] == []


def test_web_build_nothing_is_loaded_from_elsewhere() -> None:
    known = re.compile(r"https?://(www\.w3\.org/|svelte\.dev/e/)")
    for name, file in the_client().files.items():
        if name.endswith((".js", ".css", ".svg")):
            text = known.sub("", file.body.decode())
            assert re.findall(r"(?:https?:)?//[\w-]+\.[\w.-]+/|@import url", text) == [], name


def test_web_build_no_script_runs_what_is_written() -> None:
    for name, file in the_client().files.items():
        if name.endswith(".js"):
            assert re.findall(r"\b(?:eval|new Function)\(", file.body.decode()) == [], name


@pytest.mark.slow
def test_wheel_has_the_client_in_it(tmp_path: Path) -> None:
    with zipfile.ZipFile(_pack(tmp_path, "wheel")) as wheel:
        names = set(wheel.namelist())
    pages = "palifico/server/pages"
    assert {f"{pages}/built/{name}" for name in the_client().files} <= names
    assert {f"{pages}/built/manifest.json", f"{pages}/shell.html"} <= names


@pytest.mark.slow
def test_sdist_has_the_client_and_its_sources_so_that_nothing_is_built_of_it(
    tmp_path: Path,
) -> None:
    (tmp_path / "unpacked").mkdir()
    sdist = str(_pack(tmp_path, "sdist"))
    subprocess.run(["tar", "-xzf", sdist, "-C", str(tmp_path / "unpacked")], check=True)
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert (unpacked / "web/src/main.ts").is_file()
    assert not (unpacked / "web/node_modules").exists()
    assert is_built(unpacked)


def test_image_is_given_all_that_the_client_is_made_of() -> None:
    text = (ROOT / "deploy" / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    copied = [
        name for line in re.findall(r"^COPY (.*) ", text, re.MULTILINE) for name in line.split()
    ]
    assert [name for name in build_web.SOURCES if not name.startswith(tuple(copied))] == []


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Sources of a client and what looks like the client that was built of them."""
    for name in build_web.SOURCES:
        path = tmp_path / name
        (path if not path.suffix else path.parent).mkdir(parents=True, exist_ok=True)
        (path / "one.ts" if not path.suffix else path).write_text("one")
    built = tmp_path / build_web.BUILT
    built.mkdir(parents=True)
    (built / "manifest.json").write_text("{}")
    (built / build_web.STAMP).write_text(fingerprint(tmp_path, build_web.SOURCES))
    return tmp_path


def test_web_build_what_is_up_to_date_is_not_built(checkout: Path) -> None:
    assert is_built(checkout)
    assert not build(checkout)


@pytest.mark.parametrize(
    "change",
    [
        *("web/src/new.svelte", "web/src/one.ts", "web/package-lock.json"),
        *("src/palifico/words/ftl/it/web-new.ftl", "web/vite.config.ts"),
    ],
)
def test_change_of_any_source_is_noticed(checkout: Path, change: str) -> None:
    (checkout / change).parent.mkdir(parents=True, exist_ok=True)
    (checkout / change).write_text("two")
    assert not is_built(checkout)


def test_source_that_is_gone_is_noticed_and_a_test_is_not(checkout: Path) -> None:
    (checkout / "web/src/one.test.ts").write_text("two")
    assert is_built(checkout)
    (checkout / "web/src/one.ts").unlink()
    assert not is_built(checkout)


def test_client_without_its_manifest_is_not_built(checkout: Path) -> None:
    (checkout / build_web.BUILT / "manifest.json").unlink()
    assert not is_built(checkout)


def test_registry_out_of_reach_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "web").mkdir()
    for name in build_web.PACKAGES:
        shutil.copy(ROOT / name, tmp_path / name)
    monkeypatch.setenv("npm_config_registry", "http://127.0.0.1:9/")
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "cache"))
    monkeypatch.setattr(build_web, "PATIENCE", ("--fetch-retries=0",))
    with pytest.raises(
        Unbuilt, match=r"^npm cannot reach .*ECONNREFUSED.*npm_config_registry=.*\.$"
    ):
        install(tmp_path)
    assert not (tmp_path / build_web.PACKAGES_STAMP).exists()


def test_client_that_cannot_be_built_leaves_the_old_one(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (checkout / "web/src/one.ts").write_text("broken")
    monkeypatch.setattr(build_web, "install", lambda _: False)
    broken = subprocess.CompletedProcess([], 1, "one.ts: unexpected end\n")
    monkeypatch.setattr(build_web, "_run", lambda *_: broken)
    with pytest.raises(Unbuilt, match=r"mend what Vite says\.\none\.ts: unexpected end$"):
        build(checkout)
    assert (checkout / build_web.BUILT / "manifest.json").read_text() == "{}"


def test_tool_says_how_it_is_called(capsys: pytest.CaptureFixture[str]) -> None:
    assert build_web.main(["--nonsense"]) == 2
    assert capsys.readouterr().err.startswith("usage: ")


def _pack(folder: Path, target: str) -> Path:
    assert is_built(ROOT)  # otherwise it would be built now, under the feet of other tests
    call = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    subprocess.run(call, cwd=ROOT, check=True, capture_output=True)
    (made,) = (path for path in folder.iterdir() if path.is_file())
    return made


def _sent(file: Served) -> int:
    return len(file.packed.get("gzip", file.body))


def _packed(body: bytes) -> int:
    return len(gzip.compress(body))
