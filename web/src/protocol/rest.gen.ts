// Made by tools/web/wire_types.py from the Python package: change that, not this.
// of 9dbc80f5c33d7bf18dc9e6bb19dd05ac, holds c5666dd6575312277998353578748913

import type { Began, BidMade, Called, Person, Rolled, Sat, TableMade, TableSettings } from "./messages.gen.ts";

/**
 * What this server is, and what can be chosen here.
 *
 * `odds` tells whether a coach can be asked, `address` where other devices reach the server, if
 * that is known.
 */
export interface About {
  name: string;
  version: string;
  languages: string[];
  colours: string[];
  shapes: string[];
  paces: string[];
  levels: string[];
  bots: BotOfHouse[];
  odds: boolean;
  address: string | null;
  /**
   * Milliseconds since 1970
   */
  now: number;
}
/**
 * A bot that can be put on a seat: its level, which is sent, its name, and how it plays.
 *
 * A version always plays alike; another is another number.
 */
export interface BotOfHouse {
  level: string;
  name: string;
  text: string;
  shape: string;
  colour: string;
  version: number;
}
/**
 * Something that could be done, and why or why not, in a sentence.
 *
 * `before` and `after` listening: how likely it turns out right. `win` is the chance to win the
 * whole game after it.
 */
export interface Advice {
  action: "bid" | "calza" | "dudo";
  bid: [number, number] | null;
  before: number;
  after: number;
  win: number;
  why: string;
}
/**
 * What a seat could do at the turn that entry `n` began, the best first; none if nothing.
 *
 * Out of turn `wait` is the chance to win if it does nothing.
 */
export interface AdviceShown {
  n: number;
  seat: number;
  advice: Advice[];
  wait: number | null;
}
/**
 * How likely a bid is: true by the dice alone, after listening to the round, and exact.
 */
export interface BidOdds {
  bid: [number, number];
  chance: number;
  heard: number;
  exact: number;
}
/**
 * A bot of mine.
 */
export interface Bot {
  /**
   * Sixteen characters
   */
  id: string;
  name: string;
  colour: string;
  shape: string;
  /**
   * Milliseconds since 1970
   */
  created: number;
}
/**
 * A bot with an account of its own.
 */
export interface BotWish {
  name: string;
  colour?: string | null;
  shape?: string | null;
}
/**
 * The dice of all games that are over, and those of each edition.
 */
export interface DiceOver {
  all: DiceShown;
  editions: {
    [k: string]: DiceShown;
  };
}
/**
 * What the dice of some games add up to, what the tests say, and a sentence for people.
 */
export interface DiceShown {
  games: number;
  rounds: number;
  dice: number;
  faces: FaceShown[];
  order: string;
  pairs: number;
  tests: DiceTest[];
  verdict: string;
  message: string;
}
/**
 * How often a face was seen, and how many standard deviations that is off.
 */
export interface FaceShown {
  face: number;
  seen: number;
  expected: number;
  deviations: number;
}
/**
 * One test: a chi-square for the faces, else a figure. `p_corrected` minds the other tests.
 */
export interface DiceTest {
  test: string;
  p: number;
  p_corrected: number;
  result: string;
  chi_square?: number | null;
  freedom?: number | null;
  seen?: number | null;
  expected?: number | null;
  deviations?: number | null;
}
/**
 * A rule that is not as in the box.
 */
export interface Difference {
  field: string;
  value: boolean | number | string;
  text: string;
  changed: "house" | "option";
}
/**
 * A published edition; `differs` says in a sentence what sets it apart from the others.
 */
export interface EditionShown {
  id: string;
  name: string;
  differs: string;
  languages: string[];
  dice_each: number;
  words: OwnWords;
  options: OptionShown[];
}
/**
 * What an edition calls things; `calza` is null where it has no exact call.
 */
export interface OwnWords {
  wild: string;
  wilds: string;
  dudo: string;
  palifico: string;
  calza: string | null;
}
/**
 * A rule that a box leaves to the players, and what it can be; the first is as in the box.
 */
export interface OptionShown {
  name: string;
  values: unknown[];
}
/**
 * An edition, its options, and everything that a house rule can change, in words.
 *
 * The options are among the groups, too. With house rules up to `most_by_house` can play.
 */
export interface EditionTold {
  id: string;
  name: string;
  differs: string;
  languages: string[];
  dice_each: number;
  least_players: number;
  most_players: number;
  most_by_house: number;
  words: OwnWords;
  options: FieldTold[];
  groups: GroupTold[];
}
/**
 * A rule that can be changed. `box` is what it is in the box, null where it has no such rule.
 *
 * `usual` is what most boxes say, a first choice for such a rule. It means something only while
 * the rule that it `needs` is in force.
 */
