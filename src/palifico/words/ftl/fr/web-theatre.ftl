### What is played out at the table: the end of a round, the own cup, sound and vibration.

## The end of a round

theatre-go-on = Continuer
theatre-counting = On compte…
theatre-behind = La manche suivante a commencé.
theatre-decided = Dé décisif : { $die } ({ $player })
theatre-place = Place { $place } sur { $players }
theatre-last-round = La fin de la dernière manche

## Under my own cup

theatre-peek = Maintiens appuyé pour regarder sous ton gobelet
theatre-peek-key = Regarder sous ton gobelet, ou le reposer
theatre-cover = Couvrir mes dés : appui long pour regarder
theatre-leave-open = Laisser mes dés visibles

## Heard and felt

theatre-quiet = Couper le son et les vibrations
theatre-loud = Activer le son et les vibrations

## Settings

theatre-haptics = Vibrations
theatre-haptics-hint = Sur les appareils qui en sont capables : au lancer, à ton tour, quand quelqu’un met en doute.
theatre-own-dice = Mes propres dés
theatre-open = Dés visibles
theatre-open-hint = Tu vois toujours tes dés.
theatre-hold = Appui long pour regarder
theatre-hold-hint = Tes dés restent sous ton gobelet : pratique quand le téléphone est posé sur la table.
theatre-linger = La fin d’une manche reste à l’écran
theatre-linger-normal = Quelques secondes
theatre-linger-normal-hint = 4 secondes, et plus longtemps s’il y a beaucoup de dés.
theatre-linger-short = Un court instant
theatre-linger-short-hint = Le temps que la table attend de toute façon.
theatre-linger-long = Plus longtemps
theatre-linger-long-hint = 8 secondes, et plus longtemps s’il y a beaucoup de dés.
theatre-linger-tap = Jusqu’à ce que je touche l’écran
theatre-linger-tap-hint = Jusqu’à ce que tu touches l’écran ou appuies sur S. À ton tour, elle laisse la place.
