/** Whom I do not want to hear. */

import { ask, Refused } from "../../lib/api.ts";
import { ensureMe } from "../../lib/me.svelte.ts";
import type { Person } from "../../protocol/messages.gen.ts";

/** The ids of those whom I have muted. */
export function mutedIds(): Promise<string[]> {
  return ask<string[]>("GET", "/api/me/mutes");
}

/** Mute somebody, or hear them again. */
export async function setMuted(id: string, muted: boolean): Promise<void> {
  await ensureMe();
  await ask(muted ? "PUT" : "DELETE", `/api/me/mutes/${encodeURIComponent(id)}`);
}

/** Those whom I have muted, by name; who is unknown by now is left out. */
export async function mutedPeople(): Promise<Person[]> {
  const found = await Promise.all((await mutedIds()).map(personOf));
  return found.filter((one) => one !== null);
}

async function personOf(id: string): Promise<Person | null> {
  try {
    return await ask<Person>("GET", `/api/people/${encodeURIComponent(id)}`);
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return null;
    throw error;
  }
}
