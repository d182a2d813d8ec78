"""Client of a live table: connection, messages, reducer, REST and local state, without drawing."""
