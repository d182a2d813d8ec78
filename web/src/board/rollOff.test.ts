import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { gameOf, tableOf, turnOf } from "../../tests/sample_table.ts";
import type { Start, Table } from "../table/state.ts";
import Board from "./Board.svelte";
import { RollOffAnimation, rollingSeats, rollOffTimes, thrownDice } from "./rollOff.svelte.ts";

/** Seats 1 and 3 tie with sixes, and 3 then rolls higher than the wild face. */
const START: Start = {
  opener: 3,
  throws: [
    new Map([
      [0, 2],
      [1, 6],
      [2, 5],
      [3, 6],
    ]),
    new Map([
      [1, 1],
      [3, 4],
    ]),
  ],
  n: 19,
  at: 0,
};
const counts = [5, 5, 5, 5];
const begun = (fields: Partial<Table> = {}) =>
  tableOf(4, {
    start: START,
    game: gameOf({ bids: [], opener: 3, counts, turn: turnOf({ to_act: 3, dudo: false }) }),
    ...fields,
  });

describe("the dice of a roll-off", () => {
  it("are the latest of each seat: the highest stand out, the others are out of it", () => {
    expect(thrownDice(START, 0).size).toBe(0);
    expect([...thrownDice(START, 1).values()].map(({ tone }) => tone)).toEqual([
      "dim",
      "match",
      "dim",
      "match",
    ]);
    expect(thrownDice(START, 2).get(1)).toEqual({ face: 1, tone: "dim" });
    expect(thrownDice(START, 2).get(3)).toEqual({ face: 4, tone: "match" });
    expect(thrownDice(START, 2).get(0)).toEqual({ face: 2, tone: "dim" });
  });

  it("are thrown by all, then by those who are tied", () => {
    expect([0, 1, 2].map((seen) => rollingSeats(START, seen))).toEqual([[0, 1, 2, 3], [1, 3], []]);
  });
});

describe("the roll-off on the board", () => {
  const rolled = () => screen.queryAllByRole("img", { name: /^rolled / });
  const acting = () => document.querySelectorAll(".acting").length;

  it("has one die a cup, and marks nobody before the last throw", async () => {
    const { rerender } = render(Board, { table: begun(), rollOff: 0 });
    expect(rolled()).toHaveLength(0);
    expect(document.querySelectorAll(".shaken")).toHaveLength(3); // mine are the large dice
    expect(acting()).toBe(0);
    expect(document.querySelectorAll(".own .die.covered")).toHaveLength(5);
    await rerender({ table: begun(), rollOff: 1 });
    expect(rolled()).toHaveLength(4);
    expect(
      screen.getByText(/^A tie for the highest; these roll again: Player 1 and Player 3$/),
    ).toBeTruthy();
    expect(acting()).toBe(0);
    await rerender({ table: begun(), rollOff: 2 });
    expect(screen.getByText("Player 3 opens the first round.")).toBeTruthy();
    expect(screen.getByText("Player 1: Paco, Player 3: 4")).toBeTruthy();
    expect(screen.getByText("The face Paco counts as 1.")).toBeTruthy();
    expect(acting()).toBe(1);
    await rerender({ table: begun(), rollOff: null });
    expect(rolled()).toHaveLength(0);
    expect(screen.getByText("No bid yet")).toBeTruthy();
  });

  it("is not there where lots were drawn: a line says so instead", () => {
    render(Board, { table: begun({ start: { ...START, throws: [] } }) });
    expect(screen.getByText("Lots are drawn to see who begins.")).toBeTruthy();
  });

  it("is not there where the host has named who begins", () => {
    const { settings } = tableOf(4);
    const named = { ...settings, edition: "asmodee-2024", first: 0 };
    render(Board, { table: begun({ settings: named, start: { ...START, throws: [] } }) });
    expect(screen.getByText("You saw a toucan last.")).toBeTruthy();
  });
});

describe("the animation", () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());
  const { throws, end } = rollOffTimes(2, false);

  it("shows one throw after the other, and then the game", () => {
    const heard = vi.fn();
    const animation = new RollOffAnimation(heard);
    animation.follow(START, { still: false, at: Date.now() });
    expect(animation.seen).toBe(0);
    vi.advanceTimersByTime(throws[0] ?? 0);
    expect(animation.seen).toBe(1);
    vi.advanceTimersByTime((throws[1] ?? 0) - (throws[0] ?? 0));
    expect([animation.seen, heard.mock.calls.length]).toEqual([2, 2]);
    vi.advanceTimersByTime(end);
    expect(animation.seen).toBeNull();
    animation.follow(START, { still: false, at: Date.now() });
    expect(animation.seen).toBeNull();
  });

  it("stands still where motion is to be avoided: all throws at once, as long as ever", () => {
    const animation = new RollOffAnimation();
    animation.follow(START, { still: true, at: Date.now() });
    expect(animation.seen).toBe(2);
    vi.advanceTimersByTime(end - 1);
    expect(animation.seen).toBe(2);
    vi.advanceTimersByTime(1);
    expect(animation.seen).toBeNull();
  });

  it("shows nothing that is long past, nor a game without throws", () => {
    const animation = new RollOffAnimation();
    animation.follow(START, { still: false, at: Date.now() - end });
    expect(animation.seen).toBeNull();
    animation.follow({ ...START, throws: [], n: 40 }, { still: false, at: Date.now() });
    expect(animation.seen).toBeNull();
  });

  it("can be skipped", () => {
    const animation = new RollOffAnimation();
    animation.follow(START, { still: false, at: Date.now() });
    animation.skip();
    vi.advanceTimersByTime(end);
    expect(animation.seen).toBeNull();
  });
});
