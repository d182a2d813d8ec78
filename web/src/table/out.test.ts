import { expect, it, vi } from "vitest";
import { fakeServer, GUEST } from "../../tests/fake_server.ts";
import { gameOf, tableOf } from "../../tests/sample_table.ts";
import type { Called } from "../protocol/messages.gen.ts";
import { isAlone, newGame } from "./newGame.ts";
import { isOut, mayHurry, placeSoFar, revealPause } from "./out.ts";
import { sentences } from "./sentences.ts";
import { takePlan } from "./startPlan.ts";
import { apply, type Table } from "./state.ts";

const BOT = { bot: "counter", kept: null, for_good: false };

/** I am out, after seat 2; the others are bots, but for those that are said. */
function outTable(people: number[] = [], fields: Partial<Table> = {}): Table {
  const game = gameOf({ out: [0, 2] });
  const table = tableOf(4, { game, places: [0, 2], ...fields });
  const seats = table.seats.map((one, seat) =>
    one && seat > 0 && !people.includes(seat) ? { ...one, ...BOT } : one,
  );
  return { ...table, seats };
}

it("knows who is out, and at which place", () => {
  expect(isOut(tableOf(4))).toBe(false);
  expect(placeSoFar(tableOf(4))).toBeNull();
  expect(isOut(outTable())).toBe(true);
  expect(placeSoFar(outTable())).toBe(3);
  expect(isOut(outTable([], { status: "over" }))).toBe(false);
});

it("plays the rest at once only where bots alone are left, in a game that is not rated", () => {
  expect(mayHurry(outTable())).toBe(true);
  expect(mayHurry(outTable([2]))).toBe(true); // out as well
  expect(mayHurry(outTable([1]))).toBe(false);
  const rated = { ...tableOf(4).settings, rated: true };
  expect(mayHurry(outTable([], { settings: rated }))).toBe(false);
  const left = outTable([1]);
  const gone = left.seats.map((one) => one && { ...one, for_good: one.account === "p1" });
  expect(mayHurry({ ...left, seats: gone })).toBe(true);
});

it("lifts cups quickly for who looks on, but not those that have put me out", () => {
  expect(revealPause(tableOf(4))).toBe(3000);
  expect(revealPause(outTable([1]))).toBe(1200);
  const cups = [{ seat: 0, dice: [2] }];
  const called: Called = {
    ...{ type: "called", n: 21, at: 0, seat: 1, call: "dudo", by: "player", cups, count: 0 },
    ...{ loser: 0, gainer: null, out: 0, opener: 1, last_die: false, counts: null },
    ...{ asks: [], secret: null },
  };
  const mine = apply(tableOf(4), called);
  expect(isOut(mine)).toBe(true);
  expect(revealPause(mine)).toBe(3000);
  expect(revealPause({ ...mine, hurried: true })).toBe(0);
});

it("knows a table at which nobody has to be waited for", () => {
  expect(isAlone(outTable())).toBe(true);
  expect(isAlone(outTable([1]))).toBe(false);
});

it("tells who has the rest played at once, and who is back with a fresh clock", () => {
  const hurried = apply(outTable(), { type: "hurried", n: 21, at: 0, seat: 0 });
  expect(hurried.hurried).toBe(true);
  const told = sentences(hurried, { type: "hurried", n: 21, at: 0, seat: 0 });
  expect(told).toEqual(["You are out: the bots play the rest at once."]);
  const back = { type: "returned", n: 21, at: 0, seat: 0 } as const;
  expect(sentences(tableOf(4), { ...back, time_ms: null })).toEqual(["You have your seat back."]);
  expect(sentences(tableOf(4), { ...back, time_ms: 30_000 })).toEqual([
    "Welcome back! Your clock starts afresh.",
  ]);
});

it("begins a new game with the same settings and bots where I was alone with them", async () => {
  const asked = fakeServer({ "POST /api/me": GUEST, "POST /api/tables": { id: "n2", code: "x" } });
  const table = outTable();
  expect(await newGame({ ...table, settings: { ...table.settings, first: 2 } })).toBe("n2");
  expect(asked.at(-1)?.body).toEqual({ ...table.settings, first: null });
  expect(takePlan("n2")?.bots).toEqual(["counter", "counter", "counter"]);
  vi.unstubAllGlobals();
});
