import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket, socket, sockets } from "../../../tests/fake_socket.ts";
import { gameOf, tableOf } from "../../../tests/sample_table.ts";
import { forgetMe } from "../../lib/me.svelte.ts";
import type { Table } from "../../table/state.ts";
import TableScreen from "./TableScreen.svelte";

const GUEST = { id: "me", name: "Condor 92", colour: "red", shape: "condor", kind: "guest" };
let patched: unknown[] = [];
let next: unknown = null;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_790_000_000_000 });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", async (path: string, asked: RequestInit) => {
    const url = path.split("?")[0] ?? "";
    if (url === "/api/tables/t2") return Response.json(next);
    if (url.endsWith("/mutes")) return Response.json([]);
    if (!url.endsWith("/api/me"))
      return Response.json({ code: "route.unknown", about: {}, why: "?" }, { status: 404 });
    if (asked.method !== "PATCH") return Response.json({ ...GUEST, login: null, created: 0 });
    const looks = JSON.parse(String(asked.body));
    patched.push(looks);
    return Response.json({ ...GUEST, ...looks, login: null, created: 0 });
  });
  sockets.length = 0;
  patched = [];
  localStorage.clear();
  sessionStorage.clear();
  forgetMe();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A table of four at which three sit; `me` is one of them, or a guest who was invited. */
async function gathers(me: string, fields: Partial<Table> = {}) {
  const { people, next: _, due, offset, hand, free, last, start, ...rest } = tableOf(4, fields);
  render(TableScreen, { id: "t1" });
  await vi.advanceTimersByTimeAsync(0);
  const game = rest.status === "over" ? rest.game : null;
  const seats = game ? rest.seats : rest.seats.with(3, null);
  const status = game ? "over" : "gathering";
  socket().tell(
    { type: "welcome", you: me, n: 20, now: Date.now(), due: null, snapshot: true },
    {
      type: "snapshot",
      ...rest,
      status,
      game,
      seats,
      people: [...people.values()],
      next_table: null,
    },
    { type: "hand", n: 20, dice: [], free: 0 },
    { type: "presence", here: [0, 2], watching: 0 },
  );
  await vi.advanceTimersByTimeAsync(50);
}

const sent = () => socket().sent.map(({ id: _, ...rest }) => rest);

it("says who invites to what, asks a name and a look, and sits down with them", async () => {
  await gathers("me");
  const headline = "Player 0 invites you to Perudo, Paco: 3 of 4 are here";
  expect(screen.getByRole("heading", { level: 1, name: headline })).toBeTruthy();
  expect(document.title).toBe(`${headline} · Palifico`);
  const name = screen.getByLabelText<HTMLInputElement>("Your name");
  expect(name.placeholder).toBe("Condor 92");
  await fireEvent.input(name, { target: { value: "Ana" } });
  await fireEvent.click(screen.getByRole("radio", { name: "llama" }));
  await fireEvent.submit(name.form as HTMLFormElement);
  await vi.advanceTimersByTimeAsync(50);
  expect(patched).toEqual([{ name: "Ana", shape: "lama", colour: "red" }]);
  expect(sent()).toContainEqual(expect.objectContaining({ type: "sit", seat: 3 }));
  expect(screen.queryByLabelText("Your name")).toBeNull();
});

it("does not ask again whoever keeps the name that was drawn", async () => {
  localStorage.setItem("palifico-named", "yes");
  await gathers("me");
  expect(screen.queryByLabelText("Your name")).toBeNull();
  expect(screen.getByRole("button", { name: "Sit down and play" })).toBeTruthy();
});

it("is called by the title that its host has given", async () => {
  const { settings } = tableOf(4);
  await gathers("me", { settings: { ...settings, title: "Friday night" } });
  expect(screen.getByRole("heading", { level: 1, name: "Friday night" })).toBeTruthy();
  expect(document.title).toMatch(/^Friday night: Player 0 invites you/);
});

it("lets players talk before the game, and say that they are ready", async () => {
  await gathers("p1");
  expect(screen.getByText("ABC DEF")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Hello!" })).toBeTruthy();
  expect(screen.getByText("0 of 2 are ready.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "I’m ready" }));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent()).toContainEqual({ type: "ready", ready: true });
  socket().tell({ type: "ready", n: 21, at: Date.now(), seat: 1, ready: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByText("1 of 2 are ready.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Not ready after all" })).toBeTruthy();
});

it("has the newest line of talk at the bottom, and the field below it", async () => {
  await gathers("p1");
  const said = { type: "said", account: "p0", phrase: null };
  for (const id of [1, 2]) socket().tell({ ...said, id, at: Date.now(), text: `line ${id}` });
  await vi.advanceTimersByTimeAsync(0);
  const talk = screen.getByRole("list", { name: "Talk" });
  expect(within(talk).getAllByRole("listitem").at(-1)?.textContent).toContain("line 2");
  const field = screen.getByRole("textbox", { name: "What do you want to say?" });
  expect(talk.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("names who is not here when all seats are taken", async () => {
  await gathers("p0");
  socket().tell({ type: "sat", n: 21, at: 0, seat: 3, account: "p3", commit: null, bot: null });
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByText(/not everybody is here: Player 1 and Player 3/)).toBeTruthy();
});

it("tells who wants a rematch and who is there already", async () => {
  const { people, seats } = tableOf(4);
  next = { status: "gathering", host: "p2", seats, people: [...people.values()], here: [2, 3] };
  await gathers("p0", { status: "over", game: gameOf({ turn: null }) });
  expect(screen.queryByText(/wants a rematch/)).toBeNull();
  socket().tell({ type: "rematch", n: 21, at: Date.now(), table: "t2" });
  await vi.advanceTimersByTimeAsync(50);
  expect(screen.getByText("Player 2 wants a rematch!")).toBeTruthy();
  expect(screen.getByText("Here now: Player 2 and Player 3")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Join in" }).getAttribute("href")).toBe("/t/t2");
});
