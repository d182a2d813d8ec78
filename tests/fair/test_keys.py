"""Keys, seals and signatures: where keys come from, and what a wrong one opens (nothing)."""

from __future__ import annotations

import os
import stat
import traceback
from multiprocessing import get_context
from pathlib import Path
from types import SimpleNamespace

import pytest

from palifico.errors import Fault
from palifico.fair import SIGNED, Secret, seeded
from palifico.fair.keys import SEALING, SIGNING, load_key
from palifico.fair.sealer import Sealer, load_sealer
from palifico.fair.signer import Signer, is_signed, load_signer

KEY = "00" * 31 + "7f"
GAME = bytes(16)
NOTHING = dict[str, str]().get
"""An empty environment."""


def mode(path: Path) -> int:
    """Who may do what with a file."""
    return stat.S_IMODE(path.stat().st_mode)


def test_key_file_is_made_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "keys" / "sealing.key"
    key = load_key(path, SEALING, getenv=NOTHING, source=seeded(1))
    assert key.reveal() == seeded(1)(32)
    assert mode(path) == 0o600
    assert mode(path.parent) == 0o700
    assert load_key(path, SEALING, getenv=NOTHING) == key, "the same key again"
    assert list(path.parent.iterdir()) == [path]


def test_key_file_is_private_whatever_the_umask(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        load_key(tmp_path / "key", SEALING, getenv=NOTHING)
    finally:
        os.umask(before)
    assert mode(tmp_path / "key") == 0o600


def test_environment_goes_first(tmp_path: Path) -> None:
    path = tmp_path / "key"
    assert load_key(path, SEALING, getenv={SEALING: KEY}.get).reveal() == bytes.fromhex(KEY)
    assert not path.exists()


def told_by_us(error: Exception) -> str:
    """A traceback with all locals, but for those of this file."""
    told = traceback.TracebackException.from_exception(error, capture_locals=True)
    frames = [str(frame.locals) for frame in told.stack if "palifico/fair" in frame.filename]
    assert frames
    return "".join([*frames, *told.format_exception_only()])


@pytest.mark.parametrize(
    "text", ["", "7f", KEY + "00", KEY[:-1] + "g", "é" * 64, "z" * 64, f"{KEY[:2]} {KEY[2:]}"]
)
def test_keys_what_is_no_key(tmp_path: Path, text: str) -> None:
    with pytest.raises(Fault, match=r"key\.form") as fault:
        load_key(tmp_path / "key", SIGNING, getenv={SIGNING: text}.get)
    assert fault.value.about == {"place": SIGNING}
    path = tmp_path / "key"
    path.write_text(text, encoding="utf-8")
    path.chmod(0o600)
    with pytest.raises(Fault, match=r"key\.form") as fault:
        load_key(path, SIGNING, getenv=NOTHING)
    assert len(text) < 4 or text not in told_by_us(fault.value)


@pytest.mark.parametrize("others", [0o640, 0o604, 0o660, 0o666])
def test_key_that_others_can_read_is_refused(tmp_path: Path, others: int) -> None:
    path = tmp_path / "key"
    load_key(path, SEALING, getenv=NOTHING)
    path.chmod(others)
    with pytest.raises(Fault, match=r"key\.open"):
        load_key(path, SEALING, getenv=NOTHING)


def test_key_of_another_client_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "key"
    load_key(path, SEALING, getenv=NOTHING)
    theirs = SimpleNamespace(st_mode=0o100600, st_uid=os.geteuid() + 1)
    monkeypatch.setattr("palifico.fair.keys.os.fstat", lambda _: theirs)
    with pytest.raises(Fault, match=r"key\.open"):
        load_key(path, SEALING, getenv=NOTHING)


def test_keys_what_is_no_file_is_no_key(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fifo")
    for path in (tmp_path, tmp_path / "fifo"):
        with pytest.raises(Fault, match=r"key\.form"):
            load_key(path, SEALING, getenv=NOTHING)


def test_file_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "plain").write_text("")
    with pytest.raises(Fault, match=r"file\.unreadable"):
        load_key(tmp_path / "plain" / "key", SEALING, getenv=NOTHING)


def loaded(path: str) -> bytes:
    """The key that another process finds or makes."""
    return load_key(Path(path), SEALING, getenv=NOTHING).reveal()


def test_processes_that_start_together_agree_on_one_key(tmp_path: Path) -> None:
    with get_context("spawn").Pool(4) as pool:
        keys = pool.map(loaded, [str(tmp_path / "key")] * 16, chunksize=1)
    assert len(set(keys)) == 1


def test_keys_what_is_sealed_opens_again(tmp_path: Path) -> None:
    secret = Secret(b"the top of a chain")
    sealed = load_sealer(tmp_path / "key").seal(secret, GAME)
    assert secret.reveal() not in sealed
    assert load_sealer(tmp_path / "key").unseal(sealed, GAME) == secret
    assert load_sealer(tmp_path / "key").seal(secret, GAME) != sealed, "a nonce is used once"


def test_keys_no_two_seals_share_a_nonce() -> None:
    sealer = Sealer(Secret(bytes.fromhex(KEY)))
    sealed = [sealer.seal(Secret(b"top"), GAME) for _ in range(1000)]
    assert len({text[1:13] for text in sealed}) == 1000
    assert len({text[5:9] for text in sealed}) > 990


def test_seal_that_was_touched_does_not_open() -> None:
    sealer = Sealer(Secret(bytes.fromhex(KEY)), seeded(3))
    sealed = sealer.seal(Secret(b"top"), GAME)
    spoilt = [sealed[:i] + bytes([sealed[i] ^ 1]) + sealed[i + 1 :] for i in range(len(sealed))]
    spoilt += [sealed[:i] for i in range(len(sealed))]
    for text in spoilt:
        with pytest.raises(Fault, match=r"seal\.broken"):
            sealer.unseal(text, GAME)
    with pytest.raises(Fault, match=r"seal\.broken"):
        sealer.unseal(sealed, b"another game....")
    with pytest.raises(Fault, match=r"seal\.broken"):
        Sealer(Secret(bytes(32))).unseal(sealed, GAME)


def test_signature_holds_for_one_value_of_one_game_only(tmp_path: Path) -> None:
    signer = load_signer(tmp_path / "key")
    assert signer.public == load_signer(tmp_path / "key").public
    value = bytes(range(32))
    for what in SIGNED:
        signature = signer.sign(what, GAME, value)
        assert is_signed(signer.public, what, GAME, value, signature)
        assert not is_signed(signer.public, what, b"1" * 16, value, signature)
        assert not is_signed(signer.public, what, GAME, bytes(32), signature)
        other = SIGNED[SIGNED.index(what) - 1]
        assert not is_signed(signer.public, other, GAME, value, signature)
        assert not is_signed(Signer(Secret(bytes(32))).public, what, GAME, value, signature)
        assert not is_signed(signer.public, what, GAME, value, signature[:-1])
        assert not is_signed(signer.public[:-1], what, GAME, value, signature)


def test_key_that_systemd_has_lent_may_show_its_list_of_access_as_a_group(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = tmp_path / "sealing.key"
    key.write_text("ab" * 32, encoding="ascii")
    key.chmod(0o440)
    with pytest.raises(Fault, match=r"key\.open"):
        load_key(key, "NOT_SET")
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", str(tmp_path))
    if key.stat().st_uid == 0:
        assert load_key(key, "NOT_SET").reveal() == bytes.fromhex("ab" * 32)
    key.chmod(0o444)
    with pytest.raises(Fault, match=r"key\.open"):
        load_key(key, "NOT_SET")
