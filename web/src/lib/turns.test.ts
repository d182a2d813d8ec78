import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { markIcon, waitingTables, watchTurns } from "./turns.svelte.ts";

let asked = 0;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    const turn = { status: "playing", created: 0, changed: 0, due: null, table: null };
    return Response.json([
      { ...turn, id: "a", my_turn: true, left: false },
      { ...turn, id: "b", my_turn: false, left: false },
      { ...turn, id: "c", my_turn: true, left: true },
    ]);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("knows where it is my turn, but for the table that is open, and asks only while it is seen", async () => {
  const stop = watchTurns();
  await vi.advanceTimersByTimeAsync(0);
  expect(waitingTables("/rules")).toEqual(["a"]);
  expect(waitingTables("/t/a")).toEqual([]);
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked).toBe(1);
  hidden.mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toBe(2);
  stop();
  expect(waitingTables("/rules")).toEqual([]);
});

it("puts a dot on the icon of the tab, and takes it away", () => {
  document.head.innerHTML = '<link rel="icon" href="/static/icon.svg">';
  const icon = document.querySelector("link") as HTMLLinkElement;
  const plain = icon.href;
  markIcon(true);
  expect(icon.href).toMatch(/^data:image\/svg/);
  markIcon(false);
  expect(icon.href).toBe(plain);
});
