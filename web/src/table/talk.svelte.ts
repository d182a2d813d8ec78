/** Table talk: what was said, and who is not to be heard. */

import { SvelteSet } from "svelte/reactivity";
import { ask } from "../lib/api.ts";
import { PHRASES } from "../lib/facts.ts";
import { t } from "../lib/words.svelte.ts";
import type { Said } from "../protocol/messages.gen.ts";

/** The longest text that a table takes. */
export const LONGEST = 300;
const MOST = 50;

const muted = new SvelteSet<string>();

/** Whether somebody is muted, at every table. */
export function isMuted(account: string): boolean {
  return muted.has(account);
}

/** Ask the server whom I have muted. */
export async function loadMutes(): Promise<void> {
  const known = await ask<string[]>("GET", "/api/me/mutes");
  muted.clear();
  for (const account of known) muted.add(account);
}

/** Mute somebody, or hear them again. */
export async function toggleMute(account: string): Promise<void> {
  const wasMuted = muted.has(account);
  await ask(wasMuted ? "DELETE" : "PUT", `/api/me/mutes/${account}`);
  if (wasMuted) muted.delete(account);
  else muted.add(account);
}

/** What was said, in the reader's language if it is a phrase. */
export function saidText(said: Pick<Said, "phrase" | "text">): string {
  return said.phrase === null ? (said.text ?? "") : phraseText(said.phrase);
}

/** A quick phrase in the reader's language. */
export function phraseText(name: string): string {
  return PHRASES.includes(name) ? t(`phrase-${name}`) : name;
}

/** What was said with one thing more, in the order of their numbers, the oldest let go. */
export function withSaid(known: readonly Said[], said: Said): Said[] {
  if (known.some(({ id }) => id === said.id)) return [...known];
  return [...known, said].sort((a, b) => a.id - b.id).slice(-MOST);
}
