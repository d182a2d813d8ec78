import { describe, expect, it } from "vitest";
import vectors from "../../../tests/conformance/fair_vectors.json" with { type: "json" };
import type { Made } from "../../tests/games.ts";
import { bytesOf } from "../../tests/games.ts";
import { toHex } from "../fair/index.ts";
import {
  checkNumber,
  commitment as commitTo,
  lockHash,
  mixHash,
  signedBytes,
} from "../fair/protocol.ts";
import { commitment, type Found, hasDrawn, isMixed, openingFor } from "./commitment.ts";

const [vector] = vectors as unknown as { transcript: Made["fair"] }[];
const told = vector?.transcript as Made["fair"];
const [game, anchor, rules] = [told.game, told.anchor, told.rules].map(bytesOf);
const server = (await crypto.subtle.generateKey("Ed25519", true, ["sign"])) as CryptoKeyPair;
const key = toHex(new Uint8Array(await crypto.subtle.exportKey("raw", server.publicKey)));
const chain = {
  game: told.game,
  anchor: told.anchor,
  key,
  signature: await signed("anchor", told.anchor),
};

/** The server's signature under a value. */
async function signed(what: "anchor" | "lock" | "mix", value: string): Promise<string> {
  const said = signedBytes(what, bytesOf(told.game), bytesOf(value));
  const signature = await crypto.subtle.sign("Ed25519", server.privateKey, said);
  return toHex(new Uint8Array(signature));
}

/** A list with the seat of the page in it, locked as the server does. */
async function locked(seat: number, commit: string | null) {
  const seats = [0, 1, 2].map((index) => ({
    account: `account ${index}`,
    commit: index === seat ? commit : null,
  }));
  const entries = seats.map((one) => ({
    account: one.account,
    commit: one.commit === null ? null : bytesOf(one.commit),
    open: null,
  }));
  if (!game || !anchor || !rules) throw new Error("no vector");
  const lock = await lockHash(game, anchor, rules, entries);
  return {
    rules: told.rules,
    seats,
    lock: toHex(lock),
    signature: await signed("lock", toHex(lock)),
  };
}

function openingOf(found: Found): string {
  if (!("opening" in found)) throw new Error("nothing opens it");
  return found.opening;
}

describe("the page's part in the dice", () => {
  it("commits as the protocol says, and opens what it committed to", async () => {
    const commit = await commitment(chain, 1);
    expect(hasDrawn(chain, 1)).toBe(true);
    const found = await openingFor(chain, await locked(1, commit), 1, "account 1");
    if (!game || !anchor) throw new Error("no vector");
    expect(toHex(await commitTo(game, anchor, 1, bytesOf(openingOf(found))))).toBe(commit);
  });

  it("does not open for another seat, account, lock or signature", async () => {
    const list = await locked(1, await commitment(chain, 1));
    const wrong = { wrong: true };
    expect(await openingFor(chain, list, 0, "account 1")).toEqual(wrong);
    expect(await openingFor(chain, list, 1, "account 0")).toEqual(wrong);
    const other = { ...list, lock: list.lock.replace(/^./, (sign) => (sign === "0" ? "1" : "0")) };
    expect(await openingFor(chain, other, 1, "account 1")).toEqual(wrong);
    const forged = { ...list, signature: (await locked(1, null)).signature };
    expect(await openingFor(chain, forged, 1, "account 1")).toEqual(wrong);
  });

  it("does not open for a chain that was not signed, nor what belongs to another one", async () => {
    const commit = await commitment(chain, 1);
    const list = await locked(1, commit);
    const unsigned = { ...chain, signature: await signed("anchor", told.lock) };
    expect(await openingFor(unsigned, list, 1, "account 1")).toEqual({ wrong: true });
    const elsewhere = await commitment({ ...chain, game: "00".repeat(16) }, 1);
    const replayed = await locked(1, elsewhere);
    expect(await openingFor(chain, replayed, 1, "account 1")).toEqual({ wrong: true });
  });

  it("leaves it to whoever has drawn", async () => {
    const list = await locked(1, "ab".repeat(32));
    expect(await openingFor(chain, list, 1, "account 1")).toEqual({ wrong: false });
  });

  it("checks the mix, and that its own opening is in it", async () => {
    const list = await locked(1, await commitment(chain, 1));
    const opening = openingOf(await openingFor(chain, list, 1, "account 1"));
    const mixed = async (openings: (string | null)[]) => {
      const opened = openings.map((one) => ({
        account: "",
        commit: null,
        open: one === null ? null : bytesOf(one),
      }));
      const mix = toHex(await mixHash(bytesOf(list.lock), opened));
      return { openings, mix, signature: await signed("mix", mix) };
    };
    const right = await mixed([null, opening, null]);
    expect(await isMixed(chain, list, right, 1)).toBe(true);
    expect(await isMixed(chain, list, { ...right, openings: [null, null, null] }, 1)).toBe(false);
    const stranger = await mixed([null, "cd".repeat(32), null]);
    expect(await isMixed(chain, list, stranger, 1)).toBe(false);
    expect(await isMixed(chain, list, stranger, null)).toBe(true);
    const forged = { ...right, signature: stranger.signature };
    expect(await isMixed(chain, list, forged, 1)).toBe(false);
  });

  it("shows the number as the verifier does", () => {
    expect(checkNumber("77a7a2a3ffff")).toBe("77a7 a2a3");
  });
});
