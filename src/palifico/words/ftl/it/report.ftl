### Il resoconto dell’arena: una pagina con i disegni e, sotto ciascuno, le cifre.

report-title = Resoconto dell’arena: { $name }
report-counted = { $games ->
    [one] 1 partita
   *[other] { $games } partite
 }, { $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
 }
report-cell = { $edition }, { $seats } posti
report-unfinished = Questa serie non è completa. Tutte le cifre vengono dalle partite giocate finora, e altre partite le cambieranno.
report-part-unfinished = incompleta
report-contents = In questa pagina
report-figures = Le cifre
report-row = { $name }: { $value } (da { $low } a { $high })

## Che cosa si è giocato

report-run = Che cosa si è giocato
report-players = Giocatori
report-editions = Edizioni
report-seats = Posti
report-rules = Regole
report-rules-plain = quelle della scatola
report-limit = Partite
report-until-games = { $games ->
    [one] almeno 1 partita per ogni edizione e numero di posti
   *[other] almeno { $games } partite per ogni edizione e numero di posti
 }
report-until-points = finché nessun intervallo delle vittorie supera { $points } punti per parte
report-dealing = Dadi
report-dealing-turned = ogni distribuzione si gioca una volta per ogni disposizione al tavolo, con gli stessi dadi
report-dealing-fresh = i giocatori cambiano posto attorno al tavolo, con dadi nuovi a ogni partita
report-dealing-fixed = i giocatori tengono il loro posto, con dadi nuovi a ogni partita
report-seed = Seme
report-versions = Versioni
report-repeat = Per rigiocare
report-repeat-note = Metti queste righe in un file e dallo a { $command }. Le stesse versioni giocano le stesse partite, qualunque sia il computer o il numero di processi.

## Classifica

report-all = Tutto insieme
report-all-note = La quota di partite vinte da ogni giocatore. { $above } segna le quote il cui intervallo sta tutto sopra quella alla pari, { $below } quelle il cui intervallo sta tutto sotto.
report-wins = Chi vince
report-wins-note = La quota di partite vinte da ogni giocatore, con il suo intervallo al 95%. Il segno tratteggiato è la quota alla pari. Se il punto è pieno, tutto l’intervallo ne sta fuori; se è un anello, no.
report-alone = { $name } occupa tutti i posti e perciò vince ogni partita: non c’è nessuno con cui confrontarlo.
report-rating = Punteggi
report-rating-note = Punteggi di Plackett e Luce, dall’ordine d’arrivo di { $games ->
    [one] 1 partita
   *[other] { $games } partite
 }, con intervalli al 95%. Tutti cominciano da 25; conta solo la distanza fra due giocatori.
report-rating-ahead = { $best } è davanti a { $next } di { $gap } (intervallo al 95% da { $low } a { $high }).
report-rating-open = Le partite considerate non distinguono { $best } da { $next }: fra loro ci sono { $gap } (intervallo al 95% da { $low } a { $high }).

## Gioco

report-dice = I dadi, round per round
report-dice-note = Quanti dadi ha in media un giocatore all’inizio di un round, sulle partite che arrivano fin lì. Chi è fuori non ne ha.
report-length = Quanto durano le partite
report-length-note = { $rounds ->
    [one] Metà delle partite finisce entro 1 round
   *[other] Metà delle partite finisce entro { $rounds } round
 }; la media è { $mean }.
report-median = mediana { $rounds }
report-bluff = I bluff
report-bluff-note = La quota di dichiarazioni di un giocatore che, guardando solo i suoi dadi, erano più probabilmente false che vere.
report-doubt = Quanto spesso { $dudo } è giusto
report-doubt-note = La quota di contestazioni di un giocatore che hanno trovato una dichiarazione falsa.
report-exact = Quanto spesso { $calza } è giusto
report-exact-note = La quota di chiamate esatte di un giocatore che hanno trovato esattamente i dadi dichiarati.
report-turn = Conta il posto?
report-turn-note = La quota di partite vinte da ogni posto, in senso orario da chi apre il primo round. Il segno tratteggiato è la quota alla pari.
report-turn-first = apre la partita
report-turn-later = { $seats ->
    [one] 1 posto dopo
   *[other] { $seats } posti dopo
 }

## Intestazioni delle tabelle

report-head-player = giocatore
report-head-rating = punteggio
report-head-round = round n.
report-head-going = partite in corso
report-head-bids = dichiarazioni
report-head-bluffs = bluff
report-head-calls = chiamate
report-head-right = giuste
report-head-rounds = numero di round
report-head-seat = posto

## Come si legge

report-reading = Come leggere questa pagina
report-reading-interval = Un intervallo al 95% è fatto in modo da contenere il valore vero 19 volte su 20. Dove una pagina ha molte cifre, qualche intervallo manca il suo.
report-reading-deals = Partite con gli stessi dadi dicono meno di altrettante partite indipendenti. Gli intervalli delle vittorie dipendono da quanto differiscono le distribuzioni; quelli di bluff, chiamate e posti contano come una sola le partite di una stessa distribuzione, e perciò sono un po’ troppo larghi.
report-reading-rating = I punteggi seguono il modello di Plackett e Luce di openskill, e nessuna partita viene dimenticata. Un giocatore con più posti riceve la media di tutti. Per gli intervalli si estraggono { $draws } volte altrettante distribuzioni con reinserimento, e ogni volta si ricalcolano i punteggi; gli intervalli arrivano a 1,96 deviazioni standard di questi punteggi per parte. Per ogni edizione e numero di posti si considerano al massimo { $most } partite, distribuite fra tutte quelle giocate; di meno, quando queste combinazioni sono più di dieci.
