### La prima partita: quattro round brevi che insegnano a giocare.

learn-title = Impara a giocare
learn-about = La tua prima partita: quattro round brevi, tre minuti circa. Non puoi sbagliare niente.
learn-edition = Quale scatola hai?
learn-rounds = I quattro round
learn-round = Round { $number } di { $total }
learn-step = Passo { $number } di { $total }
learn-round-bids = Le dichiarazioni
learn-round-wilds = Il jolly: { $wild }
learn-round-dudo = La contestazione: { $dudo }
learn-round-last = L’ultimo dado: { $palifico }
learn-you = Tu
learn-your-move = Tocca a te:
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

learn-bids-hello = Ognuno ha un bicchiere con { $dice } dadi. Tu vedi solo i tuoi; quelli degli altri restano coperti. Vince chi resta per ultimo con dei dadi.
learn-bids-what = Una dichiarazione dice: sotto tutti i bicchieri insieme, almeno un certo numero di dadi mostra questo valore. { $bid } vuol dire «almeno tre cinque». Può essere la verità, e può essere un bluff.
learn-bids-open = Cominci tu. Hai due cinque, quindi dichiara { $low } o { $high }: scegli il valore, poi la quantità.
learn-bids-open-face = Potresti: nessuno vede i tuoi dadi. Ma per ora resta sul valore che hai due volte, il cinque.
learn-bids-open-more = È permesso, e potrebbe perfino essere vero. Ma parti più in basso, e lascia agli altri spazio per rilanciare.
learn-bids-heard = Ines dice { $first } e Teo { $second }. Contano anche su quello che c’è sotto il tuo bicchiere.
learn-raise-free = Ogni dichiarazione deve superare quella prima: con più dadi di un valore qualsiasi, o con altrettanti dadi di un valore più alto.
learn-raise-never-down = Ogni dichiarazione deve superare quella prima: con più dadi dello stesso valore, o con altrettanti o più dadi di un valore più alto. Fra i numeri, il valore non scende mai.
learn-raise-one-axis = Ogni dichiarazione deve superare quella prima, in un solo modo per volta: più dadi dello stesso valore, o altrettanti dadi di un valore più alto. Fra i numeri, il valore non scende mai.
learn-bids-raise = Ora rilancia un poco su { $bid }. Ti viene proposto solo ciò che le regole permettono.
learn-bids-raise-wild = { $wilds }: questa è una storia a parte, e arriva nel prossimo round. Stavolta rilancia con un numero.
learn-bids-raise-more = È permesso, ma sale in fretta, e potresti doverlo dimostrare. Prova un rilancio più piccolo.
learn-bids-raise-dudo = Puoi dubitare, e tra poco lo farai. Ma prima fai un rilancio.
learn-bids-end = Ben detto! Così si va avanti intorno al tavolo, sempre più su, finché qualcuno non ci crede più.

## Il jolly

learn-wilds-look = Dadi nuovi, e due dei tuoi mostrano la faccia { $wild }. Quella faccia è il jolly: conta come qualunque valore dichiarato. Per { $bid } i dadi che ti aiutano non sono uno, ma { $count }.
learn-wilds-half = Si può anche dichiarare proprio { $wilds }. Allora non conta nient’altro, perciò basta la metà dei dadi, arrotondata per eccesso: la metà di { $count } fa { $half }. Dichiara { $bid }.
learn-wilds-half-face = Un buon rilancio. Ma stavolta prova con il jolly.
learn-wilds-half-more = È permesso, ma basta la metà: { $bid }.
learn-wilds-half-dudo = Con tanti dadi che aiutano non serve dubitare. Prova con il jolly.
learn-wilds-back = Tornare a un numero costa il doppio, più uno. Dopo i tuoi { $count } ne servono { $needed }, così Ines dice { $bid }. Teo cambia subito: { $next }.
learn-wilds-double = Ora torna indietro tu: il doppio di { $count }, più uno, fa { $needed } dadi, del numero che preferisci.
learn-wilds-double-wild = Anche uno in più della stessa faccia è un buon rilancio. Ma stavolta torna a un numero.
learn-wilds-double-more = È permesso, ma bastano { $needed } dadi.
learn-wilds-double-dudo = Potresti dubitarne. Ma due li hai tu: meglio tornare a un numero.
learn-wilds-end = Ecco tutto il segreto del jolly: metà per andarci, il doppio più uno per tornare.
learn-wilds-no-opening = Ancora una cosa: nessuno può aprire un round normale con { $wilds }.

