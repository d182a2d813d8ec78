### The page on which an example round can be watched.

round-watch = Watch an example round
round-title = An example round
round-about = How a round is played by the rules of { $edition }, step by step, with a comment on every bid.
round-step = Step { $moment } of { $moments }
round-slider = Step of the round
round-first = To the beginning
round-last = To the end
round-keys = Keys: ← and → step, the space bar plays and pauses.
