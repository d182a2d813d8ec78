/** Where a learner is in the lessons of an edition. The table follows from the script alone. */

import { edition } from "../../lib/editions.ts";
import type { Bid } from "../../protocol/messages.gen.ts";
import { apply, fromSnapshot, hear, type Table } from "../../table/state.ts";
import {
  type HintName,
  LEARNER,
  LESSONS,
  type Question,
  type Round,
  type Step,
} from "./lessons.ts";

/** What the learner does. */
export type Answer = Bid | "dudo" | "calza";

/** A moment: the table after each thing that happens in a step, and which step it is. */
interface Place {
  round: number;
  step: number;
  tables: readonly Table[];
}

/** The four rounds of an edition, and the way through them. */
export class Course {
  readonly edition: string;
  readonly rounds: readonly Round[];
  /** Which hint is shown, by its name in the script. */
  hint = $state.raw<string | null>(null);
  /** Whether this step follows a good answer. */
  praised = $state(false);
  /** How much of what happens in this step has been shown. */
  shown = $state(0);
  /** Whether the last round is behind us. */
  finished = $state(false);
  #place: Place = $state.raw({ round: 0, step: 0, tables: [] });
  #past: Place[] = $state.raw([]);

  constructor(box: string) {
    this.edition = box;
    this.rounds = LESSONS[box] ?? [];
    this.#begin(0);
  }

  /** The number of the round, from 0. */
  get round(): number {
    return this.#place.round;
  }

  /** The number of the step in it, from 0. */
  get step(): number {
    return this.#place.step;
  }

  /** What is told now. */
  get now(): Step {
    return at(at(this.rounds, this.#place.round).steps, this.#place.step);
  }

  /** The table as far as it is shown. */
  get table(): Table {
    return at(this.#place.tables, Math.min(this.shown, this.#place.tables.length - 1));
  }

  /** Whether it is still told what a bid is. */
  get isNew(): boolean {
    return this.round === 0 && this.now.ask === null && this.table.game?.bids.length === 0;
  }

  /**
   * The table as a learner is to see it: nothing about bids before they are explained, and no word
   * of hidden counts before the last round, as every player has all dice until then.
   */
  get shownTable(): Table {
    const { table } = this;
    const { game } = table;
    if (!game) return table;
    const isFull = this.round < this.rounds.length - 1 && table.status === "playing";
    const all = table.seats.map(() => edition(this.edition).dice_each);
    const counts = isFull && !game.reveal ? (game.counts ?? all) : game.counts;
    return { ...table, game: { ...game, counts, turn: this.isNew ? null : game.turn } };
  }

  /** Whether something is still to happen at the table before it is the learner's turn. */
  get isMoving(): boolean {
    return this.shown < this.#place.tables.length - 1;
  }

  /** Whether this is the last step of a round. */
  get isLastStep(): boolean {
    return this.#place.step === at(this.rounds, this.#place.round).steps.length - 1;
  }

  /** Whether there is a step to go back to. */
  get canGoBack(): boolean {
    return this.#past.length > 0;
  }

  /** Shows all that happens in this step. */
  settle(): void {
    this.shown = this.#place.tables.length - 1;
  }

  /** To the next step or round, or to the end. */
  next(): void {
    const { round, step, tables } = this.#place;
    if (this.isLastStep) this.jump(round + 1);
    else this.#enter(round, step + 1, tables.at(-1));
  }

  /** To the step before, as it was. */
  back(): void {
    const before = this.finished ? this.#place : this.#past.at(-1);
    if (!before) return;
    if (!this.finished) this.#past = this.#past.slice(0, -1);
    this.#place = before;
    this.#fresh();
    this.settle();
  }

  /** To the beginning of a round; past the last one to the end. */
  jump(round: number): void {
    if (round < this.rounds.length) this.#enter(round, 0);
    else this.finished = true;
  }

  /** From the very beginning. */
  again(): void {
    this.#past = [];
    this.#begin(0);
  }

  /** Does something at the table: goes on if it is what the lesson hopes for, else gives a hint. */
  answer(given: Answer): boolean {
    const { ask } = this.now;
    const entry = ask?.answers[typeof given === "string" ? given : given.join("x")];
    if (!ask || !entry) {
      this.hint = ask ? hintFor(ask, given) : null;
      return false;
    }
    const { round, step } = this.#place;
    this.settle();
    this.#enter(round, step + 1, apply(this.table, entry));
    this.praised = true;
    return true;
  }

  #begin(round: number): void {
    this.#place = placeOf(this.rounds, round, 0);
    this.#fresh();
  }

  #enter(round: number, step: number, table?: Table): void {
    this.#past = [...this.#past, this.#place];
    this.#place = placeOf(this.rounds, round, step, table);
    this.#fresh();
  }

  #fresh(): void {
    this.hint = null;
    this.praised = false;
    this.finished = false;
    this.shown = 0;
  }
}

/** The table of a step, and how it comes about: dice come at once, what is said takes its time. */
function placeOf(rounds: readonly Round[], round: number, step: number, before?: Table): Place {
  const { table: told, steps } = at(rounds, round);
  const { frames } = at(steps, step);
  let table = before ?? fromSnapshot(told, WELCOME);
  const tables = before && frames[0]?.type !== "rolled" ? [before] : [];
  for (const frame of frames) {
    table = frame.type === "hand" ? hear(table, frame) : apply(table, frame);
    if (SEEN.has(frame.type)) tables.push(table);
  }
  return { round, step, tables };
}

/** Which hint an answer gets that the lesson does not hope for. */
function hintFor(ask: Question, given: Answer): string | null {
  return ask.hints[hintName(ask, given)] ?? null;
}

function hintName(ask: Question, given: Answer): HintName {
  if (typeof given === "string") return "dudo";
  const [count, face] = given;
  const hoped = ask.bids[face - 1];
  if (!hoped) return face === 1 && ask.hints.wild ? "wild" : "face";
  return count > hoped[1] ? "more" : "less";
}

const SEEN: ReadonlySet<string> = new Set(["hand", "bid", "called"]);
const WELCOME = { type: "welcome", you: LEARNER, n: 1, now: 0, due: null, snapshot: true } as const;

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`nothing at ${index}`);
  return found;
}
