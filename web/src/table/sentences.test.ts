import { describe, expect, it } from "vitest";
import { STREAMS, type Stream } from "../../tests/streams.ts";
import { LANGS, setLang } from "../lib/words.svelte.ts";
import type { AnyEntry, Called } from "../protocol/messages.gen.ts";
import { lines, sentences } from "./sentences.ts";
import { isEntry } from "./socket.ts";
import { apply, fromSnapshot, hear, type Table } from "./state.ts";

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
      for (const how of ["read", "aloud"] as const)
        for (const text of sentences(table, entry, how)) {
          expect(text.trim()).not.toBe("");
          expect(text).not.toMatch(/[{}]|undefined|null|NaN|\?\?/);
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
    expect(sentences(mine, entry)[0]).toMatch(/^You bid \d+×\d\.$|^You bid \d+ /);
    expect(sentences(others, entry)[0]).toMatch(/^\S+ bids /);
  });

  it("is read as numbers and heard as words", () => {
    const { table, entry } = all.find(
      (one) => one.entry.type === "bid" && one.entry.bid[1] === 4 && one.entry.bid[0] > 1,
    ) as Happened;
    if (entry.type !== "bid") throw new Error();
    expect(sentences(table, entry)[0]).toContain(`${entry.bid[0]}×4`);
    expect(sentences(table, entry, "aloud")[0]).toContain(`${entry.bid[0]} fours`);
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
    expect(told).toContain("3×4 (does not count)");
    expect(told).toContain("Time was up.");
  });
});

describe("a last-die round", () => {
  it("is told when it begins, with the edition's own word", () => {
    const { table, entry } = all.find(
      (one) => one.entry.type === "rolled" && one.entry.last_die,
    ) as Happened;
    expect(sentences(table, entry)[1]).toMatch(/^Palifico: .* are not wild in this round\.$/i);
  });
});
