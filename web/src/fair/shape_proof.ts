/** The shape of a record's proof: the transcript of its dice, and the stamp upon the whole. */

import type { Bytes } from "./encoding.ts";
import type { Json } from "./json.ts";
import { type RolledRound, type SeatEntry, SIGNED, type Stamp, type Transcript } from "./record.ts";
import { fieldsAt, handAt, hexAt, listAt, shaped, Wrong } from "./wrong.ts";

const GAME = 32;
const HASH = 64;
const SIGNATURE = 128;
const FAIR = ["game", "anchor", "rules", "lock", "mix", "seats", "rounds"];

/** The transcript that a JSON value holds, or where it is wrong. Undefined stands for no JSON at all. */
export function readTranscript(json: Json | undefined): Transcript | Wrong {
  return shaped(() => {
    if (json === undefined) throw new Wrong("");
    return transcriptAt("fair", json);
  });
}

/** The transcript at a path; throws Wrong. */
export function transcriptAt(where: string, value: Json | undefined): Transcript {
  const fair = fieldsAt(where, value, FAIR);
  const hash = (name: string) => hexAt(`${where}.${name}`, fair.get(name), HASH);
  return {
    game: hexAt(`${where}.game`, fair.get("game"), GAME),
    anchor: hash("anchor"),
    rules: hash("rules"),
    lock: hash("lock"),
    mix: hash("mix"),
    seats: listAt(`${where}.seats`, fair.get("seats"), seatAt),
    rounds: listAt(`${where}.rounds`, fair.get("rounds"), rolledAt),
  };
}

/** The stamp at a path; throws Wrong. */
export function stampAt(where: string, value: Json | undefined): Stamp {
  const bare = value instanceof Map && value.size === 1 && value.has("digest");
  const stamp = fieldsAt(where, value, bare ? ["digest"] : ["digest", "key", "signatures"]);
  const digest = hexAt(`${where}.digest`, stamp.get("digest"), HASH);
  if (bare) return { digest, signatures: null };
  const key = hexAt(`${where}.key`, stamp.get("key"), HASH);
  const given = fieldsAt(`${where}.signatures`, stamp.get("signatures"), SIGNED);
  const [anchor, lock, mix, record] = SIGNED.map((name) =>
    hexAt(`${where}.signatures.${name}`, given.get(name), SIGNATURE),
  ) as [Bytes, Bytes, Bytes, Bytes];
  return { digest, signatures: { key, of: { anchor, lock, mix, record } } };
}

function seatAt(where: string, value: Json): SeatEntry {
  const entry = fieldsAt(where, value, ["account", "commit", "open"]);
  const account = entry.get("account");
  // Text with half a character has no UTF-8, and so no hash.
  if (typeof account !== "string" || !account.isWellFormed()) throw new Wrong(`${where}.account`);
  const chance = (name: string) => {
    const given = entry.get(name);
    return given === null ? null : hexAt(`${where}.${name}`, given, HASH);
  };
  return { account, commit: chance("commit"), open: chance("open") };
}

function rolledAt(where: string, value: Json): RolledRound {
  const rolled = fieldsAt(where, value, ["secret", "dice"]);
  const dice = listAt(`${where}.dice`, rolled.get("dice"), handAt);
  return { dice, secret: hexAt(`${where}.secret`, rolled.get("secret"), HASH) };
}
