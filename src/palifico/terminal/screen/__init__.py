"""Screen mode: the client on the full screen of a terminal, drawn with Textual."""
