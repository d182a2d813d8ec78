import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket, socket, sockets } from "../../../tests/fake_socket.ts";
import { calledTable, shownOf, tableOf } from "../../../tests/sample_table.ts";
import { clearCatalog } from "../../lib/catalog.ts";
import { go, route } from "../../lib/router.svelte.ts";
import type { Table } from "../../table/state.ts";
import BigScreen from "./BigScreen.svelte";
import { fittingSize, idealSize } from "./fit.ts";

const UNKNOWN = "-".repeat(16);
let asked: [path: string, credentials: string | undefined][] = [];
let answers: Record<string, () => Response> = {};

beforeEach(() => {
  vi.useFakeTimers({ now: 1_790_000_000_000 });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push([path, init.credentials]);
    const found = Object.entries(answers).find(([part]) => path.includes(part));
    return found ? found[1]() : Response.json({}, { status: 500 });
  });
  [asked, answers] = [[], {}];
  sockets.length = 0;
  clearCatalog();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The screen of a table as it stands. */
async function shown({
  people,
  me: _,
  next,
  due,
  offset,
  hand,
  free,
  last,
  start,
  ...rest
}: Table) {
  render(BigScreen, { id: "t1" });
  await vi.advanceTimersByTimeAsync(0);
  socket().tell(
    { type: "welcome", you: UNKNOWN, n: 20, now: Date.now(), due: null, snapshot: true },
    { type: "snapshot", ...rest, people: [...people.values()], next_table: next },
    { type: "hand", n: 19, dice: [0, 0, 0, 0, 0], free: 0 },
    { type: "presence", here: [0, 1, 2], watching: 1 },
  );
  await vi.advanceTimersByTimeAsync(50);
}

const gathering = (fields: Partial<Table> = {}) =>
  tableOf(3, { status: "gathering", game: null, ...fields });

it("watches as a spectator, and makes no account", async () => {
  await shown(tableOf(4));
  expect(socket().query.get("as")).toBe("spectator");
  expect(asked.filter(([path]) => path.includes("/api/me"))).toEqual([]);
  expect(screen.getByRole("list", { name: "Players around the table" }).children.length).toBe(4);
  expect(screen.queryByRole("heading", { name: "Your dice" })).toBeNull();
  expect(screen.queryByRole("group", { name: "Calls" })).toBeNull();
});

it("shows before the game how to join, and who has sat down", async () => {
  answers["/api/meta"] = () => Response.json({ address: "http://192.0.2.7:8000" });
  const table = gathering();
  await shown({ ...table, seats: table.seats.with(2, null) });
  expect(screen.getByRole("img", { name: /QR code/ })).toBeTruthy();
  expect(screen.getByText(/open 192\.0\.2\.7:8000 and type/)).toBeTruthy();
  expect(screen.getByText("ABC DEF")).toBeTruthy();
  expect(screen.getByText("Player 1")).toBeTruthy();
  expect(screen.getByText("One seat is free.")).toBeTruthy();
});

it("says so where phones cannot reach the server", async () => {
  answers["/api/meta"] = () => Response.json({ address: null });
  await shown(gathering());
  expect(screen.getByText(/Start the server with --lan/)).toBeTruthy();
  expect(screen.queryByRole("img", { name: /QR code/ })).toBeNull();
});

it("says that nobody may watch, and how to change that: before the game and in it", async () => {
  const table = gathering();
  await shown({ ...table, settings: { ...table.settings, spectators: false } });
  expect(screen.getByText(/when it begins, this screen goes dark/)).toBeTruthy();
  answers["/api/tables/t1"] = () =>
    Response.json({ code: "spectators.off", about: {}, why: "No." }, { status: 403 });
  socket().end(4001);
  await vi.advanceTimersByTimeAsync(50);
  expect(screen.getByText(/Nobody may watch at this table/)).toBeTruthy();
  expect(screen.getByText(/“Change the settings”, then “Others may watch”/)).toBeTruthy();
  expect(asked.find(([path]) => path.startsWith("/api/tables/t1"))?.[1]).toBe("omit");
});

it("shows who has won, and follows into the rematch", async () => {
  const over = calledTable(3, shownOf(), { status: "over", places: [1, 2, 0] });
  await shown({ ...over, game: over.game && { ...over.game, winner: 1 } });
  await vi.advanceTimersByTimeAsync(5000);
  expect(screen.getByRole("heading", { name: /Player 1 wins/ })).toBeTruthy();
  expect(screen.getByText(/Press “Rematch” on a phone/)).toBeTruthy();
  socket().tell({ type: "rematch", table: "t2", n: 21, at: Date.now() });
  await vi.advanceTimersByTimeAsync(50);
  expect(route.path).toBe("/t/t2/screen");
});

it("finds a table by the code that is typed into the address", async () => {
  go("/t/abcdef/screen");
  render(BigScreen, { id: "abcdef" });
  await vi.advanceTimersByTimeAsync(0);
  answers["/api/tables/"] = () =>
    Response.json({ code: "table.unknown", about: {}, why: "None." }, { status: 404 });
  answers["/api/codes/abcdef"] = () => Response.json({ id: "m5c1t8y4w6" });
  socket().end(1006);
  await vi.advanceTimersByTimeAsync(50);
  expect(route.path).toBe("/t/m5c1t8y4w6/screen");
});

it("keeps the screen awake as long as it is shown", async () => {
  const release = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { ...navigator, wakeLock: { request: async () => ({ release }) } });
  const { unmount } = render(BigScreen, { id: "t1" });
  await vi.advanceTimersByTimeAsync(0);
  expect(release).not.toHaveBeenCalled();
  unmount();
  expect(release).toHaveBeenCalledOnce();
});

it("makes letters as large as they fit, and no smaller than can be read", () => {
  expect(idealSize(1920, 1080)).toBeCloseTo(32.7, 1);
  expect(idealSize(390, 844)).toBe(15);
  expect(idealSize(100, 100)).toBe(8);
  expect(fittingSize(30, () => true)).toBe(30);
  expect(fittingSize(30, (size) => size < 20)).toBeCloseTo(19.9, 1);
  expect(fittingSize(30, () => false)).toBe(8);
});
