/** The one text that stands for a JSON value (RFC 8785), as far as records need it. */

import { type Json, type JsonObject, OTHER } from "./json.ts";

/** Whether a value has a canonical text that every program agrees on. */
export function hasCanonical(value: Json): boolean {
  if (value === OTHER || typeof value === "bigint") return false;
  if (typeof value === "string") return value.isWellFormed();
  if (Array.isArray(value)) return value.every(hasCanonical);
  if (!(value instanceof Map)) return true;
  return [...value].every(([name, item]) => name.isWellFormed() && hasCanonical(item));
}

/** The canonical text of a value; throws TypeError when it has none. */
export function canonical(value: Json): string {
  if (value === OTHER || typeof value === "bigint") throw new TypeError("no canonical text");
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (!(value instanceof Map)) return JSON.stringify(value);
  const members = [...value].sort(byName).map(([name, item]) => member(name, item));
  return `{${members.join(",")}}`;
}

/** A record without its stamp: what the stamp's digest is made of. */
export function withoutStamp(record: JsonObject): JsonObject {
  return new Map([...record].filter(([name]) => name !== "stamp"));
}

function byName([a]: [string, Json], [b]: [string, Json]): number {
  return a < b ? -1 : 1;
}

function member(name: string, item: Json): string {
  return `${JSON.stringify(name)}:${canonical(item)}`;
}
