import { beforeEach, expect, test } from "vitest";
import type { Room } from "../../table/room.svelte.ts";
import { type Plan, planStart, runPlan, takePlan } from "./plan.ts";

const PLAN: Plan = { sit: true, bots: ["counter", "beginner"], begin: true };
type Seat = { account: string; bot: string | null; adds_chance?: boolean } | null;

/** A table on which everything that is asked for happens, until `limit` things were asked. */
function fakeRoom(seats: Seat[], limit = Number.POSITIVE_INFINITY) {
  const asked: string[] = [];
  const table = { id: "one", status: "gathering", host: "me", me: "me", seats };
  const answer = async (what: string, happens: () => void) => {
    if (asked.length >= limit) throw new Error("the line is gone");
    asked.push(what);
    await Promise.resolve();
    happens();
    return true;
  };
  const room = {
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
  return { room: room as unknown as Room, asked, table };
}

beforeEach(() => sessionStorage.clear());

test("a plan is carried out in order, and once", async () => {
  planStart("one", PLAN);
  const { room, asked } = fakeRoom([null, null, null]);
  await Promise.all([runPlan(room), runPlan(room)]);
  await runPlan(room);
  expect(asked).toEqual(["sit 0", "seat_bot 1 counter", "seat_bot 2 beginner", "begin"]);
  expect(takePlan("one")).toBeNull();
});

test("a plan that was cut off goes on after a reload, where it was", async () => {
  planStart("one", PLAN);
  const seats: Seat[] = [null, null, null];
  await expect(runPlan(fakeRoom(seats, 2).room)).rejects.toThrow("gone");
  const { room, asked } = fakeRoom(seats);
  await runPlan(room);
  expect(asked).toEqual(["seat_bot 2 beginner", "begin"]);
});

test("at a rematch I sit already: my chance comes first, then it begins", async () => {
  planStart("one", { sit: true, bots: [], begin: true });
  const bot = { account: "bot", bot: "counter" };
  const { room, asked } = fakeRoom([bot, { account: "me", bot: null, adds_chance: false }]);
  await runPlan(room);
  expect(asked).toEqual(["sit 1", "begin"]);
});

test("seats stay free for friends, and then nothing begins", async () => {
  planStart("one", { ...PLAN, bots: ["counter"] });
  const { room, asked } = fakeRoom([null, null, null]);
  await runPlan(room);
  expect(asked).toEqual(["sit 0", "seat_bot 1 counter"]);
});

test("nothing is done at a table that plays, or is somebody else's, or has no plan", async () => {
  for (const other of [{ status: "playing" }, { host: "ann" }, { id: "two" }]) {
    planStart("one", PLAN);
    const { room, asked, table } = fakeRoom([null, null]);
    Object.assign(table, other);
    await runPlan(room);
    expect(asked).toEqual([]);
  }
});

test("a plan is taken once", () => {
  planStart("one", PLAN);
  expect(takePlan("two")).toBeNull();
  expect(takePlan("one")).toEqual(PLAN);
  expect(takePlan("one")).toBeNull();
});
