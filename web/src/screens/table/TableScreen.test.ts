import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket, socket, sockets } from "../../../tests/fake_socket.ts";
import { tableOf, turnOf } from "../../../tests/sample_table.ts";
import { STREAMS, type Stream } from "../../../tests/streams.ts";
import { announcements, hush } from "../../lib/announce.svelte.ts";
import HeaderSlot from "../../ui/HeaderSlot.svelte";
import TableScreen from "./TableScreen.svelte";

const ME = { id: "me", name: "Me", colour: "red", shape: "star", kind: "guest", login: null };

beforeEach(() => {
  vi.useFakeTimers({ now: 1_790_000_000_000 });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.includes("/mutes")) return Response.json([]);
    if (/\/api\/me(\?|$)/.test(path)) return Response.json({ ...ME, created: 0 });
    return Response.json({ code: "route.unknown", about: {}, why: "?" }, { status: 404 });
  });
  sockets.length = 0;
  sessionStorage.clear();
  hush();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The screen after so many messages of a stream. */
async function heard({ frames }: Stream, count = frames.length) {
  render(TableScreen, { id: "t1" });
  await vi.advanceTimersByTimeAsync(0);
  socket().tell(...frames.slice(0, count));
  await vi.advanceTimersByTimeAsync(50);
}

/** A table of our own making, at which it is my turn. */
async function atMyTurn() {
  const { people, me, next, due, offset, hand, free, last, ...rest } = tableOf(4);
  render(TableScreen, { id: "t1" });
  await vi.advanceTimersByTimeAsync(0);
  socket().tell(
    { type: "welcome", you: me, n: 20, now: Date.now(), due: null, snapshot: true },
    { type: "snapshot", ...rest, people: [...people.values()], next_table: next },
    { type: "hand", n: 19, dice: hand, free: 0 },
    { type: "presence", here: [0, 1, 2, 3], watching: 2 },
  );
  await vi.advanceTimersByTimeAsync(500);
}

const sent = () => socket().sent.map(({ id: _, ...rest }) => rest);

it("shows a table before the game: seats, the way in, what is agreed, whom to invite", async () => {
  await heard(STREAMS.gathering, 4);
  for (const name of ["Who is playing", "Invite your friends", "What is agreed"])
    expect(screen.getByRole("heading", { name })).toBeTruthy();
  expect(screen.getAllByText(/Seat \d: free/).length).toBeGreaterThan(0);
});

/** My own full table, which has not begun. */
async function atMyTable(edition: string) {
  const { people, me, next, due, offset, hand, free, last, start, ...rest } = tableOf(3);
  const settings = { ...rest.settings, edition };
  render(TableScreen, { id: "t1" });
  await vi.advanceTimersByTimeAsync(0);
  socket().tell(
    { type: "welcome", you: me, n: 20, now: Date.now(), due: null, snapshot: true },
    {
      ...{ type: "snapshot", ...rest, settings, status: "gathering", game: null },
      ...{ people: [...people.values()], next_table: next },
    },
    { type: "hand", n: 20, dice: [], free: 0 },
    { type: "presence", here: [0, 1, 2], watching: 0 },
  );
  await vi.advanceTimersByTimeAsync(500);
  await fireEvent.click(screen.getByRole("button", { name: "Begin the game" }));
  await vi.advanceTimersByTimeAsync(0);
}

it("asks the host who saw a toucan last, and begins with that player", async () => {
  await atMyTable("asmodee-2024");
  expect(sent()).toEqual([]);
  expect(screen.getByRole("dialog", { name: "Who saw a toucan last?" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Player 2" }));
  await vi.advanceTimersByTimeAsync(0);
  const [change] = socket().sent as { id: string; type: string; settings: { first: number } }[];
  expect([change?.type, change?.settings.first]).toEqual(["change", 2]);
  socket().tell({ type: "ok", id: change?.id, n: 21 });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent().map(({ type }) => type)).toEqual(["change", "begin"]);
});

it("draws lots when nobody knows", async () => {
  await atMyTable("asmodee-2024");
  await fireEvent.click(screen.getByRole("button", { name: "Nobody knows: draw lots" }));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent()).toEqual([{ type: "begin" }]);
});

it("begins at once where dice or lots decide", async () => {
  await atMyTable("pressman-2008");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent()).toEqual([{ type: "begin" }]);
});

it("asks for what is chosen, on the turn that it was chosen for", async () => {
  await atMyTurn();
  expect(document.title).toBe("● Your turn!");
  await fireEvent.click(screen.getByRole("button", { name: "Bid 4 fives" }));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent()).toContainEqual({ type: "bid", bid: [4, 5], expect: 20 });
});

it("calls only at the second press, and shows why when the table says no", async () => {
  await atMyTurn();
  const dudo = () => screen.getByRole("button", { name: /^Dudo/ });
  await fireEvent.click(dudo());
  await vi.advanceTimersByTimeAsync(300);
  expect(sent()).toEqual([]);
  await fireEvent.click(dudo());
  await vi.advanceTimersByTimeAsync(0);
  expect(sent()).toEqual([{ type: "dudo", expect: 20 }]);
  const id = socket().sent[0]?.id;
  socket().tell({ type: "err", id, code: "seq.stale", about: {}, why: "Too late.", n: 20 });
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByRole("alert").textContent).toContain("Too late.");
});

