/** What a verifier answers. */

import type { Id } from "./record.ts";

/** What does not hold, and where: seats, rounds and actions count from 0. */
export type Flaw = {
  readonly code: string;
  readonly where?: string;
  readonly round?: number;
  readonly action?: number | null;
  readonly seat?: number;
  readonly rule?: string;
};

/** A game that holds in every way that could be checked. */
export type Proven = {
  readonly ok: true;
  readonly id?: Id;
  readonly checked: readonly string[];
  readonly rounds: number;
  readonly dice: number;
  readonly winner: number;
  /** The seats that added chance of their own. */
  readonly chance: readonly number[];
  readonly signed: string | null;
};

/** A game that does not: the stages before, and the first thing that does not hold. */
export type Refuted = {
  readonly ok: false;
  readonly id?: Id;
  readonly checked: readonly string[];
  readonly error: Flaw;
};

/** The answer on a record. */
export type Answer = Proven | Refuted;

/** The answer on a transcript alone. */
export type TranscriptAnswer = { readonly ok: true; readonly checked: readonly string[] } | Refuted;

/** An answer as one line of JSON. */
export function answerText({ id, ...answer }: Answer | (TranscriptAnswer & { id?: Id })): string {
  const text = JSON.stringify(answer);
  if (id === undefined) return text;
  const named = typeof id === "bigint" ? id.toString() : JSON.stringify(id);
  return `{"id":${named},${text.slice(1)}`;
}
