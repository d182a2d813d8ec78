"""Animations of a table: the deal and the reveal."""