export interface FieldTold {
  field: string;
  label: string;
  box: boolean | number | string | null;
  usual: boolean | number | string;
  option: boolean;
  source: ("convention" | "reading" | "silent") | null;
  needs: string | null;
  values: ValueTold[];
}
/**
 * A value that a rule can have, and what the rulebook says with it.
 */
export interface ValueTold {
  value: boolean | number | string;
  text: string;
}
/**
 * Rules that belong together.
 */
export interface GroupTold {
  id: "bidding" | "calza" | "last-die" | "showing" | "table";
  heading: string;
  fields: FieldTold[];
}
/**
 * All editions, and all that house rules can change.
 */
export interface Editions {
  editions: EditionShown[];
  house: RuleShown[];
}
/**
 * A field that a house rule can set, and its values.
 */
export interface RuleShown {
  name: string;
  values: unknown[];
}
/**
 * The example round of an edition. `frames` are as in the replay of a game, up to the call.
 *
 * `captions` has the texts for each frame from `rolled` on, `hands` left out: one for the roll and
 * for each bid; for the call why it is made, and how it ends.
 */
export interface ExampleRound {
  edition: string;
  name: string;
  people: Person[];
  frames: (TableMade | Sat | Began | Rolled | Hands | BidMade | Called)[];
  captions: string[][];
}
/**
 * In a replay, after the entry `n` with which they were rolled: the dice of all seats.
 */
export interface Hands {
  type: "hands";
  n: number;
  hands: number[][];
}
/**
 * A position that the rules have judged, in words, and its dice to draw them.
 *
 * `raise`: after `bid` one `may` bid these and `may_not` those. `count`: `cups` were lifted after
 * a call on `bid`, and `found` dice counted. Bids are [count, face].
 */
export interface ExampleTold {
  kind: "count" | "raise";
  text: string;
  bid: [number, number];
  may: [number, number][];
  may_not: [number, number][];
  cups: number[][];
  found: number | null;
  last_die: boolean;
}
/**
 * A position at a real table, and maybe a bid to ask about.
 *
 * `previous` is the last bid as [count, face], null before the first. Whose turn it is may have
 * one die, or have opened this last-die round. `players` is six unless the share code says more.
 */
export interface ExplainAsked {
  edition?: string;
  options?: {
    [k: string]: boolean | number | string;
  };
  house?: {
    [k: string]: boolean | number | string;
  };
  rules?: string | null;
  players?: number | null;
  previous?: [number, number] | null;
  last_die?: boolean;
  one_die?: boolean;
  opener?: boolean;
  bid?: [number, number] | null;
}
/**
 * All that may be done in a position, and why the rest may not.
 *
 * `impossible` says why the bid before cannot have been made: then nothing may follow it.
 * `smallest` names the smallest bids there are. `notes` say where the rules of this edition would
 * not have led here.
 */
export interface Explained {
  edition: string;
  players: number;
  limit: number;
  impossible: string | null;
  faces: FaceExplained[];
  smallest: string;
  dudo: Verdict;
  calza: Verdict;
  notes: string[];
  verdict: Verdict | null;
}
/**
 * The counts of a face that may be bid, from the least to the most, or why it cannot be.
 *
 * `why_less` says why one less than the least would not do, `why_more` one more than the most,
 * where that is more than the end of all counts.
 */
export interface FaceExplained {
  face: number;
  name: string;
  least: number | null;
  most: number | null;
  why_less: string | null;
  why_more: string | null;
  why_not: string | null;
}
/**
 * Whether something may be done, and the sentences that say so.
 */
export interface Verdict {
  legal: boolean;
  lines: string[];
}
/**
 * Delete my data; with the password, if there is one.
 */
export interface Forgetting {
  password?: string | null;
}
/**
 * The table that a short code stands for.
 */
export interface FoundTable {
  /**
   * The id in the table's link
   */
  id: string;
}
/**
 * Where everything about a game is. `page` is its permanent link.
 */
export interface GameLinks {
  page: string;
  record: string;
  notation: string;
  replay: string;
  proof: string;
}
/**
 * A game that is over, by seats; without a winner it was given up, or its chain ran out.
 *
 * `options` and `house` are what its rules change in the edition, as in the table's settings.
 */
