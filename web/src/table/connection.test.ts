import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket, socket, sockets } from "../../tests/fake_socket.ts";
import type { Refused } from "../lib/api.ts";
import { setLang } from "../lib/words.svelte.ts";
import { Connection, type ConnectionState, type ServerMessage } from "./connection.ts";

const WELCOME = { type: "welcome", you: "me", n: 7, now: 0, due: null, snapshot: false };
const HAND = { type: "hand", n: 5, dice: [0], free: 0 };

let heard: ServerMessage[] = [];
let lines: ConnectionState[] = [];
let after: number | null = null;
let answers: () => Response = () => Response.json({ id: "t1" });
let connection: Connection;
const made: Connection[] = [];

function connect(): Connection {
  connection = new Connection("t1", {
    hear: (told) => heard.push(told),
    line: (line) => lines.push(line),
    after: () => after,
  });
  made.push(connection);
  return connection;
}

/** A line that is open. */
function opened(): Connection {
  const one = connect();
  socket().tell(WELCOME, HAND);
  return one;
}

const names = () => lines.map(({ name }) => name);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async () => answers());
  [heard, lines, after] = [[], [], null];
  sockets.length = 0;
  answers = () => Response.json({ id: "t1" });
});
afterEach(() => {
  for (const one of made.splice(0)) one.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a line to a table", () => {
  it("is open only when all that lies in the past has come", () => {
    connect();
    expect(names()).toEqual(["connecting"]);
    socket().tell(WELCOME);
    expect(names()).toEqual(["connecting"]);
    socket().tell(HAND);
    expect(names()).toEqual(["connecting", "open"]);
    expect(heard.map(({ type }) => type)).toEqual(["welcome", "hand"]);
  });

  it("says which entry came last, and which language is spoken", async () => {
    connect();
    expect(socket().url).toMatch(/^wss?:\/\/[^/]+\/api\/tables\/t1\/socket\?lang=en$/);
    await setLang("fr");
    after = 57;
    connection.restart();
    expect(Object.fromEntries(socket().query)).toEqual({ lang: "fr", after: "57" });
    expect(sockets[0]?.isClosed).toBe(true);
  });

  it("takes answers to commands, done or refused", async () => {
    opened();
    const bid = connection.send("bid", { bid: [2, 3], expect: 7 });
    const dudo = connection.send("dudo", { expect: 7 });
    const [first, second] = socket().sent;
    expect(first).toMatchObject({ type: "bid", bid: [2, 3], expect: 7 });
    expect(first?.id).not.toBe(second?.id);
    const why = { code: "seq.stale", about: { n: 8 }, why: "Too late." };
    socket().tell({ type: "err", id: second?.id, ...why }, { type: "ok", id: first?.id, n: 8 });
    expect(await bid).toBe(8);
    const refused = await dudo.catch((error: Refused) => error);
    expect(refused).toMatchObject({ code: "seq.stale", message: "Too late.", about: { n: 8 } });
    expect(heard).toHaveLength(2);
  });

  it("tells of an error that answers nothing", () => {
    opened();
    socket().tell({ type: "err", id: null, code: "flood", about: {}, why: "Slowly.", n: 1 });
    expect(heard.at(-1)).toMatchObject({ code: "flood" });
  });

  it("sends again under the same ids what has had no answer", async () => {
    connect();
    const early = connection.send("sit", { seat: 0 });
    expect(socket().sent).toEqual([]);
    socket().tell(WELCOME);
    expect(socket().sent).toEqual([]); // not before the hand
    socket().tell(HAND);
    const [asked] = socket().sent;
    socket().end(1006);
    vi.advanceTimersByTime(300);
    socket().tell(WELCOME, HAND);
    expect(sockets).toHaveLength(2);
    expect(socket().sent).toEqual([asked]);
    socket().tell({ type: "ok", id: asked?.id, n: 9 });
    expect(await early).toBe(9);
    socket().end(1006);
    vi.advanceTimersByTime(300);
    socket().tell(WELCOME, HAND);
    expect(socket().sent).toEqual([]);
  });
});

