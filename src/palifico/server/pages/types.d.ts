/** What the server tells a table's page: `palifico.protocol`, as far as the page reads it. */

export type Span = [number, number] | null;
export type Bid = [count: number, face: number];
export type By = "player" | "clock" | "bot";
export type Status = "gathering" | "starting" | "playing" | "over" | "closed";

export interface Settings {
  edition: string;
  options: Record<string, unknown>;
  house: Record<string, unknown>;
  rules?: string | null;
  seats: number;
  pace: string;
  privacy: string;
  spectators: boolean;
  talk: string | null;
  timeout: string;
  window_ms: number;
  pause_ms: number;
  rated: boolean;
  first: number | null;
}

export interface Person {
  id: string;
  name: string;
  colour: string;
  shape: string;
  kind: string;
}

export interface Turn {
  to_act: number;
  bids: Span[];
  free: Span[] | null;
  dudo: boolean;
  calza: number[];
}

export interface Cup {
  seat: number;
  dice: number[];
}

export interface Ask {
  seat: number;
  ask: "bid" | "dudo" | "calza";
  bid: Bid | null;
  code: string | null;
}

export interface Seat {
  account: string;
  bot: string | null;
  adds_chance: boolean;
  opened: boolean;
  kept: string | null;
}

export interface Reveal {
  call: "dudo" | "calza";
  caller: number;
  cups: Cup[];
  count: number;
  loser: number | null;
  gainer: number | null;
}

/** How a round ended, and on which bid. */
export type Shown = Reveal & { bid: Bid; bidder: number; last_die: boolean };

export interface Game {
  opener: number;
  last_die: boolean;
  out: number[];
  counts: number[] | null;
  bids: { seat: number; bid: Bid; by: By }[];
  reveal: Reveal | null;
  turn: Turn | null;
  turn_n: number;
  winner: number | null;
}

export interface Chain {
  game: string;
  anchor: string;
  key: string;
  signature: string;
}

export interface Snapshot {
  type: "snapshot";
  n: number;
  id: string;
  code: string;
  status: Status;
  settings: Settings;
  host: string;
  seats: (Seat | null)[];
  people: Person[];
  here: number[];
  watching: number;
  voids: number;
  chain: Chain;
  locked: Locked | null;
  mixed: Mixed | null;
  game: Game | null;
  places: number[];
  next_table: string | null;
}

type Numbered<T extends string, F = unknown> = { type: T; n: number; at: number } & F;

export type Locked = Numbered<
  "locked",
  {
    rules: string;
    seats: { account: string; commit: string | null }[];
    lock: string;
    signature: string;
  }
>;
export type Mixed = Numbered<"mixed", { openings: (string | null)[]; mix: string }>;
export type Called = Numbered<
  "called",
  {
    seat: number;
    call: "dudo" | "calza";
    by: By;
    cups: Cup[];
    count: number;
    loser: number | null;
    gainer: number | null;
    out: number | null;
    opener: number | null;
    last_die: boolean;
    counts: number[] | null;
    asks: Ask[];
  }
>;
export type BidMade = Numbered<"bid", { seat: number; bid: Bid; by: By; turn: Turn; asks: Ask[] }>;
export type Rolled = Numbered<
  "rolled",
  { opener: number; last_die: boolean; counts: number[] | null; turn: Turn }
>;
export type Sat = Numbered<
  "sat",
  { seat: number; account: string; commit: string | null; bot: string | null }
>;

export type Entry =
  | Numbered<"made", { host: string; settings: Settings }>
  | Numbered<"chain", Chain>
  | Sat
  | Numbered<"stood", { seat: number; why: string }>
  | Numbered<"host", { host: string }>
  | Numbered<"settings", { settings: Settings }>
  | Locked
  | Numbered<"opened", { seat: number }>
  | Numbered<"void", { seats: number[] }>
  | Mixed
  | Numbered<"began", { opener: number; throws: Record<string, number>[] }>
  | Rolled
  | BidMade
  | Called
  | Numbered<"kept", { seat: number; level: string; why: string; for_good: boolean }>
  | Numbered<"returned", { seat: number }>
  | Numbered<"ended", { game: string; why: string; winner: number | null; places: number[] }>
  | Numbered<"closed">
  | Numbered<"rematch", { table: string }>;

export interface Said {
  type: "said";
  id: number;
  at: number;
  account: string;
  phrase: string | null;
  text: string | null;
}

export type Frame =
  | { type: "welcome"; you: string; n: number; now: number; due: number | null; snapshot: boolean }
  | Snapshot
  | { type: "hand"; n: number; dice: number[]; free: 0 | 1 }
  | { type: "people"; people: Person[] }
  | { type: "presence"; here: number[]; watching: number }
  | Said
  | { type: "clock"; n: number; due: number | null }
  | { type: "ok"; id: string; n: number }
  | { type: "err"; id: string | null; code: string; why: string; n: number }
  | { type: "bye"; again_ms: number }
  | { type: "resync" };

/** A table as the page keeps it: a snapshot with what came after it, and what only we know. */
export interface Table extends Omit<Snapshot, "type" | "people" | "next_table"> {
  people: Map<string, Person>;
  next: string | null;
  me: string;
  due: number | null;
  offset: number;
  hand: number[];
  free: boolean;
  last: Shown | null;
}

export interface Edition {
  id: string;
  name: string;
  languages: string[];
  words: { wild: string; wilds: string; dudo: string; palifico: string; calza: string };
  options: { name: string; choices: { value: unknown; text: string }[] }[];
}

export interface Words {
  lang: string;
  words: Record<string, string | [string, string]>;
  phrases: Record<string, string>;
  editions: Edition[];
  times: Record<string, number | null>;
  graces: Record<string, number | null>;
  bots: Record<string, string>;
}

export interface TableShown {
  id: string;
  code: string;
  status: Status;
  settings: Settings;
  host: Person | null;
  seats: (Person | null)[];
  watching: number;
}

export interface MyTable {
  id: string;
  status: string;
  my_turn: boolean;
  table: TableShown | null;
}

export interface About {
  colours: string[];
  shapes: string[];
  paces: string[];
  levels: string[];
}
