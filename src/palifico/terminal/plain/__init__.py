"""Plain mode: the client line by line, for screen readers, pipes and simple terminals."""
