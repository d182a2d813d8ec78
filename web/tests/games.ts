/** Fair games made up on the spot, for the verifier to look at. */

import { canonical } from "../src/fair/canonical.ts";
import { firstByLot, hand, rollOff } from "../src/fair/chance.ts";
import { type Bytes, digest, fromHex, keyOf, toHex } from "../src/fair/encoding.ts";
import { Game } from "../src/fair/game.ts";
import { fromDecoded } from "../src/fair/json.ts";
import {
  commitment,
  link,
  lockHash,
  mixHash,
  rulesHash,
  signedBytes,
} from "../src/fair/protocol.ts";
import type { Action, Transcript } from "../src/fair/record.ts";
import { SIGNED } from "../src/fair/record.ts";
import { type Variant, variant } from "../src/fair/rules.ts";

type Scalar = string | number | boolean;
type Said = [number, "bid", number, number] | [number, "dudo" | "calza"];

/** What can be chosen of a made-up game; `adds` are the seats that add chance. */
export type Wanted = {
  edition: string;
  seats: number;
  options: { [name: string]: Scalar };
  house: { [name: string]: Scalar };
  adds: number[];
  seed: number;
};

/** A record as JSON, loose enough to be tampered with. */
export type Made = {
  id: string;
  edition: string;
  players: number | string[];
  starter: number;
  options: { [name: string]: Scalar };
  house: { [name: string]: Scalar };
  rounds: { dice: number[][]; actions: Said[] }[];
  fair: {
    game: string;
    anchor: string;
    rules: string;
    lock: string;
    mix: string;
    seats: { account: string; commit: string | null; open: string | null }[];
    rounds: { secret: string; dice: number[][] }[];
  };
  stamp: { digest: string; key?: string; signatures?: { [name: string]: string } };
};

const ROUNDS = 120;
const USUAL: Wanted = {
  edition: "paco",
  seats: 3,
  options: {},
  house: { dice_each: 3 },
  adds: [0, 1],
  seed: 1,
};

/** A whole game with its proof and a stamp, not signed. */
export async function madeGame(wanted: Partial<Wanted> = {}): Promise<Made> {
  const { edition, seats, options, house, adds, seed } = { ...USUAL, ...wanted };
  const rules = ruled(edition, options, house);
  const chance = numbers(seed);
  const secrets = await chainOf(chance);
  const fair = await sat(rules, seats, adds, secrets.anchor, chance, secrets.game);
  const starter = await startsWith(rules, fair.mix, seats);
  const rounds = await played(rules, seats, starter, fair.mix, secrets.links, chance);
  const made: Made = {
    id: `made-${seed}`,
    edition,
    players: seats,
    starter,
    options,
    house,
    rounds,
    fair: {
      game: toHex(fair.game),
      anchor: toHex(fair.anchor),
      rules: toHex(fair.rules),
      lock: toHex(fair.lock),
      mix: toHex(fair.mix),
      seats: fair.seats.map(({ account, commit, open }) => ({
        account,
        commit: commit && toHex(commit),
        open: open && toHex(open),
      })),
      rounds: rounds.map(({ dice }, round) => ({
        secret: toHex(secrets.links[round] as Bytes),
        dice: structuredClone(dice),
      })),
    },
    stamp: { digest: "" },
  };
  return stamped(made);
}

/** The same record with a stamp that fits what it says now. */
export async function stamped({ stamp: _, ...rest }: Made): Promise<Made> {
  const made = await digest(["pf1/record", canonical(fromDecoded(rest) ?? null)]);
  return { ...structuredClone(rest), stamp: { digest: toHex(made) } };
}

/** The same record with a stamp signed by a key. */
export async function signed(record: Made, pair: CryptoKeyPair): Promise<Made> {
  const made = await stamped(record);
  const { game, anchor, lock, mix } = made.fair;
  const values = { anchor, lock, mix, record: made.stamp.digest };
  const signatures: { [name: string]: string } = {};
  for (const name of SIGNED) {
    const message = signedBytes(name, bytesOf(game), bytesOf(values[name]));
    const signature = await crypto.subtle.sign("Ed25519", pair.privateKey, message);
    signatures[name] = toHex(new Uint8Array(signature));
  }
  const key = toHex(new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey)));
  return { ...made, stamp: { digest: made.stamp.digest, key, signatures } };
}

