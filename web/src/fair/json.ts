/** JSON as the verifier sees it: whole numbers kept exact, doubled keys and fractions not let through. */

/** What no field of a record may be: a number with a fraction or exponent, or no JSON value at all. */
export const OTHER = Symbol("other");

/** A JSON value. A number is a safe whole number, a bigint a whole number beyond those. */
export type Json = null | boolean | string | number | bigint | typeof OTHER | Json[] | JsonObject;

/** A JSON object; a map keeps the order of all keys, and is not fooled by `__proto__`. */
export type JsonObject = Map<string, Json>;

/** How deep values may lie in each other; Python's reader gives up a little further on. */
export const DEEPEST = 900;

/** The value as this module sees it, of JSON that was decoded already; undefined if it lies too deep. */
export function fromDecoded(data: unknown, depth = 0): Json | undefined {
  if (data === null || typeof data === "boolean" || typeof data === "string") return data;
  if (typeof data === "number") return numberFrom(data);
  if (typeof data === "bigint") return whole(data);
  if (typeof data !== "object") return OTHER;
  if (depth >= DEEPEST) return undefined;
  return Array.isArray(data) ? listFrom(data, depth + 1) : objectFrom(data, depth + 1);
}

/** A whole number in the one form it has here. */
export function whole(value: bigint): number | bigint {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

/** Whether a value is a whole number. */
export function isWhole(value: Json | undefined): value is number | bigint {
  return typeof value === "number" || typeof value === "bigint";
}

function numberFrom(data: number): Json {
  if (Number.isSafeInteger(data)) return data + 0; // + 0, since -0 is 0
  return Number.isInteger(data) ? BigInt(data) : OTHER;
}

function listFrom(data: readonly unknown[], depth: number): Json[] | undefined {
  const list: Json[] = [];
  for (const item of data) {
    const value = fromDecoded(item, depth);
    if (value === undefined) return undefined;
    list.push(value);
  }
  return list;
}

function objectFrom(data: object, depth: number): JsonObject | undefined {
  const object: JsonObject = new Map();
  for (const [name, item] of Object.entries(data)) {
    const value = fromDecoded(item, depth);
    if (value === undefined) return undefined;
    object.set(name, value);
  }
  return object;
}
