### Live tables: why something cannot be done, and the quick phrases of table talk.

fault-table-unknown = Es gibt keinen Tisch „{ $given }“. Prüfe den Link oder den Code.
fault-table-window = Das Zeitfenster für die Genau-Ansage reicht von 0 bis { $to } Millisekunden, nicht { $given }.
fault-table-pause = Die Pause nach einer Runde reicht von 0 bis { $to } Millisekunden, nicht { $given }.
fault-table-first = Wer beginnt, ist ein Platz von 1 bis { $to }, nicht { $given }.
fault-table-rated = Eine gewertete Partie folgt den Regeln einer Ausgabe; die Hausregel „{ $field }“ passt nicht dazu.
fault-table-coach = Eine gewertete Partie wird ohne Coach gespielt.
fault-coach-off = Der Coach schweigt in dieser Partie. Mach einen Tisch ohne Wertung mit Coach auf, oder frag nach dieser Partie, wenn sie vorbei ist.
fault-coach-moment = Bei Eintrag { $given } dieser Partie war nichts zu entscheiden. Frag nach einem, mit dem ein Zug beginnt.
fault-table-begun = Das geht nur, bevor die Partie beginnt.
fault-table-closed = Dieser Tisch ist geschlossen. Mach einen anderen auf.
fault-table-not_playing = An diesem Tisch läuft keine Partie.
fault-table-not_over = Eine Revanche gibt es erst, wenn die Partie vorbei ist.
fault-table-free_seat = Platz { $seat } ist frei. Warte auf jemanden, setz einen Bot hin oder wähle weniger Plätze.
fault-seat-taken = Auf Platz { $seat } sitzt schon jemand. Wähle einen anderen.
fault-seat-none = Dieser Tisch hat die Plätze 1 bis { $to }; einen Platz { $seat } gibt es nicht.
fault-seat-needed = Das kann nur, wer an diesem Tisch sitzt.
fault-seat-free = Auf Platz { $seat } sitzt niemand.
fault-seat-bot = Auf Platz { $seat } spielt bis zum Ende der Partie ein Bot.
fault-host-only = Das kann nur, wer den Tisch leitet.
fault-host-nobody = Auf Platz { $seat } kann niemand den Tisch leiten: Dazu braucht es einen Menschen.
fault-bot-unknown = Es gibt keinen Bot der Stufe „{ $given }“. Die Stufen sind: { $expected }.
fault-kick-self = Du kannst dich nicht selbst wegschicken; steh einfach auf.
fault-kick-rated = In einer gewerteten Partie wird niemand ersetzt, der mitspielt.
fault-open-early = Die Liste steht noch nicht fest: Es gibt nichts offenzulegen.
fault-open-late = Die Würfel dieser Partie stehen schon fest.
fault-open-wrong = Das passt nicht zu dem, was dieser Platz versiegelt hat.
fault-seq-stale = Die Partie ist schon weiter: Das galt Eintrag { $given }, inzwischen ist sie bei { $expected }.
fault-message-invalid = Diese Nachricht ist nicht lesbar: { $why }
fault-server-stopping = Der Server startet gleich neu. Versuche es in einem Moment noch einmal.
fault-identity-needed = Sag zuerst, wer du bist: Als Gast brauchst du nur einen Namen.
fault-spectators-off = An diesem Tisch darf niemand zuschauen.
fault-store-failed = Das ließ sich nicht speichern und ist deshalb nicht geschehen. Versuche es noch einmal.
fault-talk-off = An diesem Tisch wird nicht gechattet.
fault-talk-one = Schick entweder einen fertigen Satz oder einen eigenen Text.
fault-talk-phrase = Den fertigen Satz „{ $given }“ gibt es nicht. Die fertigen Sätze sind: { $expected }.
fault-talk-phrases_only = An diesem Tisch gibt es nur die fertigen Sätze.
fault-talk-long = Ein Text hat 1 bis { $to } Zeichen.
fault-talk-marks = So viele Akzente übereinander kann ein Text nicht haben.
fault-call-twice = Das hast du schon gesagt; die Antwort ist unterwegs.

## Quick phrases

phrase-hello = Hallo zusammen!
phrase-good_luck = Viel Glück euch allen.
phrase-well_played = Gut gespielt!
phrase-nice_bluff = Schöner Bluff!
phrase-no_way = Nie im Leben!
phrase-i_believe_you = Ich glaube dir.
phrase-thinking = Lass mich nachdenken …
phrase-your_turn = Du bist dran!
phrase-oh_no = Oh nein!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-back_soon = Bin gleich zurück.
phrase-again = Noch eine Partie?
phrase-goodbye = Tschüss!

## Die Bots des Hauses

level-beginner = Leicht: schaut auf die eigenen Würfel, hofft auf den Rest und merkt sich nichts.
level-counter = Solide: wägt die Chancen ab und merkt sich, wer was verloren hat.
level-listener = Aufmerksam: zählt genau und hört aus den Geboten heraus, was die anderen haben könnten.
level-bluffer = Gerissen: verbirgt, was er hat, blufft ab und zu und merkt sich, wie oft du anzweifelst.
level-champion = Meisterhaft: spielt jeden Zug im Kopf durch und denkt an die ganze Partie.
level-own = Hinzugefügt von denen, die diesen Server betreiben.
