// Made by tools/web/wire_types.py from the Python package: change that, not this.
// of 3a13b2e15227273e2b9aa838e547548a, holds 054f3277c397f1fa175f45999a3cb512

/**
 * Something that was asked at the same time; `code` is why it did not count, None if it did.
 */
export interface Ask {
  seat: number;
  ask: "bid" | "calza" | "dudo";
  bid: [number, number] | null;
  code: string | null;
}
/**
 * Take one's seat back from the bot that kept it. Connecting does the same.
 */
export interface Back {
  type: "back";
  id: string;
}
/**
 * The game is on; `throws` are the roll-offs that decided who opens, if there were any.
 */
export interface Began {
  type: "began";
  opener: number;
  throws: {
    [k: string]: number;
  }[];
  n: number;
  at: number;
}
/**
 * Host: lock the list and begin.
 */
export interface Begin {
  type: "begin";
  id: string;
}
/**
 * A seat has bid.
 */
export interface BidMade {
  type: "bid";
  seat: number;
  bid: [number, number];
  by: "bot" | "clock" | "player";
  turn: Turn;
  asks: Ask[];
  n: number;
  at: number;
}
/**
 * Whose turn it is and what may be done, as far as it is public.
 *
 * In a last-die round `free` is for a player who may change the face (each knows it from `hand`).
 */
export interface Turn {
  to_act: number;
  bids: ([number, number] | null)[];
  free: ([number, number] | null)[] | null;
  dudo: boolean;
  calza: number[];
}
/**
 * A bid of this round.
 */
export interface BidShown {
  seat: number;
  bid: [number, number];
  by: "bot" | "clock" | "player";
}
/**
 * The server stops; come back after so many milliseconds.
 */
export interface Bye {
  type: "bye";
  again_ms: number;
}
/**
 * Call the bid exact; `expect` names the bid by its number.
 */
export interface CallCalza {
  type: "calza";
  id: string;
  expect: number;
}
/**
 * Challenge the bid.
 */
export interface CallDudo {
  type: "dudo";
  id: string;
  expect: number;
}
/**
 * The bid was called: the cups in the order of the edition, and what came of it.
 */
export interface Called {
  type: "called";
  seat: number;
  call: "calza" | "dudo";
  by: "bot" | "clock" | "player";
  cups: Cup[];
  count: number;
  loser: number | null;
  gainer: number | null;
  out: number | null;
  opener: number | null;
  last_die: boolean;
  counts: number[] | null;
  asks: Ask[];
  secret: string | null;
  n: number;
  at: number;
}
/**
 * A cup that was lifted.
 */
export interface Cup {
  seat: number;
  dice: number[];
}
/**
 * The server is bound to a chain of secrets for a game with this id.
 */
export interface ChainOpened {
  type: "chain";
  game: string;
  anchor: string;
  key: string;
  signature: string;
  n: number;
  at: number;
}
/**
 * Host: change the settings before the game.
 */
export interface Change {
  type: "change";
  id: string;
  settings: TableSettings;
}
/**
 * All that is agreed before the game. `rules` is a share code and goes before the other three.
 *
 * `talk` is text at a private table and phrases at a public one unless it says otherwise.
 * `timeout` is what is done for a player whose time is up: challenge if there is a bid, else the
 * lowest opening; or a bot takes the turn. Exact calls within `window_ms` of the first count as
 * simultaneous; the cups can be looked at for `pause_ms` before the next dice. `coach` is whether
 * players may ask for the chances of a bid: not in a rated game, and nowhere unless it is said.
 * `title` is what the host calls the table.
 */
export interface TableSettings {
  edition: string;
  options: {
    [k: string]: unknown;
  };
  house: {
    [k: string]: unknown;
  };
  rules: string | null;
  seats: number;
  pace: "day" | "normal" | "quick" | "relaxed" | "three_days" | "week";
  privacy: "private" | "public";
  spectators: boolean;
  talk: ("off" | "phrases" | "text") | null;
  timeout: "bot" | "challenge";
  window_ms: number;
  pause_ms: number;
  rated: boolean;
  first: number | null;
  coach: boolean | null;
  title: string | null;
}
/**
 * The time of the turn that `n` began has changed: until `due`, or no clock runs.
 */
export interface Clock {
  type: "clock";
  n: number;
  due: number | null;
}
/**
 * No player came, or all left, before a game began.
 */
export interface Closed {
  type: "closed";
  n: number;
  at: number;
}
/**
 * The game is over: everything is open now, under its permanent link.
 */
