"""Vector policies: the model, the parser, and the reference implementation."""
