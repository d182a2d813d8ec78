/** The lessons as `tools/web/lessons.py` has played them with the rules' engine. */

import type { AnyEntry, Bid, Hand, Snapshot, Span } from "../../protocol/messages.gen.ts";
import told from "./lessons.gen.json" with { type: "json" };

/** What a lesson is about. */
export type RoundName = "bids" | "wilds" | "dudo" | "last";
/** Why an answer is not the one hoped for. */
export type HintName = "face" | "wild" | "more" | "less" | "dudo";

/** What the learner is to do: the bids hoped for by face, and what follows from each answer. */
export interface Question {
  bids: Span[];
  hints: Partial<Record<HintName, string>>;
  answers: Record<string, AnyEntry>;
}

/** Something is told, after what has happened at the table. */
export interface Step {
  say: string;
  args: Record<string, number | string | Bid>;
  frames: (AnyEntry | Hand)[];
  ask: Question | null;
}

/** One of the four rounds. */
export interface Round {
  name: RoundName;
  table: Snapshot;
  steps: Step[];
}

/** The lessons of each edition. */
export const LESSONS = told as unknown as Readonly<Record<string, readonly Round[]>>;
/** Who the learner is at the table of a lesson. */
export const LEARNER = "learner---------";
