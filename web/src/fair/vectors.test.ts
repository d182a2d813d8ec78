import { describe, expect, it } from "vitest";
import { conformance } from "../../tests/files.ts";
import { bytesOf, type Made } from "../../tests/games.ts";
import { checkTranscript, firstByLot, rollOff, toHex } from "./index.ts";
import { CHAIN, link } from "./protocol.ts";

type Vector = {
  top: string;
  transcript: Made["fair"];
  first: number;
  rolloff: { winner: number; rolls: [number, number][][] };
};

const VECTORS = conformance("fair_vectors.json") as Vector[];
const STAGES = ["commitments", "lock", "mix", "chain", "dice"];

it("there are three vectors", () => {
  expect(VECTORS).toHaveLength(3);
});

describe.each(VECTORS.map((vector, number) => [number, vector] as const))(
  "vector %d",
  (_, vector) => {
    const { transcript, top } = vector;
    const [game, mix] = [bytesOf(transcript.game), bytesOf(transcript.mix)];
    const seats = transcript.seats.length;

    it("holds", async () => {
      expect(await checkTranscript(transcript)).toEqual({ ok: true, checked: STAGES });
    });

    it("has the chain that its top leads down to", async () => {
      let secret = bytesOf(top);
      const secrets = new Map([[CHAIN, top]]);
      for (let t = CHAIN; t >= 1; t--) {
        secret = await link(game, t, secret);
        secrets.set(t - 1, toHex(secret));
      }
      expect(secrets.get(0)).toBe(transcript.anchor);
      for (const [round, rolled] of transcript.rounds.entries())
        expect(rolled.secret).toBe(secrets.get(round + 1));
    });

    it("draws its first player", async () => {
      expect(await firstByLot(mix, seats)).toBe(vector.first);
    });

    it("has its roll-off", async () => {
      expect(await rollOff(mix, seats)).toEqual(vector.rolloff);
    });

    it("does not hold with a die turned", async () => {
      const turned = structuredClone(transcript);
      const hand = turned.rounds[1]?.dice[2] ?? [];
      hand[0] = ((hand[0] ?? 0) % 6) + 1;
      expect(await checkTranscript(turned)).toEqual({
        ok: false,
        checked: STAGES.slice(0, 4),
        error: { code: "fair.dice", round: 1, seat: 2 },
      });
    });

    it("does not hold with a hand too few or too many", async () => {
      const [few, many] = [structuredClone(transcript), structuredClone(transcript)];
      few.rounds[0]?.dice.pop();
      many.rounds[1]?.dice.push([]);
      for (const [turned, error] of [
        [few, { code: "fair.dice", round: 0, seat: 2 }],
        [many, { code: "fair.dice", round: 1, seat: 3 }],
      ] as const)
        expect(await checkTranscript(turned)).toMatchObject({ ok: false, error });
    });

    it("does not hold with secrets in another order", async () => {
      const turned = structuredClone(transcript);
      turned.rounds.reverse();
      const { error } = (await checkTranscript(turned)) as { error: unknown };
      expect(error).toEqual({ code: "fair.chain", round: 0 });
    });
  },
);

describe("a transcript of the wrong shape", () => {
  const [{ transcript }] = VECTORS as [Vector];

  it.each([
    [null, "fair"],
    [{}, "fair"],
    [{ ...transcript, more: 1 }, "fair.more"],
    [{ ...transcript, game: "00" }, "fair.game"],
  ])("%# is named by its place", async (data, where) => {
    const error = { code: "record.invalid", where };
    expect(await checkTranscript(data)).toEqual({ ok: false, checked: [], error });
  });

  it("may have any number of seats", async () => {
    const bare = { account: "", commit: null, open: null };
    const seats = Array.from({ length: 200_000 }, () => bare);
    const answer = await checkTranscript({ ...transcript, seats });
    expect(answer).toMatchObject({ error: { code: "fair.lock" } });
  });

  it("has no more rounds than a chain has secrets", async () => {
    const [round] = transcript.rounds;
    const rounds = Array.from({ length: CHAIN + 1 }, () => round);
    const { error } = (await checkTranscript({ ...transcript, rounds })) as { error: unknown };
    expect(error).toEqual({ code: "fair.chain", round: 1 });
  });
});
