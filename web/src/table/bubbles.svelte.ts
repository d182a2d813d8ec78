/** Speech bubbles: the last thing that each player said, for as long as it takes to read it. */

import { SvelteMap } from "svelte/reactivity";
import { REACTIONS } from "../lib/constants.ts";
import type { Said } from "../protocol/messages.gen.ts";

/** What stands at a seat. */
export type Bubble = Pick<Said, "id" | "phrase" | "text">;

const SHOWN_MS = 5000;
const MS_A_LETTER = 40;

const bubbles = new SvelteMap<string, Bubble>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** What a player has just said. */
export function bubbleOf(account: string | undefined): Bubble | undefined {
  return account === undefined ? undefined : bubbles.get(account);
}

/** Whether it is a reaction, which is drawn large. */
export function isReaction({ phrase }: Bubble): boolean {
  return phrase !== null && phrase in REACTIONS;
}

/** Let a line stand at its seat until it is read. */
export function showBubble(said: Said): void {
  const { account, id, phrase, text } = said;
  clearTimeout(timers.get(account));
  bubbles.set(account, { id, phrase, text });
  const ms = SHOWN_MS + MS_A_LETTER * (text?.length ?? 0);
  timers.set(
    account,
    setTimeout(() => bubbles.delete(account), ms),
  );
}

/** Take all of them away: another table is another company. */
export function clearBubbles(): void {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
  bubbles.clear();
}
