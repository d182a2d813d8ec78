"""A table of two, from the first promise to the proof: nobody can choose these dice."""

from palifico.editions import variant
from palifico.fair import (
    SeatEntry,
    check_transcript,
    lock_hash,
    mixed,
    open_chain,
    rules_hash,
    sit,
)

rules = rules_hash(variant("paco"))

# The server settles all its secrets and shows only the anchor.
chain = open_chain()

# Each player draws a secret too, and shows only the promise of it.
ann, bob = (sit(chain.game, chain.anchor, seat, name) for seat, name in enumerate(["ann", "bob"]))
promised = [SeatEntry("ann", ann.commit), SeatEntry("bob", bob.commit)]

# The list is locked. Everybody reads the same eight digits aloud, and opens only then.
lock = lock_hash(chain.game, chain.anchor, rules, promised)
print(f"Check number: {lock.hex()[:8]}")
opened = [
    SeatEntry(entry.account, entry.commit, player.open(rules, promised, lock))
    for entry, player in zip(promised, (ann, bob), strict=True)
]

# From here on every die is settled, and nobody knows one before its round.
dealer = mixed(chain, rules, opened)
first_round = dealer.hands(1, [5, 5])
print(f"Ann rolls {first_round[0]}, Bob rolls {first_round[1]}")

# After the game the secrets are published, and anybody can do the sums again.
transcript = dealer.transcript([first_round])
print("The dice are proven" if check_transcript(transcript) is None else "Rigged!")
