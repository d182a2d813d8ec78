import { describe, expect, it } from "vitest";
import { STREAMS } from "../../tests/streams.ts";
import { digest, fromHex, toHex } from "../fair/encoding.ts";
import type { ListLocked, Mixed, Snapshot } from "../protocol/messages.gen.ts";
import { commitAgain, follow, sit } from "./fairness.ts";
import { apply, fromSnapshot, type Table } from "./state.ts";

const told = STREAMS.gathering.frames.find((frame) => frame.type === "snapshot") as Snapshot;
const ME = "7zq0m3k1x5b9d2fw";

/** A table that gathers, at which I sit on seat 1. */
function table(): Table {
  const welcome = { type: "welcome", you: ME, n: 0, now: 0, due: null, snapshot: true } as const;
  const before = fromSnapshot({ ...told, status: "gathering" }, welcome);
  const sat = { type: "sat", n: told.n + 1, at: 0, seat: 1, account: ME } as const;
  return apply(before, { ...sat, commit: "ab".repeat(32), bot: null });
}

/** What is asked of the table, and what is told to the player. */
function ears() {
  const asked: [type: string, fields: Record<string, unknown> | undefined][] = [];
  const [tells, alarms]: [string[], string[]] = [[], []];
  return {
    asked,
    tells,
    alarms,
    send: async (type: string, fields?: Record<string, unknown>) => asked.push([type, fields]),
    listener: {
      tell: (text: () => string) => void tells.push(text()),
      alarm: (text: string) => void alarms.push(text),
    },
  };
}

const bytes = (hex: string) => fromHex(hex, hex.length) ?? new Uint8Array();

/** The list with my seat in it; a key that is none, so that no signature can be judged. */
async function locked(one: Table, commit: string): Promise<[Table, ListLocked]> {
  const chain = one.chain && { ...one.chain, key: "00" };
  if (!chain) throw new Error("no chain");
  const [game, anchor] = [bytes(chain.game), bytes(chain.anchor)];
  const rules = "a0".repeat(32);
  const seats = [
    { account: "bot:counter-----", commit: null },
    { account: ME, commit },
  ];
  const list = seats.flatMap(({ account, commit: c }, seat) => [seat, account, c && bytes(c)]);
  const lock = toHex(await digest(["pf1/lock", game, anchor, bytes(rules), ...list]));
  const entry = { type: "locked", n: one.n + 1, at: 0, rules, seats, lock, signature: "" } as const;
  return [apply({ ...one, chain }, { ...entry, seats: [...seats] }), { ...entry, seats }];
}

async function committed() {
  const one = ears();
  await sit(table(), 1, one.send);
  const commit = String(one.asked[0]?.[1]?.commit);
  return { ...one, commit };
}

describe("the start of a game", () => {
  it("begins with a commitment when I sit down", async () => {
    const { asked, commit } = await committed();
    expect(asked).toEqual([["sit", { seat: 1, commit: expect.stringMatching(/^[0-9a-f]{64}$/) }]]);
    expect((await committed()).commit).not.toBe(commit);
  });

  it("is committed to anew when the chain is another one, or another browser sat down", async () => {
    const one = ears();
    const chain = { ...table().chain, type: "chain", game: "cd".repeat(16), n: 99, at: 0 } as const;
    const after = apply(table(), chain as Parameters<typeof apply>[1]);
    await follow(after, chain as Parameters<typeof apply>[1], one.send, one.listener);
    expect(one.asked.map(([type]) => type)).toEqual(["sit"]);
    await commitAgain({ ...after, seats: table().seats }, one.send); // drawn already
    expect(one.asked).toHaveLength(1);
    await commitAgain({ ...after, me: "nobody" }, one.send);
    expect(one.asked).toHaveLength(1);
  });

  it("opens what was committed to when the list is locked, and checks the mix", async () => {
    const one = await committed();
    const [after, list] = await locked(table(), one.commit);
    await follow(after, list, one.send, one.listener);
    const [type, fields] = one.asked[1] ?? [];
    expect([type, one.alarms]).toEqual(["open", []]);
    const opening = String(fields?.opening);
    const mix = toHex(await digest(["pf1/mix", bytes(list.lock), null, bytes(opening)]));
    const mixed: Mixed = {
      ...{ type: "mixed", n: list.n + 1, at: 0, openings: [null, opening], mix, signature: "" },
    };
    await follow(apply(after, mixed), mixed, one.send, one.listener);
    const number = `${list.lock.slice(0, 4)} ${list.lock.slice(4, 8)}`;
    expect(one.tells).toEqual([expect.stringContaining(number)]);
    await follow(apply(after, mixed), { ...mixed, mix: "00" }, one.send, one.listener);
    expect(one.alarms).toHaveLength(1);
  });

  it("is mistrusted when the list is not what I sat down to", async () => {
    const one = await committed();
    const [after, list] = await locked(table(), one.commit);
    const seats = list.seats.map((line, seat) => (seat === 1 ? { ...line, account: "x" } : line));
    await follow(after, { ...list, seats }, one.send, one.listener);
    expect([one.asked.length, one.alarms.length]).toEqual([1, 1]);
  });
});
