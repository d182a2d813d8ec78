/** New game: another table of mine, like the one I come from where I was alone with bots. */

import { createTable } from "./createTable.ts";
import { lastHardness, startPractice } from "./practice.ts";
import { mySeat, type Table } from "./state.ts";

/** Whether all other seats are bots': nobody has to be waited for. */
export function isAlone(table: Table): boolean {
  const mine = mySeat(table);
  return mine !== null && table.seats.every((one, seat) => one?.bot || seat === mine);
}

/** Create it with bots at the other seats, to begin at once, and return its id. */
export function newGame(table: Table): Promise<string> {
  const { settings, seats } = table;
  if (!isAlone(table)) return startPractice(settings.edition, lastHardness());
  const bots = seats.flatMap((one) => one?.bot ?? []);
  return createTable({ ...settings, first: null }, { sit: true, bots, begin: true });
}
