### Die erste Partie: vier kurze Runden, in denen man das Spiel lernt.

learn-title = Spielen lernen
learn-about = Deine erste Partie: vier kurze Runden, etwa drei Minuten. Es kann nichts schiefgehen.
learn-edition = Welche Ausgabe hast du?
learn-rounds = Die vier Runden
learn-round = Runde { $number } von { $total }
learn-step = Schritt { $number } von { $total }
learn-round-bids = Bieten
learn-round-wilds = Der Joker: { $wild }
learn-round-dudo = Anzweifeln: { $dudo }
learn-round-last = Der letzte Würfel: { $palifico }
learn-you = Du
learn-your-move = Du bist dran:
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

learn-bids-hello = Ihr habt jeweils einen Becher mit { $dice } Würfeln. Du siehst nur deine eigenen; die der anderen bleiben verdeckt. Wer zuletzt noch Würfel hat, gewinnt.
learn-bids-what = Ein Gebot behauptet: Unter allen Bechern zusammen zeigen mindestens so viele Würfel diese Augenzahl. { $bid } heißt „mindestens drei Fünfen“. Das kann stimmen, es kann aber auch ein Bluff sein.
learn-bids-open = Du beginnst. Du hast zwei Fünfen, also biete { $low } oder { $high }: Wähle die Augenzahl, dann die Anzahl.
learn-bids-open-face = Das ginge: Niemand sieht deine Würfel. Aber bleib vorerst bei der Augenzahl, die du zweimal hast, der Fünf.
learn-bids-open-more = Das ist erlaubt und könnte sogar stimmen. Aber fang niedriger an und lass den anderen Luft zum Erhöhen.
learn-bids-heard = Ines sagt { $first } und Teo { $second }. Sie rechnen auch mit dem, was unter deinem Becher liegt.
learn-raise-free = Jedes Gebot muss das vorige übertreffen: mit mehr Würfeln einer beliebigen Augenzahl oder mit gleich vielen einer höheren.
learn-raise-never-down = Jedes Gebot muss das vorige übertreffen: mit mehr Würfeln derselben Augenzahl oder mit mindestens gleich vielen einer höheren. Niedriger wird die Augenzahl nur auf dem Umweg über den Joker; dazu gleich mehr.
learn-raise-one-axis = Jedes Gebot muss das vorige übertreffen, aber nicht in beidem zugleich: mit mehr Würfeln derselben Augenzahl oder mit gleich vielen einer höheren. Niedriger wird die Augenzahl nur auf dem Umweg über den Joker; dazu gleich mehr.
learn-bids-raise = Erhöhe { $bid } jetzt ein wenig. Angeboten wird dir nur, was die Regeln erlauben.
learn-bids-raise-wild = { $wilds } sind eine Geschichte für sich: Die kommt in der nächsten Runde. Erhöhe diesmal mit einer Zahl.
learn-bids-raise-more = Das ist erlaubt, aber so geht es schnell hoch hinaus, und vielleicht musst du es beweisen. Versuch eine kleinere Erhöhung.
learn-bids-raise-dudo = Du darfst das Gebot anzweifeln, und bald wirst du das auch tun. Aber erhöhe zuerst einmal.
learn-bids-end = Gut geboten! So geht es reihum, immer höher, bis jemand es nicht mehr glaubt.

## Der Joker

learn-wilds-look = Neue Würfel, und zwei von deinen zeigen den Joker, { $wild }: Er zählt für jede gebotene Augenzahl mit. Für { $bid } hilft dir also nicht nur ein Würfel, sondern { $count }.
learn-wilds-half = Man kann auch auf { $wilds } selbst bieten. Dann zählt nichts anderes, also genügt die Hälfte, aufgerundet: Die Hälfte von { $count } ergibt { $half }. Biete { $bid }.
learn-wilds-half-face = Eine gute Erhöhung. Aber versuch diesmal den Joker.
learn-wilds-half-more = Das ist erlaubt, aber die Hälfte genügt: { $bid }.
learn-wilds-half-dudo = Bei so vielen Würfeln, die dir helfen, brauchst du nichts anzuzweifeln. Versuch den Joker.
learn-wilds-back = Zurück zu einer Zahl kostet das Doppelte und einen Würfel dazu. Nach deinen { $count } ergibt das { $needed }, also sagt Ines { $bid }. Teo wechselt gleich wieder: { $next }.
learn-wilds-double = Jetzt geh selbst zurück: Das Doppelte von { $count } und eins dazu ergibt { $needed }, bei einer Zahl deiner Wahl.
learn-wilds-double-wild = Einer mehr davon ist auch eine gute Erhöhung. Aber geh diesmal zurück zu einer Zahl.
learn-wilds-double-more = Das ist erlaubt, aber { $needed } Würfel genügen.
learn-wilds-double-dudo = Du könntest das Gebot anzweifeln. Aber zwei davon hast du selbst: Geh lieber zurück zu einer Zahl.
learn-wilds-end = Das ist das ganze Geheimnis des Jokers: die Hälfte für den Hinweg, das Doppelte plus eins für den Rückweg.
learn-wilds-no-opening = Nur eins noch: Niemand darf eine normale Runde mit einem Gebot auf { $wilds } eröffnen.

