"""Fair dice: commit-reveal protocol `pf1`, which proves that no side could choose them.

The one place in the project with randomness, all of it from a `Source` that can be replaced.
`sealing` and `signing` are imported by name where they are needed: they load a big library.
"""

from palifico.fair.chain import LENGTH, Chain, ChainEnded, open_chain
from palifico.fair.client import Mistrust, Sitting, sit
from palifico.fair.dealer import Dealer, Unopened, mixed, table_for_one
from palifico.fair.entropy import Chance, Source, begin_anew, chance, seeded, system
from palifico.fair.seats import SeatEntry, check_number, commitment, lock_hash, mix_hash, rules_hash
from palifico.fair.secret import Secret
from palifico.fair.streams import Stream, first, first_by_lot, hand, throw
from palifico.fair.transcript import SIGNED, RolledRound, Signed, Transcript, transcript_json
from palifico.fair.verification import STAGES, Flaw, check_transcript

__all__ = [
    "LENGTH",
    "SIGNED",
    "STAGES",
    "Chain",
    "ChainEnded",
    "Chance",
    "Dealer",
    "Flaw",
    "Mistrust",
    "RolledRound",
    "SeatEntry",
    "Secret",
    "Signed",
    "Sitting",
    "Source",
    "Stream",
    "Transcript",
    "Unopened",
    "begin_anew",
    "chance",
    "check_number",
    "check_transcript",
    "commitment",
    "first",
    "first_by_lot",
    "hand",
    "lock_hash",
    "mix_hash",
    "mixed",
    "open_chain",
    "rules_hash",
    "seeded",
    "sit",
    "system",
    "table_for_one",
    "throw",
    "transcript_json",
]
