### The terminal at the table: the bids of a round, motion, a name, and being out.

param-still = Senza movimento: dadi e bicchieri appaiono subito.

## The round

terminal-bids = Dichiarazioni di questo round: { $bids }
terminal-motion = Movimento sì o no

## Before the game

terminal-here = presente
terminal-name = Con quale nome vuoi giocare qui?
terminal-name-line = Il tuo nome (Invio: { $name }):

## Being out

terminal-out-place = Sei fuori: { $place }º posto su { $players }. Guarda come va a finire!
terminal-out = Scrivi «fast» perché i bot finiscano subito, «new» per una nuova partita o «quit» per uscire; oppure resta e guarda come va a finire.
terminal-fast = Avanti veloce
terminal-new-game = Nuova partita
terminal-help-out-keys = Quando sei fuori: avanti veloce, nuova partita
