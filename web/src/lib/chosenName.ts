/** Whether the player has chosen a name on this device: a drawn one is an animal and a number. */

import { GUEST_NAMES } from "./constants.ts";
import type { Account } from "./me.svelte.ts";
import { readItem, writeItem } from "./storage.ts";

const STORAGE_KEY = "palifico-named";
const DRAWN = new RegExp(`^(${GUEST_NAMES.join("|")}) \\d{1,2}$`);

/** Whether a name need not be asked for any more. */
export function hasChosenName({ name, kind }: Pick<Account, "name" | "kind">): boolean {
  return kind !== "guest" || !DRAWN.test(name) || readItem(STORAGE_KEY) !== null;
}

/** Remember that the player was asked, also if they keep the name that was drawn. */
export function keepName(): void {
  writeItem(STORAGE_KEY, "yes");
}
