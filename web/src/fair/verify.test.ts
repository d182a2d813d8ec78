import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { bytesOf, type Made, madeGame, newPair, signed, stamped } from "../../tests/games.ts";
import { answerText } from "./answer.ts";
import { hand } from "./chance.ts";
import { EDITIONS } from "./editions.ts";
import { keyOf } from "./encoding.ts";
import { checkTranscript, verify, verifyText } from "./verify.ts";

const BEFORE_FIRST = ["record", "rules", "commitments", "lock", "mix", "chain"];
const UNSIGNED = [...BEFORE_FIRST, "first", "dice", "game", "stamp"];
const SIGNED = [...UNSIGNED, "signatures"];

let golden: Made;
let key: string;

beforeAll(async () => {
  golden = await signed(await madeGame(), await newPair());
  key = golden.stamp.key ?? "";
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The answer to a record in which something was changed. */
function changed(change: (record: Made) => unknown) {
  const record = structuredClone(golden);
  change(record);
  return verify(record);
}

/** The same hex text with its last digit turned. */
function turned(hex: string): string {
  return hex.slice(0, -1) + (hex.endsWith("0") ? "1" : "0");
}

function diceOf({ rounds }: Made): number {
  return rounds.flatMap(({ dice }) => dice.flat()).length;
}

describe("a fair game is proven", () => {
  it("with its signatures", async () => {
    const proven = await verify(golden);
    const winner = proven.ok ? proven.winner : -1;
    expect(proven).toEqual({
      ok: true,
      id: "made-1",
      checked: SIGNED,
      rounds: golden.rounds.length,
      dice: diceOf(golden),
      winner,
      chance: [0, 1],
      signed: key,
    });
    expect(golden.rounds.at(-1)?.dice[winner]).not.toEqual([]);
    expect(await verifyText(JSON.stringify(golden), key)).toEqual(proven);
    expect(await verifyText(`\ufeff${JSON.stringify(golden, null, 1)}\n`)).toEqual(proven);
  });

  it("without any", async () => {
    const answer = await verify(await stamped(golden));
    expect(answer).toMatchObject({ ok: true, checked: UNSIGNED, signed: null });
  });

  it("with names, a date and no id", async () => {
    const { id: _, ...rest } = golden;
    const named = { ...rest, players: ["Ann", "Bob", "Cyd 🎲"], date: "2026-01-31" };
    const answer = await verify(await stamped(named as unknown as Made));
    expect(answer.ok).toBe(true);
    expect("id" in answer).toBe(false);
  });

  it.each(
    Object.keys(EDITIONS).flatMap((edition) =>
      [2, 5, 12].map((seats) => [edition, seats] as const),
    ),
  )("%s with %d seats", async (edition, seats) => {
    const options = EDITIONS[edition]?.options.includes("calza") ? { calza: true } : {};
    const adds = Array.from({ length: seats - 2 }, (_, seat) => seat);
    const made = await madeGame({ edition, seats, options, house: {}, adds, seed: seats });
    const named = edition === "asmodee-2024";
    const checked = UNSIGNED.filter((stage) => !(named && stage === "first"));
    const rounds = made.rounds.length;
    const answer = { id: made.id, checked, rounds, dice: diceOf(made), signed: null };
    const proven = await verify(made);
    expect(proven).toMatchObject({ ok: true, ...answer });
  });
});

describe("tampering is seen", () => {
  it.each<[string, (record: Made) => unknown, object, number]>([
    ["the edition", (r) => (r.edition = "none"), { code: "edition.unknown" }, 1],
    ["another edition", (r) => (r.edition = "piatnik"), { code: "fair.rules" }, 1],
    ["an option", (r) => (r.options.calza = true), { code: "fair.rules" }, 1],
    ["no such option", (r) => (r.options.last_die = true), { code: "option.unknown" }, 1],
    ["a house rule", (r) => (r.house.dice_each = 4), { code: "fair.rules" }, 1],
    ["no such house rule", (r) => (r.house.dice = 3), { code: "house.invalid" }, 1],
    ["a player more", (r) => addPlayer(r), { code: "fair.seats" }, 0],
    ["a round less", (r) => r.rounds.pop(), { code: "fair.rounds" }, 0],
    ["a secret less", (r) => r.fair.rounds.pop(), { code: "fair.rounds" }, 0],
    ["the last round cut off", (r) => cut(r), { code: "game.unfinished" }, 8],
    ["no proof", (r) => delete (r as Partial<Made>).fair, { code: "fair.missing" }, 0],
    ["no stamp", (r) => delete (r as Partial<Made>).stamp, { code: "stamp.missing" }, 9],
    ["the starter", (r) => (r.starter = (r.starter + 1) % 3), { code: "fair.first" }, 6],
    [
      "the game's id",
      (r) => (r.fair.game = turned(r.fair.game)),
      { code: "fair.commit", seat: 0 },
      2,
    ],
    [
      "the anchor",
      (r) => (r.fair.anchor = turned(r.fair.anchor)),
      { code: "fair.commit", seat: 0 },
      2,
    ],
    [
      "the hash of the rules",
      (r) => (r.fair.rules = turned(r.fair.rules)),
      { code: "fair.rules" },
      1,
    ],
    ["the lock", (r) => (r.fair.lock = turned(r.fair.lock)), { code: "fair.lock" }, 3],
    ["the mix", (r) => (r.fair.mix = turned(r.fair.mix)), { code: "fair.mix" }, 4],
    ["the record's id", (r) => (r.id = "other"), { code: "stamp.digest" }, 9],
    ["the names", (r) => (r.players = ["a", "b", "c"]), { code: "stamp.digest" }, 9],
    ["a date", (r) => Object.assign(r, { date: "2026-01-31" }), { code: "stamp.digest" }, 9],
    ["an idle option", (r) => (r.options.calza = false), { code: "stamp.digest" }, 9],
    ["the digest", (r) => (r.stamp.digest = turned(r.stamp.digest)), { code: "stamp.digest" }, 9],
    ["the key", (r) => (r.stamp.key = turned(key)), { code: "signature.anchor" }, 10],
  ])("%s", async (_, change, error, stages) => {
    const answer = await changed(change);
    expect(answer).toEqual({ ok: false, id: answer.id, checked: SIGNED.slice(0, stages), error });
  });

  it("every seat's entry", async () => {
    for (const [seat, entry] of golden.fair.seats.entries()) {
      const at = (change: (entry: Made["fair"]["seats"][number]) => unknown) =>
        changed((record) => record.fair.seats.slice(seat, seat + 1).forEach(change));
      expect(await at((e) => (e.account += "!"))).toMatchObject({ error: { code: "fair.lock" } });
      const { commit, open } = entry;
      if (commit === null || open === null) {
        expect(await at((e) => (e.open = "0".repeat(64)))).toMatchObject({
          error: { code: "fair.unopened", seat },
        });
        continue;
      }
      for (const name of ["commit", "open"] as const) {
        expect(await at((e) => (e[name] = null))).toMatchObject({
          error: { code: "fair.unopened", seat },
        });
        expect(await at((e) => (e[name] = turned(entry[name] ?? "")))).toMatchObject({
          error: { code: "fair.commit", seat },
        });
      }
      expect(await at((e) => Object.assign(e, { commit: null, open: null }))).toMatchObject({
        error: { code: "fair.lock" },
      });
    }
  });

  it("every secret", async () => {
    for (const round of golden.rounds.keys()) {
      const answer = await changed(({ fair }) => {
        const rolled = fair.rounds[round] as { secret: string };
        rolled.secret = turned(rolled.secret);
      });
      expect(answer).toMatchObject({ error: { code: "fair.chain", round } });
    }
  });

  it("every die, in the record, in the transcript and in both", async () => {
    for (const [round, { dice }] of golden.rounds.entries()) {
      for (const [seat, hand] of dice.entries()) {
        for (const index of hand.keys()) {
          for (const [inRecord, inProof] of [
            [true, false],
            [false, true],
            [true, true],
          ]) {
            const answer = await changed((record) => {
              if (inRecord) turnDie(record.rounds[round]?.dice[seat], index);
              if (inProof) turnDie(record.fair.rounds[round]?.dice[seat], index);
            });
            expect(answer).toMatchObject({ error: { code: "fair.dice", round, seat } });
          }
        }
      }
    }
  });

  it("a hand too many or too few in the transcript", async () => {
    const more = await changed((record) => record.fair.rounds[1]?.dice.push([]));
    expect(more).toMatchObject({ error: { code: "fair.dice", round: 1, seat: 3 } });
    const fewer = await changed((record) => record.fair.rounds[1]?.dice.splice(2));
    expect(fewer).toMatchObject({ error: { code: "fair.dice", round: 1, seat: 2 } });
    const none = await changed((record) => record.fair.rounds[1]?.dice.splice(0));
    expect(none).toMatchObject({ error: { code: "fair.dice", round: 1, seat: 0 } });
  });

  it("a die more than the seat holds, though it follows from the secrets", async () => {
    const { mix, rounds } = golden.fair;
    const secret = await keyOf(bytesOf(rounds[1]?.secret ?? ""));
    const held = rounds[1]?.dice[2]?.length ?? 0;
    const rolled = await hand(secret, bytesOf(mix), 2, 2, held + 1);
    const answer = await changed((record) => {
      for (const round of [record.rounds[1], record.fair.rounds[1]]) {
        round?.dice.splice(2, 1, [...rolled]);
      }
    });
    const error = { code: "game.illegal", round: 1, action: null, rule: "dice.size" };
    expect(answer).toMatchObject({ checked: UNSIGNED.slice(0, 8), error });
  });

  it("a round that comes twice", async () => {
    const answer = await changed(({ rounds, fair }) => {
      rounds.push(...structuredClone(rounds.slice(-1)));
      fair.rounds.push(...structuredClone(fair.rounds.slice(-1)));
    });
    const error = { code: "fair.chain", round: golden.rounds.length };
    expect(answer).toMatchObject({ checked: UNSIGNED.slice(0, 5), error });
  });

  it("everything that was said", async () => {
    for (const [round, { actions }] of golden.rounds.entries()) {
      for (const index of actions.keys()) {
        const other = await changed((record) => {
          const action = record.rounds[round]?.actions[index] ?? [];
          action[0] = (Number(action[0]) + 1) % 3;
        });
        expect(other).toMatchObject({
          error: { code: "game.illegal", round, action: index, rule: "turn.not_yours" },
        });
        const less = await changed((record) => record.rounds[round]?.actions.splice(index, 1));
        expect(less.ok).toBe(false);
        expect(less.checked).toEqual(UNSIGNED.slice(0, 8));
      }
    }
  });

  it("every signature", async () => {
    for (const name of ["anchor", "lock", "mix", "record"]) {
      const answer = await changed(({ stamp }) => {
        const signatures = stamp.signatures ?? {};
        signatures[name] = turned(signatures[name] ?? "");
      });
      expect(answer).toMatchObject({ checked: UNSIGNED, error: { code: `signature.${name}` } });
    }
  });
});

describe("the key of somebody", () => {
  it("is not that of the stamp", async () => {
    expect(await verify(golden, turned(key))).toMatchObject({ error: { code: "signature.key" } });
    expect(await verify(golden, "nonsense")).toMatchObject({ error: { code: "signature.key" } });
  });

  it("has signed nothing", async () => {
    const answer = await verify(await stamped(golden), key);
    expect(answer).toMatchObject({ checked: UNSIGNED, error: { code: "signature.missing" } });
  });

  it("may be written in capitals", async () => {
    expect(await verify(golden, key.toUpperCase())).toMatchObject({ ok: true });
  });

  it.each(["01", "00", "ec"])("and a signature that would fit everything: %s…", async (begin) => {
    const nothing = begin === "ec" ? `ec${"ff".repeat(30)}7f` : begin + "00".repeat(31);
    const answer = await changed(({ stamp }) => {
      stamp.key = nothing;
      for (const name of Object.keys(stamp.signatures ?? {}))
        (stamp.signatures ?? {})[name] = nothing + "00".repeat(32);
    });
    expect(answer).toMatchObject({ checked: UNSIGNED, error: { code: "signature.anchor" } });
  });

  it("made no point of the curve", async () => {
    const answer = await changed(({ stamp }) => {
      stamp.key = `${"0".repeat(62)}02`;
    });
    expect(answer).toMatchObject({ error: { code: "signature.anchor" } });
  });
});

describe("a browser that cannot", () => {
  it("hash says so, if there is nothing worse to say", async () => {
    const broken = structuredClone(golden);
    broken.rounds[0]?.actions.reverse();
    vi.stubGlobal("crypto", {});
    const error = { code: "browser.crypto" };
    const answer = { ok: false, id: golden.id, checked: ["record", "game"], error };
    expect(await verify(golden)).toEqual(answer);
    expect(await verify(broken)).toMatchObject({ error: { code: "game.illegal", round: 0 } });
    expect(await verify({ ...golden, edition: "x" })).toMatchObject({
      error: { code: "edition.unknown" },
    });
    vi.stubGlobal("crypto", undefined);
    expect(await verify(golden)).toEqual(answer);
    expect(await checkTranscript(golden.fair)).toEqual({ ok: false, checked: [], error });
  });

  it("check signatures says so after all else", async () => {
    const { subtle } = crypto;
    const unsupported = () => Promise.reject(new DOMException("no", "NotSupportedError"));
    vi.stubGlobal("crypto", {
      subtle: {
        digest: subtle.digest.bind(subtle),
        sign: subtle.sign.bind(subtle),
        importKey: (...[format, data, name, ...rest]: Parameters<SubtleCrypto["importKey"]>) =>
          name === "Ed25519" ? unsupported() : subtle.importKey(format, data, name, ...rest),
      },
    });
    const answer = { ok: false, checked: UNSIGNED, error: { code: "browser.ed25519" } };
    expect(await verify(golden)).toMatchObject(answer);
    expect(await verify(await stamped(golden))).toMatchObject({ ok: true });
  });
});

describe("the answer as text", () => {
  it("is JSON with the id first", async () => {
    const answer = await verify(golden);
    expect(JSON.parse(answerText(answer))).toEqual(answer);
    expect(answerText(answer)).toMatch(/^\{"id":"made-1","ok":true,/);
  });

  it("keeps ids that no number holds", async () => {
    const text = JSON.stringify({ ...golden, stamp: undefined }).replace(
      '"made-1"',
      "1".repeat(40),
    );
    const answer = answerText(await verifyText(text));
    expect(answer).toMatch(/^\{"id":1{40},"ok":false,.*"stamp.missing"/);
  });

  it("needs no id", () => {
    expect(answerText({ ok: true, checked: [] })).toBe('{"ok":true,"checked":[]}');
  });
});

function addPlayer(record: Made): void {
  record.players = 4;
  for (const round of record.rounds) round.dice.push([]);
}

function cut(record: Made): void {
  record.rounds.pop();
  record.fair.rounds.pop();
}

function turnDie(hand: number[] | undefined, index: number): void {
  if (hand !== undefined) hand[index] = ((hand[index] ?? 0) % 6) + 1;
}