export interface Ended {
  type: "ended";
  game: string;
  why: "abandoned" | "chain" | "won";
  winner: number | null;
  places: number[];
  rounds: number;
  secret: string | null;
  n: number;
  at: number;
}
/**
 * A command was refused, and nothing happened. `n` is the last entry there is.
 */
export interface Err {
  type: "err";
  id: string | null;
  code: string;
  about: {
    [k: string]: unknown;
  };
  why: string;
  n: number;
}
/**
 * The game as a spectator may see it.
 */
export interface GameShown {
  opener: number;
  last_die: boolean;
  out: number[];
  counts: number[] | null;
  bids: BidShown[];
  reveal: RevealShown | null;
  turn: Turn | null;
  turn_n: number;
  winner: number | null;
}
/**
 * How the last round ended, while it can be looked at.
 */
export interface RevealShown {
  call: "calza" | "dudo";
  caller: number;
  cups: Cup[];
  count: number;
  loser: number | null;
  gainer: number | null;
}
/**
 * Own dice, and whether one may change the face in this last-die round.
 *
 * Of the same length for all and always: a 0 stands where a die is lost, or for a spectator.
 */
export interface Hand {
  type: "hand";
  n: number;
  dice: number[];
  free: 0 | 1;
}
/**
 * Host: make another player at the table the host.
 */
export interface HandOver {
  type: "hand_over";
  id: string;
  seat: number;
}
/**
 * Another player is the host now.
 */
export interface Hosted {
  type: "host";
  host: string;
  n: number;
  at: number;
}
/**
 * A player who is out has the rest played at once: bots wait for no reveal from now on.
 */
export interface Hurried {
  type: "hurried";
  seat: number;
  n: number;
  at: number;
}
/**
 * Play the rest at once, when only bots are left in an unrated game: of a player who is out.
 */
export interface Hurry {
  type: "hurry";
  id: string;
}
/**
 * A bot keeps a seat, until its owner is back or (`for_good`) to the end.
 */
export interface Kept {
  type: "kept";
  seat: number;
  level: string;
  why: "away" | "kicked" | "left" | "swapped";
  for_good: boolean;
  n: number;
  at: number;
}
/**
 * Host: free a seat before the game; during it a bot takes it over.
 */
export interface Kick {
  type: "kick";
  id: string;
  seat: number;
}
/**
 * The list is final; those who committed open within the time.
 */
export interface ListLocked {
  type: "locked";
  rules: string;
  seats: Locked[];
  lock: string;
  signature: string;
  n: number;
  at: number;
}
/**
 * A line of the locked list.
 */
export interface Locked {
  account: string;
  commit: string | null;
}
/**
 * «At least so many of this face.»
 */
export interface MakeBid {
  type: "bid";
  id: string;
  bid: [number, number];
  expect: number;
}
/**
 * All have opened: from now on the dice are fixed.
 */
export interface Mixed {
  type: "mixed";
  openings: (string | null)[];
  mix: string;
  signature: string;
  n: number;
  at: number;
}
/**
 * A command was carried out and is on disk; `n` is the entry that it made, or made before.
 */
export interface Ok {
  type: "ok";
  id: string;
  n: number;
}
/**
 * Open one's commitment once the list is locked as one knows it.
 */
export interface Open {
  type: "open";
  id: string;
  opening: string;
}
/**
 * Names for the accounts that entries speak of; may come at any time.
 */
export interface People {
  type: "people";
  people: Person[];
}
/**
 * The public profile of an account.
 */
export interface Person {
  id: string;
  name: string;
  colour: string;
  shape: string;
  kind: string;
}
/**
 * Which seats are connected, and how many spectators there are.
 */
export interface Presence {
  type: "presence";
  here: number[];
  watching: number;
}
/**
 * A player is ready for the game, or no longer.
 */
export interface Readied {
  type: "ready";
  seat: number;
  ready: boolean;
  n: number;
  at: number;
}
/**
 * Say before the game that one is ready, or no longer; the host may begin in any case.
 */
export interface Ready {
  type: "ready";
  id: string;
  ready?: boolean;
}
/**
 * When the game is over, any player: a new table, same people, same settings.
 */
export interface Rematch {
  type: "rematch";
  id: string;
}
/**
 * The same people can go on at another table.
 */
export interface RematchMade {
  type: "rematch";
  table: string;
  n: number;
  at: number;
}
/**
 * The stream could not keep up: connect again with the last number that came.
 */
export interface Resync {
  type: "resync";
}
/**
 * The owner of a seat is back; the turn they find has `time_ms` from now, unless it is null.
 */
