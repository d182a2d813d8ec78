import { beforeAll, describe, expect, it } from "vitest";
import { type Made, madeGame, newPair, signed } from "../../tests/games.ts";
import { verify, verifyText } from "./verify.ts";

let golden: Made;

beforeAll(async () => {
  golden = await signed(await madeGame(), await newPair());
});

/** Where the verifier finds a record wrong. */
async function whereOf(data: unknown): Promise<unknown> {
  const answer = await verifyText(JSON.stringify(data));
  if (answer.ok) throw new Error("nothing was found wrong");
  expect(answer).toEqual({
    ok: false,
    checked: [],
    error: { code: "record.invalid", where: answer.error.where },
  });
  expect(await verify(data)).toEqual(answer);
  return answer.error.where;
}

const ROUND = { dice: [[1], [2], [3]], actions: [] };
const ACTION = (...action: unknown[]) => ({
  rounds: [{ ...ROUND, actions: [[0, "bid", 1, 2], action] }],
});

describe("a field of the record", () => {
  it.each<[string, object]>([
    ["more", { more: 1 }],
    ["", { stamp: { digest: "0".repeat(64) }, id: 2 ** 53 }],
    ["edition", { edition: undefined }],
    ["edition", { edition: 7 }],
    ["edition", { edition: null, starter: 99, rounds: 0 }],
    ["players", { players: undefined }],
    ["players", { players: 1 }],
    ["players", { players: 13 }],
    ["players", { players: "3" }],
    ["players", { players: true }],
    ["players", { players: ["a"] }],
    ["players", { players: ["a", "b", 3] }],
    ["players", { players: Array.from({ length: 13 }, String) }],
    ["players", { players: null, edition: null }],
    ["starter", { starter: undefined }],
    ["starter", { starter: 3 }],
    ["starter", { starter: -1 }],
    ["starter", { starter: "0" }],
    ["starter", { starter: false }],
    ["starter", { starter: null, rounds: null }],
    ["rounds", { rounds: undefined }],
    ["rounds", { rounds: {} }],
    ["rounds[0]", { rounds: [null] }],
    ["rounds[1]", { rounds: [ROUND, []] }],
    ["rounds[0].more", { rounds: [{ ...ROUND, more: 1 }] }],
    ["rounds[0].dice", { rounds: [{ actions: [] }] }],
    ["rounds[0].dice", { rounds: [{ ...ROUND, dice: "1" }] }],
    ["rounds[0].dice", { rounds: [{ ...ROUND, dice: [[1], [2]] }] }],
    ["rounds[0].dice[1]", { rounds: [{ ...ROUND, dice: [[1], 2, [3]] }] }],
    ["rounds[0].dice[2]", { rounds: [{ ...ROUND, dice: [[1], [2], [true]] }] }],
    ["rounds[0].dice[0]", { rounds: [{ ...ROUND, dice: [["1"], [2], []] }] }],
    ["rounds[0].actions", { rounds: [{ dice: ROUND.dice }] }],
    ["rounds[0].actions", { rounds: [{ ...ROUND, actions: {} }] }],
    ["rounds[0].actions[1]", ACTION()],
    ["rounds[0].actions[1]", ACTION(0)],
    ["rounds[0].actions[1]", ACTION(0, "pass")],
    ["rounds[0].actions[1]", ACTION("0", "dudo")],
    ["rounds[0].actions[1]", ACTION(3, "dudo")],
    ["rounds[0].actions[1]", ACTION(-1, "calza")],
    ["rounds[0].actions[1]", ACTION(0, "dudo", 1)],
    ["rounds[0].actions[1]", ACTION(0, "bid", 1)],
    ["rounds[0].actions[1]", ACTION(0, "bid", 1, "2")],
    ["rounds[0].actions[1]", ACTION(0, "bid", 1, 2, 3)],
    ["rounds[0].actions[1]", ACTION(0, "bid", null, 2)],
    ["options", { options: null }],
    ["options", { options: [] }],
    ["options.calza", { options: { calza: "true" } }],
    ["options.calza", { options: { calza: 1 } }],
    ["options.lost_dice", { options: { lost_dice: "shown" } }],
    ["options.last_die", { options: { unknown: 1, last_die: null } }],
    ["house", { house: null }],
    ["house", { house: "dice_each" }],
    ["id", { id: null }],
    ["id", { id: true }],
    ["id", { id: [1] }],
    ["date", { date: null }],
    ["date", { date: "2026-1-31" }],
    ["date", { date: "2026-02-29" }],
    ["date", { date: "2026-04-31" }],
    ["date", { date: "2026-00-10" }],
    ["date", { date: "2026-13-01" }],
    ["date", { date: "0000-01-01" }],
    ["date", { date: "2026-01-31T00:00" }],
    ["date", { date: "٢٠٢٦-01-31" }],
  ])("%s in case %#", async (where, change) => {
    const changed: { [name: string]: unknown } = { ...golden, ...change };
    for (const name of Object.keys(changed)) if (changed[name] === undefined) delete changed[name];
    expect(await whereOf(changed)).toBe(where);
  });

  it.each(["2026-01-31", "2024-02-29", "0001-01-01", "9999-12-31"])(
    "may be the date %s",
    async (date) => {
      const answer = await verify({ ...golden, date });
      expect(answer).toMatchObject({ error: { code: "stamp.digest" } });
    },
  );
});

