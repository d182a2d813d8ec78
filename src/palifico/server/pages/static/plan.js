// @ts-check
/** Why we came to a table: to host it, or to play at once among bots. */

/** @import {Table} from "../types.js" */
/** @import {Send} from "./chance.js" */

import { commitAgain, sit } from "./chance.js";

const PLAN = "palifico-plan";

/** Remember to sit down at a new table, and to play at once if there are to be bots. @param {string} id @param {string[] | null} bots */
export const planToPlay = (id, bots) =>
  sessionStorage.setItem(`${PLAN}:${id}`, JSON.stringify(bots));

/** Do what we came for; else see that our chance counts. @param {Table} table @param {Send} send @param {Send} quietly */
export async function followPlan(table, send, quietly) {
  const plan = sessionStorage.getItem(`${PLAN}:${table.id}`);
  sessionStorage.removeItem(`${PLAN}:${table.id}`);
  if (plan === null || table.status !== "gathering" || table.host !== table.me)
    return commitAgain(table, quietly);
  await sit(table, 0, send);
  const bots = JSON.parse(plan);
  return bots && fill(table, bots, send);
}

/** Bots on all free seats, and begin. @param {Table} table @param {string[]} levels @param {Send} send */
export async function fill(table, levels, send) {
  const free = table.seats.flatMap((seat, index) => (seat ? [] : [index]));
  for (const [index, seat] of free.entries())
    await send("seat_bot", { seat, level: levels[index] ?? "counter" });
  await send("begin");
}