describe("a line that breaks", () => {
  it("comes back after waits that grow, and begins anew when it was up", async () => {
    opened();
    const waits: number[] = [];
    for (let i = 0; i < 7; i++) {
      socket().end(1006);
      await vi.advanceTimersByTimeAsync(0);
      const line = lines.at(-1);
      if (line?.name !== "waiting") throw new Error(line?.name);
      waits.push(line.until - Date.now());
      await vi.advanceTimersByTimeAsync(line.until - Date.now());
    }
    expect(waits).toEqual([300, 700, 1500, 3000, 5000, 8000, 8000]);
    socket().tell(WELCOME, HAND);
    socket().end(1006);
    const line = lines.at(-1);
    expect(line?.name === "waiting" && line.until - Date.now()).toBe(300);
  });

  it.each([1012, 4008])("is back at once after %d", (code) => {
    opened();
    socket().end(code);
    vi.advanceTimersByTime(50);
    expect(sockets).toHaveLength(2);
  });

  it("is back when the server has said that it will be", () => {
    opened();
    socket().tell({ type: "bye", again_ms: 900 });
    socket().end(1012);
    vi.advanceTimersByTime(899);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
  });

  it("does not hurry back with what the server calls a mistake of ours", () => {
    opened();
    socket().end(1008);
    const line = lines.at(-1);
    expect(line?.name === "waiting" && line.until - Date.now()).toBe(8000);
  });

  it("is tried at once when somebody says so, or the net is back", () => {
    opened();
    socket().end(1006);
    connection.retry();
    expect(sockets).toHaveLength(2);
    connection.retry(); // one is on its way
    expect(sockets).toHaveLength(2);
    socket().end(1006);
    dispatchEvent(new Event("online"));
    expect(sockets).toHaveLength(3);
  });

  it("is known to be down when the net is", () => {
    opened();
    dispatchEvent(new Event("offline"));
    expect(names().at(-1)).toBe("waiting");
    expect(socket().isClosed).toBe(true);
  });

  it("hears nothing of a line that was given up", () => {
    opened();
    const old = socket();
    connection.restart();
    old.tell({ type: "people", people: [] });
    old.end(1006);
    expect(heard).toHaveLength(2);
    expect(names().at(-1)).toBe("connecting");
  });
});

it("a line of a spectator, or of a player with a token, brings no account of the browser", async () => {
  const asked: RequestInit[] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    asked.push(init);
    return Response.json({ id: "t1" });
  });
  const listener = { hear: () => undefined, line: () => undefined, after: () => null };
  made.push(new Connection("t1", listener, "spectator"));
  expect([socket().query.get("as"), socket().protocols]).toEqual(["spectator", []]);
  socket().end(1006);
  made.push(new Connection("t1", listener, { token: "pal_x" }));
  expect(socket().query.get("as")).toBeNull();
  expect(socket().protocols).toEqual(["palifico.token", "pal_x"]);
  socket().end(1006);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.map(({ credentials }) => credentials)).toEqual(["omit", "omit"]);
  const sent = asked.map(({ headers }) => (headers as Headers).get("Authorization"));
  expect(sent).toEqual([null, "Bearer pal_x"]);
});

describe("a line that is refused", () => {
  it.each([
    [403, "spectators.off"],
    [404, "table.unknown"],
  ])("with %d says why, and stays away", async (status, code) => {
    answers = () => Response.json({ code, about: {}, why: "Not here." }, { status });
    connect();
    const asked = connection.send("back").catch((error: Refused) => error.code);
    socket().end(status === 403 ? 4001 : 1006);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines.at(-1)).toEqual({ name: "refused", why: "Not here.", code });
    expect(await asked).toBe("network");
    expect(sockets).toHaveLength(1);
    await expect(connection.send("back")).rejects.toMatchObject({ code: "network" });
  });

  it("for no reason that lasts is tried again", async () => {
    answers = () => Response.json({ code: "socket.full", why: "Full." }, { status: 503 });
    connect();
    socket().end(1006);
    await vi.advanceTimersByTimeAsync(300);
    expect(sockets).toHaveLength(2);
  });
});

describe("a phone that slept", () => {
  function sleep(ms: number): void {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    vi.setSystemTime(Date.now() + ms);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    hidden.mockRestore();
  }

  it("does not trust a line that looks open", () => {
    opened();
    sleep(5000);
    expect(sockets).toHaveLength(1);
    sleep(30_000);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.isClosed).toBe(true);
  });

  it("tries at once when it knows that the line is down", () => {
    opened();
    socket().end(1006);
    sleep(10);
    expect(sockets).toHaveLength(2);
  });

  it("a command that has no answer for long is asked again on another line", () => {
    opened();
    void connection.send("dudo", { expect: 3 }).catch(() => undefined);
    vi.advanceTimersByTime(6000);
    expect(sockets).toHaveLength(2);
    socket().tell(WELCOME, HAND);
    expect(socket().sent).toEqual(sockets[0]?.sent);
  });
});
