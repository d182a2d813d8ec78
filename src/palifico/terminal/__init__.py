"""Terminal client of live tables: full-screen, or line by line."""
