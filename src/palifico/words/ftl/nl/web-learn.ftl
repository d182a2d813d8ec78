### Het eerste spel: vier korte rondes waarin je leert spelen.

learn-title = Leer spelen
learn-about = Vier korte rondes, zo’n drie minuten. Er kan niets misgaan.
learn-edition = Welke editie heb je?
learn-rounds = De vier rondes
learn-round = Ronde { $number } van { $total }
learn-step = Stap { $number } van { $total }
learn-round-bids = Bieden
learn-round-wilds = De joker: { $wild }
learn-round-dudo = Een bod betwijfelen: { $dudo }
learn-round-last = De laatste dobbelsteen: { $palifico }
learn-you = Jij
learn-your-move = Jouw beurt
learn-next = Verder
learn-back = Terug
learn-skip = Deze ronde overslaan
learn-again = Opnieuw beginnen
learn-next-round = Naar ronde { $number }
learn-finish = Klaar
learn-try-again = Probeer iets anders
learn-well-done = Precies!
learn-lifting = De bekers gaan omhoog. Tel mee!

## Bieden

learn-bids-hello = Iedereen verbergt { $dice } dobbelstenen onder een beker. Je ziet alleen die van jezelf. Wie als laatste nog dobbelstenen heeft, wint.
learn-bids-what = Een bod gaat over alle bekers samen. { $bid } betekent: minstens drie vijven. Dat kan waar zijn, of bluf.
learn-bids-open = Jij begint, en je hebt twee vijven. Druk op de knop om { $low } te bieden, of eerst op + voor { $high }.
learn-bids-open-face = Dat zou kunnen: niemand ziet jouw dobbelstenen. Maar blijf nu bij de waarde die je twee keer hebt, de vijf.
learn-bids-open-more = Dat mag, en misschien is het nog waar ook. Maar begin lager en laat de anderen ruimte om te verhogen.
learn-bids-heard = Ines zegt { $first } en Teo { $second }. Ze rekenen ook op jouw dobbelstenen.
learn-raise-free = Elk bod moet hoger zijn dan het vorige: meer dobbelstenen van welke waarde ook, of evenveel van een hogere.
learn-raise-never-down = Elk bod moet hoger zijn dan het vorige: meer van dezelfde waarde, of minstens evenveel van een hogere. De waarde gaat alleen omlaag via de joker.
learn-raise-one-axis = Elk bod moet hoger zijn dan het vorige, op één manier tegelijk: meer van dezelfde waarde, of evenveel van een hogere. De waarde gaat alleen omlaag via de joker.
learn-bids-raise = Verhoog { $bid } een beetje. Je kunt alleen kiezen wat mag.
learn-bids-raise-wild = { $wilds } zijn een verhaal apart: dat komt in de volgende ronde. Verhoog deze keer met een getal.
learn-bids-raise-more = Dat mag, maar zo gaat het hard omhoog, en straks moet je het waarmaken. Probeer een kleinere verhoging.
learn-bids-raise-dudo = Je mag het bod betwijfelen, en dat ga je straks ook doen. Maar verhoog eerst een keer.
learn-bids-end = Goed geboden! Zo gaat het rond, steeds hoger, tot iemand het niet meer gelooft.

## De joker

learn-wilds-look = Twee van je nieuwe dobbelstenen tonen { $wild }. Dat is de joker: die telt voor elke waarde mee. Voor { $bid } heb je er niet één, maar { $count }.
learn-wilds-half = Je kunt ook op { $wilds } bieden. Dan tellen alleen die, dus is de helft genoeg, naar boven afgerond: { $count } wordt { $half }. Bied { $bid }.
learn-wilds-half-face = Een prima verhoging. Maar probeer deze keer de joker.
learn-wilds-half-more = Dat mag, maar de helft is genoeg: { $bid }.
learn-wilds-half-dudo = Met zoveel dobbelstenen die helpen, hoef je het bod niet te betwijfelen. Probeer de joker.
learn-wilds-back = Terug naar een getal kost het dubbele plus één. Na jouw { $count } is dat { $needed }: Ines zegt { $bid }. Teo stapt meteen weer over: { $next }.
learn-wilds-double = Ga nu zelf terug: twee keer { $count } plus één is { $needed }, van welk getal je maar wilt.
learn-wilds-double-wild = Eén meer van hetzelfde is ook een goede verhoging. Maar ga deze keer terug naar een getal.
learn-wilds-double-more = Dat mag, maar { $needed } dobbelstenen zijn genoeg.
learn-wilds-double-dudo = Je zou het bod kunnen betwijfelen. Maar je hebt er zelf al twee: ga liever terug naar een getal.
learn-wilds-end = Dat is de joker: de helft erheen, het dubbele plus één terug.
learn-wilds-no-opening = Nog één ding: niemand mag een gewone ronde openen met { $wilds }.

