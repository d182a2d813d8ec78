import { render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { calledTable, gameOf, shownOf, tableOf, turnOf } from "../../tests/sample_table.ts";
import Board from "./Board.svelte";
import Clock from "./Clock.svelte";

const seats = () => screen.getByRole("list", { name: "Players around the table" });
const items = () => within(seats()).getAllByRole("listitem");

describe("the board", () => {
  it.each([2, 4, 6, 12])("shows %i seats, mine below the others", (count) => {
    render(Board, { table: tableOf(count) });
    expect(items()).toHaveLength(count - 1);
    expect(within(seats()).queryByText("Player 0")).toBeNull();
    expect(items()[0]?.textContent).toContain("Player 1");
    expect(screen.getByRole("heading", { name: "Your dice" })).toBeTruthy();
  });

  it("shows a spectator every seat and no dice", () => {
    const { container } = render(Board, { table: tableOf(4, { me: "nobody", hand: [] }) });
    expect(items()).toHaveLength(4);
    expect(screen.queryByText(/^Your dice/)).toBeNull();
    expect(container.querySelectorAll(".shown .die")).toHaveLength(0);
  });

  it("reads my dice, and how many of them count for the bid", () => {
    render(Board, { table: tableOf(4) });
    expect(screen.getByText(/^Your dice: Paco, 2, 5, 5,? and 6$/)).toBeTruthy();
    expect(screen.getByText("3 count for the bid")).toBeTruthy();
  });

  it("shows how many dice are left only where the server tells it", async () => {
    const { rerender } = render(Board, { table: tableOf(4) });
    expect(screen.queryByRole("img", { name: /dice left/ })).toBeNull();
    await rerender({ table: tableOf(4, { game: gameOf({ counts: [5, 4, 1, 3] }) }) });
    expect(screen.getByRole("img", { name: "4 dice left" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "1 die left" })).toBeTruthy();
  });

  it("says how many dice are in play, or how many there were where that is hidden", async () => {
    const hidden = () =>
      screen.queryByText(/^Dice counts are hidden\. The game began with 20 dice/);
    const { rerender } = render(Board, { table: tableOf(4) });
    expect(hidden()).toBeTruthy();
    const house = { ...tableOf(4).settings, house: { dice_each: 3 } };
    await rerender({ table: tableOf(4, { settings: house }) });
    expect(screen.getByText(/The game began with 12 dice/)).toBeTruthy();
    const counts = [5, 4, 1, 3];
    await rerender({ table: tableOf(4, { game: gameOf({ counts }) }) });
    expect(screen.getByText("13 dice in play")).toBeTruthy();
    const hands = [[1], [2], [3], [4]];
    await rerender({ table: tableOf(4), hands });
    expect(hidden()).toBeNull();
  });

  it("lists all bids of the round in their order, with who and what", () => {
    const bids = [
      { seat: 1, bid: [2, 5], by: "player" },
      { seat: 2, bid: [2, 1], by: "clock" },
      { seat: 3, bid: [5, 4], by: "bot" },
    ] as const;
    const table = tableOf(4, {
      game: gameOf({ bids: bids.map((one) => ({ ...one, bid: [...one.bid] })) }),
    });
    render(Board, { table });
    const row = screen.getByRole("region", { name: "Bids this round" });
    const said = within(row).getAllByRole("listitem");
    expect(said.map((one) => one.querySelector(".sr")?.textContent)).toEqual([
      "Player 1: 2 fives",
      "Player 2: 2 Pacos",
      "Player 3: 5 fours",
    ]);
    expect(said.map((one) => one.classList.contains("last"))).toEqual([false, false, true]);
  });

  it("says who is next, past those who are out", async () => {
    const turn = turnOf({ to_act: 2 });
    const { rerender } = render(Board, { table: tableOf(4, { game: gameOf({ turn }) }) });
    expect(screen.getByText("Next: Player 3")).toBeTruthy();
    await rerender({ table: tableOf(4, { game: gameOf({ turn, out: [3] }) }) });
    expect(screen.getByText("Next: you")).toBeTruthy();
  });

  it("says a bid in words and draws its dice, a great one by its number", async () => {
    const { container, rerender } = render(Board, { table: tableOf(4) });
    expect(screen.getByText("Player 1 bids")).toBeTruthy();
    expect(screen.getByText("3 fives")).toBeTruthy();
    expect(container.querySelectorAll(".bid .dice .die")).toHaveLength(3);
    const bids = [{ seat: 1, bid: [14, 5] as [number, number], by: "player" as const }];
    await rerender({ table: tableOf(4, { game: gameOf({ bids }) }) });
    expect(container.querySelectorAll(".bid .dice .die")).toHaveLength(1);
    expect(screen.getByText("14 ×")).toBeTruthy();
  });

  it("marks whose turn it is, not by colour alone", () => {
    render(Board, { table: tableOf(4, { game: gameOf({ turn: turnOf({ to_act: 2 }) }) }) });
    expect(screen.getByText("Player 2’s turn")).toBeTruthy();
    const acting = items().find((one) => one.getAttribute("aria-current") === "step");
    expect(acting?.textContent).toContain("Player 2");
    expect(acting?.textContent).toContain("to act");
  });

  it("cannot be mistaken in a last-die round, and says what I may do", async () => {
    const only = turnOf({ bids: [null, null, null, null, [4, 20], null] });
    const last = { last_die: true, turn: only };
    const { rerender } = render(Board, { table: tableOf(4, { game: gameOf(last) }) });
    const note = () => screen.getAllByRole("note")[0]?.textContent ?? "";
    expect(note()).toContain("Palifico!");
    expect(note()).toContain("not wild in this round");
    expect(note()).toContain("You may only raise the count.");
    const free = { ...last, turn: turnOf() };
    await rerender({ table: tableOf(4, { game: gameOf(free) }) });
    expect(note()).toContain("You may change the face.");
    await rerender({ table: tableOf(4, { game: gameOf({ ...free, bids: [] }) }) });
    expect(note()).toContain("You choose the face for the round.");
    const called = calledTable(4, shownOf({ last_die: true }));
    await rerender({ table: called, lifted: 1, settled: false });
    expect(note()).toContain("not wild in this round");
    expect(note()).not.toContain("You may");
  });

  it("shows a short word and a short bid at a seat, and says both in full", () => {
    const table = calledTable(4, shownOf({ loser: 1 }));
    render(Board, { table });
    const seat = items()[0];
    expect(seat?.querySelector(".brief")?.textContent).toBe("−1");
    expect(seat?.textContent).toContain("loses a die");
    expect(seat?.querySelector(".bid")?.textContent).toMatch(/^3×5\s*bid 3 fives$/);
  });

  it("does not speak of me in the third person beside my dice", async () => {
    const { container, rerender } = render(Board, { table: tableOf(4) });
    expect(container.querySelector(".own")?.textContent).not.toContain("to act");
    await rerender({ table: calledTable(4, shownOf()) });
    expect(container.querySelector(".own")?.textContent).not.toContain("loses");
    await rerender({ table: tableOf(4), view: 3 });
    expect(container.querySelector(".own")?.textContent).toContain("opened");
  });
});

describe("the reveal", () => {
  const lifted = () => items().map((one) => one.querySelectorAll(".shown .die").length);

  it("lifts cups in their order, counts on, and keeps the outcome for the end", async () => {
    const table = calledTable(4, shownOf());
    const { rerender } = render(Board, { table, lifted: 1, settled: false });
    expect(lifted()).toEqual([0, 0, 0]);
    expect(screen.getByRole("img", { name: "3 fives: 3 of 3" })).toBeTruthy();
    expect(screen.queryByText("The bid was true.")).toBeNull();
    await rerender({ table, lifted: 2, settled: false });
    expect(lifted()).toEqual([3, 0, 0]);
    expect(screen.getByRole("img", { name: "shows 3 3 4" })).toBeTruthy();
    await rerender({ table, lifted: 3, settled: true });
    expect(lifted()).toEqual([3, 2, 0]);
    expect(screen.getByRole("img", { name: "3 fives: 4 of 3" })).toBeTruthy();
    expect(screen.getByText("The bid was true.")).toBeTruthy();
    expect(screen.getByText("You lose a die.")).toBeTruthy();
  });

  it("leaves covered what was not lifted, and says so", () => {
    render(Board, { table: calledTable(4, shownOf()), lifted: 3, settled: true });
    expect(lifted()[2]).toBe(0);
    expect(items()[2]?.textContent).toContain("cup not lifted");
    expect(screen.getByText(/the other cups stay down/)).toBeTruthy();
  });

  it("says nothing of covered cups where all were lifted", () => {
    render(Board, { table: calledTable(3, shownOf()), lifted: 3, settled: true });
    expect(screen.queryByText(/stay down/)).toBeNull();
  });

  it("marks what counts by its shape: a tick for the face, a star for a wild one", () => {
    render(Board, { table: calledTable(4, shownOf()), lifted: 1, settled: false });
    const own = screen.getByRole("heading", { name: "Your dice" }).closest("section");
    expect(own?.querySelectorAll(".die.match .mark")).toHaveLength(2);
    expect(own?.querySelectorAll(".die.wild .mark")).toHaveLength(1);
  });

  it("tells an exact call with nothing to win back", () => {
    const shown = shownOf({ call: "calza", loser: null, gainer: null, count: 3 });
    render(Board, { table: calledTable(3, shown), lifted: 3, settled: true });
    expect(screen.getByText("Exactly right!")).toBeTruthy();
    expect(screen.getByText("No die was missing, so none comes back.")).toBeTruthy();
  });

  it("can be skipped while it goes on, and not after", async () => {
    const onskip = vi.fn();
    const table = calledTable(4, shownOf());
    const { rerender } = render(Board, { table, lifted: 1, settled: false, onskip });
    screen.getByRole("button", { name: "Skip" }).click();
    expect(onskip).toHaveBeenCalledOnce();
    await rerender({ table, lifted: 3, settled: true, onskip });
    expect(screen.queryByRole("button", { name: "Skip" })).toBeNull();
  });
});

describe("the clock", () => {
  afterEach(() => void vi.useRealTimers());

  function clock(left: number, total: number | null = 30_000) {
    vi.useFakeTimers();
    vi.setSystemTime(1_000_000);
    // The server's clock is five seconds ahead of ours.
    render(Clock, { due: 1_005_000 + left, offset: 5000, total });
    return screen.getByRole("timer");
  }

  it("tells what is left by the server's clock", () => {
    expect(clock(22_000).textContent).toContain("22 sec left");
  });

  it("warns in words when time gets short", () => {
    const timer = clock(9000);
    expect(timer.textContent).toContain("Hurry: 9 sec left");
    expect(timer.classList.contains("hurry")).toBe(true);
  });

  it("does not hurry anybody at the beginning of a quick turn", () => {
    expect(clock(9000, 12_000).textContent).not.toContain("Hurry");
  });

  it("says when time is up", () => {
    expect(clock(-3000).textContent).toContain("Time is up");
  });
});
