/** Start plan: what to do at a new table of mine (sit, seat bots, begin), kept by the tab until it is done. */

import { readJson, writeItem } from "../lib/storage.ts";
import { mySeat, type Table } from "./state.ts";
import type { TableStore } from "./tableStore.svelte.ts";

/** What is to be done as soon as the table is there: the levels of `bots`, one each. */
export interface StartPlan {
  sit: boolean;
  bots: string[];
  begin: boolean;
}

const STORAGE_KEY = "palifico-start:";
const busy = new WeakSet<TableStore>();

/** Store a plan for a table; it survives a reload of this tab. */
export function storePlan(id: string, plan: StartPlan): void {
  writeItem(STORAGE_KEY + id, JSON.stringify(plan), "session");
}

/** Whether a game is about to begin by itself at a table. */
export function isAboutToBegin(id: string): boolean {
  return readPlan(id)?.begin === true;
}

/** Return the plan for a table, and forget it. */
export function takePlan(id: string): StartPlan | null {
  const plan = readPlan(id);
  forget(id);
  return plan;
}

/** Begins the game at a full table; false when it is refused. */
export type Begin = () => Promise<boolean>;

/** Carry out the plan of a table once; false where it is refused. Safe to call whenever the table is there. */
export async function runPlan(store: TableStore): Promise<boolean> {
  const id = store.table?.id;
  const plan = id === undefined ? null : readPlan(id);
  if (id === undefined || plan === null || busy.has(store)) return true;
  busy.add(store);
  try {
    const isDone = await carryOut(store, plan);
    forget(id); // not before: a reload half-way goes on where it was
    return isDone;
  } finally {
    busy.delete(store);
  }
}

/** Put bots on all free seats and begin; stop where the table refuses. */
export async function beginWithBots(
  store: TableStore,
  level: string,
  begin: Begin,
): Promise<boolean> {
  const free = store.table?.seats.flatMap((seat, index) => (seat ? [] : [index])) ?? [];
  for (const seat of free) if (!(await store.ask("seat_bot", { seat, level }))) return false;
  return begin();
}

/** Stop where the table refuses: it shows why, and the rest is done by hand. Bots are asked about no toucan. */
async function carryOut(store: TableStore, plan: StartPlan): Promise<boolean> {
  if (!mayPrepare(store.table)) return false;
  if (plan.sit && !addsChance(store.table)) {
    if (!(await store.sit(mySeat(store.table) ?? freeSeat(store.table)))) return false;
  }
  if (!(await seatBots(store, plan.bots))) return false;
  if (!plan.begin) return true;
  return mayPrepare(store.table) && freeSeat(store.table) < 0 && store.ask("begin");
}

async function seatBots(store: TableStore, levels: string[]): Promise<boolean> {
  const seated = store.table?.seats.filter((seat) => seat?.bot).length ?? 0;
  for (const level of levels.slice(seated)) {
    if (!mayPrepare(store.table)) return false;
    const seat = freeSeat(store.table);
    if (seat < 0) return true;
    if (!(await store.ask("seat_bot", { seat, level }))) return false;
  }
  return true;
}

/** Whether I sit with a chance of my own in the dice: at a rematch I sit, but have added none yet. */
function addsChance(table: Table): boolean {
  const seat = mySeat(table);
  return seat !== null && table.seats[seat]?.adds_chance === true;
}

function mayPrepare(table: Table | null): table is Table {
  return table !== null && table.status === "gathering" && table.host === table.me;
}

const freeSeat = (table: Table): number => table.seats.indexOf(null);

function readPlan(id: string): StartPlan | null {
  return readJson(STORAGE_KEY + id, "session") as StartPlan | null;
}

function forget(id: string): void {
  writeItem(STORAGE_KEY + id, null, "session");
}
