### The terminal client, beyond what it shares with the page.

param-table = De link of de code van een tafel waaraan je aanschuift; of een editie om tegen bots te spelen, bijvoorbeeld paco.
param-server = Adres van de server waarop je speelt; anders start deze opdracht er zelf een.
param-local = Wie er op deze computer spelen, namen met komma’s of spaties ertussen; tussen de beurten blijven de dobbelstenen verborgen.
param-me = De naam waaronder de anderen je zien.
param-watch = Kijkt mee aan de tafel zonder te gaan zitten.
param-example = De voorbeeldronde van deze editie (bijvoorbeeld paco) bekijken in plaats van een spel.
param-plain = Regel voor regel, zonder op het scherm te tekenen: voor schermlezers, pipes en eenvoudige terminals.
param-light = Donker op een lichte achtergrond.
param-pace = Hoeveel tijd je per beurt hebt: relaxed voor geen klok, normal, quick, day, three_days of week.
command-watch = Laat een afgelopen spel zet voor zet terugkijken, aan de hand van het verslag of de link.

## At the table

terminal-pass = Geef de computer aan { $player } en laat niemand anders meekijken. Druk dan op Enter.
terminal-pass-who = Wie roept het?
terminal-watching = je kijkt mee
terminal-bid = Bieden
terminal-leave-waits = Je kunt gaan: je plaats wacht op je, en we vertellen je hoe je terugkomt.
terminal-way-back = Het spel wacht op je. Zo ga je ermee verder:
terminal-small = Maak dit venster groter: minstens { $columns }×{ $lines }. Met Ctrl-C stop je.
fault-watch-link = Het spel op { $given } kan niet worden bekeken: { $why }

## What can be typed

terminal-help = Meer woorden: table (de tafel), bids (alle biedingen van de ronde), log (het verloop), odds (de kansen), say (iets zeggen), leave (voorgoed weg), quit (je plaats wacht op je).
terminal-help-before = Voor het spel: sit, sit 2 (gaan zitten), stand (opstaan), bot, bot champion, kick 3 (wegsturen), host 3 (host maken), begin (bots nemen de vrije plaatsen).
terminal-say = Zeg iets, of kies een van deze zinnen: { $phrases }
terminal-rematch = Typ ‘rematch’ om nog eens te spelen.

## Keys

terminal-keys = Toetsen
terminal-scroll = Verder lezen
terminal-step = Eén stap
terminal-round = Eén ronde
terminal-help-before-keys = Voor het spel: een bot op een vrije plaats, beginnen, opstaan
terminal-help-after-keys = Na het spel: nog eens spelen, het spel bewaren
terminal-coach-players = De coach helpt wie meespeelt.
terminal-sent-later = Je zet, { $move }, wordt verstuurd zodra de verbinding terug is.
terminal-keep = Dit spel bewaren in dit bestand, met het bewijs van de worpen? Enter is ja.

## Going, and several people at one machine

terminal-leave-sure =
    { $you ->
        [yes] Een bot speelt voor je verder, en je kunt niet meer terugkomen.
       *[no] Een bot speelt verder voor { $player }, die niet meer kan terugkomen. De anderen kunnen doorspelen.
    } Typ nog een keer ‘leave’ om voorgoed weg te gaan, of ‘quit’ om de plaats te houden.
terminal-way-back-others = De anderen kunnen verderspelen:
terminal-local-seen = Hier zijn de dobbelstenen niet te verbergen: wat er staat, blijft staan. In een terminal die gewist kan worden, blijven ze verborgen.
terminal-practice-gone = Een oefenspel wordt niet bewaard: je kunt er niet mee verdergaan.
terminal-help-bid = Typ een bod als aantal x waarde: 3x5 betekent minstens drie vijven, 2xA betekent twee { $wilds }. Typ ‘rules’ voor de spelregels, ‘quit’ om te stoppen.
terminal-odds = { $what }, kans: { $chance }
fault-watch-table = Er is niets om naar te kijken: geef de link of de code van een tafel op.
fault-table-who = Aan deze tafel zitten meerdere mensen van deze computer. Zeg wie er speelt: --local { $given }, of --me en een van deze namen.
fault-local-twice = Twee mensen kunnen hier niet allebei ‘{ $given }’ heten: geef ze verschillende namen.

## What the page says otherwise

board-counts-hidden = Niemand krijgt te zien hoeveel dobbelstenen de anderen nog hebben: dat onthouden hoort bij dit spel.
common-log-now = Het bod is { $bid }.