const BAD_HASHES: unknown[] = [
  "",
  null,
  7,
  "0".repeat(63),
  "0".repeat(65),
  "A".repeat(64),
  "g".repeat(64),
];

describe("a field of the proof", () => {
  it.each([null, [], "x", 1, {}])("fair itself, as %j", async (fair) => {
    expect(await whereOf({ ...golden, fair })).toBe("fair");
  });

  it.each(["game", "anchor", "rules", "lock", "mix", "seats", "rounds"])("%s", async (name) => {
    for (const bad of [...BAD_HASHES, {}]) {
      expect(await whereOf({ ...golden, fair: { ...golden.fair, [name]: bad } })).toBe(
        `fair.${name}`,
      );
    }
    const { [name as "game"]: _, ...rest } = golden.fair;
    expect(await whereOf({ ...golden, fair: rest })).toBe("fair");
    expect(await whereOf({ ...golden, fair: { ...golden.fair, more: 1 } })).toBe("fair.more");
  });

  it.each<[string, unknown]>([
    ["fair.seats[1]", null],
    ["fair.seats[1]", {}],
    ["fair.seats[1]", { account: "a", commit: null }],
    ["fair.seats[1].more", { account: "a", commit: null, open: null, more: 1 }],
    ["fair.seats[1].account", { account: null, commit: null, open: null }],
    ["fair.seats[1].account", { account: 1, commit: null, open: null }],
    ["fair.seats[1].commit", { account: "a", commit: "", open: null }],
    ["fair.seats[1].open", { account: "a", commit: null, open: false }],
  ])("%s in case %#", async (where, entry) => {
    const seats: unknown[] = [...golden.fair.seats];
    seats[1] = entry;
    expect(await whereOf({ ...golden, fair: { ...golden.fair, seats } })).toBe(where);
  });

  it.each<[string, unknown]>([
    ["fair.rounds[0]", []],
    ["fair.rounds[0]", { secret: "0".repeat(64) }],
    ["fair.rounds[0].more", { secret: "0".repeat(64), dice: [], more: 1 }],
    ["fair.rounds[0].secret", { secret: "0", dice: [] }],
    ["fair.rounds[0].dice", { secret: "0", dice: null }],
    ["fair.rounds[0].dice[0]", { secret: "0", dice: [null] }],
    ["fair.rounds[0].dice[1]", { secret: "0", dice: [[1], [false]] }],
  ])("%s in case %#", async (where, round) => {
    const rounds: unknown[] = [...golden.fair.rounds];
    rounds[0] = round;
    expect(await whereOf({ ...golden, fair: { ...golden.fair, rounds } })).toBe(where);
  });

  it("an account that cannot be encoded, stamp or not", async () => {
    const seats = golden.fair.seats.map((entry) => ({ ...entry, account: "\ud800" }));
    const { stamp: _, ...rest } = { ...golden, fair: { ...golden.fair, seats } };
    expect(await whereOf(rest)).toBe("fair.seats[0].account");
  });
});

