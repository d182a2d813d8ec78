/** Catalog: editions, bots and features of the server, in words; cached by language. */

import type { About, BotOfHouse, Editions, EditionTold, FieldTold } from "../protocol/rest.gen.ts";
import { request } from "./api.ts";
import { capital, lang } from "./words.svelte.ts";

const known = new Map<string, Promise<unknown>>();

/** All editions, with what sets each apart. */
export async function readEditions(): Promise<Editions["editions"]> {
  return (await once<Editions>("/api/editions")).editions;
}

/** An edition with its options and every rule that can be changed. */
export async function readEdition(id: string): Promise<EditionTold> {
  const told = await once<EditionTold>(`/api/editions/${encodeURIComponent(id)}`);
  const groups = told.groups.map((group) => ({ ...group, fields: group.fields.map(headed) }));
  return { ...told, options: told.options.map(headed), groups };
}

/** The bots that can be put on a seat. */
export async function readBots(): Promise<BotOfHouse[]> {
  return (await once<About>("/api/meta")).bots;
}

/** Whether the server has a coach to ask. */
export async function hasCoach(): Promise<boolean> {
  return (await once<About>("/api/meta")).odds;
}

/** Where other devices reach the server, if it knows. */
export async function readAddress(): Promise<string | null> {
  return (await once<About>("/api/meta")).address;
}

/** Forget every answer, so that the next question is asked anew. */
export function clearCatalog(): void {
  known.clear();
}

/** A rule whose label may begin with the box's own word, which some boxes write small. */
function headed(field: FieldTold): FieldTold {
  return { ...field, label: capital(field.label) };
}

/** Asks again after a failure only. */
function once<T>(path: string): Promise<T> {
  const name = `${lang()} ${path}`;
  const asked = (known.get(name) as Promise<T> | undefined) ?? request<T>("GET", path);
  known.set(name, asked);
  asked.catch(() => known.delete(name));
  return asked;
}
