### The command line: what each command and each of its parameters is for, and what it prints.

command-palifico = Perudo by the rules of the box you own.
command-editions = List the editions and their options.
command-rules = Print the rulebook of an edition, or what differs between two.
command-explain = Say whether a bid or an exact call is legal, why, and what would be.
command-house = Tell a table’s rules in plain words, with their share code.
command-referee = Judge game records, one JSON record a line, one verdict a line.
command-record = Convert game records between JSON lines and the text notation.
command-play = Play in the terminal: against bots, with friends, or at any table you have the link or code of.
command-doctor = Check the installation, and tell what to do about what is missing or broken.
command-completion = Print a script that lets a shell complete commands, options and values.
command-version = Print the version.
command-help = Print this help.

param-edition = The edition, for example paco.
param-lang = Language of the answer: it, en, fr, es, nl or de.
param-against = Another edition: print only what differs.
param-rule = Options and house rules as name=value, for example --rule calza=true --rule dice_each=3.
param-previous = The bid before, like 8x6; or, when it is the only one, an opening bid.
param-bid = The bid in question, like 9x6 or 3xA.
param-last-die = In a last-die round.
param-one-die = The player has one die left.
param-opener = The player opened this last-die round.
param-calza = Ask about the exact call on the bid instead of a raise.
param-file = The file; without it, or with -, standard input is read.
param-legal = Also list what was legal at every decision.
param-seats = How many play.
param-seed = Play the same dice again.
param-to = The form to write: json or text.
param-shell = The shell: bash, zsh or fish.

usage-heading = Usage:
usage-command = COMMAND
commands-heading = Commands
parameters-heading = Parameters

## Explain

explain-legal = Legal: { $bid } may follow { $previous }.
explain-legal-opening = Legal: { $bid } may open the round.
explain-illegal = Not legal: { $why }
explain-impossible = The bid before, { $previous }, cannot have been made. { $why }
explain-rule = The rule: { $rule }
explain-calza-bidder = The bidder may call: yes.
explain-calza-bidder-not = The bidder may call: no. { $why }
explain-calza-to-act = The player to act may call: yes.
explain-calza-to-act-not = The player to act may call: no. { $why }
explain-calza-others = The other players may call: yes.
explain-calza-others-not = The other players may call: no. { $why }
explain-calza-option = { $calza } is an optional rule of this edition, off unless chosen; this is how it is when it is on.
explain-calza-none = This edition has no exact call.

## House

house-plain = { $edition }, as in the box.
house-differs = { $edition }, with these differences: { $differences }
house-players = { $players ->
    [one] One player.
   *[other] { $players } players.
 }
house-share = Share code: { $code }

## Other answers

editions-options = options: { $options }
editions-no-options = no options
fault-file-unreadable = Cannot read { $file }: { $why }
fault-output-unwritable = Cannot write the answer: { $why }
fault-seats = A game has { $from } to { $to } players, not { $given }.
fault-rule-form = “{ $given }” is not name=value.
fault-command-unknown = There is no command “{ $given }”.
fault-command-option = There is no option “{ $given }” here.
fault-command-missing = Something is missing: { $name }.
fault-command-value = “{ $given }” cannot be given for { $name }.
fault-command-choice = “{ $given }” cannot be given for { $name }; it can be: { $expected }.
fault-command-number = “{ $given }” is not a number, and { $name } takes one.
fault-command-extra = This does not belong here: “{ $given }”.
fault-command-twice = { $name } is given twice; give it once.
fault-command-other = This command cannot be read: { $why }
hint-near = Did you mean { $near }?
hint-help = { $help } shows what there is.
fault-notation-invalid = Line { $line } is not in the notation: { $what }
fault-record-illegal = Round { $round } of this game is not legal: { $what }

## The text notation

notation-expects-version = a game begins with the line “palifico 1”.
notation-expects-single = only one game is expected here.
notation-expects-header = a header is written “key: value”.
notation-expects-known = the headers are edition, options, house, players, starter, date and id.
notation-expects-once = this was given before.
notation-expects-edition = “edition” is the name of an edition.
notation-expects-value = options and house rules are written “name=value, name=value”.
notation-expects-players = “players” is a number from 2 to 12, or 2 to 12 names with commas between.
notation-expects-starter = “starter” is the letter of a seat at this table.
notation-expects-date = “date” is a date such as 2026-01-31.
notation-expects-text = a text is written as bare words, or in double quotes as in JSON.
notation-expects-round = the next round is expected: number, dot, dice, actions, reveal, outcome, with | between.
notation-expects-dice = the dice of each seat are written once, like a25 b16 c-.
notation-expects-action = an action is a seat and a bid, dudo or calza, like b 3x5.
notation-expects-reveal = a reveal is the seats in the order of their cups and the total, like c a b = 2.
notation-expects-outcome = an outcome is written b -1, b +1, b out, b wins, or =.
notation-expects-uncalled = nobody called, so there is no reveal and no outcome.
notation-expects-shown = by the rules the cups are lifted like this: { $rules }.
notation-expects-count = by the rules the total is { $rules }.
notation-expects-result = by the rules the outcome is { $rules }.
