import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { firstByLot, hand, rollOff, Stream } from "./chance.ts";
import { type Bytes, enc, keyOf } from "./encoding.ts";

const DRAWN = 400;

/** The plain stream: all its bytes up to a length. */
function plain(secret: Bytes, length: number): number[] {
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, number) =>
    createHmac("sha256", secret)
      .update(enc(["tag", "x", number]))
      .digest(),
  );
  return [...Buffer.concat(blocks).subarray(0, length)];
}

describe("below", () => {
  it.each([
    [1, 256],
    [2, 256],
    [5, 255],
    [6, 252],
    [7, 252],
    [12, 252],
    [256, 256],
  ])("%d passes over bytes from %d on and takes the rest modulo", async (n, limit) => {
    const secret = new Uint8Array(32).fill(n % 256);
    const bytes = plain(secret, DRAWN);
    const wanted = bytes.filter((byte) => byte < limit).map((byte) => byte % n);
    const stream = new Stream(await keyOf(secret), ["tag", "x"]);
    const drawn = [];
    while (drawn.length < wanted.length) drawn.push(await stream.below(n));
    expect(drawn).toEqual(wanted);
    expect(wanted.length < DRAWN).toBe(limit < 256); // some byte was passed over, if any may be
  });
});

describe("hand", () => {
  it("rolls as many dice as asked, each a face", async () => {
    const key = await keyOf(new Uint8Array(32));
    const dice = await hand(key, new Uint8Array(32), 1, 0, 100);
    expect(dice).toHaveLength(100);
    expect(new Set(dice)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(await hand(key, new Uint8Array(32), 1, 0, 3)).toEqual(dice.slice(0, 3));
    expect(await hand(key, new Uint8Array(32), 1, 0, 0)).toEqual([]);
  });

  it("differs by round, seat, mix and secret", async () => {
    const [zero, one] = [new Uint8Array(32), new Uint8Array(32).fill(1)];
    const [key, other] = [await keyOf(zero), await keyOf(one)];
    const hands = await Promise.all([
      hand(key, zero, 1, 0, 20),
      hand(key, zero, 2, 0, 20),
      hand(key, zero, 1, 1, 20),
      hand(key, one, 1, 0, 20),
      hand(other, zero, 1, 0, 20),
    ]);
    expect(new Set(hands.map(String)).size).toBe(hands.length);
  });
});

describe("the first player", () => {
  it("is a seat, and each seat sometimes", async () => {
    const drawn = await Promise.all(
      Array.from({ length: 100 }, (_, n) => firstByLot(new Uint8Array(32).fill(n), 3)),
    );
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
  });

  it("has thrown the highest, and only those tied throw again", async () => {
    for (let n = 0; n < 50; n++) {
      const { winner, rolls } = await rollOff(new Uint8Array(32).fill(n), 6);
      let left = [0, 1, 2, 3, 4, 5];
      for (const turn of rolls) {
        expect(turn.map(([seat]) => seat)).toEqual(left);
        const highest = Math.max(...turn.map(([, die]) => die));
        left = turn.filter(([, die]) => die === highest).map(([seat]) => seat);
      }
      expect(left).toEqual([winner]);
    }
  });
});
