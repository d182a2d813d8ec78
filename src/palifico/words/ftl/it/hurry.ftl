### Il resto di una partita giocato subito.

fault-hurry-rated = In una partita classificata il resto non si gioca in un colpo solo: tutti possono guardarlo.
fault-hurry-person = Al posto { $seat } c’è ancora un giocatore: il resto si gioca in un colpo solo quando restano soltanto bot.
