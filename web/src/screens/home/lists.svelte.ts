/** The tables that are shown on the first page, told anew while somebody looks. */

import { ask } from "../../lib/api.ts";
import type { MyTable, TableShown } from "../../protocol/rest.gen.ts";

const EVERY = 8000;
const ON: readonly string[] = ["gathering", "starting", "playing"];

/** A running table of mine. */
export interface Running {
  table: TableShown;
  myTurn: boolean;
}

/** My running games, and the tables that are open to everybody. */
export class Lists {
  /** Null until they are known. */
  mine = $state.raw<readonly Running[] | null>(null);
  open = $state.raw<readonly TableShown[] | null>(null);
  failed = $state(false);

  /** Reads the lists now and every few seconds while the page is seen; the answer stops it. */
  watch(known: boolean): () => void {
    const look = () => {
      if (!document.hidden) void this.read(known);
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  /** Whoever is not known has no tables, and need not ask for them. */
  async read(known: boolean): Promise<void> {
    try {
      const [mine, open] = await Promise.all([
        known ? ask<MyTable[]>("GET", "/api/me/tables") : [],
        ask<TableShown[]>("GET", "/api/tables"),
      ]);
      this.mine = running(mine);
      this.open = others(open, this.mine);
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }
}

/** Where it is my turn comes first; a game that I have left for good is not mine any more. */
function running(mine: readonly MyTable[]): Running[] {
  return mine
    .flatMap(({ table, my_turn, left }) => (table && !left ? [{ table, myTurn: my_turn }] : []))
    .filter(({ table }) => ON.includes(table.status))
    .sort((a, b) => Number(b.myTurn) - Number(a.myTurn));
}

/** Tables with a free seat first, then those that can be watched. */
function others(open: readonly TableShown[], mine: readonly Running[]): TableShown[] {
  const ids = new Set(mine.map(({ table }) => table.id));
  const strange = open.filter(({ id }) => !ids.has(id));
  return [...strange.filter(hasRoom), ...strange.filter(canBeWatched)];
}

/** Whether somebody can still sit down. */
export function hasRoom({ status, seats }: TableShown): boolean {
  return status === "gathering" && seats.includes(null);
}

function canBeWatched(table: TableShown): boolean {
  return !hasRoom(table) && table.status !== "gathering" && table.settings.spectators;
}
