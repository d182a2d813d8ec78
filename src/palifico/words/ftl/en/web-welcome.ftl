### Hospitality at a table: invitation, name and look, readiness, whose turn it is, rematch.

## The invitation

welcome-invites = { $host } invites you to { $edition }: { $here } of { $seats } are here
welcome-name = Your name
welcome-name-hint = Everybody at the table sees it. Without one you are { $name }.
welcome-animal = Your animal
welcome-colour = Your colour
welcome-save = Save my name
welcome-title = Name of the table
welcome-title-hint = Optional: “Friday night”, for example.

## Ready or not

welcome-ready = I’m ready
welcome-not-ready = Not ready after all
welcome-is-ready = ready
welcome-ready-count = { $ready } of { $people } are ready.
welcome-log-ready = { $you ->
    [yes] You are ready.
   *[no] { $player } is ready.
 }
welcome-away = All seats are taken, but not everybody is here: { $names }

## Whose turn it is

welcome-turns = { $count ->
    [one] It is your turn at { $count } table
   *[other] It is your turn at { $count } tables
 }
welcome-notify = Tell me when it is my turn
welcome-notify-more = While this page is open in the background, your browser shows you a note.
welcome-notify-off = Your browser blocks notes from this page. You can allow them in its settings.

## Reactions and rematch

welcome-reactions = Reactions
welcome-rematch = { $player } wants a rematch!
welcome-rematch-here = Here now: { $names }
welcome-rematch-join = Join in

## Animals

welcome-animal-alpaca = alpaca
welcome-animal-armadillo = armadillo
welcome-animal-capibara = capybara
welcome-animal-chinchilla = chinchilla
welcome-animal-colibri = hummingbird
welcome-animal-condor = condor
welcome-animal-flamingo = flamingo
welcome-animal-guanaco = guanaco
welcome-animal-iguana = iguana
welcome-animal-jaguar = jaguar
welcome-animal-lama = llama
welcome-animal-nandu = rhea
welcome-animal-ocelot = ocelot
welcome-animal-pelikan = pelican
welcome-animal-puma = puma
welcome-animal-quetzal = quetzal
welcome-animal-tapir = tapir
welcome-animal-tukan = toucan
welcome-animal-vicuna = vicuña
welcome-animal-viscacha = viscacha
