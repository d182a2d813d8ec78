/** What can be chosen, in words, as the server tells it; each thing is asked once a language. */

import { ask } from "../../lib/api.ts";
import { lang } from "../../lib/words.svelte.ts";
import type { About, Editions, EditionTold } from "../../protocol/rest.gen.ts";

const known = new Map<string, Promise<unknown>>();

/** All editions, with what sets each apart. */
export async function readEditions(): Promise<Editions["editions"]> {
  return (await once<Editions>("/api/editions")).editions;
}

/** An edition with its options and every rule that can be changed. */
export function readEdition(id: string): Promise<EditionTold> {
  return once<EditionTold>(`/api/editions/${encodeURIComponent(id)}`);
}

/** The bots that can be put on a seat. */
export async function readBots(): Promise<About["bots"]> {
  return (await once<About>("/api/meta")).bots;
}

/** Whether the server has a coach to ask. */
export async function hasCoach(): Promise<boolean> {
  return (await once<About>("/api/meta")).odds;
}

/** Asks again after a failure only. */
function once<T>(path: string): Promise<T> {
  const name = `${lang()} ${path}`;
  const asked = (known.get(name) as Promise<T> | undefined) ?? ask<T>("GET", path);
  known.set(name, asked);
  asked.catch(() => known.delete(name));
  return asked;
}
