/** Replay: a finished game as a list of moments, one for each entry. */

import type { AnyEntry, AnyFrame, Person, TableMade } from "../protocol/messages.gen.ts";
import type { ExampleRound, Hands } from "../protocol/rest.gen.ts";
import { isEntry } from "./connection.ts";
import { sentences } from "./sentences.ts";
import { apply, type Table } from "./state.ts";

/** The table after an entry, the dice of all seats if they are known, and the sentences. */
export type Moment = {
  readonly table: Table;
  readonly hands: number[][] | null;
  readonly sentences: string[];
  readonly entry: AnyEntry;
  /** What is explained about it, in an example. */
  readonly captions: readonly string[];
};

/** What a replay consists of. */
export type Frame = AnyEntry | AnyFrame | Hands;

/** The account of a spectator. */
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

/** The moments of an example round from the roll on, with their captions. */
export function exampleMoments({ frames, people, captions }: ExampleRound): Moment[] {
  const found = moments(frames, people);
  const steps = found.slice(found.findIndex(({ entry }) => entry.type === "rolled"));
  // A round in the middle of a game: how it was found who begins is not told.
  return steps.map(({ table, hands, entry }, at) =>
    moment({ ...table, start: null }, hands, entry, captions[at] ?? []),
  );
}

/** A table with empty seats. */
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
    start: null,
  };
}

function moment(
  table: Table,
  hands: number[][] | null,
  entry: AnyEntry,
  captions: readonly string[] = [],
): Moment {
  return {
    table,
    hands,
    entry,
    captions,
    get sentences() {
      return sentences(table, entry); // in whichever language is spoken then
    },
  };
}

function withHand(table: Table, hands: readonly number[][] | null): Table {
  const seat = table.seats.findIndex((one) => one?.account === table.me);
  return { ...table, due: null, hand: hands?.[seat] ?? [] };
}
