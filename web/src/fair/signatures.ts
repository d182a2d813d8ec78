/** Ed25519 signatures through WebCrypto, where the browser knows them. */

import { type Bytes, fromHex, toHex } from "./encoding.ts";
import { signedBytes } from "./protocol.ts";
import { SIGNED, type Signatures } from "./record.ts";

/** The values of one game that are signed, by their names. */
export type SignedValues = { readonly [name in (typeof SIGNED)[number]]: Bytes };

// The key, message and signature of the first test of RFC 8032: what does not know it knows none.
const KNOWN_KEY = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
const KNOWN_SIGNATURE =
  "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155" +
  "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b";

// The points that are nothing after three doublings: with them as key or as first half of a signature
// one signature fits everything, and libraries differ on whether they take them.
const NOTHING = new Set(
  [
    "0100000000000000000000000000000000000000000000000000000000000000",
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "0000000000000000000000000000000000000000000000000000000000000000",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
  ].flatMap((digits) => [digits, digits.slice(0, -2) + withSign(digits.slice(-2))]),
);

/** Whether this browser can check Ed25519 signatures. */
export async function hasEd25519(): Promise<boolean> {
  const [fits] = await checkAll(hex(KNOWN_KEY), [[hex(KNOWN_SIGNATURE), new Uint8Array()]]);
  return fits === true;
}

/** The first value whose signature does not fit it, or null when all do. */
export async function wrongSignature(
  signatures: Signatures,
  game: Bytes,
  values: SignedValues,
): Promise<(typeof SIGNED)[number] | null> {
  const signed = SIGNED.map(
    (name) => [signatures.of[name], signedBytes(name, game, values[name])] as const,
  );
  const fits = isNothing(signatures.key) ? [] : await checkAll(signatures.key, signed);
  const holds = (name: (typeof SIGNED)[number], index: number) =>
    fits[index] === true && !isNothing(signatures.of[name].slice(0, 32));
  return SIGNED.find((name, index) => !holds(name, index)) ?? null;
}

function isNothing(point: Bytes): boolean {
  return NOTHING.has(toHex(point));
}

function withSign(byte: string): string {
  return (Number.parseInt(byte, 16) | 0x80).toString(16);
}

/** Whether each signature is one by this key under its message. */
async function checkAll(
  key: Bytes,
  signed: readonly (readonly [signature: Bytes, message: Bytes])[],
): Promise<boolean[]> {
  try {
    const imported = await crypto.subtle.importKey("raw", key, "Ed25519", false, ["verify"]);
    const check = ([signature, message]: readonly [Bytes, Bytes]) =>
      crypto.subtle.verify("Ed25519", imported, signature, message);
    return await Promise.all(signed.map(check));
  } catch {
    return []; // some browsers refuse bytes that are no key, others find the signature wrong
  }
}

function hex(digits: string): Bytes {
  return fromHex(digits, digits.length) ?? new Uint8Array();
}
