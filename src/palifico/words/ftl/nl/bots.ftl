### `palifico bots`: tegen wie je kunt spelen, en eigen bots.

command-bots = Toont de bots; voegt een eigen bot toe, verwijdert of test er een.
param-do = Wat er moet gebeuren: list (tonen), add (toevoegen), remove (verwijderen) of check (testen).
param-bot = Je bot: een Python-bestand, of zijn naam zodra hij is toegevoegd.
param-name = De naam van je bot; anders die van het bestand.
param-command = Een opdrachtregel die je bot start, in welke taal ook, bijvoorbeeld "node bot.js".

bots-house = De ingebouwde bots:
bots-own = Je eigen bots:
bots-own-none = Je hebt nog geen eigen bots. Voeg er een toe met: palifico bots add my_bot.py
bots-added = ‘{ $name }’ hoort nu bij je bots.
bots-removed = ‘{ $name }’ hoort niet meer bij je bots. Het bestand blijft waar het is.
bots-checking = { $name } wordt getest
bots-check-passed = ‘{ $name }’ slaagt. { $questions ->
    [one] Eén vraag
   *[other] { $questions } vragen
 } aan { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
 }, en elk antwoord telde.
bots-check-failed = ‘{ $name }’ slaagt niet. Aan tafel wordt dan in zijn plaats een veilige zet gedaan; na drie fouten wordt hem in dat spel niets meer gevraagd.
bots-check-differs = Overigens: na een herstart geeft ‘{ $name }’ op dezelfde vraag niet hetzelfde antwoord. Dat mag, maar zijn spellen zijn niet te herhalen.
bots-table = { $edition }, { $seats } plaatsen, ieder { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
 }, { $lost }, { $left }
bots-lost-hidden = verloren dobbelstenen verborgen
bots-lost-visible = verloren dobbelstenen zichtbaar
bots-left-all = vanaf het begin
bots-left-some = met nog { $left } van de dobbelstenen
bots-asked-opening = Hij moest openen; zijn dobbelstenen waren { $dice }.
bots-asked-bid = Het bod was { $bid }; zijn dobbelstenen waren { $dice }.
bots-trouble-raised = hij liep vast op een fout: { $text }
bots-trouble-stalled = hij deed er te lang over: { $text }
bots-trouble-illegal = zijn antwoord telt niet: { $text }
bots-trouble-gone = zijn programma is gestopt: { $text }
bots-printed = Wat ‘{ $name }’ het laatst heeft geschreven:

fault-bots-unknown = Er is geen bot ‘{ $given }’. De bots zijn: { $expected }. Een bot in een Python-bestand kun je ook met zijn pad laten spelen: ./my_bot.py
fault-own-name = ‘{ $given }’ kan geen naam van een bot zijn: gebruik 1 tot 24 kleine letters, cijfers, - of _, met een letter voorop. Geef een andere naam op met --name.
fault-own-taken = Er is al een bot die ‘{ $given }’ heet. Geef de jouwe een andere naam met --name.
fault-own-unknown = Je hebt geen bot toegevoegd die ‘{ $given }’ heet. { $expected ->
    [none] Je hebt er nog geen enkele toegevoegd.
   *[other] Je hebt: { $expected }.
 }
fault-own-nowhere = Je hebt geen bot die ‘{ $given }’ heet, en zo’n bestand is er ook niet.
fault-own-python = { $file } is geen Python-bestand; een ander programma voeg je toe met: palifico bots add --command
fault-own-command = ‘{ $given }’ is niet als opdrachtregel te lezen.
fault-own-broken = ‘{ $given }’ start niet: { $why }
fault-own-registry = De lijst van je bots, { $file }, kan niet worden gelezen: { $why }
fault-own-system = Eigen bots hebben een systeem nodig dat kan begrenzen wat een programma verbruikt, zoals Linux of macOS.
