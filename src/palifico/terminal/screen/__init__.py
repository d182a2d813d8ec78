"""The client on the whole screen of a terminal, drawn with Textual."""
