### Het eerste spel: vier korte rondes waarin je leert spelen.

learn-title = Leer spelen
learn-about = Je eerste spel: vier korte rondes, zo’n drie minuten. Er kan niets misgaan.
learn-edition = Welke editie heb je?
learn-rounds = De vier rondes
learn-round = Ronde { $number } van { $total }
learn-step = Stap { $number } van { $total }
learn-round-bids = Bieden
learn-round-wilds = De joker: { $wild }
learn-round-dudo = Een bod betwijfelen: { $dudo }
learn-round-last = De laatste dobbelsteen: { $palifico }
learn-you = Jij
learn-your-move = Jouw zet:
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

learn-bids-hello = Jullie hebben elk een beker met { $dice } dobbelstenen. Je ziet alleen die van jezelf; die van de anderen blijven bedekt. Wie als laatste nog dobbelstenen heeft, wint.
learn-bids-what = Een bod zegt: onder alle bekers samen liggen minstens zoveel dobbelstenen met deze waarde. { $bid } betekent ‘minstens drie vijven’. Dat kan waar zijn, en het kan bluf zijn.
learn-bids-open = Jij begint. Je hebt twee vijven, dus bied { $low } of { $high }: kies de waarde en dan het aantal.
learn-bids-open-face = Dat zou kunnen: niemand ziet jouw dobbelstenen. Maar blijf nu bij de waarde die je twee keer hebt, de vijf.
learn-bids-open-more = Dat mag, en misschien is het nog waar ook. Maar begin lager en laat de anderen ruimte om te verhogen.
learn-bids-heard = Ines zegt { $first } en Teo { $second }. Ze rekenen ook op wat er onder jouw beker ligt.
learn-raise-free = Elk bod moet hoger zijn dan het vorige: meer dobbelstenen van een willekeurige waarde, of evenveel van een hogere waarde.
learn-raise-never-down = Elk bod moet hoger zijn dan het vorige: meer dobbelstenen van dezelfde waarde, of evenveel of meer van een hogere waarde. De waarde gaat alleen omlaag via de joker; daarover straks meer.
learn-raise-one-axis = Elk bod moet hoger zijn dan het vorige, maar niet in beide opzichten tegelijk: meer dobbelstenen van dezelfde waarde, of evenveel van een hogere waarde. De waarde gaat alleen omlaag via de joker; daarover straks meer.
learn-bids-raise = Verhoog { $bid } nu een beetje. Je krijgt alleen te zien wat volgens de regels mag.
learn-bids-raise-wild = { $wilds } zijn een verhaal apart: dat komt in de volgende ronde. Verhoog deze keer met een getal.
learn-bids-raise-more = Dat mag, maar zo gaat het hard omhoog, en straks moet je het waarmaken. Probeer een kleinere verhoging.
learn-bids-raise-dudo = Je mag het bod betwijfelen, en dat ga je straks ook doen. Maar verhoog eerst een keer.
learn-bids-end = Goed geboden! Zo gaat het de tafel rond, steeds hoger, tot iemand het niet meer gelooft.

## De joker

learn-wilds-look = Nieuwe dobbelstenen, en twee van jou tonen { $wild }. Dat is de joker: die telt mee voor elke waarde die geboden is. Voor { $bid } heb je dus niet slechts één dobbelsteen die helpt, maar { $count }.
learn-wilds-half = Je kunt ook op { $wilds } zelf bieden. Dan telt niets anders mee, dus is de helft genoeg, naar boven afgerond: de helft van { $count } wordt { $half }. Bied { $bid }.
learn-wilds-half-face = Een prima verhoging. Maar probeer deze keer de joker.
learn-wilds-half-more = Dat mag, maar de helft is genoeg: { $bid }.
learn-wilds-half-dudo = Met zoveel dobbelstenen die helpen, hoef je het bod niet te betwijfelen. Probeer de joker.
learn-wilds-back = Terug naar een getal kost het dubbele plus één. Na jouw { $count } is dat { $needed }, dus zegt Ines { $bid }. Teo stapt meteen weer over: { $next }.
learn-wilds-double = Ga nu zelf terug: twee keer { $count } plus één is { $needed }, van welk getal je maar wilt.
learn-wilds-double-wild = Eén meer van hetzelfde is ook een goede verhoging. Maar ga deze keer terug naar een getal.
learn-wilds-double-more = Dat mag, maar { $needed } dobbelstenen zijn genoeg.
learn-wilds-double-dudo = Je zou het bod kunnen betwijfelen. Maar je hebt er zelf al twee: ga liever terug naar een getal.
learn-wilds-end = Dat is het hele geheim van de joker: de helft om erheen te gaan, het dubbele plus één om terug te komen.
learn-wilds-no-opening = Nog één ding: niemand mag een gewone ronde openen met { $wilds }.