it("says each cup as it is lifted, and the outcome last", async () => {
  const { frames } = STREAMS.visible;
  const called = frames.findIndex(({ type }) => type === "called");
  await heard(STREAMS.visible, called);
  hush();
  const entry = { ...frames[called], at: Date.now() };
  socket().tell(entry);
  await vi.advanceTimersByTimeAsync(20);
  const aloud = () => announcements.polite.map(({ text }) => text);
  expect(aloud().join(" ")).toMatch(/Dudo!/);
  expect(aloud().join(" ")).not.toMatch(/so far/);
  expect(aloud().join(" ")).not.toMatch(/lose/);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(aloud().filter((text) => text.includes("so far")).length).toBeGreaterThan(1);
  expect(aloud().at(-1)).toMatch(/loses? a die/);
});

it("shows how the game ended", async () => {
  await heard(STREAMS.visible);
  await vi.advanceTimersByTimeAsync(20_000);
  await tick();
  expect(screen.getByRole("heading", { name: /wins? the game!/ })).toBeTruthy();
  expect(screen.getByRole("list", { name: "Places" }).children.length).toBeGreaterThan(1);
  expect(screen.getByRole("link", { name: "Replay" }).getAttribute("href")).toMatch(/^\/g\//);
});

it("tells a spectator so, and offers nothing to press", async () => {
  await heard(STREAMS.watched, 4);
  expect(screen.getByText(/You are watching/)).toBeTruthy();
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.queryByRole("button", { name: "Leave" })).toBeNull();
});

it("says when the line is gone, counts down, and tries at once when asked to", async () => {
  await atMyTurn();
  socket().end(1006);
  await vi.advanceTimersByTimeAsync(30);
  const before = sockets.length;
  for (let i = 0; i < 8 && !screen.queryByText(/Connection lost/); i++) {
    if (sockets.length > before) socket().end(1006);
    await vi.advanceTimersByTimeAsync(400);
  }
  expect(screen.getByText(/Connection lost; your seat stays yours/)).toBeTruthy();
  const tried = sockets.length;
  await fireEvent.click(screen.getByRole("button", { name: "Try now" }));
  await vi.advanceTimersByTimeAsync(30);
  expect(sockets.length).toBeGreaterThan(tried);
});

it("shows a player who is back whose turn it is, and the fresh clock", async () => {
  const { people, me, next, due, offset, hand, free, last, ...rest } = tableOf(4);
  render(TableScreen, { id: "t1" });
  await vi.advanceTimersByTimeAsync(0);
  const now = Date.now();
  socket().tell(
    { type: "welcome", you: me, n: 20, now, due: now + 1000, snapshot: true },
    { type: "snapshot", ...rest, people: [...people.values()], next_table: next },
    { type: "hand", n: 19, dice: hand, free: 0 },
    { type: "presence", here: [0, 1, 2, 3], watching: 0 },
    { type: "returned", n: 21, at: now, seat: 0, time_ms: 30_000 },
    { type: "clock", n: 20, due: now + 30_000 },
  );
  await vi.advanceTimersByTimeAsync(50);
  expect(document.title).toBe("● Your turn!");
  expect(screen.getByRole("timer").textContent).toMatch(/30 sec/);
  expect(announcements.polite.map(({ text }) => text).join(" ")).toContain("Welcome back!");
});

/** A table at which I am out, and bots play on. */
async function whenOut() {
  const { people, me, next, due, offset, hand, free, last, start, ...rest } = tableOf(4);
  const seats = rest.seats.map((one, seat) => one && (seat ? { ...one, bot: "counter" } : one));
  const game = { ...rest.game, out: [0], turn: turnOf({ to_act: 1 }) };
  render(TableScreen, { id: "t1" });
  await vi.advanceTimersByTimeAsync(0);
  socket().tell(
    { type: "welcome", you: me, n: 20, now: Date.now(), due: null, snapshot: true },
    { type: "snapshot", ...rest, seats, game, places: [0], people: [...people.values()] },
    { type: "hand", n: 19, dice: [0, 0, 0, 0, 0], free: 0 },
    { type: "presence", here: [0], watching: 0 },
  );
  await vi.advanceTimersByTimeAsync(500);
}

it("tells a player who is out the place, and has the bots play the rest at once", async () => {
  await whenOut();
  const place = "Your place: 4 of 4";
  expect(screen.getByRole("heading", { name: place })).toBeTruthy();
  expect(announcements.polite.map(({ text }) => text)).toContain(place);
  for (const name of ["New game", "Keep watching"])
    expect(screen.getByRole("button", { name })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Skip to the result" }));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent()).toEqual([{ type: "hurry" }]);
  hush();
  socket().tell(
    { type: "hurried", n: 21, at: Date.now(), seat: 0 },
    {
      type: "bid",
      n: 22,
      at: Date.now(),
      seat: 1,
      bid: [9, 5],
      by: "bot",
      turn: turnOf(),
      asks: [],
    },
  );
  await vi.advanceTimersByTimeAsync(50);
  expect(screen.getByText("The bots play the rest…")).toBeTruthy();
  const aloud = announcements.polite.map(({ text }) => text).join(" ");
  expect(aloud).toContain("the bots play the rest at once");
  expect(aloud).not.toContain("9 fives");
});

it("lets a player who is out go without a warning, with the seat kept for a rematch", async () => {
  await whenOut();
  await fireEvent.click(screen.getByRole("button", { name: "Keep watching" }));
  expect(screen.queryByRole("button", { name: "New game" })).toBeNull();
  render(HeaderSlot);
  await fireEvent.click(screen.getByRole("button", { name: "Leave" }));
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent()).toEqual([]);
  expect(location.pathname).toBe("/");
});

it("asks before it leaves a game for good", async () => {
  await atMyTurn();
  render(HeaderSlot);
  await fireEvent.click(screen.getByRole("button", { name: "Leave" }));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent()).toEqual([]);
  await fireEvent.click(screen.getByRole("button", { name: "Leave the game" }));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent()).toEqual([{ type: "stand" }]);
});
