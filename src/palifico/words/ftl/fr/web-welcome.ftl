### Hospitality at a table: invitation, name and look, readiness, whose turn it is, rematch.

## The invitation

welcome-invites = { $host } t’invite à jouer : { $edition }, { $here } sur { $seats } déjà là
welcome-name = Ton nom
welcome-name-hint = Toute la table le voit. Sans nom, tu t’appelles { $name }.
welcome-animal = Ton animal
welcome-colour = Ta couleur
welcome-save = Garder mon nom
welcome-title = Nom de la table
welcome-title-hint = Facultatif : « Vendredi soir », par exemple.

## Ready or not

welcome-ready = On peut commencer
welcome-not-ready = Attendez-moi encore
welcome-is-ready = peut commencer
welcome-ready-count = { $ready } sur { $people } peuvent commencer.
welcome-log-ready = { $you ->
    [yes] Pour toi, on peut commencer.
   *[no] Pour { $player }, on peut commencer.
 }
welcome-away = Toutes les places sont prises, mais il manque encore : { $names }

## Whose turn it is

welcome-turns = { $count ->
    [one] C’est ton tour à { $count } table
   *[other] C’est ton tour à { $count } tables
 }
welcome-notify = Me prévenir quand c’est mon tour
welcome-notify-more = Tant que cette page reste ouverte en arrière-plan, ton navigateur te prévient.
welcome-notify-off = Ton navigateur bloque les notifications de cette page. Tu peux les autoriser dans ses réglages.

## Reactions and rematch

welcome-reactions = Réactions
welcome-rematch = { $player } veut une revanche !
welcome-rematch-here = Déjà là : { $names }
welcome-rematch-join = Rejoindre

## Animals

welcome-animal-alpaca = alpaga
welcome-animal-armadillo = tatou
welcome-animal-capibara = capybara
welcome-animal-chinchilla = chinchilla
welcome-animal-colibri = colibri
welcome-animal-condor = condor
welcome-animal-flamingo = flamant rose
welcome-animal-guanaco = guanaco
welcome-animal-iguana = iguane
welcome-animal-jaguar = jaguar
welcome-animal-lama = lama
welcome-animal-nandu = nandou
welcome-animal-ocelot = ocelot
welcome-animal-pelikan = pélican
welcome-animal-puma = puma
welcome-animal-quetzal = quetzal
welcome-animal-tapir = tapir
welcome-animal-tukan = toucan
welcome-animal-vicuna = vigogne
welcome-animal-viscacha = viscache