export interface GameOver {
  /**
   * 32 hex digits
   */
  game: string;
  table: string;
  edition: string;
  options: {
    [k: string]: unknown;
  };
  house: {
    [k: string]: unknown;
  };
  seats: SeatPlayed[];
  why: "abandoned" | "chain" | "won";
  winner: number | null;
  rounds: number;
  /**
   * Milliseconds since 1970
   */
  ended: number;
  rated: boolean;
  public: boolean;
  links: GameLinks;
}
/**
 * Who sat there, and what became of them. A deleted account has kind `gone` and no name.
 */
export interface SeatPlayed {
  person: Person;
  place: number;
}
/**
 * A page of games, the latest first; `before` asks for the next page, None after the last.
 */
export interface Games {
  games: GameOver[];
  before: number | null;
}
/**
 * Rules as they are edited. `rules` is a share code, in place of the first three.
 *
 * `players` goes into the code; null leaves it as it is there, or open.
 */
export interface HouseAsked {
  edition?: string;
  options?: {
    [k: string]: boolean | number | string;
  };
  house?: {
    [k: string]: boolean | number | string;
  };
  rules?: string | null;
  players?: number | null;
}
/**
 * Why these rules cannot be, and at which field: one of the rules, or of the question.
 */
export interface HouseFault {
  code: string;
  field: string | null;
  why: string;
}
/**
 * What rules put together come to. If they cannot be, `fault` says why, and they are null.
 *
 * `values` has every rule as it stands, `idle` those that mean nothing as things are, `missing`
 * those that must be said; all three also while there is a fault, unless the edition is not known.
 * Without a fault, `may_rate` says whether such a game can be rated.
 */
export interface HouseTold {
  ok: boolean;
  sentence: string | null;
  code: string | null;
  edition: string | null;
  options: {
    [k: string]: boolean | number | string;
  };
  house: {
    [k: string]: boolean | number | string;
  };
  players: number | null;
  least_players: number;
  most_players: number;
  may_rate: boolean;
  differences: Difference[];
  values: {
    [k: string]: boolean | number | string | null;
  };
  idle: string[];
  missing: string[];
  fault: HouseFault | null;
}
/**
 * A ranked account of a list.
 */
export interface Leader {
  rank: number;
  person: Person;
  rating: RatingShown;
}
/**
 * A rating: its middle and its uncertainty; `ordinal` is what it is worth in a list.
 */
export interface RatingShown {
  edition: string;
  seats: number;
  ordinal: number;
  mu: number;
  sigma: number;
  games: number;
}
/**
 * The best of one list, and which lists there are.
 */
export interface Leaderboard {
  kind: "bots" | "people";
  edition: string;
  seats: number;
  leaders: Leader[];
  lists: ListShown[];
}
/**
 * A list that is not empty.
 */
export interface ListShown {
  edition: string;
  seats: number;
  listed: number;
}
/**
 * The login and password of a person.
 */
export interface LoggingIn {
  login: string;
  password: string;
}
/**
 * From this browser, or everywhere.
 */
export interface LoggingOut {
  everywhere?: boolean;
}
/**
 * Name, colour and shape; what is left out stays as it is, or is drawn.
 */
export interface Looks {
  name?: string | null;
  colour?: string | null;
  shape?: string | null;
}
/**
 * A bot that was just made, and its token.
 */
export interface MadeBot {
  bot: Bot;
  /**
   * Shown this once
   */
  token: string;
}
/**
 * A guest of a device with several players, with the token that opens the account.
 */
export interface MadeGuest {
  guest: Me;
  token: string;
}
/**
 * My own account.
 */
export interface Me {
  /**
   * Sixteen characters
   */
  id: string;
  name: string;
  colour: string;
  shape: string;
  kind: string;
  login: string | null;
  /**
   * Milliseconds since 1970
   */
  created: number;
}
/**
 * A table that was made: its id, and the short code by which friends find it.
 */
export interface MadeTable {
  /**
   * The id in the table's link
   */
  id: string;
  code: string;
}
/**
 * A token that was just made.
 */
export interface MadeToken {
  id: string;
  label: string;
  /**
   * Milliseconds since 1970
   */
  created: number;
  /**
   * Shown this once
   */
  token: string;
}
/**
 * Everything that is kept about me, but the hashes of secrets.
 */
export interface MyData {
  account: {
    [k: string]: unknown;
  };
  sessions: {
    [k: string]: unknown;
  }[];
  tokens: {
    [k: string]: unknown;
  }[];
  bots: {
    [k: string]: unknown;
  }[];
  /**
   * Items: Sixteen characters
   */
  mutes: string[];
  tables: {
    [k: string]: unknown;
  }[];
  games: {
    [k: string]: unknown;
  }[];
  talk: {
    [k: string]: unknown;
  }[];
  ratings: {
    [k: string]: unknown;
  }[];
}
/**
 * A table at which I sit or sat; what is over is not shown further.
 *
 * `due` is when the time of the player to act runs out; `left`: the game goes on without me,
 * and I cannot come back to it.
 */
