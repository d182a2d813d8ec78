### Die erste Partie: vier kurze Runden, in denen man das Spiel lernt.

learn-title = Spielen lernen
learn-about = Vier kurze Runden, etwa drei Minuten. Es kann nichts schiefgehen.
learn-edition = Welche Ausgabe hast du?
learn-rounds = Die vier Runden
learn-round = Runde { $number } von { $total }
learn-step = Schritt { $number } von { $total }
learn-round-bids = Bieten
learn-round-wilds = Der Joker: { $wild }
learn-round-dudo = Anzweifeln: { $dudo }
learn-round-last = Der letzte Würfel: { $palifico }
learn-you = Du
learn-your-move = Du bist dran
learn-next = Weiter
learn-back = Zurück
learn-skip = Diese Runde überspringen
learn-again = Von vorn beginnen
learn-next-round = Zu Runde { $number }
learn-finish = Fertig
learn-try-again = Versuch etwas anderes
learn-well-done = Genau so!
learn-lifting = Die Becher werden gehoben. Zähl mit!

## Bieten

learn-bids-hello = Alle verdecken { $dice } Würfel unter einem Becher. Du siehst nur deine eigenen. Wer zuletzt noch Würfel hat, gewinnt.
learn-bids-what = Ein Gebot gilt für alle Becher zusammen. { $bid } heißt: mindestens drei Fünfen. Das kann stimmen oder ein Bluff sein.
learn-bids-open = Du beginnst und hast zwei Fünfen. Drück auf den Knopf für { $low }, oder vorher auf + für { $high }.
learn-bids-open-face = Das ginge: Niemand sieht deine Würfel. Aber bleib vorerst bei der Augenzahl, die du zweimal hast, der Fünf.
learn-bids-open-more = Das ist erlaubt und könnte sogar stimmen. Aber fang niedriger an und lass den anderen Luft zum Erhöhen.
learn-bids-heard = Ines sagt { $first } und Teo { $second }. Sie rechnen auch mit deinen Würfeln.
learn-raise-free = Jedes Gebot muss das letzte übertreffen: mehr Würfel einer beliebigen Augenzahl oder gleich viele einer höheren.
learn-raise-never-down = Jedes Gebot muss das letzte übertreffen: mehr Würfel derselben Augenzahl oder mindestens gleich viele einer höheren. Niedriger geht nur über den Joker.
learn-raise-one-axis = Jedes Gebot muss das letzte übertreffen, aber nur auf eine Art: mehr Würfel derselben Augenzahl oder gleich viele einer höheren. Niedriger geht nur über den Joker.
learn-bids-raise = Erhöhe { $bid } ein wenig. Wählen kannst du nur, was erlaubt ist.
learn-bids-raise-wild = { $wilds } sind eine Geschichte für sich: Die kommt in der nächsten Runde. Erhöhe diesmal mit einer Zahl.
learn-bids-raise-more = Das ist erlaubt, aber so geht es schnell hoch hinaus, und vielleicht musst du es beweisen. Versuch eine kleinere Erhöhung.
learn-bids-raise-dudo = Du darfst das Gebot anzweifeln, und bald wirst du das auch tun. Aber erhöhe zuerst einmal.
learn-bids-end = Gut geboten! So geht es reihum, immer höher, bis jemand es nicht mehr glaubt.

## Der Joker

learn-wilds-look = Zwei deiner neuen Würfel zeigen { $wild }. Das ist der Joker: Er zählt für jede Augenzahl. Für { $bid } hast du nicht einen Würfel, sondern { $count }.
learn-wilds-half = Man kann auch auf { $wilds } bieten. Dann zählen nur die, also genügt die Hälfte, aufgerundet: Aus { $count } wird { $half }. Biete { $bid }.
learn-wilds-half-face = Eine gute Erhöhung. Aber versuch diesmal den Joker.
learn-wilds-half-more = Das ist erlaubt, aber die Hälfte genügt: { $bid }.
learn-wilds-half-dudo = Bei so vielen Würfeln, die dir helfen, brauchst du nichts anzuzweifeln. Versuch den Joker.
learn-wilds-back = Zurück zu einer Zahl kostet das Doppelte plus eins. Nach deinen { $count } sind das { $needed }: Ines sagt { $bid }. Teo wechselt gleich wieder: { $next }.
learn-wilds-double = Jetzt geh selbst zurück: Das Doppelte von { $count } plus eins ist { $needed }, bei einer Zahl deiner Wahl.
learn-wilds-double-wild = Einer mehr davon ist auch eine gute Erhöhung. Aber geh diesmal zurück zu einer Zahl.
learn-wilds-double-more = Das ist erlaubt, aber { $needed } Würfel genügen.
learn-wilds-double-dudo = Du könntest das Gebot anzweifeln. Aber zwei davon hast du selbst: Geh lieber zurück zu einer Zahl.
learn-wilds-end = Das ist der Joker: die Hälfte hin, das Doppelte plus eins zurück.
learn-wilds-no-opening = Nur eins noch: Niemand darf eine normale Runde mit einem Gebot auf { $wilds } eröffnen.

