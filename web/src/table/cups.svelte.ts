/** Cups: at which tables this device is only a cup, because the table itself is on a big screen. */

import { readJson, writeItem } from "../lib/storage.ts";

const STORAGE_KEY = "palifico-cups";
const MAX_STORED = 20;

let tables = $state.raw(readCups(readJson(STORAGE_KEY)));

/** Whether this device is a cup at a table. */
export function isCup(table: string): boolean {
  return tables.includes(table);
}

/** Make this device a cup at a table, or show the whole table again. */
export function setCup(table: string, on: boolean): void {
  if (on === isCup(table)) return;
  const others = tables.filter((one) => one !== table);
  tables = on ? [...others, table].slice(-MAX_STORED) : others;
  writeItem(STORAGE_KEY, JSON.stringify(tables));
}

function readCups(given: unknown): string[] {
  return Array.isArray(given) ? given.filter((one) => typeof one === "string") : [];
}
