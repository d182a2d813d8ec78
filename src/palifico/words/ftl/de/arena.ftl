### `palifico arena`: sehr viele Partien, Stapel für Stapel aufbewahrt.

command-arena = Lässt Bots und Strategien sehr viele Partien spielen und speichert, was dabei herauskommt.
command-arena-run = Spielt eine Reihe, nach einer TOML-Datei, nach Optionen oder beidem; derselbe Befehl noch einmal, und sie geht dort weiter, wo sie aufgehört hat.
command-arena-show = Sagt, wie eine Reihe steht.
command-arena-report = Schreibt eine Seite mit Tabellen und Schaubildern über eine Reihe.
param-config = Die Reihe als TOML-Datei; Optionen haben Vorrang vor dem, was in der Datei steht.
param-results = Was eine Reihe gespeichert hat: eine .sqlite-Datei oder ein .parquet-Ordner.
param-arena-players = Wer spielt: Bots mit Namen oder dem Pfad einer Python-Datei, und Strategien wie random, odds oder odds:doubt=0.3; sie besetzen die Plätze der Reihe nach.
param-arena-out = Wo es gespeichert wird: eine Reihe in einer .sqlite-Datei oder einem .parquet-Ordner, ein Bericht in einer .html-Datei.
param-editions = Ausgaben oder Regelcodes; all steht für alle Ausgaben.
param-until = Spielt, bis jeder Anteil an den Siegen auf so viele Prozentpunkte genau bekannt ist.
param-rotate = Spielt jede Wurffolge einmal für jede Art, die Plätze weiterzurücken; --rotate=false lässt alle auf ihrem Platz.
param-duplicate = Gibt all diesen Partien dieselben Würfe; --duplicate=false würfelt für jede neu.
param-batch = Wie viele Partien zusammen gespielt und gespeichert werden.
param-rows = Speichert eine Zeile für jede Partie; --rows=false nur die Summen.
param-on = Wo gespielt wird: local, in Prozessen dieses Rechners, oder ray, auf einem Ray-Cluster.
param-address = Die Adresse des Ray-Clusters, etwa 10.0.0.5:6379; ohne sie wird Ray hier gestartet.

fault-arena-toml = { $file } ist kein TOML: { $why }
fault-arena-key = Eine Reihe hat kein „{ $given }“. Möglich sind: { $expected }.
fault-arena-value = „{ $given }“ ist für { $name } nicht möglich. Richtig wäre zum Beispiel: { $expected }
fault-arena-range = „{ $given }“ ist für { $name } nicht möglich: Es reicht von { $least } bis { $most }.
fault-arena-name = „{ $given }“ kann nicht der Name einer Reihe oder einer Strategie sein: Namen haben 1 bis { $most } sichtbare Zeichen, und der einer Reihe enthält weder / noch \.
fault-arena-enough = Wie viel soll gespielt werden? Gib eine Anzahl von Partien an (--games 100000), ein Intervall (--until 0.5) oder beides.
fault-arena-alone = { $given } spielt allein und gewinnt immer, also wird kein Intervall schmaler: Gib games statt until an oder lass noch jemanden mitspielen.
fault-arena-turn = Wer auf seinem Platz bleibt, bekommt keine Wurffolge zweimal: rotate = false und duplicate = true widersprechen sich.
fault-arena-unplayed = Die Strategie „{ $given }“ ist beschrieben, spielt aber nicht mit. Nenne sie bei players, zum Beispiel: { $expected }
fault-arena-taken = „{ $given }“ heißt schon ein Bot, eine Datei oder eine Strategie: Nimm einen anderen Namen.
fault-arena-suffix = Der Name der Ergebnisse muss auf eines von { $expected } enden; { $given } tut das nicht.
fault-file-suffix = Der Name muss auf { $expected } enden; „{ $file }“ tut das nicht. Es wurde nichts geschrieben.
fault-file-no_folder = { $file } lässt sich nicht schreiben: Den Ordner { $place } gibt es nicht.
fault-arena-parquet = Für Parquet-Dateien braucht es einen weiteren Teil von palifico. Er wird so installiert: pip install "palifico[parquet]". Für eine .sqlite-Datei braucht es nichts.
fault-arena-alien = { $file } gibt es, aber es ist nicht das Ergebnis einer Reihe.
fault-arena-damaged = { $file } ist beschädigt: { $why }. Leg eine Kopie zurück, oder nimm einen anderen Namen für die Ergebnisse.
fault-arena-games = { $file } fehlt oder ist unvollständig. Leg eine Kopie zurück, oder lösche auch { $place }: Dann spielt dieselbe Reihe diesen Stapel neu.
fault-arena-format = { $file } hat eine andere Version von palifico geschrieben: Das Format ist { $given }, nicht { $expected }.
fault-arena-busy = Ein anderer Prozess spielt in { $file }: Lass ihn fertig werden, oder halte ihn zuerst an.
fault-arena-other = { $file } enthält eine andere Reihe. Dort ist es { $expected }; verlangt ist { $given }. Nimm einen anderen Namen für die Ergebnisse oder dieselbe Reihe.
fault-arena-versions = { $name } ist nicht mehr, was es zu Beginn der Reihe war: jetzt { $given }, damals { $expected }. Nimm einen anderen Namen für die Ergebnisse.
fault-arena-unwritable = { $file } lässt sich nicht schreiben: { $why }. Was schon gespeichert ist, bleibt; derselbe Befehl macht dort weiter.
fault-arena-batch = Stapel { $batch } von { $cell } lässt sich nicht spielen: { $why }. Jeder Stapel davor bleibt; derselbe Befehl macht dort weiter.
fault-arena-lost = Der Prozess, der Stapel { $batch } spielte, ging { $times }-mal nacheinander verloren, vielleicht aus Mangel an Speicher. Jeder Stapel davor bleibt; derselbe Befehl macht dort weiter.

arena-playing = Es läuft: { $cell }
arena-rate = { $games } Partien/s
arena-left = noch { $time }
arena-leads = vorn { $player }, { $share } ± { $half }
arena-nothing = Davon ist noch nichts gespielt.
arena-unfinished = Davon ist noch nicht alles gespielt.
arena-missed = Das Ziel war ± { $aim } Prozentpunkte. Alle verlangten Partien sind gespielt, und es sind ± { $half }: Dafür wären mehr --games nötig.
arena-kept = Gespeichert in { $file }.
arena-interrupted = Abgebrochen. Was gespielt wurde, ist in { $file } gespeichert; derselbe Befehl macht dort weiter.
arena-interrupted-early = Abgebrochen, bevor etwas Neues gespeichert war. Derselbe Befehl fängt noch einmal an.
arena-reported = Der Bericht ist in { $file }.
