/** Show order: how the rules of a table have cups lifted after a call. The order of the cups is the server's to say. */

import { EDITIONS } from "../fair/editions.ts";
import { EDITIONS as BOXES, type DiceStore } from "../lib/editions.ts";
import type { TableSettings } from "../protocol/messages.gen.ts";

type Agreed = Pick<TableSettings, "edition" | "options" | "house">;

/** Where lost dice go: what the box has for it, or open on the table where all may count them. */
export type Store = DiceStore | "open";

/** Whether all cups are lifted at once after this call; otherwise one after the other. */
export function liftsTogether(agreed: Agreed, call: "dudo" | "calza"): boolean {
  return ruleOf(agreed, call === "dudo" ? "show_dudo" : "show_calza") === "all_at_once";
}

/** Where lost dice go at this table. */
export function storeOf(agreed: Agreed): Store {
  if (ruleOf(agreed, "lost_dice") === "visible") return "open";
  return BOXES[agreed.edition]?.store ?? "aside";
}

function ruleOf(
  { edition, options, house }: Agreed,
  field: "show_dudo" | "show_calza" | "lost_dice",
) {
  const rules: Record<string, unknown> = { ...EDITIONS[edition]?.rules, ...options, ...house };
  return rules[field];
}
