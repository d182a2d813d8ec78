/** Mutes: the accounts whose chat I do not want to read, at every table. */

import { SvelteSet } from "svelte/reactivity";
import type { Person } from "../protocol/messages.gen.ts";
import { Refused, request } from "./api.ts";
import { ensureMe } from "./me.svelte.ts";

const muted = new SvelteSet<string>();

/** Return whether an account is muted, as far as the list is loaded. */
export function isMuted(account: string): boolean {
  return muted.has(account);
}

/** Load the list from the server. */
export async function loadMutes(): Promise<void> {
  const known = await request<string[]>("GET", "/api/me/mutes");
  muted.clear();
  for (const account of known) muted.add(account);
}

/** Mute an account, or hear it again. */
export async function setMuted(account: string, wanted: boolean): Promise<void> {
  await ensureMe();
  await request(wanted ? "PUT" : "DELETE", `/api/me/mutes/${encodeURIComponent(account)}`);
  if (wanted) muted.add(account);
  else muted.delete(account);
}

/** Load the muted accounts with their names; deleted accounts are left out. */
export async function mutedPeople(): Promise<Person[]> {
  await loadMutes();
  const found = await Promise.all([...muted].map(personOf));
  return found.filter((one) => one !== null);
}

async function personOf(account: string): Promise<Person | null> {
  try {
    return await request<Person>("GET", `/api/people/${encodeURIComponent(account)}`);
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return null;
    throw error;
  }
}
