import { beforeEach, describe, expect, test } from "vitest";
import {
  type CacheManifest,
  deleteOldCaches,
  precache,
  respond,
  type WorkerEnvironment,
} from "./cachePolicy.ts";

const HOST = "http://table.example";
const PLAN: CacheManifest = {
  version: "v2",
  shell: "/learn",
  offline: "/offline",
  alone: ["/learn", "/settings"],
  files: ["/static/assets/main-2.js"],
  words: { en: "/static/assets/en-2.js", it: "/static/assets/it-2.js" },
};

/** A cache as browsers have it, as far as it is used. */
class Shelf {
  readonly kept = new Map<string, Response>();
  readonly fetch: WorkerEnvironment["fetch"];
  constructor(fetch: WorkerEnvironment["fetch"]) {
    this.fetch = fetch;
  }
  async match(what: Request | string) {
    return this.kept.get(path(what))?.clone();
  }
  async put(what: Request | string, answered: Response) {
    this.kept.set(path(what), answered);
  }
  async add(what: string) {
    const answered = await this.fetch(what);
    if (!answered.ok) throw new TypeError(`${what} is not there`);
    await this.put(what, answered);
  }
}

let shelves: Map<string, Shelf>;
let server: { version: string; status: number; isUp: boolean; asked: string[] };
let env: WorkerEnvironment;

beforeEach(() => {
  shelves = new Map();
  server = { version: "v2", status: 200, isUp: true, asked: [] };
  const fetch: WorkerEnvironment["fetch"] = async (what) => {
    server.asked.push(path(what));
    if (!server.isUp) throw new TypeError("unreachable");
    const headers = { "Palifico-Version": server.version };
    return new Response(`${path(what)} of ${server.version}`, { status: server.status, headers });
  };
  const open = async (name: string) => {
    const shelf = shelves.get(name) ?? new Shelf(fetch);
    shelves.set(name, shelf);
    return shelf;
  };
  const caches = {
    open,
    keys: async () => [...shelves.keys()],
    delete: async (name: string) => shelves.delete(name),
  };
  env = { caches: caches as unknown as CacheStorage, fetch, languages: ["pt-BR", "it-IT", "en"] };
});

describe("a service worker", () => {
  test("keeps the shell, the offline page, all files and the words of one language", async () => {
    await precache(PLAN, env);
    const kept = [...(shelves.get("palifico-v2")?.kept.keys() ?? [])].sort();
    expect(kept).toEqual([
      "/learn",
      "/offline",
      "/static/assets/it-2.js",
      "/static/assets/main-2.js",
    ]);
  });

  test("is not installed with pages of another version", async () => {
    server.version = "v3";
    await expect(precache(PLAN, env)).rejects.toThrow("not of this version");
  });

  test("is not installed while the server stops", async () => {
    server.status = 503;
    await expect(precache(PLAN, env)).rejects.toThrow();
  });

  test("forgets other versions, and nothing that is not its own", async () => {
    for (const name of ["palifico-v1", "palifico-v2", "other"]) await env.caches.open(name);
    await deleteOldCaches(PLAN, env);
    expect([...shelves.keys()]).toEqual(["palifico-v2", "other"]);
  });
});

describe("a page", () => {
  test("comes from the server, whatever is kept", async () => {
    await precache(PLAN, env);
    server.version = "v3";
    expect(await read("/learn", "navigate")).toBe("/learn of v3");
  });

  test("that is not there is still the server's to say", async () => {
    await precache(PLAN, env);
    server.status = 404;
    expect(await read("/nowhere", "navigate")).toBe("/nowhere of v2");
  });

  test.each([
    ["/", "/offline of v2"],
    ["/t/7zq0m3k1x5", "/offline of v2"],
    ["/learn", "/learn of v2"],
    ["/learn/paco", "/learn of v2"],
    ["/learning", "/offline of v2"],
    ["/settings", "/learn of v2"],
  ])("%s without a connection is %s", async (address, told) => {
    await precache(PLAN, env);
    server.isUp = false;
    expect(await read(address, "navigate")).toBe(told);
  });

  test("is the offline page while a proxy finds no server", async () => {
    await precache(PLAN, env);
    server.status = 502;
    expect(await read("/t/7zq0m3k1x5", "navigate")).toBe("/offline of v2");
  });

  test("is an error if nothing was kept", async () => {
    server.isUp = false;
    const given = await respond(PLAN, request("/", "navigate"), env);
    expect(given?.type).toBe("error");
  });
});

describe("a file", () => {
  test("is fetched once", async () => {
    expect(await read("/static/assets/de-2.js")).toBe("/static/assets/de-2.js of v2");
    server.isUp = false;
    expect(await read("/static/assets/de-2.js")).toBe("/static/assets/de-2.js of v2");
    expect(server.asked).toHaveLength(1);
  });

  test("that is not there is not kept", async () => {
    server.status = 404;
    await read("/static/assets/gone-1.js");
    server.status = 200;
    await read("/static/assets/gone-1.js");
    expect(server.asked).toHaveLength(2);
  });
});

describe("nothing of a game is touched", () => {
  test.each([
    ["/api/me", "cors", "GET"],
    ["/api/games/00112233/record", "navigate", "GET"],
    ["/readyz", "cors", "GET"],
    ["/sw.js", "same-origin", "GET"],
    ["/", "navigate", "POST"],
    ["/static/assets/main-2.js", "cors", "POST"],
  ])("%s (%s, %s)", (address, mode, method) => {
    expect(respond(PLAN, request(address, mode, method), env)).toBeNull();
    expect(server.asked).toEqual([]);
  });
});

async function read(address: string, mode = "cors"): Promise<string | undefined> {
  return (await respond(PLAN, request(address, mode), env))?.text();
}

/** No script can make a request that goes to another page, so this one only looks like one. */
function request(address: string, mode: string, method = "GET"): Request {
  return { url: HOST + address, mode, method } as Request;
}

function path(what: Request | string): string {
  return new URL(typeof what === "string" ? what : what.url, HOST).pathname;
}
