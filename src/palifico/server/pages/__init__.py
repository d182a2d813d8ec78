"""The plain page: files that a browser runs as they are, and the words that they speak."""
