/** Practice: a game against three bots, as hard as was chosen last; a newcomer's first one shows more. */

import { EDITIONS } from "../lib/editions.ts";
import { readItem, writeItem } from "../lib/storage.ts";
import { createTable, type NewTableSettings, PAUSE_MS } from "./createTable.ts";
import { isNewcomer } from "./firstGame.ts";

/** How hard the bots are, the easiest first. */
export const HARDNESSES = ["easy", "medium", "hard"] as const;
/** How hard the bots are. */
export type Hardness = (typeof HARDNESSES)[number];

/** The levels of the three bots. Easy ones open low, as people do: with one or two dice of a face. */
export const PRACTICE_BOTS: Readonly<Record<Hardness, readonly string[]>> = {
  easy: ["beginner", "beginner", "beginner"],
  medium: ["counter", "beginner", "listener"],
  hard: ["bluffer", "champion", "listener"],
};
const STORAGE_KEY = "palifico-hardness";

/** The hardness that was chosen last. */
export function lastHardness(): Hardness {
  const kept = readItem(STORAGE_KEY);
  return HARDNESSES.find((one) => one === kept) ?? "easy";
}

/** Store a hardness for the next game. */
export function keepHardness(chosen: Hardness): void {
  writeItem(STORAGE_KEY, chosen);
}

/** Create a table with three bots, and return the id of it; the game begins by itself. */
export function startPractice(edition: string, hardness: Hardness): Promise<string> {
  const bots = [...PRACTICE_BOTS[hardness]];
  return createTable(practiceSettings(edition), { sit: true, bots, begin: true });
}

/** Settings of a practice game: no clock, the coach on. A newcomer sees every count of dice and no odds. */
export function practiceSettings(edition: string): NewTableSettings {
  const settings = { edition, seats: 4, pace: "relaxed", pause_ms: PAUSE_MS } as const;
  if (isNewcomer()) return { ...settings, house: { lost_dice: "visible" }, coach: false };
  const canShow = EDITIONS[edition]?.options.some(({ name }) => name === "lost_dice");
  return { ...settings, options: canShow ? { lost_dice: "visible" } : {}, coach: true };
}
