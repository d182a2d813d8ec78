"""Live tables: nothing is heard before it is on disk.

Where to look:

- `table/`: a table as pure data and decisions, without sockets, database or clock.
- `live`, `carrying`, `live_table`: the tables in memory, and the one way from a command to
  everybody; `deciding`, `committing`, `window`, `refusing` are its steps, `falling` its clocks,
  `botting`, `own_bots` and `roster` its bots, `coaching` its coach, `talking` its talk, `loading`
  and `housekeeping` its coming and going.
- `listening`, `door`, `hall`, `knocking`, `socket`, `framing`, `pulse`, `flood`: WebSockets.
- `identity`, `people`, `keys`, `logins`, `passwords`, `tokens`, `revoking`, `my_data`: who is who.
- `app`, `desk`, `routes/`, `answers`, `statuses`, `reading`, `streams`, `once`, `rates`,
  `origins`, `openapi`: REST.
- `records`, `recording`, `ratings`, `dice_stats`: games that are over.
- `pages/`: the web client, as it was built.
- `serving`, `house`, `http`, `settings`, `addresses`, `logs`, `metrics`, `counting`, `health`,
  `sealed_by`: running it all.
"""
