### Live tables: why something cannot be done, and the quick phrases of table talk.

fault-table-unknown = Es gibt keinen Tisch „{ $given }“. Prüfe den Link oder den Code.
fault-table-window = Das Fenster für genaue Ansagen reicht von 0 bis { $to } Millisekunden, nicht { $given }.
fault-table-pause = Die Pause nach einer Runde reicht von 0 bis { $to } Millisekunden, nicht { $given }.
fault-table-first = Wer beginnt, ist ein Platz von 0 bis { $to }, nicht { $given }.
fault-table-rated = Ein gewertetes Spiel folgt den Regeln einer Schachtel; die Hausregel „{ $field }“ passt nicht dazu.
fault-table-coach = Ein gewertetes Spiel wird ohne Coach gespielt.
fault-coach-off = Der Coach schweigt in diesem Spiel. Eröffne einen Tisch ohne Wertung mit Coach, oder frag nach diesem Spiel, wenn es vorbei ist.
fault-coach-moment = Bei Eintrag { $given } dieses Spiels war nichts zu entscheiden. Frag nach einem, mit dem ein Zug beginnt.
fault-table-begun = Das geht nur, bevor das Spiel beginnt.
fault-table-closed = Dieser Tisch ist geschlossen. Mach einen anderen auf.
fault-table-not_playing = An diesem Tisch läuft kein Spiel.
fault-table-not_over = Eine Revanche gibt es, wenn das Spiel vorbei ist.
fault-table-free_seat = Platz { $seat } ist frei. Warte auf jemanden, setz einen Bot hin oder nimm weniger Plätze.
fault-seat-taken = Auf Platz { $seat } sitzt schon jemand. Wähle einen anderen.
fault-seat-none = Dieser Tisch hat die Plätze 0 bis { $to }; einen Platz { $seat } gibt es nicht.
fault-seat-needed = Das kann nur, wer an diesem Tisch sitzt.
fault-seat-free = Auf Platz { $seat } sitzt niemand.
fault-seat-bot = Platz { $seat } gehört bis zum Ende des Spiels einem Bot.
fault-host-only = Das kann nur, wer den Tisch leitet.
fault-host-nobody = Auf Platz { $seat } kann niemand den Tisch leiten: dazu braucht es einen Menschen.
fault-bot-unknown = Es gibt keinen Bot der Stufe „{ $given }“. Die Stufen sind: { $expected }.
fault-kick-self = Du kannst dich nicht selbst wegschicken; steh einfach auf.
fault-kick-rated = In einem gewerteten Spiel wird niemand ersetzt, der mitspielt.
fault-open-early = Die Liste ist noch nicht fest: Es gibt nichts zu öffnen.
fault-open-late = Die Würfel dieses Spiels stehen schon fest.
fault-open-wrong = Das öffnet nicht, worauf sich dieser Platz festgelegt hat.
fault-seq-stale = Das Spiel ist weiter: Das galt Eintrag { $given }, es steht bei { $expected }.
fault-message-invalid = Diese Nachricht ist nicht lesbar: { $why }
fault-server-stopping = Der Server startet gerade neu. Versuche es gleich noch einmal.
fault-identity-needed = Sag zuerst, wer du bist: Ein Gast braucht nur einen Namen.
fault-spectators-off = An diesem Tisch darf niemand zuschauen.
fault-store-failed = Das ließ sich nicht speichern und ist darum nicht geschehen. Versuche es noch einmal.
fault-talk-off = An diesem Tisch wird nicht geredet.
fault-talk-one = Sag entweder einen fertigen Satz oder einen Text.
fault-talk-phrase = Den Satz „{ $given }“ gibt es nicht. Die Sätze sind: { $expected }.
fault-talk-phrases_only = An diesem Tisch gibt es nur die fertigen Sätze.
fault-talk-long = Ein Text hat 1 bis { $to } Zeichen.
fault-call-twice = Das hast du schon gesagt; die Antwort ist unterwegs.

## Quick phrases

phrase-hello = Hallo zusammen!
phrase-good_luck = Viel Glück allen.
phrase-well_played = Gut gespielt!
phrase-nice_bluff = Schöner Bluff!
phrase-no_way = Niemals!
phrase-i_believe_you = Ich glaube dir.
phrase-thinking = Lass mich nachdenken …
phrase-your_turn = Du bist dran!
phrase-oh_no = Oh nein!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-back_soon = Bin gleich zurück.
phrase-again = Noch ein Spiel?
phrase-goodbye = Auf Wiedersehen!

## Die Bots des Hauses

level-beginner = Leicht: sieht auf die eigenen Würfel, hofft auf den Rest und merkt sich nichts.
level-counter = Solide: wägt die Chancen ab und merkt sich, wer was verloren hat.
level-listener = Aufmerksam: zählt genau und hört aus den Geboten heraus, was die anderen haben könnten.
level-bluffer = Gerissen: verbirgt, was er hat, blufft ab und zu und merkt sich, wie oft du anzweifelst.
level-champion = Meisterhaft: spielt jeden Zug im Kopf durch und denkt an das ganze Spiel.
level-own = Hinzugefügt von den Betreibern dieses Servers.
