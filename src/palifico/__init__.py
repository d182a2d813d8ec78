"""Perudo by the rules of the box you own."""

__version__ = "0.4.0"
