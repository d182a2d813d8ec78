// @ts-check
/** Our part in the start of a game: commit when we sit, open when the list is locked, check the mix. */

/** @import {Entry, Locked, Mixed, Table} from "../types.js" */

import { canAddChance, checkNumber, commitment, hasDrawn, isMixed, openingFor } from "./fair.js";
import { mySeat } from "./state.js";
import { t } from "./words.js";

/** @typedef {(type: string, fields?: Record<string, unknown>) => Promise<number | null>} Send */
/** @typedef {{tell: (text: string) => void, alarm: (text: string) => void}} Telling */

/** Sit down, with a chance of our own where the browser can. @param {Table} table @param {number} seat @param {Send} send */
export async function sit(table, seat, send) {
  const commit = canAddChance() ? await commitment(table.chain, seat) : null;
  return send("sit", { seat, commit });
}

/** Commit anew to another chain, or where another browser of ours has sat down. @param {Table} table @param {Send} send */
export async function commitAgain(table, send) {
  const seat = mySeat(table);
  if (seat === null || table.status !== "gathering" || !canAddChance()) return;
  if (!table.seats[seat]?.adds_chance || !hasDrawn(table.chain, seat)) await sit(table, seat, send);
}

/** Do what an entry asks of us. @param {Table} table @param {Entry} entry @param {Send} send @param {Telling} telling */
export async function follow(table, entry, send, telling) {
  const seat = mySeat(table);
  if (entry.type === "chain") await commitAgain(table, send);
  if (entry.type === "mixed" && table.locked) await look(table, table.locked, entry, telling);
  if (!canAddChance()) return;
  if (entry.type === "locked" && seat !== null) {
    const found = await openingFor(table.chain, entry, seat, table.me);
    if ("opening" in found) await send("open", { opening: found.opening });
    else if (found.wrong) telling.alarm(t("page-mistrust"));
  }
}

/** See whether the dice were mixed as they should be. @param {Table} table @param {Locked} locked @param {Mixed} mixed @param {Telling} telling */
async function look(table, locked, mixed, telling) {
  const seat = mySeat(table);
  const adds = seat !== null && mixed.openings[seat] !== null;
  const isRight = !canAddChance() || (await isMixed(locked, mixed, seat));
  const id = adds ? "page-checked" : "page-check-number";
  if (isRight) telling.tell(t(id, { code: checkNumber(locked.lock) }));
  else telling.alarm(t("page-mistrust"));
}
