"""Finished games: archive, record builder, ratings, dice statistics."""
