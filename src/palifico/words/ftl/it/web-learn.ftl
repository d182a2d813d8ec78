### La prima partita: quattro round brevi che insegnano a giocare.

learn-title = Impara a giocare
learn-about = Quattro round brevi, tre minuti circa. Non puoi sbagliare niente.
learn-edition = Quale scatola hai?
learn-rounds = I quattro round
learn-round = Round { $number } di { $total }
learn-step = Passo { $number } di { $total }
learn-round-bids = Le dichiarazioni
learn-round-wilds = Il jolly: { $wild }
learn-round-dudo = La contestazione: { $dudo }
learn-round-last = L’ultimo dado: { $palifico }
learn-you = Tu
learn-your-move = Tocca a te
learn-next = Avanti
learn-back = Indietro
learn-skip = Salta questo round
learn-again = Ricomincia
learn-next-round = Al round { $number }
learn-finish = Fine
learn-try-again = Prova qualcos’altro
learn-well-done = Proprio così!
learn-lifting = Si sollevano i bicchieri. Conta anche tu!

## Le dichiarazioni

learn-bids-hello = Ognuno nasconde { $dice } dadi sotto un bicchiere. Tu vedi solo i tuoi. Vince chi resta per ultimo con dei dadi.
learn-bids-what = Una dichiarazione parla di tutti i bicchieri insieme. { $bid } vuol dire: almeno tre cinque. Può essere vero, o un bluff.
learn-bids-open = Cominci tu, e hai due cinque. Premi il pulsante per dichiarare { $low }, oppure prima + per { $high }.
learn-bids-open-face = Potresti: nessuno vede i tuoi dadi. Ma per ora resta sul valore che hai due volte, il cinque.
learn-bids-open-more = È permesso, e potrebbe perfino essere vero. Ma parti più in basso, e lascia agli altri spazio per rilanciare.
learn-bids-heard = Ines dice { $first } e Teo { $second }. Contano anche sui tuoi dadi.
learn-raise-free = Ogni dichiarazione deve superare l’ultima: più dadi di un valore qualsiasi, o altrettanti di un valore più alto.
learn-raise-never-down = Ogni dichiarazione deve superare l’ultima: più dadi dello stesso valore, o almeno altrettanti di uno più alto. Fra i numeri, il valore non scende mai.
learn-raise-one-axis = Ogni dichiarazione deve superare l’ultima, in un solo modo: più dadi dello stesso valore, o altrettanti di uno più alto. Fra i numeri, il valore non scende mai.
learn-bids-raise = Ora rilancia un poco su { $bid }. Puoi scegliere solo ciò che le regole permettono.
learn-bids-raise-wild = { $wilds }: questa è una storia a parte, e arriva nel prossimo round. Stavolta rilancia con un numero.
learn-bids-raise-more = È permesso, ma sale in fretta, e potresti doverlo dimostrare. Prova un rilancio più piccolo.
learn-bids-raise-dudo = Puoi dubitare, e tra poco lo farai. Ma prima fai un rilancio.
learn-bids-end = Ben detto! Si va sempre più su, finché qualcuno non ci crede più.

## Il jolly

learn-wilds-look = Due dei tuoi nuovi dadi mostrano { $wild }. È il jolly: conta come qualunque valore. Per { $bid } non hai un dado, ma { $count }.
learn-wilds-half = Si può dichiarare anche { $wilds }. Allora contano solo quelli, e basta la metà, per eccesso: da { $count } a { $half }. Dichiara { $bid }.
learn-wilds-half-face = Un buon rilancio. Ma stavolta prova con il jolly.
learn-wilds-half-more = È permesso, ma basta la metà: { $bid }.
learn-wilds-half-dudo = Con tanti dadi che aiutano non serve dubitare. Prova con il jolly.
learn-wilds-back = Tornare a un numero costa il doppio più uno. Dopo i tuoi { $count } servono { $needed }: Ines dice { $bid }. Teo cambia subito: { $next }.
learn-wilds-double = Ora torna indietro tu: il doppio di { $count } più uno fa { $needed }, del numero che preferisci.
learn-wilds-double-wild = Anche uno in più della stessa faccia è un buon rilancio. Ma stavolta torna a un numero.
learn-wilds-double-more = È permesso, ma bastano { $needed } dadi.
learn-wilds-double-dudo = Potresti dubitarne. Ma due li hai tu: meglio tornare a un numero.
learn-wilds-end = Ecco il jolly: metà per andarci, il doppio più uno per tornare.
learn-wilds-no-opening = Ancora una cosa: nessuno può aprire un round normale con { $wilds }.

