import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket, sockets } from "../../../tests/fake_socket.ts";
import { gameOf, tableOf, turnOf } from "../../../tests/sample_table.ts";
import { announcements, hush } from "../../lib/announce.svelte.ts";
import { forgetMe } from "../../lib/me.svelte.ts";
import type { Table } from "../../table/state.ts";
import LocalScreen from "./LocalScreen.svelte";

const HANDS = [
  [2, 2, 2, 4, 4],
  [6, 6, 6, 6, 3],
  [0, 0, 0, 0, 0],
] as const;
const UNKNOWN = "-".repeat(16);
let made: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: 1_790_000_000_000 });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    if (path.includes("/api/me/guests")) {
      const { name } = JSON.parse(String(init.body));
      made.push(name);
      const guest = { id: `p${made.length - 1}`, name };
      return Response.json({ guest, token: `pal_${name}` }, { status: 201 });
    }
    return Response.json({ id: "owner", name: "Owner", created: 0 });
  });
  made = [];
  sockets.length = 0;
  localStorage.clear();
  hush();
});
afterEach(() => {
  forgetMe();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What a socket is told of a table: the public part, and the dice of one seat. */
function tell(socket: FakeSocket, table: Table, you: string, dice: readonly number[] = HANDS[2]) {
  const { people, me: _, next, due, offset, hand, free, last, start, ...rest } = table;
  socket.tell(
    { type: "welcome", you, n: 20, now: Date.now(), due: null, snapshot: true },
    { type: "snapshot", ...rest, people: [...people.values()], next_table: next },
    { type: "hand", n: 19, dice, free: 0 },
  );
}

const socketOf = (token: string) => sockets.find((one) => one.protocols.includes(token));
const shared = () => sockets.find((one) => one.query.get("as") === "spectator") as FakeSocket;

/** Two players on this device, a third elsewhere; the first is to act. */
async function playing(table = tableOf(3)) {
  const guests = [0, 1].map((at) => ({ account: `p${at}`, name: `N${at}`, token: `pal_${at}` }));
  localStorage.setItem("palifico-local", JSON.stringify(guests));
  render(LocalScreen, { id: "t1" });
  await vi.advanceTimersByTimeAsync(0);
  tell(shared(), table, UNKNOWN);
  await vi.advanceTimersByTimeAsync(0);
  for (const at of [0, 1]) tell(socketOf(`pal_${at}`) as FakeSocket, table, `p${at}`, HANDS[at]);
  await vi.advanceTimersByTimeAsync(500);
}

const page = () => document.body.textContent ?? "";
const dice = () => screen.queryByRole("heading", { name: "Your dice" });
const take = (name: string) =>
  fireEvent.click(screen.getByRole("button", { name: `I am ${name}: show my dice` }));

it("shows no die while the curtain is down, and only the viewer's when it is up", async () => {
  await playing();
  expect(screen.getByRole("heading", { name: "Pass the device to Player 0" })).toBeTruthy();
  expect(dice()).toBeNull();
  expect(page()).not.toMatch(/Your dice/);
  await take("Player 0");
  expect(page()).toMatch(/Your dice: 2, 2, 2, 4, and 4/);
  await fireEvent.click(screen.getByRole("button", { name: "Cover my dice" }));
  expect(dice()).toBeNull();
});

it("lets the curtain fall with the next turn, and nothing of the last hand is left", async () => {
  await playing();
  await take("Player 0");
  const before = document.body.innerHTML;
  const bid = { seat: 0, bid: [4, 5], by: "player", asks: [], turn: turnOf({ to_act: 1 }) };
  for (const one of sockets) one.tell({ type: "bid", ...bid, n: 21, at: Date.now() });
  await vi.advanceTimersByTimeAsync(500);
  expect(screen.getByRole("heading", { name: "Pass the device to Player 1" })).toBeTruthy();
  expect(dice()).toBeNull();
  expect(before).toMatch(/2, 2, 2, 4/);
  expect(document.body.innerHTML).not.toMatch(/2, 2, 2, 4/);
  await take("Player 1");
  expect(page()).toMatch(/Your dice: 3, 6, 6, 6, and 6/);
  expect(document.body.innerHTML).not.toMatch(/2, 2, 2, 4/);
});

it("lets a player act for their own seat, with their own token", async () => {
  await playing();
  await take("Player 0");
  const dudo = screen.getByRole("button", { name: /dudo/i });
  for (const _ of [1, 2]) {
    await vi.advanceTimersByTimeAsync(400);
    await fireEvent.click(dudo);
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(socketOf("pal_0")?.sent.at(-1)).toMatchObject({ type: "dudo", expect: 20 });
  expect(socketOf("pal_1")?.sent).toEqual([]);
});

it("lets another player take the device out of turn", async () => {
  await playing(tableOf(3, { game: gameOf({ turn: turnOf({ to_act: 2, calza: [1] }) }) }));
  expect(screen.queryByRole("heading", { name: /Pass the device/ })).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Player 1 wants to look" }));
  await take("Player 1");
  expect(screen.getByRole("button", { name: /calza/i })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Bid / })).toBeNull();
});

it("tells aloud what happens once, and never a player's own dice", async () => {
  await playing();
  hush();
  const bid = { seat: 0, bid: [4, 5], by: "player", asks: [], turn: turnOf({ to_act: 1 }) };
  for (const one of sockets) one.tell({ type: "bid", ...bid, n: 21, at: Date.now() });
  await vi.advanceTimersByTimeAsync(500);
  const said = [...announcements.polite, ...announcements.assertive]
    .map(({ text }) => text)
    .join(" ");
  expect(said.match(/4 fives/g)).toHaveLength(1);
  expect(said).not.toMatch(/your turn|You bid/i);
});

it("makes a guest for every name, who sits down with a token", async () => {
  const free = tableOf(2, { status: "gathering", game: null, seats: [null, null] });
  render(LocalScreen, { id: "t1" });
  await vi.advanceTimersByTimeAsync(0);
  tell(shared(), free, UNKNOWN);
  await vi.advanceTimersByTimeAsync(0);
  await fireEvent.input(screen.getByLabelText("Player 1"), { target: { value: "Ana" } });
  await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
  await vi.advanceTimersByTimeAsync(0);
  expect(made).toEqual(["Ana"]);
  tell(socketOf("pal_Ana") as FakeSocket, free, "p0");
  await vi.advanceTimersByTimeAsync(0);
  expect(socketOf("pal_Ana")?.sent.at(-1)).toMatchObject({ type: "sit", seat: 0 });
  expect(localStorage.getItem("palifico-local")).toContain("pal_Ana");
});
