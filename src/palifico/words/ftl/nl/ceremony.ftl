### Who begins, asked in the terminal.

terminal-toucan = Wie heeft het laatst een toekan gezien? { $players }. Typ een nummer, of druk op Enter om te loten:
