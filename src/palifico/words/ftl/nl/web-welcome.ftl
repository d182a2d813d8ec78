### Hospitality at a table: invitation, name and look, readiness, whose turn it is, rematch.

## The invitation

welcome-invites = { $host } nodigt je uit voor { $edition }: { $here } van de { $seats } zijn er al
welcome-name = Je naam
welcome-name-hint = Iedereen aan tafel ziet hem. Zonder naam heet je { $name }.
welcome-animal = Je dier
welcome-colour = Je kleur
welcome-save = Naam bewaren
welcome-title = Naam van de tafel
welcome-title-hint = Hoeft niet: bijvoorbeeld ‘Vrijdagavond’.

## Ready or not

welcome-ready = Ik ben klaar
welcome-not-ready = Toch nog niet klaar
welcome-is-ready = klaar
welcome-ready-count = { $ready } van de { $people } zijn klaar.
welcome-log-ready = { $you ->
    [yes] Jij bent klaar.
   *[no] { $player } is klaar.
 }
welcome-away = Alle plaatsen zijn bezet, maar nog niet iedereen is er: { $names }

## Whose turn it is

welcome-turns = { $count ->
    [one] Je bent aan de beurt aan { $count } tafel
   *[other] Je bent aan de beurt aan { $count } tafels
 }
welcome-notify = Laat me weten wanneer ik aan de beurt ben
welcome-notify-more = Zolang deze pagina op de achtergrond openstaat, geeft je browser een melding.
welcome-notify-off = Je browser blokkeert meldingen van deze pagina. Je kunt ze toestaan in de instellingen.

## Reactions and rematch

welcome-reactions = Reacties
welcome-rematch = { $player } wil revanche!
welcome-rematch-here = Er al: { $names }
welcome-rematch-join = Doe mee

## Animals

welcome-animal-alpaca = alpaca
welcome-animal-armadillo = gordeldier
welcome-animal-capibara = capibara
welcome-animal-chinchilla = chinchilla
welcome-animal-colibri = kolibrie
welcome-animal-condor = condor
welcome-animal-flamingo = flamingo
welcome-animal-guanaco = guanaco
welcome-animal-iguana = leguaan
welcome-animal-jaguar = jaguar
welcome-animal-lama = lama
welcome-animal-nandu = nandoe
welcome-animal-ocelot = ocelot
welcome-animal-pelikan = pelikaan
welcome-animal-puma = poema
welcome-animal-quetzal = quetzal
welcome-animal-tapir = tapir
welcome-animal-tukan = toekan
welcome-animal-vicuna = vicuña
welcome-animal-viscacha = viscacha
