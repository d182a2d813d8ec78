### La prima pagina, entrare con un codice, un tavolo nuovo.

## The first page

home-title = Perudo tra amici
home-about = Il gioco di dadi e bluff: ognuno nasconde i propri dadi, dichiara su quelli di tutti e smaschera chi esagera.
home-play-now = Gioca contro i bot
home-play-now-more = Tre bot, niente orologio, nessun account.
home-play-edition = Si gioca con le regole di { $edition }.
home-friends = Un tavolo per gli amici
home-friends-more = Scegli le regole, manda il link, comincia quando ci siete tutti.
home-friends-go = Crea un tavolo
home-learn = Prima volta? Impara in tre minuti

## Joining by a code

home-join-title = Hai ricevuto un codice?
home-join-label = Codice del tavolo
home-join-hint = Sei lettere; va bene anche il link intero.
home-join = Entra
home-join-form = Un codice ha sei lettere. Controllalo ancora una volta.
home-code-title = Verso il tavolo
home-code-looking = Cerco il tavolo con il codice { $code }…
home-code-again = Chiedi di nuovo il codice, oppure provane un altro qui.

## My games and open tables

home-mine = Le tue partite in corso
home-mine-more = { $count ->
    [one] Mostrane un’altra
   *[other] Mostrane altre { $count }
 }
home-my-turn = Tocca a te
home-their-turn = Tocca agli altri
home-beginning = La partita comincia
home-watch = In corso: guarda
home-waiting = { $count ->
    [one] { $count } posto su { $seats } occupato
   *[other] { $count } posti su { $seats } occupati
 }
home-alone = Non c’è ancora nessun altro
home-with = Con { $names }
home-hosted = Tavolo di { $host }
home-house-mark = con regole della casa
home-open = Tavoli aperti
home-open-none = Al momento non c’è nessuno in attesa. Crea un tavolo pubblico: chi passa lo troverà qui.
home-open-make = Crea un tavolo pubblico
home-open-unread = L’elenco ora non è disponibile; nuovo tentativo automatico tra poco.
home-open-reading = Caricamento dei tavoli…

## How I am seen

home-me = Come ti vedono gli altri
home-me-none = Non serve un account: appena giochi, ricevi un nome a sorte.
home-me-choose = Scegli il tuo nome
home-me-change = Cambia il tuo aspetto
home-me-guest = Giochi come ospite.
home-me-name = Il tuo nome
home-me-colour = Il tuo colore
home-me-keep = Salva
home-me-leave = Annulla
home-shape-circle = cerchio
home-shape-square = quadrato
home-shape-triangle = triangolo
home-shape-diamond = rombo
home-shape-star = stella
home-shape-heart = cuore
home-shape-moon = luna
home-shape-drop = goccia
home-shape-leaf = foglia
home-shape-flower = fiore
home-shape-cross = croce
home-shape-hexagon = esagono
home-colour-red = rosso
home-colour-orange = arancione
home-colour-yellow = giallo
home-colour-lime = verde lime
home-colour-green = verde
home-colour-teal = verde petrolio
home-colour-sky = celeste
home-colour-blue = blu
home-colour-violet = viola
home-colour-pink = rosa
home-colour-brown = marrone
home-colour-grey = grigio

## A new table

home-new-title = Un tavolo nuovo
home-new-edition = Quali regole?
home-new-edition-more = Cinque scatole si chiamano Perudo, e ognuna si gioca un po’ a modo suo.
home-new-reading = Caricamento delle edizioni…
home-new-rulebook = Tutte le regole di { $edition }
home-new-options = Regole facoltative di questa scatola
home-new-players = Chi gioca?
home-new-seats = Posti
home-new-bots = Di cui bot
home-new-level = Come giocano i bot
home-new-free = { $count ->
    [one] Un posto è per un amico.
   *[other] { $count } posti sono per gli amici.
 }
home-new-full = Non resta posto per gli amici: la partita comincia subito.
home-new-pace = Tempo per ogni mossa
home-pace-relaxed = Senza orologio
home-pace-relaxed-more = Ognuno si prende il tempo che gli serve.
home-pace-live-more = Per una partita tutta d’un fiato.
home-pace-slow-more = Per corrispondenza: torna quando vuoi, nessuno deve restare.
home-new-more = Altre impostazioni
home-new-privacy = Chi può entrare
home-privacy-private = Amici con il link
home-privacy-public = Chiunque
home-privacy-public-more = Il tavolo compare nell’elenco dei tavoli aperti.
home-privacy-private-more = Il tavolo si trova solo con il link o con il codice.
home-new-spectators = Altri possono guardare
home-new-spectators-more = Nessuno spettatore vede i dadi coperti.
home-new-talk = Chiacchiere al tavolo
home-talk-usual = Come al solito: libere tra amici, frasi pronte in pubblico
home-talk-text = Testi e frasi pronte
home-talk-phrases = Solo frasi pronte
home-talk-off = Niente chiacchiere
home-new-timeout = Quando il tempo scade
home-timeout-challenge = La dichiarazione viene messa in dubbio, o si apre con la più bassa
home-timeout-bot = Un bot gioca quel turno
home-new-rated = Partita classificata
home-new-rated-more = Il risultato conta per il punteggio di tutti. Non è possibile con regole della casa.
home-new-coach = Allenatore
home-new-coach-more = Mostra a tutti, al tavolo, quanto è probabile ogni dichiarazione.
home-new-make = Crea il tavolo
home-new-make-begin = Crea il tavolo e comincia

## House rules

home-house = Regole della casa
home-house-more = Gioca come fate a casa: ogni regola si può cambiare, fino a dodici giocatori.
home-house-open = Cambia le regole
home-house-count = { $count ->
    [one] Una regola non è come nella scatola.
   *[other] { $count } regole non sono come nella scatola.
 }
home-house-intro = Quello che non tocchi resta come nella scatola.
home-house-summary = Le tue regole in parole semplici
home-house-code = Codice di queste regole
home-house-code-more = Chi lo inserisce gioca con le stesse regole.
home-house-load = Carica regole da un codice
home-house-load-go = Carica
home-house-loaded = Le regole del codice sono state caricate.
home-house-reset = Torna alle regole della scatola
home-house-was-reset = Ogni regola è di nuovo come nella scatola.
home-house-done = Fatto
home-house-undo = Annulla questa modifica
home-house-faulty = Queste regole non sono ancora compatibili fra loro: guarda quelle segnate.
home-house-box = nella scatola
home-source-silent = Il regolamento della scatola non ne dice nulla; è una nostra convenzione.
home-source-reading = Qui il regolamento della scatola si può leggere in più modi.
home-source-convention = Questa è una nostra convenzione.
