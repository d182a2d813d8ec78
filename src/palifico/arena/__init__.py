"""Very many games: whole matches under the full rules, at the speed of the machine."""
