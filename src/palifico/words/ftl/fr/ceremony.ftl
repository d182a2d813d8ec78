### Who begins, asked in the terminal.

terminal-toucan = Qui a vu un toucan le plus récemment ? { $players }. Tape un numéro, ou Entrée pour tirer au sort :
