### Invitations: who may sit, titles of tables, and what a link shows before it is opened.

fault-seat-sent_away = The host has sent you away from this table. You can watch, or play at another one.
fault-table-title = A title has 1 to { $to } characters, all of which can be seen.
preview-invites = { $host } invites you to { $edition }
preview-join = Come and play { $edition }
preview-here = { $here } of { $seats } are here. Open the link and sit down, no sign-up.
preview-playing = The game is on.
preview-over = The game is over.
preview-won = { $player } won { $edition }
preview-played = A finished game of { $edition }
preview-again = { $players } played. Watch it again, and check every roll of the dice.