describe("a field of the stamp", () => {
  it.each<[string, object | null]>([
    ["stamp", null],
    ["stamp", {}],
    ["stamp", { key: "", signatures: {} }],
    ["stamp", { digest: "", key: "" }],
    ["stamp", { digest: "", signatures: {} }],
    ["stamp", { digest: "", more: 1 }],
    ["stamp.digest", { digest: "" }],
    ["stamp.digest", { digest: "", key: "", signatures: {} }],
    ["stamp.more", { digest: "", key: "", signatures: {}, more: 1 }],
  ])("%s in case %#", async (where, stamp) => {
    expect(await whereOf({ ...golden, stamp })).toBe(where);
  });

  it.each<[string, object]>([
    ["stamp.digest", { digest: "A".repeat(64) }],
    ["stamp.key", { key: "0" }],
    ["stamp.key", { key: null }],
    ["stamp.signatures", { signatures: null }],
    ["stamp.signatures", { signatures: {} }],
  ])("%s in case %#", async (where, change) => {
    expect(await whereOf({ ...golden, stamp: { ...golden.stamp, ...change } })).toBe(where);
  });

  it.each(["anchor", "lock", "mix", "record"])("stamp.signatures.%s", async (name) => {
    const given = golden.stamp.signatures ?? {};
    for (const bad of ["", "0".repeat(64), "F".repeat(128), null]) {
      const stamp = { ...golden.stamp, signatures: { ...given, [name]: bad } };
      expect(await whereOf({ ...golden, stamp })).toBe(`stamp.signatures.${name}`);
    }
    const more = { ...golden.stamp, signatures: { ...given, more: "" } };
    expect(await whereOf({ ...golden, stamp: more })).toBe("stamp.signatures.more");
  });
});

describe("what has no canonical text", () => {
  it.each([
    { id: 2 ** 53 },
    { id: -(2 ** 53) },
    { house: { dice_each: 2.5 } },
    { house: { a: [[{ b: 2 ** 60 }]] } },
    { players: ["a", "b", "\udc00"] },
    { house: { "\ud800": 1 } },
    { options: { "\ud800": 1 } },
    { id: "\ud83c" },
  ])("is no record with a stamp: case %#", async (change) => {
    expect(await whereOf({ ...golden, ...change })).toBe("");
  });

  it("may stand in a record without one", async () => {
    const { stamp: _, ...rest } = golden;
    expect(await verify({ ...rest, id: 2n ** 80n })).toMatchObject({
      id: 2n ** 80n,
      error: { code: "stamp.missing" },
    });
    expect(await verify({ ...rest, house: { dice_each: 2.5 } })).toMatchObject({
      error: { code: "house.invalid" },
    });
  });
});

describe("a whole number too large to be exact", () => {
  it.each(["1", "-1"])("is no die, with the sign of %s", async (sign) => {
    const { stamp: _, ...rest } = golden;
    const text = JSON.stringify(rest).replaceAll(
      /"dice":\[\[\d/g,
      `"dice":[[${sign}${"0".repeat(30)}`,
    );
    const error = { code: "fair.dice", round: 0, seat: 0 };
    expect(await verifyText(text)).toMatchObject({ error });
  });

  it.each(["1", "-1"])("is no count, with the sign of %s", async (sign) => {
    const { stamp: _, ...rest } = golden;
    const text = JSON.stringify(rest).replace(/"bid",\d+/, `"bid",${sign}${"0".repeat(30)}`);
    const error = { code: "game.illegal", round: 0, action: 0, rule: "bid.count" };
    expect(await verifyText(text)).toMatchObject({ error });
  });
});

describe("what is no record at all", () => {
  it.each(["", "{", "[1,2", '{"id":1,"id":1}', "NaN", "\u0000"])("the text %j", async (text) => {
    const error = { code: "record.invalid", where: "" };
    expect(await verifyText(text)).toEqual({ ok: false, checked: [], error });
  });

  it.each(["null", "[]", "7", '"x"', "true", "1.5"])("the value %s", async (text) => {
    const error = { code: "record.invalid", where: "record" };
    expect(await verifyText(text)).toEqual({ ok: false, checked: [], error });
  });

  it.each([undefined, () => 1, Symbol("x"), Number.NaN, 1n])("the value %#", async (data) => {
    const error = { code: "record.invalid", where: "record" };
    expect(await verify(data)).toEqual({ ok: false, checked: [], error });
  });

  it("a fraction where a whole number belongs", async () => {
    const text = JSON.stringify(golden).replace('"players":3', '"players":3.0');
    const { stamp: _, ...bare } = golden;
    const unstamped = JSON.stringify(bare).replace('"players":3', '"players":3.0');
    expect(await verifyText(text)).toMatchObject({ error: { where: "players" } });
    expect(await verifyText(unstamped)).toMatchObject({ error: { where: "players" } });
  });
});
