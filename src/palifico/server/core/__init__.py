"""Shared kernel of the server: any layer may import it, it imports none of them."""
