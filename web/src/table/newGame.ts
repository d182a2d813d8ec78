/** New game: another table of mine, like the one I come from where I was alone with bots. */

import { createTable, PRACTICE_BOTS, practiceSettings } from "./createTable.ts";
import { mySeat, type Table } from "./state.ts";

/** Whether all other seats are bots': nobody has to be waited for. */
export function isAlone(table: Table): boolean {
  const mine = mySeat(table);
  return mine !== null && table.seats.every((one, seat) => one?.bot || seat === mine);
}

/** Create it with bots at the other seats, to begin at once, and return its id. */
export function newGame(table: Table): Promise<string> {
  const { settings, seats } = table;
  const bots = isAlone(table) ? seats.flatMap((one) => one?.bot ?? []) : [...PRACTICE_BOTS];
  const same = isAlone(table) ? { ...settings, first: null } : practiceSettings(settings.edition);
  return createTable(same, { sit: true, bots, begin: true });
}
