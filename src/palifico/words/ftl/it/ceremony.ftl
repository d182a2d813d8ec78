### Who begins, asked in the terminal.

terminal-toucan = Chi ha visto un tucano più di recente? { $players }. Scrivi un numero, oppure premi Invio per tirare a sorte:
