### Invitations: who may sit, titles of tables, and what a link shows before it is opened.

fault-seat-sent_away = De host heeft je van deze tafel weggestuurd. Je kunt meekijken, of aan een andere tafel spelen.
fault-table-title = De naam van een tafel heeft 1 tot { $to } zichtbare tekens.
preview-invites = { $host } nodigt je uit voor { $edition }
preview-join = Kom meespelen: { $edition }
preview-here = { $here } van de { $seats } zijn er al. Open de link en schuif aan, zonder aanmelden.
preview-playing = Het spel is bezig.
preview-over = Het spel is voorbij.
preview-won = { $player } heeft gewonnen: { $edition }
preview-played = Een afgelopen spel: { $edition }
preview-again = Ze speelden met { $players }. Kijk het spel terug en controleer elke worp.
