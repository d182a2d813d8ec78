/** Why we came to a table: to sit down, to seat bots, to begin. */

import type { Room } from "../../table/room.svelte.ts";
import { mySeat, type Table } from "../../table/state.ts";

/** What is to be done at a table of mine as soon as it is there: the levels of `bots`, one each. */
export interface Plan {
  sit: boolean;
  bots: string[];
  begin: boolean;
}

const KEPT = "palifico-start:";
const busy = new WeakSet<Room>();

/** Keeps a plan for a table until it is carried out; this tab knows it after a reload, too. */
export function planStart(id: string, plan: Plan): void {
  try {
    sessionStorage.setItem(KEPT + id, JSON.stringify(plan));
  } catch {
    // A browser that keeps nothing leaves the buttons at the table.
  }
}

/** Gives the plan for a table, which is forgotten then. */
export function takePlan(id: string): Plan | null {
  const plan = readPlan(id);
  forget(id);
  return plan;
}

/** Does what we came for, once: sits, seats bots, begins. Safe to call whenever a table is there. */
export async function runPlan(room: Room): Promise<void> {
  const id = room.table?.id;
  const plan = id === undefined ? null : readPlan(id);
  if (id === undefined || plan === null || busy.has(room)) return;
  busy.add(room);
  try {
    await carryOut(room, plan);
    forget(id); // not before: a reload half-way goes on where it was
  } finally {
    busy.delete(room);
  }
}

/** Stops where the table says no: it shows why, and the rest is done by hand. */
async function carryOut(room: Room, plan: Plan): Promise<void> {
  if (!mayPrepare(room.table)) return;
  if (plan.sit && !addsChance(room.table)) {
    if (!(await room.sit(mySeat(room.table) ?? freeSeat(room.table)))) return;
  }
  if (!(await seatBots(room, plan.bots))) return;
  if (plan.begin && mayPrepare(room.table) && freeSeat(room.table) < 0) await room.ask("begin");
}

async function seatBots(room: Room, levels: string[]): Promise<boolean> {
  const seated = room.table?.seats.filter((seat) => seat?.bot).length ?? 0;
  for (const level of levels.slice(seated)) {
    if (!mayPrepare(room.table)) return false;
    const seat = freeSeat(room.table);
    if (seat < 0) return true;
    if (!(await room.ask("seat_bot", { seat, level }))) return false;
  }
  return true;
}

/** Whether I sit, with a chance of my own in the dice: at a rematch I sit, but have added none yet. */
function addsChance(table: Table): boolean {
  const seat = mySeat(table);
  return seat !== null && table.seats[seat]?.adds_chance === true;
}

function mayPrepare(table: Table | null): table is Table {
  return table !== null && table.status === "gathering" && table.host === table.me;
}

const freeSeat = (table: Table): number => table.seats.indexOf(null);

function readPlan(id: string): Plan | null {
  try {
    const text = sessionStorage.getItem(KEPT + id);
    return text === null ? null : (JSON.parse(text) as Plan);
  } catch {
    return null;
  }
}

function forget(id: string): void {
  try {
    sessionStorage.removeItem(KEPT + id);
  } catch {
    // Then nothing was kept either.
  }
}
