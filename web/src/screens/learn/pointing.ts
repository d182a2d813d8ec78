/** Pointing: what a learner is to press next, from what the lesson hopes for and what is chosen. */

import { FACES } from "../../board/bidChoice.svelte.ts";
import type { Bid } from "../../protocol/messages.gen.ts";
import type { Table } from "../../table/state.ts";
import type { Question } from "./lessons.ts";

/** What to press: one of some faces, one more or less, the bid, or the doubt. */
export type Target = "more" | "less" | "bid" | "dudo" | `face-${number}`;

/** What to press next; several faces where any of them will do. */
export function targets(ask: Question, chosen: Bid | null): Target[] {
  if (ask.answers.dudo) return ["dudo"];
  const hoped = chosen && ask.bids[chosen[1] - 1];
  if (!hoped) return hopedFaces(ask).map((face) => `face-${face}` as const);
  if (chosen[0] < hoped[0]) return ["more"];
  return chosen[0] > hoped[1] ? ["less"] : ["bid"];
}

/** The face that an opening is to be made with, where there is only one: the picker stands on it. */
export function openingFace(ask: Question, table: Table): number | null {
  const [face, ...others] = hopedFaces(ask);
  return table.game?.bids.length === 0 && others.length === 0 ? (face ?? null) : null;
}

function hopedFaces({ bids }: Question): number[] {
  return FACES.filter((face) => bids[face - 1]);
}
