// @ts-check
/** Our part in the dice: draw a chance of our own, look at the list, open, look again (`pf1`). */

/** @import {Chain, Locked, Mixed} from "../types.js" */

import { keep, kept } from "./words.js";

const OPENINGS = "palifico-openings";
const MOST = 30;
const MISSING = 0xffffffff;
const UTF8 = new TextEncoder();

/** @typedef {[commit: string, opening: string, where: string]} Drawn */

/** @type {Drawn[]} what we have committed to, for when the browser keeps nothing */
const drawn = [];

/** Browsers let only pages that came over https, or from this machine, compute hashes. */
export const canAddChance = () => globalThis.crypto?.subtle !== undefined;

/**
 * A commitment for a seat: the hash of 32 bytes of our own, which any tab of ours can open.
 *
 * @param {Chain} chain
 * @param {number} seat
 */
export async function commitment(chain, seat) {
  const opening = crypto.getRandomValues(new Uint8Array(32));
  const commit = await commitTo(chain, seat, opening);
  const made = /** @type {Drawn} */ ([commit, toHex(opening), `${chain.game}:${seat}`]);
  drawn.push(made);
  keep(OPENINGS, JSON.stringify([...openings(), made].slice(-MOST)));
  return commit;
}

/** Whether this browser can open a seat. @param {Chain} chain @param {number} seat */
export const hasDrawn = (chain, seat) =>
  [...openings(), ...drawn].some(([, , where]) => where === `${chain.game}:${seat}`);

/**
 * What opens our seat in a locked list, if the list is what we sat down to; else why not.
 *
 * @param {Chain} chain
 * @param {Locked} locked
 * @param {number} seat
 * @param {string} me
 * @returns {Promise<{opening: string} | {wrong: boolean}>} `wrong` is false when another device of ours has to open
 */
export async function openingFor(chain, locked, seat, me) {
  const line = locked.seats[seat];
  if (!line || line.account !== me) return { wrong: true };
  if (line.commit === null) return { wrong: false };
  const lines = locked.seats.flatMap((one, index) => [index, one.account, bytes(one.commit)]);
  const lock = await digest(
    "pf1/lock",
    bytes(chain.game),
    bytes(chain.anchor),
    bytes(locked.rules),
    ...lines,
  );
  const signed = await isSigned(chain, "lock", locked.lock, locked.signature);
  if (toHex(lock) !== locked.lock || signed === false) return { wrong: true };
  const opening = recall(line.commit);
  if (opening === undefined) return { wrong: false };
  const isBound = (await commitTo(chain, seat, bytes(opening))) === line.commit;
  return isBound && (await isOpened(chain)) ? { opening } : { wrong: true };
}

/** Whether the server has signed the chain that we committed to. @param {Chain} chain */
const isOpened = async (chain) =>
  (await isSigned(chain, "anchor", chain.anchor, chain.signature)) !== false;

/**
 * Whether the dice were mixed from the list that was locked, with what we have opened.
 *
 * @param {Locked} locked
 * @param {Mixed} mixed
 * @param {number | null} seat
 */
export async function isMixed(locked, mixed, seat) {
  const mix = await digest("pf1/mix", bytes(locked.lock), ...mixed.openings.map(bytes));
  const commit = seat === null ? null : locked.seats[seat]?.commit;
  const own = commit ? recall(commit) : undefined;
  const isOurs = own === undefined || mixed.openings[seat ?? 0] === own;
  return toHex(mix) === mixed.mix && isOurs;
}

/** What a table compares aloud. @param {string} lock */
export const checkNumber = (lock) => `${lock.slice(0, 4)} ${lock.slice(4, 8)}`;

/** @param {Chain} chain @param {number} seat @param {Uint8Array} opening */
async function commitTo(chain, seat, opening) {
  const fields = [bytes(chain.game), bytes(chain.anchor), seat, opening];
  return toHex(await digest("pf1/client", ...fields));
}

/**
 * Whether the server signed a value; null where the browser does not know such signatures.
 *
 * @param {Chain} chain
 * @param {string} what
 * @param {string} value
 * @param {string} signature
 */
async function isSigned(chain, what, value, signature) {
  try {
    const [key, name] = [own(bytes(chain.key)), "Ed25519"];
    const imported = await crypto.subtle.importKey("raw", key, name, false, ["verify"]);
    const message = enc([`pf1/signed/${what}`, bytes(chain.game), bytes(value)]);
    return await crypto.subtle.verify(name, imported, own(bytes(signature)), message);
  } catch {
    return null;
  }
}

/** @param {string} tag @param {...(Uint8Array | string | number | null)} fields */
async function digest(tag, ...fields) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", enc([tag, ...fields])));
}

/** Each field as a 4-byte length and its bytes. @param {(Uint8Array | string | number | null)[]} fields */
function enc(fields) {
  const parts = fields.map((field) => (typeof field === "string" ? UTF8.encode(field) : field));
  const sizes = parts.map((part) => (typeof part === "number" ? 8 : (part?.length ?? 0)));
  const all = new Uint8Array(sizes.reduce((sum, size) => sum + 4 + size, 0));
  const view = new DataView(all.buffer);
  let at = 0;
  parts.forEach((part, index) => {
    const size = sizes[index] ?? 0;
    view.setUint32(at, part === null ? MISSING : size);
    if (typeof part === "number") view.setUint32(at + 8, part);
    else if (part !== null) all.set(part, at + 4);
    at += 4 + size;
  });
  return all;
}

/** @template {string | null} T @param {T} hex @returns {T extends null ? null : Uint8Array} */
function bytes(hex) {
  const pairs = hex === null ? null : (hex.match(/../g) ?? []);
  const made = pairs && Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
  return /** @type {any} */ (made);
}

/** @param {Uint8Array} data @returns {Uint8Array<ArrayBuffer>} */
const own = (data) => new Uint8Array(data);

/** @param {Uint8Array} data */
const toHex = (data) => Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} commit */
const recall = (commit) => [...openings(), ...drawn].find(([known]) => known === commit)?.[1];

/** @returns {Drawn[]} */
function openings() {
  try {
    return JSON.parse(kept(OPENINGS) ?? "[]");
  } catch {
    return [];
  }
}
