"""The client of live tables in a terminal: on the whole screen, or line by line."""
