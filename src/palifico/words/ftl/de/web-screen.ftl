### Der große Bildschirm: ein Fernseher zeigt den Tisch, und die Telefone sind die Becher.

## Vor und nach der Partie

screen-big = Großer Bildschirm
screen-title = Tisch { $code } auf dem großen Bildschirm
screen-join = Mach mit deinem Telefon mit
screen-join-how = Scanne das, oder öffne { $address } und tippe den Code ein:
screen-qr = Der Weg an diesen Tisch als QR-Code für die Kamera
screen-only-here = Telefone erreichen diesen Rechner nicht. Starte den Server mit --lan, dann erscheint hier, wie sie mitmachen.
screen-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
 }
screen-full = Alle sind da. Die Tischleitung beginnt die Partie.
screen-rematch = Noch eine? Drücke auf einem Telefon „{ $rematch }“, dann kommt dieser Bildschirm mit.

## Das Menü

screen-menu = Bildschirmmenü
screen-full-on = Vollbild
screen-full-off = Vollbild beenden
screen-sound-on = Ton an
screen-sound-off = Ton aus
screen-leave = Großen Bildschirm schließen

## Niemand darf zuschauen

screen-off = An diesem Tisch darf niemand zuschauen, also kann ihn kein großer Bildschirm zeigen.
screen-off-soon = Bei dieser Partie darf niemand zuschauen: Wenn sie beginnt, wird dieser Bildschirm dunkel.
screen-off-how = Vor einer Partie kann die Tischleitung das ändern: „{ $change }“, dann „{ $spectators }“.

## In einem Zimmer: der große Bildschirm und die Becher

screen-room = Zusammen in einem Zimmer
screen-open = Den Tisch auf einem großen Bildschirm zeigen
screen-open-more = Ein Fernseher, Tablet oder Beamer zeigt den Tisch; die Telefone sind die Becher. Verdeckte Würfel zeigt er nie.
screen-cup = Dieses Gerät ist mein Becher
screen-cup-more = Hier nur deine Würfel und Knöpfe; der Tisch ist auf dem großen Bildschirm.
screen-whole = Den ganzen Tisch zeigen
screen-look = Schau auf den großen Bildschirm!
