"""The web client as it is served: the pages around it, and the files that were built of `web/`."""
