### `palifico arena`: very many games, kept batch by batch.

command-arena = Let bots and policies play very many games, and keep the results.
command-arena-run = Play a run, from a TOML file, from options or both; typed again, it goes on where it stopped.
command-arena-show = Show how far a run has got.
command-arena-report = Write a page with tables and plots about a run.
param-config = The run as a TOML file; an option overrides what the file says.
param-results = What a run has kept: a .sqlite file or a .parquet folder.
param-arena-players = Who plays: bots by name or by the path of a Python file, and policies such as random, odds or odds:doubt=0.3; they take the seats in turn.
param-arena-out = Where to keep it: a run in a .sqlite file or a .parquet folder, a report in an .html file.
param-editions = Editions or share codes; all stands for every edition.
param-until = Play until every share of the wins is known to plus or minus so many percentage points.
param-rotate = Play every deal once for each way to turn the line-up; --rotate=false leaves everybody in one seat.
param-duplicate = Give all these games the same dice; --duplicate=false rolls anew for each.
param-batch = How many games are played and kept together.
param-rows = Keep a row for every game; --rows=false keeps the sums only.
param-on = Where to play: local, in processes of this computer, or ray, on a Ray cluster.
param-address = The address of the Ray cluster, like 10.0.0.5:6379; without it, a Ray of its own is started here.

fault-arena-toml = { $file } is not TOML: { $why }
fault-arena-key = A run has no “{ $given }”. It may have: { $expected }.
fault-arena-value = “{ $given }” cannot be given for { $name }. Right would be, for example: { $expected }
fault-arena-range = “{ $given }” cannot be given for { $name }: it goes from { $least } to { $most }.
fault-arena-name = “{ $given }” cannot be the name of a run or a policy: names have 1 to { $most } visible characters, and that of a run has no / or \ in it.
fault-arena-enough = How much is to be played? Give a number of games (--games 100000), an interval (--until 0.5), or both.
fault-arena-alone = { $given } plays alone and wins every game, so no interval gets narrower: give games instead of until, or a second player.
fault-arena-turn = A player who stays in one seat meets no deal twice: rotate = false and duplicate = true contradict each other.
fault-arena-unplayed = The policy “{ $given }” is described, but it does not play. Name it among the players, for example: { $expected }
fault-arena-taken = “{ $given }” is the name of a bot, a file or a policy already: take another one.
fault-arena-suffix = The name of the results must end in one of { $expected }, not in { $given }.
fault-file-suffix = The name must end in { $expected }; “{ $file }” does not. Nothing was written.
fault-file-no_folder = Cannot write { $file }: there is no folder { $place }.
fault-arena-parquet = Parquet files need one more part of palifico. Install it with: pip install "palifico[parquet]". A .sqlite file needs nothing.
fault-arena-alien = { $file } is there, but it is not the result of a run.
fault-arena-damaged = { $file } is damaged: { $why }. Put back a copy, or take another name for the results.
fault-arena-games = { $file } is missing or incomplete. Put back a copy of it, or delete { $place } as well: then the same run plays this batch anew.
fault-arena-format = { $file } was written by another version of palifico: its format is { $given }, not { $expected }.
fault-arena-busy = Another process is playing into { $file }: let it finish, or stop it first.
fault-arena-other = { $file } holds another run. It has { $expected }; you asked for { $given }. Take another name for the results, or the same run.
fault-arena-versions = { $name } is no longer what it was when the run began: now { $given }, then { $expected }. Take another name for the results.
fault-arena-unwritable = Cannot write { $file }: { $why }. Every batch that was kept stays; the same command goes on from there.
fault-arena-batch = Batch { $batch } of { $cell } cannot be played: { $why }. Every batch before stays; the same command goes on from there.
fault-arena-lost = The process that played batch { $batch } was lost { $times } times in a row, perhaps for lack of memory. Every batch before stays; the same command goes on from there.

arena-playing = Playing { $cell }
arena-rate = { $games } games/s
arena-left = { $time } left
arena-leads = { $player } leads, { $share } ± { $half }
arena-nothing = None of this has been played yet.
arena-unfinished = Not all of this has been played yet.
arena-missed = The aim was ± { $aim } percentage points. All the games that were asked for have been played, and it is ± { $half }: more --games would be needed.
arena-kept = Kept in { $file }.
arena-interrupted = Interrupted. What was played is kept in { $file }; the same command goes on from there.
arena-interrupted-early = Interrupted before anything new was kept. The same command begins again.
arena-reported = The report is in { $file }.
