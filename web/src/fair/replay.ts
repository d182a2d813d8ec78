/** Replaying a record by its rules, round by round and action by action, to the first fault. */

import type { Rules } from "./editions.ts";
import { Game } from "./game.ts";
import type { RecordedRound } from "./record.ts";

/** The first thing that the rules do not allow; `action` is null where it is the round itself. */
export type Illegal = {
  readonly round: number;
  readonly action: number | null;
  readonly rule: string;
};

/** The game after its last round, or the first thing that was not legal. */
export function replay(
  rules: Rules,
  seats: number,
  starter: number,
  rounds: readonly RecordedRound[],
): Game | Illegal {
  const game = new Game(rules, seats, starter);
  for (const [round, { dice, actions }] of rounds.entries()) {
    const rule = game.deal(dice);
    if (rule !== null) return { round, action: null, rule };
    for (const [action, said] of actions.entries()) {
      const rule = game.act(said);
      if (rule !== null) return { round, action, rule };
    }
  }
  return game;
}
