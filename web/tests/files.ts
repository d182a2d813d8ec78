/** The repository's own test data, read where it lies. */

import { readFileSync } from "node:fs";

const CONFORMANCE = new URL("../../tests/conformance/", import.meta.url);

/** The decoded JSON of one conformance file. */
export function conformance(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, CONFORMANCE), "utf-8"));
}

/** The decoded JSON of each line of one conformance file. */
export function conformanceLines(name: string): unknown[] {
  const text = readFileSync(new URL(name, CONFORMANCE), "utf-8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}
