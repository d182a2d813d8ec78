/** Fairness protocol, client side: commit at sitting down, open when the list is locked, check the mix. */

import { checkNumber } from "../fair/protocol.ts";
import { t } from "../lib/words.svelte.ts";
import type { AnyEntry, ListLocked, Mixed } from "../protocol/messages.gen.ts";
import { canAddChance, commitment, hasDrawn, isMixed, openingFor } from "./commitment.ts";
import { mySeat, type Table } from "./state.ts";

/** Asks the table for something; null, or false, when it was refused. */
export type Send = (type: string, fields?: Record<string, unknown>) => Promise<unknown>;
/** How our part in the dice is told. */
export type FairnessListener = {
  tell: (text: () => string) => void;
  alarm: (text: string) => void;
};

/** Sit down, with a chance of our own where the browser can. */
export async function sit(table: Table, seat: number, send: Send): Promise<unknown> {
  const { chain } = table;
  const commit = chain && canAddChance() ? await commitment(chain, seat) : null;
  return send("sit", { seat, commit });
}

/** Commit anew to another chain, or where another browser of ours has sat down. */
export async function commitAgain(table: Table, send: Send): Promise<void> {
  const seat = mySeat(table);
  const { chain, status } = table;
  if (seat === null || !chain || status !== "gathering" || !canAddChance()) return;
  if (!table.seats[seat]?.adds_chance || !hasDrawn(chain, seat)) await sit(table, seat, send);
}

/** Do what an entry, which has just been applied, asks of us. */
export async function follow(
  table: Table,
  entry: AnyEntry,
  send: Send,
  listener: FairnessListener,
): Promise<void> {
  if (entry.type === "chain") await commitAgain(table, send);
  if (entry.type === "locked") await open(table, entry, send, listener);
  if (entry.type === "mixed" && table.locked) await look(table, table.locked, entry, listener);
}

async function open(
  table: Table,
  locked: ListLocked,
  send: Send,
  listener: FairnessListener,
): Promise<void> {
  const seat = mySeat(table);
  if (seat === null || !table.chain || !canAddChance()) return;
  const found = await openingFor(table.chain, locked, seat, table.me);
  if ("opening" in found) await send("open", { opening: found.opening });
  else if (found.wrong) listener.alarm(t("common-mistrust"));
}

/** See whether the dice were mixed as they should be. */
async function look(
  table: Table,
  locked: ListLocked,
  mixed: Mixed,
  listener: FairnessListener,
): Promise<void> {
  const seat = mySeat(table);
  const adds = seat !== null && mixed.openings[seat] !== null;
  const code = checkNumber(locked.lock);
  const isRight =
    !table.chain || !canAddChance() || (await isMixed(table.chain, locked, mixed, seat));
  if (!isRight) listener.alarm(t("common-mistrust"));
  else
    listener.tell(() =>
      adds ? t("common-checked", { code }) : t("common-check-number", { code }),
    );
}