export interface MyTable {
  /**
   * The id in the table's link
   */
  id: string;
  status: string;
  /**
   * Milliseconds since 1970
   */
  created: number;
  /**
   * Milliseconds since 1970
   */
  changed: number;
  my_turn: boolean;
  left: boolean;
  due: number | null;
  table: TableShown | null;
}
/**
 * A table as it stands in a list. Free seats are null.
 */
export interface TableShown {
  /**
   * The id in the table's link
   */
  id: string;
  code: string;
  status: "closed" | "gathering" | "over" | "playing" | "starting";
  settings: TableSettings;
  host: Person | null;
  seats: (Person | null)[];
  watching: number;
}
/**
 * A new password, with the old one.
 */
export interface NewPassword {
  old: string;
  new: string;
}
/**
 * The chances of a seat at the turn that entry `n` began: of every bid that it may make now.
 *
 * `dudo` is how likely the standing bid is false, after listening and before; `calza`, that it is
 * exact, where the seat may call that. They are null where there is nothing to call. `version`
 * names the model of how people bid.
 */
export interface OddsShown {
  n: number;
  bids: BidOdds[];
  dudo: number | null;
  dudo_before: number | null;
  calza: number | null;
  version: string;
}
/**
 * A quick phrase: its name, which is sent, and what is read.
 */
export interface Phrase {
  name: string;
  text: string;
}
/**
 * Whatever was refused or failed: a stable code, what it is about, and a sentence.
 */
export interface Problem {
  code: string;
  about: {
    [k: string]: string | number;
  };
  why: string;
}
/**
 * A login and a password for a guest.
 */
export interface Registering {
  login: string;
  password: string;
}
/**
 * A rule on both sides. It is null where a side lacks what it would be a detail of.
 *
 * `field` is null for a rule that all editions share. `same` tells whether it comes to the same,
 * however it is told; a detail of a rule that one side lacks is no difference of its own.
 * `optional` is a difference that shows only where an option is chosen.
 */
export interface RowCompared {
  section: string;
  heading: string;
  field: string | null;
  a: string | null;
  b: string | null;
  same: boolean;
  optional: boolean;
}
/**
 * A sentence of a rulebook. `field` is the rule of its own that it tells, if it is one.
 *
 * `source` is there where the box does not plainly say it, `note` says so in words; `option`
 * where the box leaves it to the players; `changed` where this table differs from the box.
 */
export interface RuleTold {
  field: string | null;
  text: string;
  note: string | null;
  source: ("convention" | "reading" | "silent") | null;
  option: boolean;
  changed: ("house" | "option") | null;
}
/**
 * The rules of an edition or a table. `differs` says how the box differs from the others.
 *
 * `sentence` names the box and every difference from it, `code` is the share code.
 */
export interface Rulebook {
  edition: string;
  name: string;
  title: string;
  differs: string;
  sentence: string;
  code: string;
  options: {
    [k: string]: boolean | number | string;
  };
  house: {
    [k: string]: boolean | number | string;
  };
  words: OwnWords;
  sections: SectionTold[];
}
/**
 * A heading of a rulebook, and what stands under it.
 */
export interface SectionTold {
  id: string;
  heading: string;
  rules: RuleTold[];
  examples: ExampleTold[];
}
/**
 * Two sets of rules side by side.
 */
export interface RulesCompared {
  a: RulesNamed;
  b: RulesNamed;
  rows: RowCompared[];
}
/**
 * One of two sets of rules.
 */
export interface RulesNamed {
  edition: string;
  name: string;
  differs: string;
  sentence: string;
  code: string;
}
/**
 * The key with which this server signs, to compare when a record is verified.
 */
export interface ServerKey {
  /**
   * 64 hex digits
   */
  key: string;
  algorithm: "Ed25519";
}
/**
 * All games so far: won, given up, at the end of their chain; and starts that were void.
 */
export interface ServerStats {
  won: number;
  abandoned: number;
  chain: number;
  voids: number;
}
/**
 * A token without its secret; `used` is the day of its last use.
 */
export interface Token {
  id: string;
  label: string;
  /**
   * Milliseconds since 1970
   */
  created: number;
  /**
   * Milliseconds since 1970
   */
  used: number;
}
/**
 * A token, and what it is for.
 */
export interface TokenWish {
  label: string;
}
