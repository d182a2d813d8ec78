"""Proofs: the random tests at full size, one line a proof. `make proofs` runs them."""
