"""Results of a run: what a report reads, and the stores that keep it."""