## De twijfel

learn-dudo-look = Teo springt naar { $bid }. Jij hebt geen drie en geen { $wild }: het zouden acht van de andere tien moeten zijn!
learn-dudo-say = Geloof je { $bid }? Zo niet, roep { $dudo }!
learn-dudo-say-raise = Je zou kunnen verhogen. Maar dan ben jij degene die beweert dat er nog meer zijn. Roep deze keer { $dudo }.
learn-dudo-counted = Drieën en { $wilds } tellen mee. Het zijn er te weinig voor { $bid }: Teo blufte, verliest een dobbelsteen en opent de volgende ronde.
learn-stop-true = In deze editie stopt het tonen zodra vaststaat dat het bod klopt. Wat dan nog bedekt is, blijft geheim.
learn-stop-true-or-false = In deze editie stopt het tonen zodra duidelijk is of het bod klopt of niet. Wat dan nog bedekt is, blijft geheim.
learn-dudo-else = Met { $bid } of meer op tafel was jij een dobbelsteen kwijt: wie ten onrechte betwijfelt, betaalt.
learn-dudo-hidden = Verloren dobbelstenen verdwijnen, en niemand laat zien hoeveel er nog over zijn. Houd het in je hoofd bij: dat hoort bij het spel.
learn-dudo-exact = Er is ook { $calza }: roep het als een bod precies klopt en win een dobbelsteen terug, of verlies er een.

## De laatste dobbelsteen

learn-last-option = In deze editie is { $palifico } een optionele regel: je speelt ermee als je dat kiest. Hier staat hij aan, zodat je hem leert kennen.
learn-last-drop = Veel later: Ines geloofde je { $bid } niet, en had gelijk. Je hebt nog één dobbelsteen. Dat is { $palifico }!
learn-last-drop-spelt = Veel later: Ines geloofde je { $bid } niet, en had gelijk. Je hebt nog één dobbelsteen. Dat is { $palifico }, zoals jouw editie het schrijft!
learn-last-rules = Je opent een bijzondere ronde. { $wilds } zijn nu geen jokers, en de waarde die je kiest, blijft: alleen het aantal gaat omhoog.
learn-change-nobody = Dat geldt voor iedereen: niemand mag de waarde veranderen.
learn-change-one-die = Er is één uitzondering: een andere speler die ook maar één dobbelsteen heeft, mag de waarde veranderen; de nieuwe geldt dan voor iedereen.
learn-change-one-die-opener = Er is één uitzondering: wie maar één dobbelsteen heeft, ook jij, mag de waarde veranderen; de nieuwe geldt dan voor iedereen.
learn-change-one-die-earlier = Er is één uitzondering: een speler met maar één dobbelsteen die al eerder zo’n ronde heeft geopend, mag de waarde veranderen; de nieuwe geldt dan voor iedereen.
learn-last-open = Je enige dobbelsteen toont een vier. Open met { $bid }.
learn-last-open-face = Je mag met elke waarde openen, zelfs met { $wilds }. Maar het enige wat je zeker weet, is jouw vier: bied daarop.
learn-last-open-more = Dat mag. Maar er liggen niet veel dobbelstenen meer op tafel: begin met één.
learn-last-doubt = Ines zegt { $first }, Teo { $second }. Er zijn nog maar { $dice } dobbelstenen, zonder jokers. Roep { $dudo }!
learn-last-doubt-raise = Nog meer vieren, met zo weinig dobbelstenen en zonder hulp? Roep liever { $dudo }.
learn-last-counted = De { $wilds } tellen deze keer niet mee. Te weinig vieren voor { $bid }: Teo verliest een dobbelsteen.
learn-last-end = Daarna is alles weer gewoon. Wie de laatste dobbelsteen verliest, ligt eruit; wie als laatste overblijft, wint.

## Het einde

learn-done = Je kunt nu Perudo spelen!
learn-done-more = De rest is een kwestie van lef.
learn-play = Speel tegen bots
learn-read = Lees alle spelregels
learn-other = Leer een andere editie
