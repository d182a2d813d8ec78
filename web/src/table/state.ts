/** Table state: a reducer over the snapshot and every entry after it. No rules are in here. */

import { timeOf } from "../lib/constants.ts";
import type {
  AnyEntry,
  AnyFrame,
  Began,
  Bid,
  Called,
  GameShown,
  Person,
  RevealShown,
  SeatShown,
  Snapshot,
  TableSettings,
  Welcome,
} from "../protocol/messages.gen.ts";

export {
  iMayBid,
  iMayCalza,
  iMayDudo,
  isMyTurn,
  looksOf,
  mySeat,
  nameOf,
  spans,
} from "./seats.ts";

const WILD = 1;

/** How a round ended, and on which bid; `at` is when, by the server's clock, if we were there. */
export interface Shown extends RevealShown {
  bid: Bid;
  bidder: number;
  last_die: boolean;
  out: number | null;
  n: number;
  at: number | null;
}

/** How it was found who opens the game: `throws` are the dice of a roll-off, if there was one. */
export interface Start {
  opener: number;
  throws: ReadonlyMap<number, number>[];
  n: number;
  at: number;
}

/** A table: a snapshot with what came after it, and what only we know. Never changed, only replaced. */
export interface Table extends Omit<Snapshot, "type" | "people" | "next_table"> {
  people: ReadonlyMap<string, Person>;
  next: string | null;
  me: string;
  due: number | null;
  offset: number;
  hand: number[];
  free: boolean;
  last: Shown | null;
  /** Known in the first round to those who saw the game begin. */
  start: Start | null;
  /** Bots play the rest at once, for a player who is out. */
  hurried?: boolean;
}

/** The table that a snapshot tells of. */
export function fromSnapshot(told: Snapshot, welcome: Welcome): Table {
  const { type: _, people, next_table, ...rest } = told;
  const game = rest.game && lookedAt(rest.game);
  return {
    ...rest,
    people: new Map(people.map((one) => [one.id, one])),
    next: next_table,
    me: welcome.you,
    due: welcome.due,
    offset: welcome.now - Date.now(),
    hand: [],
    free: false,
    game,
    last: game && lastOf(game),
    start: null,
  };
}

/** The table after a frame without a number. */
export function hear(table: Table, frame: AnyFrame): Table {
  switch (frame.type) {
    case "welcome":
      return { ...table, me: frame.you, due: frame.due, offset: frame.now - Date.now() };
    case "hand":
      return { ...table, hand: handAfter(table, frame.dice), free: frame.free === 1 };
    case "people": {
      const told = frame.people.map((one) => [one.id, one] as const);
      return { ...table, people: new Map([...table.people, ...told]) };
    }
    case "presence":
      return { ...table, here: frame.here, watching: frame.watching };
    case "clock":
      return frame.n === table.game?.turn_n ? { ...table, due: frame.due } : table;
    default:
      return table;
  }
}

/** The table after an entry. */
export function apply(table: Table, entry: AnyEntry): Table {
  return { ...happened(table, entry), n: entry.n };
}

/** Whether past rounds are to be remembered, not looked up. */
export function isHidden(table: Table): boolean {
  return table.status === "playing" && table.game?.counts === null;
}

function happened(table: Table, entry: AnyEntry): Table {
  switch (entry.type) {
    case "made":
    case "settings":
      return resized(table, entry.settings);
    case "chain":
      return { ...table, chain: entry, locked: null, mixed: null, seats: closed(table) };
    case "sat":
      return seated(table, entry.seat, {
        ready: table.seats[entry.seat]?.account === entry.account && isReady(table, entry.seat),
        account: entry.account,
        bot: entry.bot,
        adds_chance: entry.commit !== null,
        opened: false,
        kept: null,
        for_good: false,
      });
    case "stood":
      return seated(table, entry.seat, null);
    case "ready":
      return changedSeat(table, entry.seat, { ready: entry.ready });
    case "host":
      return { ...table, host: entry.host };
    case "locked":
      return { ...table, status: "starting", locked: entry };
    case "opened":
      return changedSeat(table, entry.seat, { opened: true });
    case "void":
      return { ...table, status: "gathering", voids: table.voids + 1 };
    case "mixed":
      return { ...table, mixed: entry };
    case "kept": {
      const { level: kept, for_good } = entry;
      const helped = changedSeat(table, entry.seat, { kept, for_good });
      return table.game?.turn?.to_act === entry.seat ? { ...helped, due: null } : helped;
    }
    case "returned":
      return changedSeat(table, entry.seat, { kept: null, for_good: false });
    case "hurried":
      return { ...table, hurried: true };
    case "closed":
      return { ...table, status: "closed" };
    case "rematch":
      return { ...table, next: entry.table };
    default:
      return played(table, entry);
  }
}

