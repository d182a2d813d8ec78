import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { startWords } from "../../lib/words.svelte.ts";
import type { FieldTold } from "../../protocol/rest.gen.ts";
import { readRules } from "./draft.svelte.ts";
import { BOX, draftOf, fakeServer, judge } from "./fakes.ts";

beforeAll(startWords);
afterEach(() => vi.unstubAllGlobals());

function rule(name: string): FieldTold {
  const found = BOX.groups.flatMap(({ fields }) => fields).find(({ field }) => field === name);
  if (!found) throw new Error(name);
  return found;
}

test("only what differs from the box is kept and asked about", async () => {
  const asked = fakeServer();
  const draft = draftOf();
  draft.set(rule("show_dudo"), "caller_first");
  draft.set(rule("dice_each"), 3);
  draft.set(rule("dice_each"), 5);
  expect(draft.changes).toEqual({ show_dudo: "caller_first" });
  expect((await draft.settled())?.sentence).toBe("Changed: show_dudo.");
  const last = { edition: "paco", options: {}, house: { show_dudo: "caller_first" } };
  expect(asked.at(-1)?.body).toEqual(last);
});

test("several changes in a moment are one question", async () => {
  vi.useFakeTimers();
  const asked = fakeServer();
  const draft = draftOf();
  await vi.advanceTimersByTimeAsync(1000);
  for (const dice of [4, 3, 2]) draft.set(rule("dice_each"), dice);
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(asked).toHaveLength(2);
  expect(draft.told?.house).toEqual({ dice_each: 2 });
});

test("a fault is at the rule that it names", async () => {
  fakeServer();
  const draft = draftOf({ show_stop: "true" });
  expect((await draft.settled())?.ok).toBe(false);
  expect(draft.faultOf(rule("show_stop"))).toBe("Rule show_stop cannot be.");
  expect(draft.faultOf(rule("show_dudo"))).toBeNull();
});

test("what the box has no word about begins with what is usual, and rests while it means nothing", async () => {
  const asked = fakeServer();
  const draft = draftOf();
  draft.set(rule("calza"), true);
  const told = await draft.settled();
  expect(told).toMatchObject({
    ok: true,
    options: { calza: true },
    house: { calza_tie: "nearest" },
  });
  draft.set(rule("calza_tie"), "first");
  draft.set(rule("calza"), false);
  expect(await draft.settled()).toMatchObject({ ok: true, options: {}, house: {} });
  draft.set(rule("calza"), true);
  expect(await draft.settled()).toMatchObject({ house: { calza_tie: "first" } });
  expect(asked.length).toBeLessThan(12);
});

test("an answer that comes too late does not count", async () => {
  let first = true;
  const slow = async (body: Parameters<typeof judge>[0]) => {
    const waits = first;
    first = false;
    if (waits) await new Promise((later) => setTimeout(later, 30));
    return judge(body);
  };
  const asked = fakeServer({ "/api/house": slow });
  const draft = draftOf({ dice_each: 2 });
  draft.set(rule("dice_each"), 3);
  await draft.settled();
  await new Promise((later) => setTimeout(later, 60));
  expect(draft.told?.house).toEqual({ dice_each: 3 });
  expect(asked).toHaveLength(2);
});

test("without a server there is no answer, but a reason", async () => {
  fakeServer({ "/api/house": new TypeError("offline") });
  const draft = draftOf();
  expect(await draft.settled()).toBeNull();
  expect(draft.trouble).toBeTruthy();
});

test("a code is read, and a bad one is answered with its fault", async () => {
  fakeServer();
  expect(await readRules(" PF1-GOOD ")).toMatchObject({ house: { show_dudo: "caller_first" } });
  expect((await readRules("PF1-BAD")).fault?.field).toBe("rules");
});
