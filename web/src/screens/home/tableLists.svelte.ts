/** Table lists of the home page, polled while the page is visible. */

import { request } from "../../lib/api.ts";
import type { MyTable, TableShown } from "../../protocol/rest.gen.ts";

const POLL_INTERVAL_MS = 8000;
const RUNNING: readonly string[] = ["gathering", "starting", "playing"];

/** A running table of mine. */
export interface Running {
  table: TableShown;
  myTurn: boolean;
}

/** My running games, and the public tables. */
export class TableLists {
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
    const timer = setInterval(look, POLL_INTERVAL_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  /** Load both lists; without an account there are no tables of mine to ask for. */
  async read(known: boolean): Promise<void> {
    try {
      const [mine, open] = await Promise.all([
        known ? request<MyTable[]>("GET", "/api/me/tables") : [],
        request<TableShown[]>("GET", "/api/tables"),
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
    .filter(({ table }) => RUNNING.includes(table.status))
    .sort((a, b) => Number(b.myTurn) - Number(a.myTurn));
}

/** Tables with a free seat first, then those that can be watched. */
function others(open: readonly TableShown[], mine: readonly Running[]): TableShown[] {
  const ids = new Set(mine.map(({ table }) => table.id));
  const strange = open.filter(({ id }) => !ids.has(id));
  return [...strange.filter(hasRoom), ...strange.filter(canBeWatched)];
}

/** Whether a seat is free. */
export function hasRoom({ status, seats }: TableShown): boolean {
  return status === "gathering" && seats.includes(null);
}

function canBeWatched(table: TableShown): boolean {
  return !hasRoom(table) && table.status !== "gathering" && table.settings.spectators;
}
