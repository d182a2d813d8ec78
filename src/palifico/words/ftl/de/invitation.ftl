### Invitations: who may sit, titles of tables, and what a link shows before it is opened.

fault-seat-sent_away = Die Tischleitung hat dich von diesem Tisch weggeschickt. Du kannst zuschauen oder an einem anderen spielen.
fault-table-title = Der Name eines Tisches hat 1 bis { $to } sichtbare Zeichen.
preview-invites = { $host } lädt dich ein zu { $edition }
preview-join = Spiel mit: { $edition }
preview-here = { $here } von { $seats } sind da. Öffne den Link und setz dich dazu, ohne Anmeldung.
preview-playing = Die Partie läuft.
preview-over = Die Partie ist zu Ende.
preview-won = { $player } hat gewonnen: { $edition }
preview-played = Eine beendete Partie: { $edition }
preview-again = Zu { $players } gespielt. Sieh dir die Partie noch einmal an und prüfe jeden Wurf.
