/** A game that is over, told again: one moment for each thing that happened. */

import type { AnyEntry, AnyFrame, Person, TableMade } from "../protocol/messages.gen.ts";
import type { Hands } from "../protocol/rest.gen.ts";
import { sentences } from "./sentences.ts";
import { isEntry } from "./socket.ts";
import { apply, type Table } from "./state.ts";

/** The table after something happened, everybody's dice if they lie there, and what is told. */
export type Moment = {
  readonly table: Table;
  readonly hands: number[][] | null;
  readonly sentences: string[];
  readonly entry: AnyEntry;
};

/** What a replay consists of. */
export type Frame = AnyEntry | AnyFrame | Hands;

/** Nobody's account: a spectator's. */
export const NOBODY = "-".repeat(16);

/** The moments of a game from its beginning on; `me` is the account from whose seat it is told. */
export function moments(
  frames: readonly Frame[],
  people: readonly Person[],
  me = NOBODY,
): Moment[] {
  const found: Moment[] = [];
  let hands: number[][] | null = null;
  let table: Table | null = null;
  for (const frame of frames) {
    if (frame.type === "made") table = emptyTable(frame, people, me);
    if (!table) continue;
    if (frame.type === "hands") {
      const rolled = found.pop(); // their dice belong to the roll that they follow
      hands = frame.hands;
      table = withHand(table, hands);
      if (rolled) found.push(moment(table, hands, rolled.entry));
    } else if (isEntry(frame)) {
      if (frame.type === "rolled") hands = null;
      table = withHand(apply(table, frame), hands);
      if (table.game) found.push(moment(table, hands, frame)); // not how people sat down before it
    }
  }
  return found;
}

/** A table at which nobody sits yet. */
export function emptyTable(made: TableMade, people: readonly Person[], me: string): Table {
  const { n, host, settings } = made;
  return {
    n,
    id: "",
    code: "",
    status: "gathering",
    settings,
    host,
    seats: Array.from({ length: settings.seats }, () => null),
    people: new Map(people.map((one) => [one.id, one])),
    here: [],
    watching: 0,
    voids: 0,
    chain: null,
    locked: null,
    mixed: null,
    game: null,
    places: [],
    next: null,
    me,
    due: null,
    offset: 0,
    hand: [],
    free: false,
    last: null,
  };
}

function moment(table: Table, hands: number[][] | null, entry: AnyEntry): Moment {
  return {
    table,
    hands,
    entry,
    get sentences() {
      return sentences(table, entry); // in whichever language is spoken then
    },
  };
}

function withHand(table: Table, hands: readonly number[][] | null): Table {
  const seat = table.seats.findIndex((one) => one?.account === table.me);
  return { ...table, due: null, hand: hands?.[seat] ?? [] };
}
