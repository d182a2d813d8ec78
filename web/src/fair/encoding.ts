/** The encoding that everything is hashed in: fields with their lengths, so nothing runs together. */

/** Bytes that WebCrypto takes. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Something to encode; null is the missing field. */
export type Field = Bytes | string | number | null;

const LENGTH = 4;
const INTEGER = 8;
const MISSING = 0xffffffff;
const HALF = 2 ** 32;
const UTF8 = new TextEncoder();
const HMAC = { name: "HMAC", hash: "SHA-256" };

/** Whether this page may use WebCrypto: browsers keep it from pages that were not sent securely. */
export function hasCrypto(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** Each field as a 4-byte length and its bytes; throws RangeError for a number that is none of ours. */
export function enc(fields: readonly Field[]): Bytes {
  const parts = fields.map((field) => (typeof field === "string" ? UTF8.encode(field) : field));
  const bytes = new Uint8Array(parts.reduce<number>((sum, part) => sum + LENGTH + sizeOf(part), 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const part of parts) {
    view.setUint32(at, part === null ? MISSING : sizeOf(part));
    at += LENGTH;
    if (typeof part === "number") writeInteger(view, at, part);
    else if (part !== null) bytes.set(part, at);
    at += sizeOf(part);
  }
  return bytes;
}

/** `H`: SHA-256 over the encoded fields, the first of which is always a tag. */
export async function digest(fields: readonly Field[]): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", enc(fields)));
}

/** A key for `keyed`; making one costs as much as using it, so it is made once a secret. */
export function keyOf(secret: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", secret, HMAC, false, ["sign"]);
}

/** `HM`: HMAC-SHA-256 with this key over the encoded fields. */
export async function keyed(key: CryptoKey, fields: readonly Field[]): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, enc(fields)));
}

/** Whether two byte strings are the same; nothing here is secret, so time may tell. */
export function same(a: Bytes, b: Bytes): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

/** Bytes as lower-case hex digits. */
export function toHex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes that exactly so many lower-case hex digits stand for, or null. */
export function fromHex(text: string, digits: number): Bytes | null {
  if (text.length !== digits || !/^[0-9a-f]*$/.test(text)) return null;
  const bytes = new Uint8Array(digits / 2);
  for (let i = 0; i < bytes.length; i++)
    bytes[i] = Number.parseInt(text.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

function sizeOf(part: Bytes | number | null): number {
  if (part === null) return 0;
  return typeof part === "number" ? INTEGER : part.length;
}

function writeInteger(view: DataView, at: number, value: number): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`cannot encode ${value}`);
  view.setUint32(at, Math.floor(value / HALF));
  view.setUint32(at + LENGTH, value % HALF);
}