type Played = Extract<AnyEntry, { type: "began" | "rolled" | "bid" | "called" | "ended" }>;

function played(table: Table, entry: Played): Table {
  if (entry.type === "began") return begun(table, entry);
  const game = table.game;
  if (!game) return table; // an entry of a kind that we do not know
  switch (entry.type) {
    case "rolled": {
      const { opener, last_die, counts, turn } = entry;
      const fresh = { bids: [], reveal: null, turn_n: entry.n };
      const next = { ...table, game: { ...game, opener, last_die, counts, turn, ...fresh } };
      return timed({ ...next, last: isHidden(next) ? null : table.last }, entry.at);
    }
    case "bid": {
      const { seat, bid, by, turn } = entry;
      const bids = [...game.bids, { seat, bid, by }];
      return timed({ ...table, game: { ...game, bids, turn, turn_n: entry.n } }, entry.at);
    }
    case "called":
      return called(table, game, entry);
    case "ended": {
      const over = { ...game, winner: entry.winner, turn: null };
      return { ...table, game: over, status: "over", places: entry.places, due: null };
    }
    default:
      return table;
  }
}

function begun(table: Table, { opener, throws, n, at }: Began): Table {
  const none = { last_die: false, out: [], counts: null, bids: [], reveal: null, turn: null };
  const game = { opener, ...none, turn_n: n, winner: null };
  const start = { opener, throws: throws.map(bySeat), n, at };
  return { ...table, game, status: "playing", last: null, start };
}

function bySeat(dice: Began["throws"][number]): Map<number, number> {
  return new Map(Object.entries(dice).map(([seat, face]) => [Number(seat), face]));
}

/** From the call on the server names the next opener; `last_die` is of the round that is seen. */
function called(table: Table, game: GameShown, entry: Called): Table {
  const { call, cups, count, loser, gainer, counts } = entry;
  const reveal = { call, caller: entry.seat, cups, count, loser, gainer };
  const out = entry.out === null ? [] : [entry.out];
  const shown = {
    ...game,
    reveal,
    counts,
    opener: entry.opener ?? game.opener,
    out: [...game.out, ...out].sort((a, b) => a - b),
    turn: null,
    turn_n: entry.n,
  };
  const last = lastOf(shown);
  return {
    ...table,
    game: shown,
    due: null,
    free: false,
    places: [...out, ...table.places],
    start: null,
    last: last && { ...last, at: entry.at, out: entry.out },
  };
}

/** How a round ended that can still be looked at. */
function lastOf({ reveal, bids, last_die, turn_n: n }: GameShown): Shown | null {
  const bid = bids.at(-1);
  if (!reveal || !bid) return null;
  return { ...reveal, bid: bid.bid, bidder: bid.seat, last_die, out: null, n, at: null };
}

/** In a snapshot `last_die` is of the next round already: what the count tells of this one. */
function lookedAt(game: GameShown): GameShown {
  const face = game.bids.at(-1)?.bid[1];
  if (!game.reveal || face === undefined) return game;
  const dice = game.reveal.cups.flatMap((cup) => cup.dice);
  const wilds = dice.filter((die) => die === WILD && face !== WILD).length;
  const plain = dice.filter((die) => die === face).length;
  return { ...game, last_die: wilds > 0 && plain === game.reveal.count };
}

/** While a round is looked at, the hand that comes is empty: the dice stay in sight. */
function handAfter(table: Table, dice: number[]): number[] {
  const there = dice.filter((face) => face > 0);
  return there.length || table.game?.turn ? there : table.hand;
}

/** When the turn that began just now runs out. */
function timed(table: Table, at: number): Table {
  const seat = table.seats[table.game?.turn?.to_act ?? -1];
  const time = timeOf(table.settings.pace);
  const hasClock = time !== null && seat && !seat.bot && !seat.kept;
  return { ...table, due: hasClock ? at + time : null };
}

function isReady(table: Table, seat: number): boolean {
  return table.seats[seat]?.ready === true;
}

function seated(table: Table, seat: number, sitter: SeatShown | null): Table {
  return { ...table, seats: table.seats.with(seat, sitter) };
}

function changedSeat(table: Table, seat: number, fields: Partial<SeatShown>): Table {
  const sitter = table.seats[seat];
  return sitter ? seated(table, seat, { ...sitter, ...fields }) : table;
}

/** Seats without the commitments that another chain has made void. */
function closed(table: Table): Table["seats"] {
  return table.seats.map((seat) => seat && { ...seat, adds_chance: false, opened: false });
}

function resized(table: Table, settings: TableSettings): Table {
  const seats = Array.from({ length: settings.seats }, (_, seat) => table.seats[seat] ?? null);
  return { ...table, settings, seats };
}
