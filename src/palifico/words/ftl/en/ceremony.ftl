### Who begins, asked in the terminal.

terminal-toucan = Who saw a toucan last? { $players }. A number, or Enter to draw lots:
