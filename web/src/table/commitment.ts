/** Commit-reveal (`pf1`): draw 32 bytes, commit to their hash, open them, verify what the server mixed. */

import { type Bytes, fromHex, hasCrypto, toHex } from "../fair/encoding.ts";
import { commitment as commitTo, lockHash, mixHash, signedBytes } from "../fair/protocol.ts";
import type { SeatEntry } from "../fair/record.ts";
import { readJson, writeItem } from "../lib/storage.ts";
import type { ChainOpened, ListLocked, Mixed } from "../protocol/messages.gen.ts";

/** What fixes the dice of a game on the server's side. */
export type Chain = Pick<ChainOpened, "game" | "anchor" | "key" | "signature">;
/** What opens a seat; or whether it is wrong that nothing does. */
export type Found = { opening: string } | { wrong: boolean };

type StoredOpening = [commit: string, opening: string, where: string];
type Lock = Pick<ListLocked, "rules" | "seats" | "lock" | "signature">;

const STORAGE_KEY = "palifico-openings";
const MAX_STORED = 30;
const drawn: StoredOpening[] = []; // for when the browser keeps nothing

/** Browsers let only pages that came over https, or from this machine, compute hashes. */
export const canAddChance = hasCrypto;

/** A commitment for a seat: the hash of 32 bytes of our own, which any tab of ours can open. */
export async function commitment(chain: Chain, seat: number): Promise<string> {
  const opening = crypto.getRandomValues(new Uint8Array(32));
  const commit = await commitHash(chain, seat, opening);
  const made: StoredOpening = [commit, toHex(opening), placeOf(chain, seat)];
  drawn.push(made);
  writeItem(STORAGE_KEY, JSON.stringify([...openings(), made].slice(-MAX_STORED)));
  return commit;
}

/** Whether this browser can open a seat. */
export function hasDrawn(chain: Chain, seat: number): boolean {
  return all().some(([, , where]) => where === placeOf(chain, seat));
}

/** What opens our seat in a locked list, if the list is what we sat down to. */
export async function openingFor(
  chain: Chain,
  locked: Lock,
  seat: number,
  me: string,
): Promise<Found> {
  const line = locked.seats[seat];
  if (!line || line.account !== me) return { wrong: true };
  if (line.commit === null) return { wrong: false };
  if (!(await isLock(chain, locked))) return { wrong: true };
  const opening = recall(line.commit);
  if (opening === undefined) return { wrong: false }; // another device of ours has to open
  const isBound = (await commitHash(chain, seat, bytes(opening))) === line.commit;
  const isOurs = await isSigned(chain, "anchor", chain.anchor, chain.signature);
  return isBound && isOurs ? { opening } : { wrong: true };
}

/** Whether the dice were mixed from the list that was locked, with what we have opened. */
export async function isMixed(
  chain: Chain,
  locked: Lock,
  mixed: Pick<Mixed, "openings" | "mix" | "signature">,
  seat: number | null,
): Promise<boolean> {
  const opened = mixed.openings.map((open) => entry("", null, open));
  const mix = toHex(await mixHash(bytes(locked.lock), opened));
  const commit = seat === null ? null : locked.seats[seat]?.commit;
  const own = commit ? recall(commit) : undefined;
  const isOurs = own === undefined || mixed.openings[seat ?? 0] === own;
  return mix === mixed.mix && isOurs && (await isSigned(chain, "mix", mix, mixed.signature));
}

async function isLock(chain: Chain, locked: Lock): Promise<boolean> {
  const seats = locked.seats.map(({ account, commit }) => entry(account, commit, null));
  const lock = toHex(
    await lockHash(bytes(chain.game), bytes(chain.anchor), bytes(locked.rules), seats),
  );
  return lock === locked.lock && (await isSigned(chain, "lock", lock, locked.signature));
}

/** Whether the server signed a value; taken for granted where the browser knows no such signatures. */
async function isSigned(
  chain: Chain,
  what: "anchor" | "lock" | "mix",
  value: string,
  signature: string,
): Promise<boolean> {
  try {
    const name = "Ed25519";
    const key = await crypto.subtle.importKey("raw", bytes(chain.key), name, false, ["verify"]);
    const message = signedBytes(what, bytes(chain.game), bytes(value));
    return await crypto.subtle.verify(name, key, bytes(signature), message);
  } catch {
    return true;
  }
}

async function commitHash(chain: Chain, seat: number, opening: Bytes): Promise<string> {
  return toHex(await commitTo(bytes(chain.game), bytes(chain.anchor), seat, opening));
}

function entry(account: string, commit: string | null, open: string | null): SeatEntry {
  return { account, commit: commit && bytes(commit), open: open && bytes(open) } as SeatEntry;
}

function bytes(hex: string): Bytes {
  return fromHex(hex, hex.length) ?? new Uint8Array();
}

function placeOf(chain: Chain, seat: number): string {
  return `${chain.game}:${seat}`;
}

function recall(commit: string): string | undefined {
  return all().find(([known]) => known === commit)?.[1];
}

function all(): StoredOpening[] {
  return [...openings(), ...drawn];
}

function openings(): StoredOpening[] {
  const found = readJson(STORAGE_KEY);
  return Array.isArray(found) ? (found as StoredOpening[]) : [];
}
