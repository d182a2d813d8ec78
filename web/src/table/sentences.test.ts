import { describe, expect, it } from "vitest";
import { STREAMS, type Stream } from "../../tests/streams.ts";
import { LANGS, setLang } from "../lib/words.svelte.ts";
import type { AnyEntry, Called } from "../protocol/messages.gen.ts";
import { isEntry } from "./connection.ts";
import { lines, sentences } from "./sentences.ts";
import { apply, fromSnapshot, hear, type Shown, type Table } from "./state.ts";

type Happened = { table: Table; entry: AnyEntry };

/** Every entry of a stream with the table after it; the reader can be somebody else. */
function happened({ frames }: Stream, me?: string): Happened[] {
  const found: Happened[] = [];
  let table: Table | null = null;
  for (const frame of frames) {
    if (frame.type === "snapshot") {
      const you = me ?? frames.flatMap((one) => (one.type === "welcome" ? one.you : []))[0] ?? "";
      const welcome = { type: "welcome", n: 0, now: 0, due: null, snapshot: true } as const;
      table = fromSnapshot(frame, { ...welcome, you });
    } else if (table && isEntry(frame)) {
      table = apply(table, frame);
      found.push({ table, entry: frame });
    } else if (table && !isEntry(frame)) table = hear(table, frame);
  }
  return found;
}

const all = Object.values(STREAMS).flatMap((stream) => happened(stream));

describe("what happened", () => {
  it.each(LANGS)("is told in %s, and nothing is left unsaid", async (lang) => {
    await setLang(lang);
    for (const { table, entry } of all)
      for (const text of sentences(table, entry)) {
        expect(text.trim()).not.toBe("");
        expect(text).not.toMatch(/[{}]|undefined|null|NaN|\?\?|\d×\d/);
      }
    const told = new Set(
      all.flatMap((one) => (sentences(one.table, one.entry).length ? one.entry.type : [])),
    );
    const silent = ["chain", "mixed", "opened", "made"];
    const types = new Set(all.map(({ entry }) => entry.type));
    expect([...types].filter((type) => !told.has(type) && !silent.includes(type))).toEqual([]);
  });

  it("is told to me where I am meant", () => {
    const [bid] = all.filter(({ entry }) => entry.type === "bid") as [Happened];
    const { table, entry } = bid;
    if (entry.type !== "bid") throw new Error();
    const mine = { ...table, me: table.seats[entry.seat]?.account ?? "" };
    const others = { ...table, me: "somebody else" };
    expect(sentences(mine, entry)[0]).toMatch(/^You bid \d+ [a-z]+\.$/i);
    expect(sentences(others, entry)[0]).toMatch(/^\S+ bids /);
  });

  it("names a bid as the table does, in words", () => {
    const { table, entry } = all.find(
      (one) => one.entry.type === "bid" && one.entry.bid[1] === 4 && one.entry.bid[0] > 1,
    ) as Happened;
    if (entry.type !== "bid") throw new Error();
    expect(sentences(table, entry)[0]).toContain(`${entry.bid[0]} fours`);
  });

  it.each([
    ["azteca", "3 Teste di Azteco", "Testa di Azteco 2"],
    ["paco", "3 Pacos", "Paco 2"],
    ["pressman-2008", "3 Asse", "Ass 2"],
  ])("names the wild face in German by the word of %s", async (edition, bid, dice) => {
    await setLang("de");
    const { table, entry } = all.find((one) => one.entry.type === "bid") as Happened;
    const settings = { ...table.settings, edition };
    const wild = { ...entry, bid: [3, 1] } as AnyEntry;
    expect(sentences({ ...table, settings }, wild)[0]).toContain(`bietet ${bid}.`);
    const called = all.find((one) => one.entry.type === "called" && one.table.last) as Happened;
    const last = { ...(called.table.last as Shown), cups: [{ seat: 0, dice: [2, 1] }] };
    const told = sentences({ ...called.table, settings, last }, called.entry).join(" ");
    expect(told).toContain(dice);
    expect(told.includes("Ass")).toBe(edition === "pressman-2008");
    await setLang("en");
  });
});

describe("a call", () => {
  const { table, entry } = all.find(
    (one) => one.entry.type === "called" && one.entry.cups.length > 1,
  ) as Happened;
  const called = entry as Called;

  it("is told cup by cup, then how it came out", () => {
    const told = lines(table, entry);
    const cups = told.filter(({ kind }) => kind === "dice");
    expect(cups).toHaveLength(called.cups.length);
    expect(cups.map(({ step }) => step)).toEqual(called.cups.map((_, index) => index + 1));
    expect(cups.at(-1)?.text).toContain(`${called.count} so far`);
    expect(told[0]).toMatchObject({ kind: "call", step: 0 });
    const after = told.filter(({ kind }) => kind === "outcome");
    expect(after[0]?.text).toContain(String(called.count));
    expect(after.length).toBeGreaterThanOrEqual(2);
    expect(after.every(({ step }) => step === Number.POSITIVE_INFINITY)).toBe(true);
  });

  it("tells what was said at the same moment, and what of it did not count", () => {
    const asks = [
      { seat: 0, ask: "dudo", bid: null, code: null },
      { seat: 1, ask: "bid", bid: [3, 4] as [number, number], code: "call.outranked" },
    ] as Called["asks"];
    const told = sentences(table, { ...called, asks, by: "clock" }).join(" ");
    expect(told).toContain("Said at the same moment:");
    expect(told).toContain("3 fours (does not count)");
    expect(told).toContain("Time was up.");
  });
});

describe("a last-die round", () => {
  it("is told when it begins, with the edition's own word", () => {
    const { table, entry } = all.find(
      (one) => one.entry.type === "rolled" && one.entry.last_die,
    ) as Happened;
    expect(sentences(table, entry)[1]).toMatch(/ says: Palifico!$/);
    expect(sentences(table, entry)[2]).toMatch(/^Palifico: .* are not wild in this round\.$/);
  });

  it("begins with a capital where the box writes its word small", () => {
    const rolled = all.find((one) => one.entry.type === "rolled" && one.entry.last_die) as Happened;
    const settings = { ...rolled.table.settings, edition: "pressman-2008" };
    expect(sentences({ ...rolled.table, settings }, rolled.entry)[2]).toMatch(/^Palafico: aces /);
    const called = all.find((one) => one.entry.type === "called") as Happened;
    const entry = { ...called.entry, opener: 0, last_die: true } as AnyEntry;
    expect(sentences({ ...called.table, settings }, entry).at(-1)).toMatch(/^Palafico! /);
  });
});
