/** The published editions: their names, their options, and their own words in each language. */

import told from "../protocol/editions.gen.json" with { type: "json" };
import type { Lang } from "./words.svelte.ts";

/** A word that each box has for a thing of the game. */
export type OwnWord = "wild" | "wilds" | "dudo" | "palifico" | "calza";

/** A rule that a box leaves open; what is printed comes first. */
export type EditionOption = { name: string; values: (string | number | boolean)[] };

/** What a box has for lost dice. */
export type DiceStore = "bag" | "pouch" | "lid" | "aside";

/** A published edition. */
export type Edition = {
  name: string;
  languages: string[];
  dice_each: number;
  /** Who opens the game: named by the host, drawn, or found by a roll-off. */
  first_player: string;
  options: EditionOption[];
  words: Record<Lang, Record<OwnWord, string>>;
  /** Another word that the rulebook allows for a challenge. */
  dudo_also: string | null;
  /** Where lost dice go while nobody may count them. */
  store: DiceStore;
};

/** All of them, by their ids. */
export const EDITIONS: Readonly<Record<string, Edition>> = told as Record<string, Edition>;

/** An edition by its id; throws RangeError when there is none. */
export function edition(id: string): Edition {
  const found = EDITIONS[id];
  if (found === undefined) throw new RangeError(`no edition ${id}`);
  return found;
}

/** The box that is sold where a language is spoken. */
export function editionFor(lang: Lang): string {
  const found = Object.keys(EDITIONS).find((id) => edition(id).languages.includes(lang));
  return found ?? "paco";
}
