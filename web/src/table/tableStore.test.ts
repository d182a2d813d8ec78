import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket, socket, sockets } from "../../tests/fake_socket.ts";
import { type Check, STREAMS, type Stream } from "../../tests/streams.ts";
import { announcements, hush } from "../lib/announce.svelte.ts";
import { logout } from "../lib/me.svelte.ts";
import { setMuted } from "../lib/mutes.svelte.ts";
import { setLang } from "../lib/words.svelte.ts";
import type { Said } from "../protocol/messages.gen.ts";
import { TableStore } from "./tableStore.svelte.ts";

const ME = { id: "me", name: "Me", colour: "red", shape: "star", kind: "guest", login: null };
let asked: string[] = [];
let isOnline = true;
let store: TableStore;
const opened: TableStore[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: 1_790_000_000_000 });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path.split("?")[0]}`);
    if (!isOnline) throw new TypeError("failed");
    return Response.json(path.includes("/mutes") ? [] : { ...ME, created: 0 });
  });
  [asked, isOnline, sockets.length] = [[], true, 0];
  hush();
});
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A store that has heard so many messages of a stream. */
async function heard(stream: Stream, count = stream.frames.length): Promise<TableStore> {
  store = new TableStore("t1");
  opened.push(store);
  await vi.advanceTimersByTimeAsync(0);
  socket().tell(...stream.frames.slice(0, count));
  return store;
}

const aloud = () => announcements.polite.map(({ text }) => text).join("\n");
const indexOf = ({ frames }: Stream, type: string, from = 0) =>
  frames.findIndex((frame, index) => frame.type === type && index >= from);

describe("a table store", () => {
  it("is entered by somebody: whoever is nobody becomes a guest first", async () => {
    await heard(STREAMS.visible, 0);
    expect(store.line.name).toBe("connecting");
    expect(sockets).toHaveLength(1);
    expect(asked).toContain("GET /api/me/mutes");
  });

  it("tells whoever is sent away that the host has done it", async () => {
    await heard(STREAMS.visible, indexOf(STREAMS.visible, "snapshot") + 1);
    const { n, seats, me } = store.table ?? { n: 0, seats: [], me: "" };
    const sat = { type: "sat", n: n + 1, at: 0, seat: 0, account: me, commit: null, bot: null };
    const stood = { type: "stood", n: n + 2, at: 0, seat: 0, why: "kicked" };
    socket().tell(sat as never, stood as never);
    expect([seats.length > 0, store.alarm]).toEqual([true, "The host has freed your seat."]);
    socket().tell({ ...sat, n: n + 3 } as never);
    expect(store.alarm).toBeNull();
  });

  it("waits for the net when there is none, and says so", async () => {
    await logout();
    isOnline = false;
    await heard(STREAMS.visible, 0).catch(() => undefined);
    expect(store.line.name).toBe("waiting");
    expect(sockets).toHaveLength(0);
    isOnline = true;
    await vi.advanceTimersByTimeAsync(2000);
    expect([store.line.name, sockets.length]).toEqual(["connecting", 1]);
    expect(asked).toContain("POST /api/me");
  });

  it("shows the table, the line and what happened", async () => {
    await heard(STREAMS.visible);
    const last = STREAMS.visible.checks.at(-1) as Check;
    expect(store.table).toMatchObject({ n: last.snapshot.n, status: "over" });
    expect(store.line).toEqual({ name: "open" });
    expect(store.log.at(-1)?.text).toMatch(/wins? the game!$/);
    const kinds = new Set(store.log.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(["bid", "call", "dice", "outcome", "table"]);
  });

  it("tells its log in another language when one is chosen", async () => {
    await heard(STREAMS.visible);
    const before = store.log.map(({ n, kind }) => [n, kind]);
    await setLang("de");
    flushSync();
    expect(store.log.map(({ n, kind }) => [n, kind])).toEqual(before);
    expect(store.log.at(-1)?.text).toMatch(/gewinn/);
    expect(socket().query.get("lang")).toBe("de"); // refusals come in it, too
  });

  it("connects anew when an entry is missing, from the last one that came", async () => {
    const { frames } = STREAMS.visible;
    const bid = indexOf(STREAMS.visible, "bid", 4);
    await heard(STREAMS.visible, bid);
    const n = store.table?.n;
    const later = frames.slice(bid + 1).find((frame) => frame.type === "bid") as object;
    socket().tell(later);
    expect(sockets).toHaveLength(2);
    expect(socket().query.get("after")).toBe(String(n));
    expect(store.table?.n).toBe(n);
  });

  it("takes an entry that comes twice once", async () => {
    await heard(STREAMS.visible, 20);
    const lines = store.log.length;
    const again = STREAMS.visible.frames.slice(0, 20).filter((one) => "at" in one && "n" in one);
    socket().tell(...again);
    expect(store.log).toHaveLength(lines);
  });
});

describe("a log after a reload", () => {
  /** What a table tells that is told as a whole, at a moment of a stream. */
  async function recalled(stream: Stream, { snapshot }: Check): Promise<string[]> {
    await heard(stream, 0);
    const welcome = { type: "welcome", you: "x", n: snapshot.n, now: Date.now(), due: null };
    socket().tell({ ...welcome, snapshot: true }, snapshot);
    return store.log.map(({ text }) => text);
  }

  it.each([STREAMS.visible, STREAMS.hidden])(
    "has the bids of the round, the oldest first",
    async (stream) => {
      const within = stream.checks.find(({ snapshot }) => (snapshot.game?.bids.length ?? 0) > 1);
      const all = await recalled(stream, within as Check);
      const bids = within?.snapshot.game?.bids ?? [];
      const said = all.filter((text) => / bids? \d/.test(text));
      expect(said).toHaveLength(bids.length);
      expect(said.map((text) => Number(/\d+/.exec(text.replace(/^\S+/, ""))?.[0]))).toEqual(
        bids.map(({ bid }) => bid[0]),
      );
      expect(aloud()).toBe("");
    },
  );

  it("has how it ended while the cups are looked at, and forgets it where dice are hidden", async () => {
    const ended = STREAMS.hidden.checks.find(({ snapshot }) => snapshot.game?.reveal);
    const all = await recalled(STREAMS.hidden, ended as Check);
    expect(all.some((text) => /loses? a die|gets? a die back/.test(text))).toBe(true);
    const rolled = STREAMS.hidden.frames.find(
      (frame) => frame.type === "rolled" && frame.n === (ended?.snapshot.n ?? 0) + 1,
    );
    socket().tell(rolled as object);
    expect(store.log.some(({ kind }) => kind === "outcome")).toBe(false);
  });
});

describe("what is read aloud", () => {
  it("is what happens, and that it is my turn", async () => {
    const bid = indexOf(STREAMS.visible, "bid", 4);
    await heard(STREAMS.visible, bid + 1);
    expect(aloud()).toMatch(/bids? \d+ (?:\w+)/);
    await heard(STREAMS.visible);
    expect(aloud()).toMatch(/wins? the game!$/);
    const now = announcements.assertive.map(({ text }) => text);
    expect(now).toContain("It is your turn!");
  });

  it("comes together when a line is back, not one by one", async () => {
    const { frames } = STREAMS.visible;
    const hand = indexOf(STREAMS.visible, "hand");
    await heard(STREAMS.visible, hand);
    const entries = frames.slice(hand).filter((one) => "at" in one && "n" in one);
    socket().tell(...entries.slice(0, 5));
    expect(aloud()).toBe("");
    socket().tell(frames[hand] as object);
    expect(announcements.polite).toHaveLength(1);
  });

  it("warns once when my time runs out", async () => {
    const { frames } = STREAMS.gathering;
    await heard(STREAMS.gathering, indexOf(STREAMS.gathering, "rolled"));
    const rolled = frames[indexOf(STREAMS.gathering, "rolled")];
    if (rolled?.type !== "rolled" || !store.table) throw new Error();
    const mine = store.table.seats[rolled.turn.to_act]?.account;
    socket().tell({ type: "welcome", you: mine, n: 0, now: rolled.at, due: null, snapshot: false });
    vi.setSystemTime(rolled.at);
    socket().tell({ type: "welcome", you: mine, n: 0, now: rolled.at, due: null, snapshot: false });
    socket().tell(rolled);
    const hurry = () => announcements.assertive.filter(({ text }) => text.includes("10 seconds"));
    vi.advanceTimersByTime(19_999);
    expect(hurry()).toHaveLength(0);
    vi.advanceTimersByTime(10_000);
    expect(hurry()).toHaveLength(1);
  });
});

describe("a reveal", () => {
  const at = indexOf(STREAMS.visible, "called");
  const called = STREAMS.visible.frames[at];
  const cups = called?.type === "called" ? called.cups.length : 0;
  const told = () => store.log.filter(({ n }) => called && "n" in called && n === called.n);

  it("can be looked at until the next dice", async () => {
    await heard(STREAMS.visible, at + 1);
    expect(store.reveal).toMatchObject({ n: store.table?.n, cups: { length: cups } });
    await heard(STREAMS.visible, indexOf(STREAMS.visible, "rolled", at) + 1);
    expect(store.reveal).toBeNull();
  });

  it("is told at once, unless the board lifts the cups in its own time", async () => {
    await heard(STREAMS.visible, at + 1);
    const all = told().length;
    expect(all).toBeGreaterThan(cups + 1);
    await heard(STREAMS.visible, at);
    store.paced = true;
    socket().tell(called as object);
    expect(told()).toHaveLength(1);
    store.lifted(1);
    expect(told()).toHaveLength(2);
    expect(aloud()).toMatch(/so far$/);
    store.lifted();
    expect(told()).toHaveLength(all);
    expect(aloud()).toMatch(/next round\.$/);
    const said = announcements.polite.length;
    store.lifted();
    expect(announcements.polite).toHaveLength(said);
  });

  it("is told wholly when the next dice come before it is over", async () => {
    await heard(STREAMS.visible, at);
    store.paced = true;
    socket().tell(...STREAMS.visible.frames.slice(at, indexOf(STREAMS.visible, "rolled", at) + 1));
    expect(told().at(-1)?.text).toMatch(/next round\.$/);
  });
});

describe("where lost dice are hidden", () => {
  it("past rounds cannot be looked up", async () => {
    const called = indexOf(STREAMS.hidden, "called");
    const rolled = indexOf(STREAMS.hidden, "rolled", called);
    await heard(STREAMS.hidden, rolled);
    expect(store.log.some(({ kind }) => kind === "outcome")).toBe(true);
    socket().tell(STREAMS.hidden.frames[rolled] as object);
    const now = store.log.map(({ n }) => n);
    expect([now.length > 0, new Set(now)]).toEqual([true, new Set([store.table?.n])]);
    expect(store.log[0]?.text).toBe("The dice are rolled.");
    expect(aloud()).toBe(store.log.map(({ text }) => text).join(" "));
    expect(store.table?.last).toBeNull();
  });
});

describe("asking", () => {
  it("shows a refusal for a while", async () => {
    await heard(STREAMS.visible, 4);
    const answer = store.ask("dudo", { expect: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.pending).toBe(1);
    const id = socket().sent.at(-1)?.id;
    socket().tell({ type: "err", id, code: "seq.stale", about: {}, why: "Too late.", n: 9 });
    expect(await answer).toBe(false);
    expect([store.alarm, store.pending]).toEqual(["Too late.", 0]);
    vi.advanceTimersByTime(9000);
    expect(store.alarm).toBeNull();
  });

  it("sits down with a chance of its own", async () => {
    await heard(STREAMS.gathering, 4);
    const sat = store.sit(2);
    await vi.waitFor(() => expect(socket().sent.at(-1)?.type).toBe("sit"));
    const { id, seat, commit } = socket().sent.at(-1) ?? {};
    expect([seat, commit]).toEqual([2, expect.stringMatching(/^[0-9a-f]{64}$/)]);
    socket().tell({ type: "ok", id, n: 3 });
    expect(await sat).toBe(true);
  });
});

describe("talk", () => {
  const said = (id: number, account: string, text: string): Said => ({
    ...{ type: "said", id, at: Date.now(), account, phrase: null, text },
  });

  it("is kept once, in order, without those who are muted", async () => {
    await heard(STREAMS.visible, 4);
    socket().tell(said(2, "ann", "two"), said(1, "bob", "one"), said(2, "ann", "two"));
    expect(store.talk.map(({ text }) => text)).toEqual(["one", "two"]);
    expect(aloud()).toContain("two");
    await setMuted("ann", true);
    flushSync();
    expect(store.talk.map(({ text }) => text)).toEqual(["one"]);
    hush();
    socket().tell(said(3, "ann", "three"));
    expect(aloud()).toBe("");
    await setMuted("ann", false);
    expect(store.talk).toHaveLength(3);
  });
});