/** A new key of a server. */
export async function newPair(): Promise<CryptoKeyPair> {
  return (await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"])) as CryptoKeyPair;
}

/** Numbers below n that come again with the same seed (the generator known as mulberry32). */
export function numbers(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

/** The bytes of some hex digits. */
export function bytesOf(hex: string): Bytes {
  return fromHex(hex, hex.length) ?? new Uint8Array();
}

function ruled(edition: string, options: Wanted["options"], house: Wanted["house"]): Variant {
  const rules = variant(edition, new Map(Object.entries(options)), new Map(Object.entries(house)));
  if (typeof rules === "string") throw new Error(rules);
  return rules;
}

function someBytes(chance: (n: number) => number, length: number): Bytes {
  return Uint8Array.from({ length }, () => chance(256));
}

async function chainOf(chance: (n: number) => number) {
  const game = someBytes(chance, 16);
  const links = [someBytes(chance, 32)];
  for (let t = ROUNDS; t >= 1; t--) links.unshift(await link(game, t, links[0] as Bytes));
  const [anchor, ...rest] = links;
  return { game, anchor: anchor as Bytes, links: rest };
}

async function sat(
  rules: Variant,
  seats: number,
  adds: number[],
  anchor: Bytes,
  chance: (n: number) => number,
  game: Bytes,
): Promise<Transcript> {
  const entries = [];
  for (let seat = 0; seat < seats; seat++) {
    const open = adds.includes(seat) ? someBytes(chance, 32) : null;
    const commit = open && (await commitment(game, anchor, seat, open));
    entries.push({ account: `Zoë ${seat}`, commit, open });
  }
  const hash = await rulesHash(rules);
  const lock = await lockHash(game, anchor, hash, entries);
  const mix = await mixHash(lock, entries);
  return { game, anchor, rules: hash, lock, mix, seats: entries, rounds: [] };
}

async function startsWith({ rules }: Variant, mix: Bytes, seats: number): Promise<number> {
  if (rules.first_player === "named") return seats - 1;
  if (rules.first_player === "random") return firstByLot(mix, seats);
  return (await rollOff(mix, seats)).winner;
}

async function played(
  { rules }: Variant,
  seats: number,
  starter: number,
  mix: Bytes,
  links: readonly Bytes[],
  chance: (n: number) => number,
): Promise<Made["rounds"]> {
  const game = new Game(rules, seats, starter);
  const rounds: Made["rounds"] = [];
  while (game.winner === null) {
    const t = rounds.length + 1;
    const key = await keyOf(links[t - 1] as Bytes);
    const dice = await Promise.all(game.dice.map((held, seat) => hand(key, mix, t, seat, held)));
    const code = game.deal(dice);
    if (code !== null) throw new Error(code);
    rounds.push({ dice, actions: bidding(game, seats, chance) });
  }
  return rounds;
}

/** Say things at random, of which only the legal ones are heard, until somebody has called. */
function bidding(game: Game, seats: number, chance: (n: number) => number): Said[] {
  const said: Said[] = [];
  for (;;) {
    const action = anything(seats, chance);
    if (game.act(action) !== null) continue;
    if (action.verb !== "bid") return [...said, [action.seat, action.verb]];
    said.push([action.seat, "bid", action.count, action.face]);
  }
}

function anything(seats: number, chance: (n: number) => number): Action {
  const seat = chance(seats);
  const verb = (["bid", "bid", "bid", "dudo", "calza"] as const)[chance(5)] ?? "dudo";
  if (verb !== "bid") return { seat, verb };
  return { seat, verb, count: 1 + chance(8), face: 1 + chance(6) };
}
