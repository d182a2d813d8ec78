/** Making a table: once, whatever gets lost on the way. */

import { ask } from "../../lib/api.ts";
import { ensureMe } from "../../lib/me.svelte.ts";
import type { MadeTable } from "../../protocol/rest.gen.ts";
import type { Wish } from "./choices.ts";
import { type Plan, planStart } from "./plan.ts";

let last = { wish: "", key: "" };

/** Makes a table with a plan for it, and gives its id; the same wish after a failure is the same table. */
export async function makeTable(wish: Wish, plan: Plan): Promise<string> {
  await ensureMe();
  const { id } = await ask<MadeTable>("POST", "/api/tables", wish, { key: keyFor(wish) });
  last = { wish: "", key: "" };
  planStart(id, plan);
  return id;
}

function keyFor(wish: Wish): string {
  const text = JSON.stringify(wish);
  if (text !== last.wish) last = { wish: text, key: newKey() };
  return last.key;
}

/** Random also where the page is not secure, and there is no `randomUUID`. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
