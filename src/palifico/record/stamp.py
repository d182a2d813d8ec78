"""Stamp of a record: a digest of every field, and the server's signatures if it gives them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from palifico.fair import Dealer, Signed, Transcript
from palifico.fair.encoding import digest
from palifico.record.jsonform import to_json
from palifico.record.record import Record, Stamp

if TYPE_CHECKING:
    from palifico.fair.signer import Signer


def proven(record: Record, dealer: Dealer, signer: Signer | None = None) -> Record:
    """Return the record of a game that is over or given up, with proof and stamp."""
    fair = dealer.transcript([recorded.dice for recorded in record.rounds])
    return stamped(replace(record, fair=fair), signer)


def stamped(record: Record, signer: Signer | None = None) -> Record:
    """Return the record with its stamp.

    Raises ValueError when it is to be signed and has no transcript.
    """
    made = digest_of(to_json(record))
    if signer is None:
        return replace(record, stamp=Stamp(made))
    if record.fair is None:
        raise ValueError("a record is signed together with its transcript")
    signatures: dict[str, bytes] = {
        what: signer.sign(what, record.fair.game, value)
        for what, value in signed_values(record.fair, made).items()
    }
    return replace(record, stamp=Stamp(made, signer.public, signatures))


def signed_values(fair: Transcript, made: bytes) -> dict[Signed, bytes]:
    """Return what the server signs of a game: all that it fixed, and the digest of the whole."""
    return {"anchor": fair.anchor, "lock": fair.lock, "mix": fair.mix, "record": made}


def digest_of(data: Mapping[str, Any]) -> bytes:
    """Return the digest of a record's JSON: of its canonical text (RFC 8785), without stamp."""
    rest = {name: value for name, value in data.items() if name != "stamp"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return digest("pf1/record", text)
