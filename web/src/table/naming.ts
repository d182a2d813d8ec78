/** What a table is called: the title that its host gives it, else its code, easy to read aloud. */

import { t } from "../lib/words.svelte.ts";
import type { Table } from "./state.ts";

const GROUP_CHARS = 3;

/** A code as it is read aloud: capitals in two groups. */
export function spelledCode(code: string): string {
  const capitals = code.toUpperCase();
  return `${capitals.slice(0, GROUP_CHARS)} ${capitals.slice(GROUP_CHARS)}`.trim();
}

/** The title of a table, or the table with its code. */
export function tableName({ settings, code }: Pick<Table, "settings" | "code">): string {
  return settings.title ?? t("room-title", { code: spelledCode(code) });
}