## Il dubbio

learn-dudo-look = Teo salta a { $bid }. Guarda i tuoi dadi: nemmeno un tre, e niente { $wild }. Dovrebbero stare tutti sotto gli altri due bicchieri: otto dadi su dieci!
learn-dudo-say = Credi a { $bid }? Se no, non rilanciare. Di’ { $dudo }!
learn-dudo-say-raise = Potresti rilanciare. Ma allora toccherebbe a te sostenere che ce ne sono ancora di più. Stavolta di’ { $dudo }.
learn-dudo-counted = Si sollevano i bicchieri; contano i tre e i jolly, cioè { $wilds }. Non bastano per { $bid }: Teo bluffava, perde un dado e apre il prossimo round.
learn-stop-true = In questa edizione ci si ferma appena la dichiarazione risulta vera. Ciò che allora è ancora coperto resta segreto.
learn-stop-true-or-false = In questa edizione ci si ferma appena è chiaro se la dichiarazione è vera o falsa. Ciò che è ancora coperto resta segreto.
learn-dudo-else = Se ci fossero stati davvero { $bid }, o di più, la dichiarazione sarebbe stata vera e il dado l’avresti perso tu: chi dubita a torto paga.
learn-dudo-hidden = I dadi persi si mettono via, e nessuno mostra quanti ne restano. Tieni il conto a mente: fa parte del gioco.
learn-dudo-exact = Si può giocare anche con { $calza }: chi pensa che una dichiarazione sia esatta può dirlo, per recuperare un dado perso o perderne un altro.

## L’ultimo dado

learn-last-option = In questa edizione { $palifico } è una regola facoltativa: si gioca se la scegli. Qui è attiva, così la conosci.
learn-last-drop = Molto più tardi: hai dichiarato { $bid }, Ines l’ha messa in dubbio e aveva ragione. Perdi un dado e te ne resta uno solo. Questo è { $palifico }!
learn-last-rules = Apri tu il prossimo round, che ha regole sue. { $wilds }: questa faccia ora non è jolly, è solo un valore come gli altri, il più basso. E il valore che scegli resta: da lì in poi sale solo la quantità.
learn-change-nobody = Vale per tutti: nessuno può cambiare valore.
learn-change-one-die = C’è un’eccezione: un altro giocatore con un solo dado può cambiare valore, e quello nuovo vincola tutti.
learn-change-one-die-opener = C’è un’eccezione: chi ha un solo dado, anche tu, può cambiare valore, e quello nuovo vincola tutti.
learn-change-one-die-earlier = C’è un’eccezione: chi ha un solo dado e ha già aperto un round così in precedenza può cambiare valore, e quello nuovo vincola tutti.
learn-last-open = Il tuo unico dado mostra un quattro. Apri con { $bid }.
learn-last-open-face = Puoi aprire con qualunque valore, anche con { $wilds }. Ma l’unica cosa che sai è il tuo quattro: dichiara quello.
learn-last-open-more = È permesso. Ma ormai sul tavolo restano pochi dadi: comincia con uno.
learn-last-doubt = Ines dice { $first }, Teo { $second }. In tutto restano solo { $dice } dadi, e i jolly non aiutano. Di’ { $dudo }!
learn-last-doubt-raise = Ancora più quattro, con così pochi dadi e senza aiuto? Meglio dire { $dudo }.
learn-last-counted = Guarda i dadi con { $wilds } sotto i bicchieri: stavolta non contano. I quattro sono troppo pochi per { $bid }, e Teo perde un dado.
learn-last-end = Dopo questo solo round torna tutto come prima. Chi perde l’ultimo dado è fuori; vince chi resta per ultimo con dei dadi.

## La fine

learn-done = Il gioco è tutto qui!
learn-done-more = Sai dichiarare, passare al jolly e tornare, dubitare e resistere con un solo dado. Il resto è sangue freddo.
learn-play = Gioca subito contro i bot
learn-read = Leggi tutto il regolamento
learn-other = Impara un’altra edizione
