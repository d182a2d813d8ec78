import { describe, expect, it } from "vitest";
import { conformanceLines } from "../../tests/files.ts";
import { Game } from "./game.ts";
import { fromDecoded } from "./json.ts";
import { replay } from "./replay.ts";
import { variant } from "./rules.ts";
import { readRecord } from "./shape.ts";
import { Wrong } from "./wrong.ts";

type Line = {
  name: string;
  record: unknown;
  expect: { ok: boolean; id?: unknown; rounds?: unknown };
};

/** What the referee would say, as far as the verifier knows it. */
function verdict(data: unknown): object {
  const record = readRecord(fromDecoded(data));
  if (record instanceof Wrong) return { ok: false, error: { code: "record.invalid" } };
  const rules = variant(record.edition, record.options, record.house);
  if (typeof rules === "string") return { ok: false, error: { code: rules } };
  const game = replay(rules.rules, record.seats, record.starter, record.rounds);
  if (game instanceof Game) {
    const opener = game.winner === null ? game.opener : null;
    return { ok: true, dice: game.dice, opener, winner: game.winner };
  }
  const { rule: code, ...place } = game;
  return { ok: false, error: { ...place, code } };
}

describe.each([
  ["rule_cells", 251],
  ["worked_examples", 47],
  ["record_faults", 12],
])("%s", (name, number) => {
  const lines = conformanceLines(`${name}.jsonl`) as Line[];

  it("are all there", () => {
    expect(lines).toHaveLength(number);
  });

  it.each(lines.map((line) => [line.name, line] as const))("%s", (_, line) => {
    const { rounds: _rounds, id: _id, ...expected } = line.expect;
    expect(verdict(line.record)).toEqual(expected);
  });
});

describe("every round", () => {
  // The opener of each round, and whether it is a last-die round, are in the verdicts too.
  const lines = ["rule_cells", "worked_examples"].flatMap(
    (name) => conformanceLines(`${name}.jsonl`) as Line[],
  );
  const legal = lines.filter((line) => line.expect.ok);

  it.each(legal.map((line) => [line.name, line] as const))("of: %s", (_, line) => {
    const record = readRecord(fromDecoded(line.record));
    if (record instanceof Wrong) throw record;
    const rules = variant(record.edition, record.options, record.house);
    if (typeof rules === "string") throw new Error(rules);
    const game = new Game(rules.rules, record.seats, record.starter);
    const told = record.rounds.map(({ dice, actions }) => {
      expect(game.deal(dice)).toBeNull();
      const round = { opener: game.opener, last_die: game.lastDie };
      for (const action of actions) expect(game.act(action)).toBeNull();
      return round;
    });
    expect(line.expect.rounds).toMatchObject(told);
  });
});

it("nothing can be said before the first dice", () => {
  const rules = variant("paco", new Map(), new Map());
  if (typeof rules === "string") throw new Error(rules);
  const game = new Game(rules.rules, 2, 0);
  expect(game.act({ seat: 0, verb: "dudo" })).toBe("round.over");
});
