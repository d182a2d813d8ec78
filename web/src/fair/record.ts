/** A game record after its shape was checked: what was rolled and said, legal or not. */

import type { Bytes } from "./encoding.ts";
import type { JsonObject } from "./json.ts";

/** The dice of one seat in one round. */
export type Hand = readonly number[];

/** What a seat said. */
export type Action =
  | { readonly seat: number; readonly verb: "bid"; readonly count: number; readonly face: number }
  | { readonly seat: number; readonly verb: "dudo" }
  | { readonly seat: number; readonly verb: "calza" };

/** The dice of every seat, and who said what in order. */
export type RecordedRound = {
  readonly dice: readonly Hand[];
  readonly actions: readonly Action[];
};

/** Who sits where, and the chance they add (null: none). */
export type SeatEntry = {
  readonly account: string;
  readonly commit: Bytes | null;
  readonly open: Bytes | null;
};

/** The secret of a round, published, and the dice that every seat rolled with it. */
export type RolledRound = { readonly secret: Bytes; readonly dice: readonly Hand[] };

/** The proof of a game's dice, the field `fair` of its record. */
export type Transcript = {
  readonly game: Bytes;
  readonly anchor: Bytes;
  readonly rules: Bytes;
  readonly lock: Bytes;
  readonly mix: Bytes;
  readonly seats: readonly SeatEntry[];
  readonly rounds: readonly RolledRound[];
};

/** What the server signs of a game, in the order in which it comes about. */
export const SIGNED = ["anchor", "lock", "mix", "record"] as const;

/** The server's signatures and the key that they are to be checked with. */
export type Signatures = {
  readonly key: Bytes;
  readonly of: { readonly [name in (typeof SIGNED)[number]]: Bytes };
};

/** The stamp on a record: a digest of every field, and signatures if the server gives them. */
export type Stamp = { readonly digest: Bytes; readonly signatures: Signatures | null };

/** A record's id, as it was written. */
export type Id = string | number | bigint;

/** A record, and the JSON that it was read from. */
export type GameRecord = {
  readonly json: JsonObject;
  readonly id: Id | null;
  readonly edition: string;
  readonly seats: number;
  readonly starter: number;
  readonly rounds: readonly RecordedRound[];
  readonly options: JsonObject;
  readonly house: JsonObject;
  readonly fair: Transcript | null;
  readonly stamp: Stamp | null;
};
