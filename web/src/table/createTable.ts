/** Table creation: POST with an idempotency key, so that a retry after a lost answer makes no second table. */

import { request } from "../lib/api.ts";
import { EDITIONS } from "../lib/editions.ts";
import { ensureMe } from "../lib/me.svelte.ts";
import type { TableSettings } from "../protocol/messages.gen.ts";
import type { MadeTable } from "../protocol/rest.gen.ts";
import { type StartPlan, storePlan } from "./startPlan.ts";

/** Settings of a new table; the server fills in the rest. */
export type NewTableSettings = Partial<TableSettings>;

/** Pause after a call: long enough to look at six cups. */
export const PAUSE_MS = 5000;
/** Bots at the other seats of a practice game: three names to tell apart, none fierce. */
export const PRACTICE_BOTS: readonly string[] = ["counter", "beginner", "listener"];

let last = { settings: "", key: "" };

/** Create a table, store a plan for it, and return its id; the same settings after a failure reuse the key. */
export async function createTable(settings: NewTableSettings, plan: StartPlan): Promise<string> {
  await ensureMe();
  const { id } = await request<MadeTable>("POST", "/api/tables", settings, {
    key: keyFor(settings),
  });
  last = { settings: "", key: "" };
  storePlan(id, plan);
  return id;
}

/** Settings of a game against three bots: no clock, the coach on, counts visible if the edition can. */
export function practiceSettings(edition: string): NewTableSettings {
  const canShow = EDITIONS[edition]?.options.some(({ name }) => name === "lost_dice");
  const options = canShow ? { lost_dice: "visible" } : {};
  return { edition, options, seats: 4, pace: "relaxed", coach: true, pause_ms: PAUSE_MS };
}

function keyFor(settings: NewTableSettings): string {
  const text = JSON.stringify(settings);
  if (text !== last.settings) last = { settings: text, key: newKey() };
  return last.key;
}

/** `randomUUID` is missing on pages that are no secure context. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
