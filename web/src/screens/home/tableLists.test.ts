import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { startWords } from "../../lib/words.svelte.ts";
import { fakeServer } from "./fakes.ts";
import { TableLists } from "./tableLists.svelte.ts";

beforeAll(startWords);
afterEach(() => vi.unstubAllGlobals());

const table = (id: string, status: string, seats: unknown[] = [null]) => ({
  id,
  status,
  seats,
  settings: { spectators: id !== "closed-door" },
});
const mine = (id: string, status: string, my_turn: boolean, left = false) => ({
  id,
  my_turn,
  left,
  table: status === "over" ? null : table(id, status),
});

test("my running games are there, mine to act first; other tables with a seat come before games", async () => {
  fakeServer({
    "/api/me/tables": [
      mine("a", "playing", false),
      mine("b", "over", false),
      mine("c", "playing", true),
      mine("left", "playing", false, true),
    ],
    "/api/tables": [
      table("on", "playing"),
      table("closed-door", "playing"),
      table("full", "gathering", [{}]),
      table("c", "gathering"),
      table("room", "gathering"),
    ],
  });
  const lists = new TableLists();
  await lists.read(true);
  expect(lists.mine?.map(({ table: { id } }) => id)).toEqual(["c", "a"]);
  expect(lists.open?.map(({ id }) => id)).toEqual(["room", "on"]);
});

test("whoever is nobody does not ask for tables of their own", async () => {
  const asked = fakeServer({ "/api/tables": [] });
  await new TableLists().read(false);
  expect(asked.map(({ path }) => path)).toEqual(["/api/tables"]);
});

test("lists are read again while somebody looks, and what was known stays when the line is gone", async () => {
  vi.useFakeTimers();
  const answers: Record<string, unknown> = { "/api/tables": [table("room", "gathering")] };
  const asked = fakeServer(answers);
  const lists = new TableLists();
  const stop = lists.watch(false);
  await vi.advanceTimersByTimeAsync(100);
  answers["/api/tables"] = new TypeError("offline");
  await vi.advanceTimersByTimeAsync(9000);
  expect(asked).toHaveLength(2);
  expect(lists.failed).toBe(true);
  expect(lists.open).toHaveLength(1);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
  vi.useRealTimers();
});
