### The command line: what each command and each of its parameters is for, and what it prints.

command-palifico = Perudo volgens de regels van jouw eigen editie.
command-editions = Toont de edities en hun optionele regels.
command-rules = Toont de spelregels van een editie, of de verschillen tussen twee edities.
command-explain = Zegt of je een bod mag doen of exact mag noemen, waarom, en wat er anders mag.
command-house = Vertelt de regels van een tafel in gewone woorden, met hun regelcode.
command-referee = Beoordeelt spelverslagen: één JSON-verslag per regel, één oordeel per regel.
command-record = Zet spelverslagen om van JSON-regels naar de tekstnotatie of andersom.
command-play = Spelen in de terminal: tegen bots, met vrienden, of aan elke tafel waarvan je de link of de code hebt.
command-doctor = Controleert de installatie en zegt wat je kunt doen aan wat ontbreekt of niet werkt.
command-completion = Toont een script waarmee een shell opdrachten, opties en waarden aanvult.
command-version = Toont de versie.
command-help = Toont deze hulp.

param-edition = De editie, bijvoorbeeld paco.
param-lang = Taal van het antwoord: it, en, fr, es, nl of de.
param-against = Een andere editie: toont alleen de verschillen.
param-rule = Optionele regels en huisregels als naam=waarde, bijvoorbeeld --rule calza=true --rule dice_each=3.
param-previous = Het vorige bod, zoals 8x6; geef je maar één bod, dan is dit een openingsbod.
param-bid = Het bod waar het om gaat, zoals 9x6 of 3xA.
param-last-die = In een ronde van de laatste dobbelsteen.
param-one-die = Wie biedt, heeft nog één dobbelsteen.
param-opener = Wie biedt, heeft deze ronde van de laatste dobbelsteen geopend.
param-calza = Vraagt of je het bod exact mag noemen, in plaats van of je het mag verhogen.
param-file = Het bestand; zonder bestand, of met -, wordt de standaardinvoer gelezen.
param-legal = Toont ook wat er bij elke beslissing mocht.
param-seats = Hoeveel spelers meedoen.
param-seed = Een startgetal, om nog eens met dezelfde worpen te spelen.
param-to = De vorm van de uitvoer: json of text.
param-shell = De shell: bash, zsh of fish.

usage-heading = Gebruik:
usage-command = OPDRACHT
commands-heading = Opdrachten
parameters-heading = Parameters

## Explain

explain-legal = Toegestaan: na { $previous } mag je { $bid } bieden.
explain-legal-opening = Toegestaan: met { $bid } mag je de ronde openen.
explain-illegal = Niet toegestaan. { $why }
explain-impossible = Het vorige bod, { $previous }, is niet mogelijk. { $why }
explain-rule = De regel: ‘{ $rule }’
explain-calza-bidder = Mag de bieder het bod exact noemen? Ja.
explain-calza-bidder-not = Mag de bieder het bod exact noemen? Nee. { $why }
explain-calza-to-act = Mag wie aan de beurt is het bod exact noemen? Ja.
explain-calza-to-act-not = Mag wie aan de beurt is het bod exact noemen? Nee. { $why }
explain-calza-others = Mogen de andere spelers het bod exact noemen? Ja.
explain-calza-others-not = Mogen de andere spelers het bod exact noemen? Nee. { $why }
explain-calza-option = In deze editie is { $calza } een optionele regel, die standaard uit staat. Kies je ervoor, dan geldt het volgende.
explain-calza-none = In deze editie kun je een bod niet exact noemen.

## House

house-plain = { $edition }, precies volgens het spelregelboekje.
house-differs = { $edition }, met eigen afspraken. { $differences }
house-players = { $players ->
    [one] Eén speler.
   *[other] { $players } spelers.
 }
house-share = Regelcode: { $code }

## Other answers

editions-options = optionele regels: { $options }
editions-no-options = geen optionele regels
fault-file-unreadable = Kan { $file } niet lezen: { $why }
fault-output-unwritable = Kan het antwoord niet schrijven: { $why }
fault-seats = Een spel heeft { $from } tot en met { $to } spelers, niet { $given }.
fault-rule-form = ‘{ $given }’ is niet van de vorm naam=waarde.
fault-command-unknown = Er is geen opdracht ‘{ $given }’.
fault-command-option = Er is hier geen optie ‘{ $given }’.
fault-command-missing = Er ontbreekt iets: { $name }.
fault-command-value = ‘{ $given }’ is niet mogelijk voor { $name }.
fault-command-choice = ‘{ $given }’ is niet mogelijk voor { $name }; kies uit: { $expected }.
fault-command-number = ‘{ $given }’ is geen getal, en dat moet het bij { $name } wel zijn.
fault-command-extra = Dit is te veel: ‘{ $given }’.
fault-command-twice = { $name } staat er twee keer; één keer is genoeg.
fault-command-other = Deze opdracht is niet te begrijpen: { $why }
hint-near = Bedoelde je { $near }?
hint-help = { $help } toont wat er is.
fault-notation-invalid = Regel { $line } past niet in de notatie: { $what }
fault-record-illegal = Ronde { $round } van dit spel is niet volgens de regels. { $what }

## The text notation

notation-expects-version = een spel begint met de regel ‘palifico 1’.
notation-expects-single = hier hoort maar één spel te staan.
notation-expects-header = een kopregel schrijf je als ‘sleutel: waarde’.
notation-expects-known = de kopregels zijn edition, options, house, players, starter, date en id.
notation-expects-once = dit is al eerder opgegeven.
notation-expects-edition = ‘edition’ is de naam van een editie.
notation-expects-value = optionele regels en huisregels schrijf je als ‘naam=waarde, naam=waarde’.
notation-expects-players = ‘players’ is een getal van 2 tot en met 12, of 2 tot 12 namen met komma’s ertussen.
notation-expects-starter = ‘starter’ is de letter van een plaats aan deze tafel.
notation-expects-date = ‘date’ is een datum, zoals 2026-01-31.
notation-expects-text = een tekst schrijf je als losse woorden, of tussen dubbele aanhalingstekens zoals in JSON.
notation-expects-round = hier hoort de volgende ronde: nummer, punt, dobbelstenen, acties, getoonde bekers, uitkomst, met | ertussen.
notation-expects-dice = de dobbelstenen van elke plaats staan er één keer, zoals a25 b16 c-.
notation-expects-action = een actie is een plaats met een bod, dudo of calza, zoals b 3x5.
notation-expects-reveal = bij het tonen staan de plaatsen in de volgorde van hun bekers en het totaal, zoals c a b = 2.
notation-expects-outcome = een uitkomst schrijf je als b -1, b +1, b out, b wins of =.
notation-expects-uncalled = niemand heeft iets geroepen, dus er wordt niets getoond en er is geen uitkomst.
notation-expects-shown = volgens de regels gaan de bekers zo omhoog: { $rules }.
notation-expects-count = volgens de regels is het totaal { $rules }.
notation-expects-result = volgens de regels is de uitkomst { $rules }.
