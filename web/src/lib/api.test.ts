import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused, request } from "./api.ts";
import { setLang } from "./words.svelte.ts";

let asked: { path: string; init: RequestInit }[] = [];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  asked = [];
  answer = () => Response.json({ fine: true });
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push({ path, init });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const header = (name: string) => new Headers(asked[0]?.init.headers).get(name);
const why = (promise: Promise<unknown>) => promise.catch((error: unknown) => error as Refused);

describe("asking", () => {
  it("sends JSON, the language, and a key if there is one", async () => {
    await setLang("nl");
    expect(await request("POST", "/api/tables", { seats: 3 }, { key: "k1" })).toEqual({
      fine: true,
    });
    expect(asked[0]).toMatchObject({ path: "/api/tables?lang=nl" });
    expect(asked[0]?.init).toMatchObject({ method: "POST", body: '{"seats":3}' });
    expect([header("Content-Type"), header("Idempotency-Key")]).toEqual(["application/json", "k1"]);
  });

  it("adds to a query that is there, and sends no body without need", async () => {
    await request("GET", "/api/tables?status=gathering");
    expect(asked[0]?.path).toBe("/api/tables?status=gathering&lang=en");
    expect([asked[0]?.init.body, header("Content-Type")]).toEqual([undefined, null]);
  });

  it("takes texts, lines and nothing", async () => {
    answer = () => new Response("3x5 dudo", { headers: { "Content-Type": "text/plain" } });
    expect(await request("GET", "/a")).toBe("3x5 dudo");
    const type = { "Content-Type": "application/x-ndjson" };
    answer = () => new Response('{"n":1}\n\n{"n":2}\n', { headers: type });
    expect(await request("GET", "/a")).toEqual([{ n: 1 }, { n: 2 }]);
    answer = () => new Response(null, { status: 204 });
    expect(await request("DELETE", "/a")).toBeNull();
  });
});

describe("a refusal", () => {
  it("has the server's sentence, code and values", async () => {
    const told = { code: "name.form", about: { to: 24 }, why: "A name has 1 to 24 characters." };
    answer = () => Response.json(told, { status: 422 });
    const refused = await why(request("PATCH", "/api/me", { name: "" }));
    expect(refused).toBeInstanceOf(Refused);
    expect(refused).toMatchObject({ status: 422, code: "name.form", about: { to: 24 } });
    expect((refused as Refused).message).toBe("A name has 1 to 24 characters.");
  });

  it("by something in between has a sentence of ours", async () => {
    answer = () => new Response("<h1>Bad gateway</h1>", { status: 502 });
    const refused = await why(request("GET", "/a"));
    expect(refused).toMatchObject({ status: 502, code: "server.error" });
    expect((refused as Refused).message).toMatch(/went wrong/);
  });

  it("is told when nobody answers", async () => {
    answer = () => Promise.reject(new TypeError("Failed to fetch"));
    expect(await why(request("GET", "/a"))).toMatchObject({ status: 0, code: "network" });
  });

  it("is not made of what we ended ourselves", async () => {
    const stopping = new AbortController();
    answer = () => {
      stopping.abort();
      return Promise.reject(new DOMException("aborted", "AbortError"));
    };
    const error = await why(request("GET", "/a", undefined, { signal: stopping.signal }));
    expect(error).not.toBeInstanceOf(Refused);
  });
});
