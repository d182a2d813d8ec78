### `palifico bots`: who there is to play against, and bots of one’s own.

command-bots = List the bots; add, remove or check one of your own.
param-do = What to do: list, add, remove or check.
param-bot = Your bot: a Python file, or its name once it is added.
param-name = The name of your bot; without it, that of the file.
param-command = A command line that runs your bot, in any language, for example "node bot.js".

bots-house = The built-in bots:
bots-own = Your own bots:
bots-own-none = You have no bots of your own yet. Add one with: palifico bots add my_bot.py
bots-added = “{ $name }” is among your bots now.
bots-removed = “{ $name }” is no longer among your bots. Its file stays where it is.
bots-checking = Trying out { $name }
bots-check-passed = “{ $name }” passes. { $questions ->
    [one] One question
   *[other] { $questions } questions
 } at { $tables ->
    [one] one table
   *[other] { $tables } tables
 }, and every answer counted.
bots-check-failed = “{ $name }” does not pass. At a table something safe is done in its place; after three failures it is not asked again in that game.
bots-check-differs = By the way: “{ $name }” does not answer the same question in the same way after a restart. That is allowed, but its games cannot be repeated.
bots-table = { $edition }, { $seats } seats, { $dice ->
    [one] one die
   *[other] { $dice } dice
 } each, { $lost }, { $left }
bots-lost-hidden = lost dice hidden
bots-lost-visible = lost dice in the open
bots-left-all = from the start
bots-left-some = with { $left } of the dice left
bots-asked-opening = It had to open; its dice were { $dice }.
bots-asked-bid = The bid was { $bid }; its dice were { $dice }.
bots-trouble-raised = it failed with an error: { $text }
bots-trouble-stalled = it took too long: { $text }
bots-trouble-illegal = its answer does not count: { $text }
bots-trouble-gone = its program ended: { $text }
bots-printed = What “{ $name }” printed last:

fault-bots-unknown = There is no bot “{ $given }”. The bots are: { $expected }. A bot in a Python file plays by its path, too: ./my_bot.py
fault-own-name = “{ $given }” cannot be the name of a bot: it takes 1 to 24 lowercase letters, digits, - or _, a letter first. Give another with --name.
fault-own-taken = There is a bot called “{ $given }” already. Give yours another name with --name.
fault-own-unknown = You have added no bot called “{ $given }”. { $expected ->
    [none] You have added none at all.
   *[other] You have: { $expected }.
 }
fault-own-nowhere = You have no bot called “{ $given }”, and there is no such file.
fault-own-python = { $file } is not a Python file; add another program with: palifico bots add --command
fault-own-command = “{ $given }” cannot be read as a command line.
fault-own-broken = “{ $given }” does not start: { $why }
fault-own-registry = The list of your bots, { $file }, cannot be read: { $why }
fault-own-system = Bots of your own need a system that can limit what a program uses, such as Linux or macOS.
