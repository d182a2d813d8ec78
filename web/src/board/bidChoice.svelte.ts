/** Bid choice: the bid that is picked but not yet made. Only what the server says is legal can be picked. */

import type { Bid, Span } from "../protocol/messages.gen.ts";
import { spans, type Table } from "../table/state.ts";

/** The faces in the order in which they are shown: the wild one last. */
export const FACES: readonly number[] = [2, 3, 4, 5, 6, 1];

/** A bid in the making. */
export class BidChoice {
  face = $state(0);
  count = $state(0);
  #spans: readonly Span[] = $state.raw([]);
  #turn = -1;

  /** The bid as it is chosen; none when nothing can be bid. */
  get bid(): Bid | null {
    return this.span(this.face) ? [this.count, this.face] : null;
  }

  /** The least and the most of a face. */
  span(face: number): Span {
    return this.#spans[face - 1] ?? null;
  }

  /** Begins every turn with the smallest raise of the face that stands. */
  follow(table: Table): void {
    this.#spans = spans(table);
    const turn = table.game?.turn_n ?? -1;
    if (turn === this.#turn && this.span(this.face)) return;
    this.#turn = turn;
    const standing = table.game?.bids.at(-1)?.bid[1] ?? 0;
    this.pick([standing, ...FACES].find((face) => this.span(face)) ?? 0);
  }

  /** Chooses a face, and the least of it. */
  pick(face: number): void {
    const span = this.span(face);
    this.face = span ? face : 0;
    this.count = span?.[0] ?? 0;
  }

  /** One more, or one less. */
  step(by: number): void {
    const span = this.span(this.face);
    if (span) this.count = Math.min(span[1], Math.max(span[0], this.count + by));
  }

  /** The next face to the right or left that can be bid. */
  turn(by: 1 | -1): void {
    const legal = FACES.filter((face) => this.span(face));
    const at = legal.indexOf(this.face);
    const next = legal[(at + by + legal.length) % legal.length];
    if (next !== undefined) this.pick(next);
  }
}
