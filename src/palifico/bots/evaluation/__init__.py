"""Evaluation: one-step lookahead, and the value of a position between rounds."""
