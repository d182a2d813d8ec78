/** Tables as the server really told them (made by tests/protocol/streams.py). */

import type { AnyEntry, AnyFrame, Hand, Snapshot, Welcome } from "../src/protocol/messages.gen.ts";
import type { Frame } from "../src/table/replay.ts";
import told from "./streams.gen.json" with { type: "json" };

/** What somebody was told who came at that moment: after so many messages of the stream. */
export type Check = { heard: number; welcome: Welcome; snapshot: Snapshot; hand: Hand };
/** What one listener was told from beginning to end. */
export type Stream = { frames: (AnyFrame | AnyEntry)[]; checks: Check[]; replay?: Frame[] };

/** The streams by their names. */
export const STREAMS = told as unknown as Record<
  "gathering" | "hidden" | "visible" | "exact" | "watched",
  Stream
>;