## Il dubbio

learn-dudo-look = Teo salta a { $bid }. Tu non hai nemmeno un tre, né { $wild }: dovrebbero essere otto degli altri dieci dadi!
learn-dudo-say = Credi a { $bid }? Se no, di’ { $dudo }!
learn-dudo-say-raise = Potresti rilanciare. Ma allora toccherebbe a te sostenere che ce ne sono ancora di più. Stavolta di’ { $dudo }.
learn-dudo-counted = Contano i tre e { $wilds }. Non bastano per { $bid }: Teo bluffava, perde un dado e apre il prossimo round.
learn-stop-true = In questa edizione ci si ferma appena la dichiarazione risulta vera. Ciò che allora è ancora coperto resta segreto.
learn-stop-true-or-false = In questa edizione ci si ferma appena è chiaro se la dichiarazione è vera o falsa. Ciò che è ancora coperto resta segreto.
learn-dudo-else = Con { $bid } o più sul tavolo, il dado l’avresti perso tu: chi dubita a torto paga.
learn-dudo-hidden = I dadi persi si mettono via, e nessuno mostra quanti ne restano. Tieni il conto a mente: fa parte del gioco.
learn-dudo-exact = C’è anche { $calza }: dillo quando la dichiarazione è esatta e recuperi un dado, oppure ne perdi uno.

## L’ultimo dado

learn-last-option = In questa edizione { $palifico } è una regola facoltativa: si gioca se la scegli. Qui è attiva, così la conosci.
learn-last-drop = Molto più tardi: Ines ha messo in dubbio i tuoi { $bid }, e aveva ragione. Ti resta un solo dado. Questo è { $palifico }!
learn-last-drop-spelt = Molto più tardi: Ines ha messo in dubbio i tuoi { $bid }, e aveva ragione. Ti resta un solo dado. Questo è { $palifico } (nella tua scatola si scrive così)!
learn-last-rules = Apri tu un round speciale: { $wilds } ora non è jolly, e il valore che scegli resta. Sale solo la quantità.
learn-change-nobody = Vale per tutti: nessuno può cambiare valore.
learn-change-one-die = C’è un’eccezione: un altro giocatore con un solo dado può cambiare valore, e quello nuovo vincola tutti.
learn-change-one-die-opener = C’è un’eccezione: chi ha un solo dado, anche tu, può cambiare valore, e quello nuovo vincola tutti.
learn-change-one-die-earlier = C’è un’eccezione: chi ha un solo dado e ha già aperto un round così in precedenza può cambiare valore, e quello nuovo vincola tutti.
learn-last-open = Il tuo unico dado mostra un quattro. Apri con { $bid }.
learn-last-open-face = Puoi aprire con qualunque valore, anche con { $wilds }. Ma l’unica cosa che sai è il tuo quattro: dichiara quello.
learn-last-open-more = È permesso. Ma ormai sul tavolo restano pochi dadi: comincia con uno.
learn-last-doubt = Ines dice { $first }, Teo { $second }. Restano solo { $dice } dadi, senza jolly. Di’ { $dudo }!
learn-last-doubt-raise = Ancora più quattro, con così pochi dadi e senza aiuto? Meglio dire { $dudo }.
learn-last-counted = I dadi con { $wilds } stavolta non contano. I quattro sono troppo pochi per { $bid }: Teo perde un dado.
learn-last-end = Poi torna tutto come prima. Chi perde l’ultimo dado è fuori; vince chi resta per ultimo.

## La fine

learn-done = Ora sai giocare a Perudo!
learn-done-more = Il resto è sangue freddo.
learn-play = Gioca contro i bot
learn-read = Leggi tutto il regolamento
learn-other = Impara un’altra edizione