## De twijfel

learn-dudo-look = Teo springt naar { $bid }. Kijk naar jouw dobbelstenen: geen enkele drie, en geen { $wild }. Ze zouden dus allemaal onder de andere twee bekers moeten liggen: acht van de tien!
learn-dudo-say = Geloof je { $bid }? Zo niet, verhoog dan niet, maar roep { $dudo }!
learn-dudo-say-raise = Je zou kunnen verhogen. Maar dan ben jij degene die beweert dat er nog meer zijn. Roep deze keer { $dudo }.
learn-dudo-counted = De bekers gaan omhoog; drieën en { $wilds } tellen mee. Het zijn er te weinig voor { $bid }: Teo blufte, verliest een dobbelsteen en opent de volgende ronde.
learn-stop-true = In deze editie stopt het tonen zodra vaststaat dat het bod klopt. Wat dan nog bedekt is, blijft geheim.
learn-stop-true-or-false = In deze editie stopt het tonen zodra duidelijk is of het bod klopt of niet. Wat dan nog bedekt is, blijft geheim.
learn-dudo-else = Was het wel genoeg geweest voor { $bid }, dan had het bod geklopt en was jij een dobbelsteen kwijt: wie ten onrechte een bod betwijfelt, betaalt.
learn-dudo-hidden = Verloren dobbelstenen verdwijnen, en niemand laat zien hoeveel er nog over zijn. Houd het in je hoofd bij: dat hoort bij het spel.
learn-dudo-exact = Je kunt ook met { $calza } spelen: wie denkt dat een bod precies klopt, mag dat roepen, en wint een verloren dobbelsteen terug of verliest er nog een.

## De laatste dobbelsteen

learn-last-option = In deze editie is { $palifico } een optionele regel: je speelt ermee als je dat kiest. Hier staat hij aan, zodat je hem leert kennen.
learn-last-drop = Veel later: je bood { $bid }, Ines geloofde het niet en had gelijk. Je verliest een dobbelsteen en hebt er nog maar één. Dat is { $palifico }!
learn-last-rules = Jij opent de volgende ronde, en die heeft eigen regels. { $wilds } zijn dan geen jokers maar een gewone waarde, de laagste. En de waarde die jij kiest, blijft: daarna gaat alleen het aantal omhoog.
learn-change-nobody = Dat geldt voor iedereen: niemand mag de waarde veranderen.
learn-change-one-die = Er is één uitzondering: een andere speler die ook maar één dobbelsteen heeft, mag de waarde veranderen; de nieuwe geldt dan voor iedereen.
learn-change-one-die-opener = Er is één uitzondering: wie maar één dobbelsteen heeft, ook jij, mag de waarde veranderen; de nieuwe geldt dan voor iedereen.
learn-change-one-die-earlier = Er is één uitzondering: een speler met maar één dobbelsteen die al eerder zo’n ronde heeft geopend, mag de waarde veranderen; de nieuwe geldt dan voor iedereen.
learn-last-open = Je enige dobbelsteen toont een vier. Open met { $bid }.
learn-last-open-face = Je mag met elke waarde openen, zelfs met { $wilds }. Maar het enige wat je zeker weet, is jouw vier: bied daarop.
learn-last-open-more = Dat mag. Maar er liggen niet veel dobbelstenen meer op tafel: begin met één.
learn-last-doubt = Ines zegt { $first }, Teo { $second }. Er zijn nog maar { $dice } dobbelstenen in het spel, en jokers helpen niet. Roep { $dudo }!
learn-last-doubt-raise = Nog meer vieren, met zo weinig dobbelstenen en zonder hulp? Roep liever { $dudo }.
learn-last-counted = Kijk naar de { $wilds } onder de bekers: deze keer tellen ze niet mee. Er zijn te weinig vieren voor { $bid }, en Teo verliest een dobbelsteen.
learn-last-end = Na deze ene ronde is alles weer gewoon. Wie de laatste dobbelsteen verliest, ligt eruit; wie als laatste nog dobbelstenen heeft, wint.

## Het einde

learn-done = Dat is het hele spel!
learn-done-more = Je kunt bieden, naar de joker gaan en terug, een bod betwijfelen en het volhouden met één dobbelsteen. De rest is een kwestie van lef.
learn-play = Speel nu tegen bots
learn-read = Lees alle spelregels
learn-other = Leer een andere editie
