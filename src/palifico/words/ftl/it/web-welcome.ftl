### Hospitality at a table: invitation, name and look, readiness, whose turn it is, rematch.

## The invitation

welcome-invites = { $host } ti invita a { $edition }: presenti { $here } su { $seats }
welcome-name = Il tuo nome
welcome-name-hint = Lo vedono tutti al tavolo. Se non ne scrivi uno, ti chiami { $name }.
welcome-animal = Il tuo animale
welcome-colour = Il tuo colore
welcome-save = Salva il mio nome
welcome-title = Nome del tavolo
welcome-title-hint = Facoltativo: per esempio «Venerdì sera».

## Ready or not

welcome-ready = Ci sono, si può iniziare
welcome-not-ready = Aspettatemi ancora un attimo
welcome-is-ready = può iniziare
welcome-ready-count = Possono iniziare { $ready } su { $people }.
welcome-log-ready = { $you ->
    [yes] Per te si può iniziare.
   *[no] Per { $player } si può iniziare.
 }
welcome-away = I posti sono tutti occupati, ma qualcuno manca: { $names }

## Whose turn it is

welcome-turns = { $count ->
    [one] Tocca a te a { $count } tavolo
   *[other] Tocca a te a { $count } tavoli
 }
welcome-notify = Avvisami quando tocca a me
welcome-notify-more = Finché questa pagina resta aperta in secondo piano, il browser ti mostra un avviso.
welcome-notify-off = Il browser blocca gli avvisi di questa pagina. Puoi permetterli nelle sue impostazioni.

## Reactions and rematch

welcome-reactions = Reazioni
welcome-rematch = { $player } vuole la rivincita!
welcome-rematch-here = Già presenti: { $names }
welcome-rematch-join = Partecipa

## Animals

welcome-animal-alpaca = alpaca
welcome-animal-armadillo = armadillo
welcome-animal-capibara = capibara
welcome-animal-chinchilla = cincillà
welcome-animal-colibri = colibrì
welcome-animal-condor = condor
welcome-animal-flamingo = fenicottero
welcome-animal-guanaco = guanaco
welcome-animal-iguana = iguana
welcome-animal-jaguar = giaguaro
welcome-animal-lama = lama
welcome-animal-nandu = nandù
welcome-animal-ocelot = ocelot
welcome-animal-pelikan = pellicano
welcome-animal-puma = puma
welcome-animal-quetzal = quetzal
welcome-animal-tapir = tapiro
welcome-animal-tukan = tucano
welcome-animal-vicuna = vigogna
welcome-animal-viscacha = viscaccia
