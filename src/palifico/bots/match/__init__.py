"""Matches: one game, many games, and the tally."""
