"""Live tables: routes, sockets, clocks, people. Nothing is heard before it is on disk."""