## Der Zweifel

learn-dudo-look = Teo springt auf { $bid }. Du hast keine Drei, und auch { $wild } ist nicht dabei: Es müssten acht der anderen zehn Würfel sein!
learn-dudo-say = Glaubst du { $bid }? Wenn nicht, sag { $dudo }!
learn-dudo-say-raise = Du könntest erhöhen. Aber dann behauptest du selbst, dass es noch mehr sind. Sag diesmal { $dudo }.
learn-dudo-counted = Dreien und { $wilds } zählen. Für { $bid } sind es zu wenige: Teo hat geblufft, verliert einen Würfel und eröffnet die nächste Runde.
learn-stop-true = In dieser Ausgabe wird nicht weiter aufgedeckt, sobald feststeht, dass das Gebot stimmt. Was dann noch verdeckt ist, bleibt geheim.
learn-stop-true-or-false = In dieser Ausgabe wird nicht weiter aufgedeckt, sobald feststeht, ob das Gebot stimmt oder nicht. Was dann noch verdeckt ist, bleibt geheim.
learn-dudo-else = Wären es { $bid } oder mehr gewesen, hättest du den Würfel verloren: Wer zu Unrecht anzweifelt, zahlt.
learn-dudo-hidden = Verlorene Würfel kommen weg, und niemand zeigt, wie viele noch da sind. Zähl im Kopf mit: Das gehört zum Spiel.
learn-dudo-exact = Es gibt auch { $calza }: Sag es, wenn ein Gebot genau stimmt, und du gewinnst einen Würfel zurück, oder verlierst einen.

## Der letzte Würfel

learn-last-option = In dieser Ausgabe ist { $palifico } eine optionale Regel: Sie gilt, wenn ihr sie wählt. Hier gilt sie, damit du sie kennst.
learn-last-drop = Viel später: Ines hat dir { $bid } nicht geglaubt und recht behalten. Du hast nur noch einen Würfel. Das ist { $palifico }!
learn-last-drop-spelt = Viel später: Ines hat dir { $bid } nicht geglaubt und recht behalten. Du hast nur noch einen Würfel. Das ist { $palifico }, wie deine Ausgabe es schreibt!
learn-last-rules = Du eröffnest eine besondere Runde. { $wilds } sind jetzt keine Joker, und die Augenzahl, die du wählst, bleibt: Nur die Anzahl steigt.
learn-change-nobody = Das gilt für alle: Niemand darf die Augenzahl wechseln.
learn-change-one-die = Es gibt eine Ausnahme: Eine andere Person, die auch nur einen Würfel hat, darf die Augenzahl wechseln; die neue gilt dann für alle.
learn-change-one-die-opener = Es gibt eine Ausnahme: Wer nur einen Würfel hat, auch du, darf die Augenzahl wechseln; die neue gilt dann für alle.
learn-change-one-die-earlier = Es gibt eine Ausnahme: Wer nur einen Würfel hat und schon früher eine solche Runde eröffnet hat, darf die Augenzahl wechseln; die neue gilt dann für alle.
learn-last-open = Dein einziger Würfel zeigt eine Vier. Eröffne mit { $bid }.
learn-last-open-face = Du darfst mit jeder Augenzahl eröffnen, sogar auf { $wilds } bieten. Aber sicher weißt du nur von deiner Vier: Biete auf sie.
learn-last-open-more = Das ist erlaubt. Aber am ganzen Tisch sind nur noch wenige Würfel: Fang mit einem an.
learn-last-doubt = Ines sagt { $first }, Teo { $second }. Es sind nur noch { $dice } Würfel im Spiel, ohne Joker. Sag { $dudo }!
learn-last-doubt-raise = Noch mehr Vieren, mit so wenigen Würfeln und ohne Hilfe? Sag lieber { $dudo }.
learn-last-counted = Die { $wilds } zählen diesmal nicht. Zu wenige Vieren für { $bid }: Teo verliert einen Würfel.
learn-last-end = Danach ist alles wie vorher. Wer den letzten Würfel verliert, scheidet aus; wer zuletzt noch welche hat, gewinnt.

## Das Ende

learn-done = Du kannst jetzt Perudo!
learn-done-more = Der Rest ist Nervensache.
learn-play = Gegen Bots spielen
learn-read = Alle Regeln lesen
learn-other = Eine andere Ausgabe lernen
