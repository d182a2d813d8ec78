"""Ed25519 in plain Python: what RFC 8032 says, and what a well-known library says."""

from __future__ import annotations

from random import Random

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from palifico.fair.verify_palifico import BASE, L, P, add, is_signed, point

RFC_8032 = {
    "1": (
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        (
            "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
            "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"
        ),
    ),
    "2": (
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        (
            "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
            "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
        ),
    ),
    "3": (
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        (
            "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac"
            "18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a"
        ),
    ),
}


def by_library(key: bytes, message: bytes, signature: bytes) -> bool:
    """What the library says."""
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True


def flipped(data: bytes, bit: int) -> bytes:
    """The data with one bit the other way."""
    return (int.from_bytes(data, "little") ^ 1 << bit).to_bytes(len(data), "little")


@pytest.mark.parametrize("name", RFC_8032)
def test_examples_of_the_rfc(name: str) -> None:
    key, message, signature = map(bytes.fromhex, RFC_8032[name])
    assert is_signed(key, message, signature)
    assert not is_signed(key, message + b"\x00", signature)


def test_signatures_what_the_library_signs() -> None:
    rng = Random(8032)
    for size in range(40):
        private, message = (
            Ed25519PrivateKey.from_private_bytes(rng.randbytes(32)),
            rng.randbytes(size),
        )
        key, signature = private.public_key().public_bytes_raw(), private.sign(message)
        assert is_signed(key, message, signature)
        assert not is_signed(key, flipped(message + b"\x00", size), signature)


@pytest.mark.parametrize("block", range(4))
def test_any_other_bit_and_it_does_not_fit(block: int) -> None:
    key, message, signature = map(bytes.fromhex, RFC_8032["3"])
    for bit in range(block, 512, 4):
        assert not is_signed(key, message, flipped(signature, bit))
    for bit in range(block, 256, 4):
        assert not is_signed(flipped(key, bit), message, signature)


def test_number_at_or_beyond_the_order_is_refused() -> None:
    """Adding the order to S gives the same point, and would be a second signature."""
    for key, message, signature in (map(bytes.fromhex, told) for told in RFC_8032.values()):
        s = int.from_bytes(signature[32:], "little")
        other = signature[:32] + (s + L).to_bytes(32, "little")
        assert not is_signed(key, message, other)
        assert not by_library(key, message, other)


def test_key_that_is_no_point_is_refused() -> None:
    rng = Random("points")
    texts = [rng.randbytes(32) for _ in range(60)]
    refused = [text for text in texts if point(text) is None]
    assert 10 < len(refused) < 50
    assert not any(is_signed(text, b"", bytes(64)) for text in refused)


@pytest.mark.parametrize("y", [P, P + 1, P + 7, P + 18])
@pytest.mark.parametrize("odd", [0, 1])
def test_point_has_one_spelling(y: int, odd: int) -> None:
    assert point((y | odd << 255).to_bytes(32, "little")) is None


@pytest.mark.parametrize("y", [1, P - 1])
def test_signatures_nothing_is_not_odd(y: int) -> None:
    assert point(y.to_bytes(32, "little")) is not None
    assert point((y | 1 << 255).to_bytes(32, "little")) is None


def test_known_point_of_the_curve() -> None:
    x, y, z, t = BASE
    assert (y * 5) % P == 4
    assert x % 2 == 0
    assert (t - x * y) % P == 0
    double = add(BASE, BASE)
    assert [part * pow(double[2], -1, P) % P for part in double[:2]] == on_paper(x, y)
    assert z == 1


def on_paper(x: int, y: int) -> list[int]:
    """Twice a point, by the affine formula of the curve -x^2 + y^2 = 1 + d x^2 y^2."""
    d = -121665 * pow(121666, -1, P)
    product = d * x * x * y * y
    return [
        2 * x * y * pow(1 + product, -1, P) % P,
        (y * y + x * x) * pow(1 - product, -1, P) % P,
    ]


def test_signatures_both_say_the_same_of_signatures_made_of_other_parts() -> None:
    rng = Random("parts")
    whole = [tuple(map(bytes.fromhex, told)) for told in RFC_8032.values()]
    for _ in range(60):
        key, message, first, second = (rng.choice(whole)[i] for i in (0, 1, 2, 2))
        mixed = first[:32] + second[32:]
        assert is_signed(key, message, mixed) == by_library(key, message, mixed)
