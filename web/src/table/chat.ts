/** Chat: messages in order, and the quick phrases in the reader's language. */

import { PHRASES, REACTIONS } from "../lib/constants.ts";
import { t } from "../lib/words.svelte.ts";
import type { Said } from "../protocol/messages.gen.ts";

/** The longest text that a table takes. */
export const MAX_CHAT_CHARS = 300;
const MAX_MESSAGES = 50;

/** What was said, in the reader's language if it is a phrase. */
export function saidText(said: Pick<Said, "phrase" | "text">): string {
  return said.phrase === null ? (said.text ?? "") : phraseText(said.phrase);
}

/** A quick phrase in the reader's language. */
export function phraseText(name: string): string {
  return REACTIONS[name] ?? (PHRASES.includes(name) ? t(`phrase-${name}`) : name);
}

/** What was said with one thing more, in the order of their numbers, the oldest let go. */
export function withSaid(known: readonly Said[], said: Said): Said[] {
  if (known.some(({ id }) => id === said.id)) return [...known];
  return [...known, said].sort((a, b) => a.id - b.id).slice(-MAX_MESSAGES);
}
