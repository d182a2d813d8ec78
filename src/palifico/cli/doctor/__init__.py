"""Checks of `palifico doctor`: the installation and its environment."""
