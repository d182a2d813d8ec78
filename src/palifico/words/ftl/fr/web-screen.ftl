### Le grand écran : un téléviseur qui montre la table, et des téléphones qui servent de gobelets.

## Avant et après la partie

screen-big = Grand écran
screen-title = Table { $code } sur grand écran
screen-join = Rejoins la table avec ton téléphone
screen-join-how = Scanne ce code, ou ouvre { $address } et tape le code :
screen-qr = Le chemin vers cette table en code QR, à scanner avec l’appareil photo
screen-only-here = Les téléphones n’atteignent pas cet ordinateur. Démarre le serveur avec --lan, et le chemin s’affichera ici.
screen-free = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
 }
screen-full = Tout le monde est là. C’est l’hôte qui lance la partie.
screen-rematch = Encore une partie ? Appuie sur « { $rematch } » sur un téléphone : cet écran suit.

## Le menu

screen-menu = Menu de l’écran
screen-full-on = Plein écran
screen-full-off = Quitter le plein écran
screen-sound-on = Activer le son
screen-sound-off = Couper le son
screen-leave = Fermer le grand écran

## Personne ne peut regarder

screen-off = Personne ne peut regarder à cette table : un grand écran ne peut donc pas la montrer.
screen-off-soon = Personne ne peut regarder cette partie : quand elle commencera, cet écran s’éteindra.
screen-off-how = Avant une partie, l’hôte peut changer cela : « { $change } », puis « { $spectators } ».

## Dans la même pièce : le grand écran et les gobelets

screen-room = Ensemble dans la même pièce
screen-open = Montrer la table sur un grand écran
screen-open-more = Un téléviseur, une tablette ou un projecteur montre la table ; les téléphones sont les gobelets. Il ne montre jamais un dé caché.
screen-cup = Cet appareil est mon gobelet
screen-cup-more = Seulement tes dés et les boutons ici ; la table est sur le grand écran.
screen-whole = Montrer toute la table
screen-look = Regarde le grand écran !
