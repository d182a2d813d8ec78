/** The one fault of a record's shape, and what all readers of shapes share. */

import { type Bytes, fromHex } from "./encoding.ts";
import { isWhole, type Json, type JsonObject } from "./json.ts";
import type { Hand } from "./record.ts";

/** Thrown where a record has not the shape of one; never leaves `readRecord` and `readTranscript`. */
export class Wrong extends Error {
  /** The path of what is wrong, such as `fair.seats[0].commit`; empty if it is no one thing. */
  readonly where: string;

  constructor(where: string) {
    super(`wrong at ${where}`);
    this.where = where;
  }
}

/** What `read` gives, or the path of what is wrong. */
export function shaped<T>(read: () => T): T | Wrong {
  try {
    return read();
  } catch (error) {
    if (error instanceof Wrong) return error;
    throw error;
  }
}

/** A list, each item read with its own path. */
export function listAt<T>(
  where: string,
  value: Json | undefined,
  read: (where: string, item: Json) => T,
): T[] {
  if (!Array.isArray(value)) throw new Wrong(where);
  return value.map((item, index) => read(`${where}[${index}]`, item));
}

/** An object. */
export function objectAt(where: string, value: Json | undefined): JsonObject {
  if (!(value instanceof Map)) throw new Wrong(where);
  return value;
}

/** An object without any names but these. */
export function onlyKnown(where: string, object: JsonObject, names: readonly string[]): void {
  for (const name of object.keys()) {
    if (!names.includes(name)) throw new Wrong(where === "" ? name : `${where}.${name}`);
  }
}

/** An object with all of these names and no others. */
export function fieldsAt(
  where: string,
  value: Json | undefined,
  names: readonly string[],
): JsonObject {
  const object = objectAt(where, value);
  if (!names.every((name) => object.has(name))) throw new Wrong(where);
  onlyKnown(where, object, names);
  return object;
}

/** The bytes of so many hex digits. */
export function hexAt(where: string, value: Json | undefined, digits: number): Bytes {
  const bytes = typeof value === "string" ? fromHex(value, digits) : null;
  if (bytes === null) throw new Wrong(where);
  return bytes;
}

/** A list of whole numbers; whether they are faces is for others to say. */
export function handAt(where: string, value: Json): Hand {
  if (!Array.isArray(value)) throw new Wrong(where);
  return value.map((die) => wholeAt(where, die));
}

/** A whole number; one too large to be exact becomes infinite, which is as wrong everywhere. */
export function wholeAt(where: string, value: Json | undefined): number {
  if (!isWhole(value)) throw new Wrong(where);
  if (typeof value === "number") return value;
  return value > 0n ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}
