### La page avant que le programme ne parle : son cadre, et quoi lire quand il ne peut pas.

## Le cadre

shell-title = Perudo entre amis
shell-about = Le jeu de dés et de bluff : envoie un lien et joue, sans compte.
shell-loading = Un instant, on sort les dés…
shell-no-script = Pour jouer, il faut JavaScript : active-le dans ton navigateur et recharge la page.
shell-new = Ouvrir une table
shell-learn = Apprendre le jeu

## Sans connexion

shell-offline = La table est injoignable
shell-offline-more = Ta place et tes dés sont à l’abri sur le serveur. Cette page reprend toute seule dès que la connexion revient.
shell-offline-again = Réessayer
shell-offline-practise = S’entraîner en attendant

## Sans programme

shell-unbuilt = Ce serveur n’a pas encore de pages pour le navigateur : arrête-le, lance « make play » dans son dossier et recharge la page.
