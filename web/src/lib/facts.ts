/** What the server lets a player choose, and the times that go with a pace. */

import told from "../protocol/facts.gen.json" with { type: "json" };
import type { Pace } from "../protocol/messages.gen.ts";

const ACCOUNT = 16;

/** The quick phrases of table talk, by their names. */
export const PHRASES: readonly string[] = told.phrases;
/** The colours of players. */
export const COLOURS: readonly string[] = told.colours;
/** The shapes of players. */
export const SHAPES: readonly string[] = told.shapes;
/** The levels of bots, the weakest first. */
export const LEVELS: readonly string[] = told.levels;
/** The paces of a table, the quickest last among live ones. */
export const PACES = Object.keys(told.times) as readonly Pace[];

/** How long an action may take at a pace, in milliseconds; null without a clock. */
export function timeOf(pace: Pace): number | null {
  return told.times[pace];
}

/** How long somebody may be away before a bot keeps the seat; null for ever. */
export function graceOf(pace: Pace): number | null {
  return told.graces[pace];
}

/** The level that bots have unless another is chosen. */
export const USUAL_LEVEL = "counter";

/** The name of a bot of the house, by its level. */
export function levelName(level: string): string {
  return botName(`bot:${level}`.padEnd(ACCOUNT, "-")) ?? level;
}

/** The name of a bot of the house, by its account. */
export function botName(account: string): string | undefined {
  return (told.bots as Record<string, string>)[account];
}
