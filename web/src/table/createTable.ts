/** Table creation: POST with an idempotency key, so that a retry after a lost answer makes no second table. */

import { request } from "../lib/api.ts";
import { ensureMe } from "../lib/me.svelte.ts";
import type { TableSettings } from "../protocol/messages.gen.ts";
import type { MadeTable } from "../protocol/rest.gen.ts";
import { type StartPlan, storePlan } from "./startPlan.ts";

/** Settings of a new table; the server fills in the rest. */
export type NewTableSettings = Partial<TableSettings>;

/** Pause after a call: long enough to look at six cups. */
export const PAUSE_MS = 5000;

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
