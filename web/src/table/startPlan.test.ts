import { beforeEach, expect, test } from "vitest";
import { runPlan, type StartPlan, storePlan, takePlan } from "./startPlan.ts";
import type { TableStore } from "./tableStore.svelte.ts";

const PLAN: StartPlan = { sit: true, bots: ["counter", "beginner"], begin: true };
type Seat = { account: string; bot: string | null; adds_chance?: boolean } | null;

/** A table on which everything that is asked for happens, until `limit` things were asked. */
function fakeStore(seats: Seat[], limit = Number.POSITIVE_INFINITY) {
  const asked: string[] = [];
  const table = { id: "one", status: "gathering", host: "me", me: "me", seats };
  const answer = async (what: string, happens: () => void) => {
    if (asked.length >= limit) throw new Error("the line is gone");
    asked.push(what);
    await Promise.resolve();
    happens();
    return true;
  };
  const store = {
    table,
    sit: (seat: number) =>
      answer(`sit ${seat}`, () => {
        seats[seat] = { account: "me", bot: null, adds_chance: true };
      }),
    ask: (type: string, { seat, level }: { seat?: number; level?: string } = {}) =>
      answer([type, seat, level].filter((one) => one !== undefined).join(" "), () => {
        if (type === "begin") table.status = "starting";
        else if (seat !== undefined) seats[seat] = { account: "bot", bot: level ?? "" };
      }),
  };
  return { store: store as unknown as TableStore, asked, table };
}

beforeEach(() => sessionStorage.clear());

test("a plan is carried out in order, and once", async () => {
  storePlan("one", PLAN);
  const { store, asked } = fakeStore([null, null, null]);
  await Promise.all([runPlan(store), runPlan(store)]);
  await runPlan(store);
  expect(asked).toEqual(["sit 0", "seat_bot 1 counter", "seat_bot 2 beginner", "begin"]);
  expect(takePlan("one")).toBeNull();
});

test("a plan that was cut off goes on after a reload, where it was", async () => {
  storePlan("one", PLAN);
  const seats: Seat[] = [null, null, null];
  await expect(runPlan(fakeStore(seats, 2).store)).rejects.toThrow("gone");
  const { store, asked } = fakeStore(seats);
  await runPlan(store);
  expect(asked).toEqual(["seat_bot 2 beginner", "begin"]);
});

test("at a rematch I sit already: my chance comes first, then it begins", async () => {
  storePlan("one", { sit: true, bots: [], begin: true });
  const bot = { account: "bot", bot: "counter" };
  const { store, asked } = fakeStore([bot, { account: "me", bot: null, adds_chance: false }]);
  await runPlan(store);
  expect(asked).toEqual(["sit 1", "begin"]);
});

test("seats stay free for friends, and then nothing begins", async () => {
  storePlan("one", { ...PLAN, bots: ["counter"] });
  const { store, asked } = fakeStore([null, null, null]);
  await runPlan(store);
  expect(asked).toEqual(["sit 0", "seat_bot 1 counter"]);
});

test("nothing is done at a table that plays, or is somebody else's, or has no plan", async () => {
  for (const other of [{ status: "playing" }, { host: "ann" }, { id: "two" }]) {
    storePlan("one", PLAN);
    const { store, asked, table } = fakeStore([null, null]);
    Object.assign(table, other);
    await runPlan(store);
    expect(asked).toEqual([]);
  }
});

test("a plan is taken once", () => {
  storePlan("one", PLAN);
  expect(takePlan("two")).toBeNull();
  expect(takePlan("one")).toEqual(PLAN);
  expect(takePlan("one")).toBeNull();
});
