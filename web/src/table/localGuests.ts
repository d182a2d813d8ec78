/** Local guests: the accounts of players who share this device, with the tokens that open them. */

import { request } from "../lib/api.ts";
import { readJson, writeItem } from "../lib/storage.ts";
import type { MadeGuest } from "../protocol/rest.gen.ts";

/** A player who has no browser of their own. */
export interface LocalGuest {
  account: string;
  name: string;
  token: string;
}

const STORAGE_KEY = "palifico-local";
const MAX_STORED = 24;

/** The guests of this device, the latest last. */
export function localGuests(): LocalGuest[] {
  const found = readJson(STORAGE_KEY);
  return Array.isArray(found) ? (found as LocalGuest[]) : [];
}

/** The guest of a name: the one who has played here before, or a new one. */
export async function localGuest(name: string): Promise<LocalGuest> {
  const known = localGuests();
  const found = known.find((one) => one.name === name) ?? (await madeGuest(name));
  const stored = [...known.filter((one) => one.account !== found.account), found];
  writeItem(STORAGE_KEY, JSON.stringify(stored.slice(-MAX_STORED)));
  return found;
}

/** The names of those who played last, in their order. */
export function lastNames(most: number): string[] {
  return localGuests()
    .slice(-most)
    .map(({ name }) => name);
}

async function madeGuest(name: string): Promise<LocalGuest> {
  const { guest, token } = await request<MadeGuest>("POST", "/api/me/guests", { name });
  return { account: guest.id, name: guest.name, token };
}
