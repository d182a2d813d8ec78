/** Tables for tests: as many seats as are wanted, in the middle of a round. */

import type { Bid, GameShown, Span, TableSettings, Turn } from "../src/protocol/messages.gen.ts";
import type { Shown, Table } from "../src/table/state.ts";

const SETTINGS: TableSettings = {
  edition: "paco",
  options: {},
  house: {},
  rules: null,
  seats: 4,
  pace: "normal",
  privacy: "private",
  spectators: true,
  talk: "text",
  timeout: "challenge",
  window_ms: 250,
  pause_ms: 3000,
  rated: false,
  coach: false,
  first: null,
  title: null,
};

/** The legal counts of a turn after 3×5: as a server tells them. */
export const SPANS: Span[] = [
  [2, 20],
  [4, 20],
  [4, 20],
  [4, 20],
  [4, 20],
  [3, 20],
];

/** A turn of seat 0, which may do all there is. */
export function turnOf(fields: Partial<Turn> = {}): Turn {
  return { to_act: 0, bids: SPANS, free: null, dudo: true, calza: [], ...fields };
}

/** A game in which seat 3 has bid 3×5. */
export function gameOf(fields: Partial<GameShown> = {}): GameShown {
  const bid: Bid = [3, 5];
  return {
    opener: 3,
    last_die: false,
    out: [],
    counts: null,
    bids: [{ seat: 1, bid, by: "player" }],
    reveal: null,
    turn: turnOf(),
    turn_n: 20,
    winner: null,
    ...fields,
  };
}

/** A table of so many people; I am on seat 0. */
export function tableOf(seats: number, fields: Partial<Table> = {}): Table {
  const ids = Array.from({ length: seats }, (_, seat) => `p${seat}`);
  const people = ids.map((id, seat) => {
    const looks = { colour: "teal", shape: "leaf", kind: "guest" };
    return [id, { id, name: `Player ${seat}`, ...looks }] as const;
  });
  const fresh = {
    bot: null,
    adds_chance: true,
    opened: true,
    kept: null,
    for_good: false,
    ready: false,
  };
  return {
    n: 20,
    id: "m5c1t8y4w6",
    code: "abcdef",
    status: "playing",
    settings: { ...SETTINGS, seats },
    host: "p0",
    seats: ids.map((account) => ({ account, ...fresh })),
    people: new Map(people),
    here: ids.map((_, seat) => seat),
    watching: 0,
    voids: 0,
    chain: null,
    locked: null,
    mixed: null,
    game: gameOf(),
    places: [],
    next: null,
    me: "p0",
    due: null,
    offset: 0,
    hand: [2, 5, 5, 1, 6],
    free: false,
    last: null,
    start: null,
    ...fields,
  };
}

/** A round that seat 0 has challenged: three cups, four fives among them. */
export function shownOf(fields: Partial<Shown> = {}): Shown {
  return {
    call: "dudo",
    caller: 0,
    cups: [
      { seat: 0, dice: [2, 5, 5, 1, 6] },
      { seat: 1, dice: [3, 3, 4] },
      { seat: 2, dice: [5, 6] },
    ],
    count: 4,
    loser: 0,
    gainer: null,
    bid: [3, 5],
    bidder: 1,
    last_die: false,
    out: null,
    n: 21,
    at: null,
    ...fields,
  };
}

/** A table at which a round has been called. */
export function calledTable(seats: number, shown: Shown, fields: Partial<Table> = {}): Table {
  const { call, caller, cups, count, loser, gainer } = shown;
  const reveal = { call, caller, cups, count, loser, gainer };
  const game = gameOf({ reveal, turn: null, turn_n: shown.n, last_die: shown.last_die });
  return tableOf(seats, { game, last: shown, ...fields });
}
