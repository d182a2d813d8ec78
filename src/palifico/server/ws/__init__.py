"""WebSockets: handshake, connection, gateway to the tables."""
