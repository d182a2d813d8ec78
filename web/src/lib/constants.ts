/** Constants of the server: what a player may choose, and the times of each pace. */

import constants from "../protocol/constants.gen.json" with { type: "json" };
import type { Pace } from "../protocol/messages.gen.ts";

const ACCOUNT_CHARS = 16;

/** The quick phrases of table talk, by their names. */
export const PHRASES: readonly string[] = constants.phrases;
/** The colours of players. */
export const COLOURS: readonly string[] = constants.colours;
/** The animals that players look like. */
export const ANIMALS: readonly string[] = constants.animals;
/** The shapes of bots, and of players of old. */
export const SHAPES: readonly string[] = constants.shapes;
/** Reactions by their names: one sign each. */
export const REACTIONS: Readonly<Record<string, string>> = constants.reactions;
/** The names that guests are drawn, each with a number behind it. */
export const GUEST_NAMES: readonly string[] = constants.guest_names;
/** The levels of bots, the weakest first. */
export const LEVELS: readonly string[] = constants.levels;
/** The paces of a table, the quickest last among live ones. */
export const PACES = Object.keys(constants.times) as readonly Pace[];

/** How long an action may take at a pace, in milliseconds; null without a clock. */
export function timeOf(pace: Pace): number | null {
  return constants.times[pace];
}

/** How long a player may be away before a bot keeps the seat, in milliseconds; null for ever. */
export function graceOf(pace: Pace): number | null {
  return constants.graces[pace];
}

/** The level that bots have unless another is chosen. */
export const DEFAULT_LEVEL = "counter";

/** The name of a bot of the house, by its level. */
export function levelName(level: string): string {
  return botName(`bot:${level}`.padEnd(ACCOUNT_CHARS, "-")) ?? level;
}

/** The name of a bot of the house, by its account. */
export function botName(account: string): string | undefined {
  return (constants.bots as Record<string, string>)[account];
}
