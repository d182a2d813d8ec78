import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket, socket, sockets } from "../../../tests/fake_socket.ts";
import { tableOf } from "../../../tests/sample_table.ts";
import { go } from "../../lib/router.svelte.ts";
import { isCup, setCup } from "../../table/cups.svelte.ts";
import { onKey } from "../../ui/shortcuts.svelte.ts";
import TableScreen from "./TableScreen.svelte";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_790_000_000_000 });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", async () => Response.json({ id: "p0", name: "Me", created: 0 }));
  sockets.length = 0;
});
afterEach(() => {
  go("/", { replace: true });
  setCup("t1", false);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A table where it is my turn, opened by an address. */
async function opened(address: string) {
  const { people, me, next, due, offset, hand, free, last, start, ...rest } = tableOf(4);
  go(address, { replace: true });
  render(TableScreen, { id: "t1" });
  await vi.advanceTimersByTimeAsync(0);
  socket().tell(
    { type: "welcome", you: me, n: 20, now: Date.now(), due: null, snapshot: true },
    { type: "snapshot", ...rest, id: "t1", people: [...people.values()], next_table: next },
    { type: "hand", n: 19, dice: hand, free: 0 },
    { type: "presence", here: [0, 1, 2, 3], watching: 1 },
  );
  await vi.advanceTimersByTimeAsync(500);
}

const seats = () => screen.queryByRole("list", { name: "Players around the table" });

it("is a cup for who came by the QR code: dice, bid and buttons, and nothing else", async () => {
  await opened("/t/t1?cup=1");
  expect(screen.getByRole("heading", { name: "Your dice" })).toBeTruthy();
  expect(screen.getByRole("region", { name: "The bid" }).textContent).toMatch(/3 fives/i);
  expect(screen.getByRole("button", { name: /dudo/i })).toBeTruthy();
  expect(seats()).toBeNull();
  expect(screen.queryByText("Log")).toBeNull();
  expect(screen.queryByText("Together in one room")).toBeNull();
});

it("is played by keys, as the whole table is", async () => {
  await opened("/t/t1?cup=1");
  for (const _ of [1, 2]) {
    onKey(new KeyboardEvent("keydown", { key: "d" }));
    await vi.advanceTimersByTimeAsync(400);
  }
  expect(socket().sent.at(-1)).toMatchObject({ type: "dudo", expect: 20 });
});

it("is remembered for the table and its rematch, until the whole table is wanted", async () => {
  await opened("/t/t1?cup=1");
  socket().tell({ type: "rematch", table: "t2", n: 21, at: Date.now() });
  await vi.advanceTimersByTimeAsync(0);
  expect([isCup("t1"), isCup("t2"), isCup("t3")]).toEqual([true, true, false]);
  await fireEvent.click(screen.getByRole("button", { name: "Show the whole table" }));
  expect(isCup("t1")).toBe(false);
  expect(seats()).toBeTruthy();
});

it("becomes one by a switch at the table", async () => {
  await opened("/t/t1");
  expect(seats()).toBeTruthy();
  await fireEvent.click(screen.getByText("Together in one room"));
  await fireEvent.click(screen.getByRole("switch", { name: "This device is my cup" }));
  expect(seats()).toBeNull();
});
