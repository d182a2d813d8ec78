import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { calledTable, gameOf, shownOf, tableOf } from "../../tests/sample_table.ts";
import { announcements } from "../lib/announce.svelte.ts";
import { prefs, readPrefs } from "../lib/prefs.svelte.ts";
import type { Table } from "../table/state.ts";
import Board from "./Board.svelte";
import { STAGE, Theatre } from "./theatre.svelte.ts";

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(prefs, readPrefs({ motion: "full" }));
});
afterEach(() => {
  vi.useRealTimers();
  Object.assign(prefs, readPrefs(null));
});

/** A board on which all is played out, with a table that can be changed. */
function staged(table: Table) {
  const theatre = new Theatre();
  const props = (now: Table) => ({
    table: theatre.hold.board(now),
    lifted: theatre.reveal.lifted,
    settled: theatre.reveal.settled,
  });
  theatre.follow(tableOf(table.seats.length));
  theatre.follow(table);
  const { container, rerender } = render(Board, {
    props: props(table),
    context: new Map([[STAGE, theatre]]),
  });
  const at = async (ms: number, now = table) => {
    vi.advanceTimersByTime(ms);
    theatre.follow(now);
    await rerender(props(now));
  };
  return { theatre, container, at };
}

const slow = (table: Table) => ({ ...table, settings: { ...table.settings, pause_ms: 6000 } });
const called = (fields = {}) => slow(calledTable(3, shownOf({ at: Date.now(), ...fields })));
const shout = () => document.querySelector(".shout")?.textContent?.replace(/\s+/g, " ").trim();

describe("the call", () => {
  it.each([
    ["asmodee-2024", "dudo", 1, "Dubito! Player 1"],
    ["piatnik", "dudo", 0, "Dudo! You"],
    ["paco", "calza", 1, "Calza! Player 1"],
  ] as const)(
    "of %s is shouted in its own word, with a name",
    async (edition, call, caller, word) => {
      const table = called({ call, caller });
      staged({ ...table, settings: { ...table.settings, edition } });
      expect(shout()).toBe(word);
    },
  );

  it("is followed by silence, then by cups and a count in the order of the box", async () => {
    const { container, at } = staged(called());
    expect(container.querySelectorAll(".shown .die")).toHaveLength(0);
    await at(1300);
    expect(shout()).toBeUndefined();
    expect(container.querySelectorAll(".shown .die")).toHaveLength(5);
    expect(screen.getByText("Counting…")).toBeTruthy();
    expect(container.querySelectorAll(".tally .found")).toHaveLength(0);
    await at(4000);
    expect(screen.getByRole("img", { name: "3 fives: 4 of 3" })).toBeTruthy();
  });

  it("leaves wild dice wild in the row, marks the die that decides and names it", async () => {
    const { container, at } = staged(called());
    await at(5000);
    const row = [...container.querySelectorAll(".place .die")].map((die) => die.className);
    expect(row.map((name) => name.includes("wild"))).toEqual([false, false, true]);
    expect(container.querySelectorAll(".place .decides .die.wild")).toHaveLength(1);
    expect(container.querySelector(".extra")?.textContent).toContain("+1");
    expect(screen.getByText("Deciding die: Paco (you)")).toBeTruthy();
  });

  it("is not shouted where nothing moves: the words say the same", () => {
    prefs.motion = "none";
    staged(called());
    expect(shout()).toBeUndefined();
    expect(screen.getByText("You say: Dudo!")).toBeTruthy();
    expect(screen.getByText("The bid was true.")).toBeTruthy();
  });
});

describe("what follows", () => {
  it("shows a lost die on its way, then who is out and at which place", async () => {
    const table = called({ out: 1, loser: 1 });
    const { container, at } = staged({ ...table, places: [1] });
    const now = { ...table, places: [1] };
    await at(3700, now);
    expect(container.querySelectorAll(".store .moving .die")).toHaveLength(1);
    await at(1200, now);
    expect(shout()).toBe("Player 1 is out. Place 3 of 3");
  });

  it.each([
    [0, "win", "You win the game! Place 1 of 2"],
    [1, "lose", "Player 1 wins the game! Place 2 of 2"],
  ])("has a moment for the end when seat %i wins: %s", async (winner, mood, text) => {
    const places = [winner, 1 - winner];
    const table = slow(calledTable(2, shownOf({ at: Date.now() }), { status: "over", places }));
    const over = { ...table, game: gameOf({ ...table.game, winner, turn: null }) };
    const { at } = staged(over);
    await at(3700, over);
    await at(1200, over);
    expect(shout()).toBe(text);
    expect(document.querySelector(`.shout.${mood}`)).not.toBeNull();
  });

  it("can be sent away by the whole middle of the table", async () => {
    const { theatre, at } = staged(called());
    await at(5000);
    await fireEvent.click(screen.getByRole("button", { name: "Go on" }));
    expect(theatre.hold.isOpen).toBe(false);
    expect(screen.queryByRole("button", { name: "Go on" })).toBeNull();
  });
});

describe("my own cup", () => {
  const cup = () => screen.getByRole("button", { name: "Hold to peek under your cup" });
  const isCovered = () => document.querySelector(".under.covered") !== null;

  function covered() {
    prefs.peek = "hold";
    return staged(tableOf(4));
  }

  it("is up for as long as it is held", async () => {
    covered();
    expect(isCovered()).toBe(true);
    await fireEvent.pointerDown(cup());
    expect(isCovered()).toBe(false);
    vi.advanceTimersByTime(1000);
    await fireEvent.pointerUp(cup());
    vi.advanceTimersByTime(1);
    await tick();
    expect(isCovered()).toBe(true);
  });

  it("is up for a while after a tap, which is all that a screen reader has, and reads the dice", async () => {
    covered();
    await fireEvent.click(cup(), { detail: 0 });
    expect(announcements.assertive.at(-1)?.text).toMatch(/^Your dice: Paco, 2, 5, 5,? and 6$/);
    expect(isCovered()).toBe(false);
    vi.advanceTimersByTime(3000);
    await tick();
    expect(isCovered()).toBe(true);
  });

  it("is held by a key as well", async () => {
    covered();
    await fireEvent.keyDown(cup(), { key: " " });
    expect([isCovered(), cup().getAttribute("aria-pressed")]).toEqual([false, "true"]);
    vi.advanceTimersByTime(1000);
    await fireEvent.keyUp(cup(), { key: " " });
    vi.advanceTimersByTime(1);
    await tick();
    expect(isCovered()).toBe(true);
  });

  it("is chosen at the table, and lifted with all others", async () => {
    const { at } = staged(tableOf(4));
    expect(screen.queryByRole("button", { name: /^Hold to peek/ })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Cover my dice and hold to peek" }));
    expect([prefs.peek, isCovered()]).toEqual(["hold", true]);
    await at(5000, calledTable(4, shownOf({ at: Date.now() })));
    expect(isCovered()).toBe(false);
  });
});
