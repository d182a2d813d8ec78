### La pagina su cui si guarda un round d’esempio.

round-watch = Guarda un round d’esempio
round-title = Un round d’esempio
round-about = Come si svolge un round con le regole di { $edition }, passo per passo, con due parole su ogni dichiarazione.
round-step = Passo { $moment } di { $moments }
round-slider = Passo del round
round-first = All’inizio
round-last = Alla fine
round-keys = Tasti: ← e → per un passo, la barra spaziatrice avvia e mette in pausa.
