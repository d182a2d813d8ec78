"""The built-in players, from `beginner` to `champion`."""
