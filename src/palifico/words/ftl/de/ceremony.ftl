### Who begins, asked in the terminal.

terminal-toucan = Wer hat zuletzt einen Tukan gesehen? { $players }. Gib eine Nummer ein oder drücke die Eingabetaste, um zu losen:
