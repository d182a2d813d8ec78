"""`palifico arena`: run, show, report."""