## Der Zweifel

learn-dudo-look = Teo springt auf { $bid }. Schau auf deine Würfel: keine einzige Drei, und auch { $wild } ist nicht dabei. Also müssten alle acht unter den beiden anderen Bechern liegen: acht von zehn!
learn-dudo-say = Glaubst du { $bid }? Wenn nicht, dann erhöhe nicht, sondern sag { $dudo }!
learn-dudo-say-raise = Du könntest erhöhen. Aber dann behauptest du selbst, dass es noch mehr sind. Sag diesmal { $dudo }.
learn-dudo-counted = Die Becher werden gehoben; Dreien und { $wilds } zählen. Für { $bid } sind es zu wenige: Teo hat geblufft, verliert einen Würfel und eröffnet die nächste Runde.
learn-stop-true = In dieser Ausgabe wird nicht weiter aufgedeckt, sobald feststeht, dass das Gebot stimmt. Was dann noch verdeckt ist, bleibt geheim.
learn-stop-true-or-false = In dieser Ausgabe wird nicht weiter aufgedeckt, sobald feststeht, ob das Gebot stimmt oder nicht. Was dann noch verdeckt ist, bleibt geheim.
learn-dudo-else = Hätte es für { $bid } gereicht, hätte das Gebot gestimmt, und du hättest den Würfel verloren: Wer zu Unrecht anzweifelt, zahlt.
learn-dudo-hidden = Verlorene Würfel kommen weg, und niemand zeigt, wie viele noch da sind. Zähl im Kopf mit: Das gehört zum Spiel.
learn-dudo-exact = Man kann auch mit { $calza } spielen: Wer meint, dass ein Gebot genau stimmt, darf das sagen und gewinnt einen verlorenen Würfel zurück oder verliert noch einen.

## Der letzte Würfel

learn-last-option = In dieser Ausgabe ist { $palifico } eine optionale Regel: Sie gilt, wenn ihr sie wählt. Hier gilt sie, damit du sie kennst.
learn-last-drop = Viel später: Du hast { $bid } geboten, Ines hat es nicht geglaubt und recht behalten. Du verlierst einen Würfel und hast nur noch einen. Das ist { $palifico }!
learn-last-rules = Du eröffnest die nächste Runde, und die hat eigene Regeln. { $wilds } sind keine Joker, sondern stehen für eine Augenzahl wie jede andere, die niedrigste. Und die Augenzahl, die du wählst, bleibt: Von da an steigt nur die Anzahl.
learn-change-nobody = Das gilt für alle: Niemand darf die Augenzahl wechseln.
learn-change-one-die = Es gibt eine Ausnahme: Eine andere Person, die auch nur einen Würfel hat, darf die Augenzahl wechseln; die neue gilt dann für alle.
learn-change-one-die-opener = Es gibt eine Ausnahme: Wer nur einen Würfel hat, auch du, darf die Augenzahl wechseln; die neue gilt dann für alle.
learn-change-one-die-earlier = Es gibt eine Ausnahme: Wer nur einen Würfel hat und schon früher eine solche Runde eröffnet hat, darf die Augenzahl wechseln; die neue gilt dann für alle.
learn-last-open = Dein einziger Würfel zeigt eine Vier. Eröffne mit { $bid }.
learn-last-open-face = Du darfst mit jeder Augenzahl eröffnen, sogar auf { $wilds } bieten. Aber sicher weißt du nur von deiner Vier: Biete auf sie.
learn-last-open-more = Das ist erlaubt. Aber am ganzen Tisch sind nur noch wenige Würfel: Fang mit einem an.
learn-last-doubt = Ines sagt { $first }, Teo { $second }. Es sind nur noch { $dice } Würfel im Spiel, und Joker helfen nicht. Sag { $dudo }!
learn-last-doubt-raise = Noch mehr Vieren, mit so wenigen Würfeln und ohne Hilfe? Sag lieber { $dudo }.
learn-last-counted = Schau dir die { $wilds } unter den Bechern an: Diesmal zählen sie nicht. Für { $bid } sind es zu wenige Vieren, und Teo verliert einen Würfel.
learn-last-end = Nach dieser einen Runde ist alles wieder wie vorher. Wer den letzten Würfel verliert, scheidet aus; wer zuletzt noch Würfel hat, gewinnt.

## Das Ende

learn-done = Das ist das ganze Spiel!
learn-done-more = Du kannst bieten, zum Joker wechseln und zurück, anzweifeln und mit einem einzigen Würfel bestehen. Der Rest ist Nervensache.
learn-play = Jetzt gegen Bots spielen
learn-read = Alle Regeln lesen
learn-other = Eine andere Ausgabe lernen