export interface Returned {
  type: "returned";
  seat: number;
  time_ms: number | null;
  n: number;
  at: number;
}
/**
 * All have rolled; each player is told their own dice in a message of its own.
 */
export interface Rolled {
  type: "rolled";
  opener: number;
  last_die: boolean;
  counts: number[] | null;
  turn: Turn;
  n: number;
  at: number;
}
/**
 * Something said at the table: a phrase that every language has, or a text.
 */
export interface Said {
  type: "said";
  id: number;
  at: number;
  account: string;
  phrase: string | null;
  text: string | null;
}
/**
 * A player sits; without a commitment they add no chance of their own.
 */
export interface Sat {
  type: "sat";
  seat: number;
  account: string;
  commit: string | null;
  bot: string | null;
  n: number;
  at: number;
}
/**
 * Say one of the quick phrases, or, where the table allows it, a text.
 */
export interface Say {
  type: "say";
  id: string;
  phrase?: string | null;
  text?: string | null;
}
/**
 * Host: put a bot on a free seat, or take the place of one who is away, with a bot.
 */
export interface SeatBot {
  type: "seat_bot";
  id: string;
  seat: number;
  level?: string;
}
/**
 * A seat has opened; what it opened is told when all have.
 */
export interface SeatOpened {
  type: "opened";
  seat: number;
  n: number;
  at: number;
}
/**
 * The public state of a seat.
 */
export interface SeatShown {
  account: string;
  bot: string | null;
  adds_chance: boolean;
  opened: boolean;
  kept: string | null;
  for_good: boolean;
  ready: boolean;
}
/**
 * The settings were changed before the game.
 */
export interface Settled {
  type: "settings";
  settings: TableSettings;
  n: number;
  at: number;
}
/**
 * Sit down, or change one's commitment. `commit` adds one's own chance to the dice.
 */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  commit?: string | null;
}
/**
 * The whole public state of a table, at entry `n`.
 *
 * The entries that fix the dice are in it as they came. `places` are the seats from the winner to
 * the first who was out; while the game is on, those who are out so far.
 */
export interface Snapshot {
  type: "snapshot";
  n: number;
  id: string;
  code: string;
  status: "closed" | "gathering" | "over" | "playing" | "starting";
  settings: TableSettings;
  host: string;
  seats: (SeatShown | null)[];
  people: Person[];
  here: number[];
  watching: number;
  voids: number;
  chain: ChainOpened | null;
  locked: ListLocked | null;
  mixed: Mixed | null;
  game: GameShown | null;
  places: number[];
  next_table: string | null;
}
/**
 * Leave one's seat before the game, or hand it to a bot for good during it.
 */
export interface Stand {
  type: "stand";
  id: string;
}
/**
 * Seats locked and did not open, so they lose their seats; a new chain follows.
 */
export interface StartVoided {
  type: "void";
  seats: number[];
  n: number;
  at: number;
}
/**
 * A seat is free again.
 */
export interface Stood {
  type: "stood";
  seat: number;
  why: "changed" | "kicked" | "left" | "void";
  n: number;
  at: number;
}
/**
 * A table is there.
 */
export interface TableMade {
  type: "made";
  host: string;
  settings: TableSettings;
  after: string | null;
  n: number;
  at: number;
}
/**
 * The first message: one's account (16 dashes for none), the last number, the clock.
 *
 * `now` is the server's time; `due` when the turn runs out. If `snapshot` is false, the entries
 * after the number that was asked for follow; else one snapshot.
 */
export interface Welcome {
  type: "welcome";
  you: string;
  n: number;
  now: number;
  due: number | null;
  snapshot: boolean;
}
export type Command = Sit|Stand|SeatBot|Kick|Ready|HandOver|Change|Begin|Open|MakeBid|CallDudo|CallCalza|Back|Hurry|Rematch|Say;
export type AnyEntry = TableMade|ChainOpened|Sat|Stood|Readied|Hosted|Settled|ListLocked|SeatOpened|StartVoided|Mixed|Began|Rolled|BidMade|Called|Kept|Returned|Hurried|Ended|Closed|RematchMade;
export type AnyFrame = Welcome|Snapshot|Hand|People|Presence|Said|Clock|Ok|Err|Bye|Resync;
export type Bid = [count: number, face: number];
export type Span = [least: number, most: number] | null;
export type By = BidMade["by"];
export type Status = Snapshot["status"];
export type Pace = TableSettings["pace"];
export type Privacy = TableSettings["privacy"];
export type Talk = TableSettings["talk"];
export type TimeOut = TableSettings["timeout"];
