import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changeMe, ensureMe, login, logout, me, refreshMe } from "./me.svelte.ts";
import { writeItem } from "./storage.ts";

const ANA = { id: "ana", name: "Ana", colour: "red", shape: "star", kind: "guest" };
let asked: string[] = [];
let isKnown = true;

beforeEach(async () => {
  [asked, isKnown] = [[], true];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const name = `${init.method} ${path.split("?")[0]}`;
    asked.push(name);
    if (name === "GET /api/me" && !isKnown)
      return Response.json({ code: "auth.needed", about: {}, why: "Who?" }, { status: 401 });
    const sent = init.body ? JSON.parse(String(init.body)) : {};
    return Response.json({ ...ANA, ...sent });
  });
  await logout();
  asked = [];
});
afterEach(() => vi.unstubAllGlobals());

describe("whoever comes", () => {
  it("for the first time is a guest at once, and only once", async () => {
    const [one, two] = await Promise.all([ensureMe(), ensureMe()]);
    expect(asked).toEqual(["POST /api/me"]);
    expect([one.name, two, me.account]).toEqual(["Ana", one, one]);
    await ensureMe();
    expect(asked).toHaveLength(1);
  });

  it("again is asked for first", async () => {
    writeItem("palifico-met", "yes");
    await ensureMe();
    expect(asked).toEqual(["GET /api/me"]);
  });

  it("again, and is no longer known, is a guest", async () => {
    writeItem("palifico-met", "yes");
    isKnown = false;
    await ensureMe();
    expect(asked).toEqual(["GET /api/me", "POST /api/me"]);
  });

  it("may be nobody if nothing is asked for", async () => {
    isKnown = false;
    await refreshMe();
    expect(me.account).toBeNull();
    isKnown = true;
    await refreshMe();
    expect(me.account?.name).toBe("Ana");
  });

  it("can change, log in and leave", async () => {
    await changeMe({ name: "Anna" });
    expect(me.account?.name).toBe("Anna");
    await login("ana", "secret");
    expect(asked.at(-1)).toBe("POST /api/login");
    await logout();
    expect(me.account).toBeNull();
  });
});
