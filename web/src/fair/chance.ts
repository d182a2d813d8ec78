/** Numbers drawn from keyed streams, every one equally likely: dice and the first player. */

import { type Bytes, type Field, keyed, keyOf } from "./encoding.ts";

const FACES = 6;
const BYTE = 256;

/** A roll-off: who won, and the dice of each turn as [seat, die]. */
export type RollOff = { winner: number; rolls: [seat: number, die: number][][] };

/** The bytes of HM(key, fields…, 0), HM(key, fields…, 1), … one after the other. */
export class Stream {
  readonly #key: CryptoKey;
  readonly #fields: readonly Field[];
  #block: Bytes = new Uint8Array();
  #at = 0;
  #number = 0;

  constructor(key: CryptoKey, fields: readonly Field[]) {
    this.#key = key;
    this.#fields = fields;
  }

  /** The next number below n (1 to 256): bytes that would favour some numbers are passed over. */
  async below(n: number): Promise<number> {
    const limit = BYTE - (BYTE % n);
    for (;;) {
      const byte = this.#block[this.#at];
      if (byte === undefined) {
        this.#block = await keyed(this.#key, [...this.#fields, this.#number++]);
        this.#at = 0;
      } else {
        this.#at += 1;
        if (byte < limit) return byte % n;
      }
    }
  }
}

/** The dice of one seat in one round; rounds count from 1, and `secret` is the key of that round's. */
export async function hand(
  secret: CryptoKey,
  mix: Bytes,
  round: number,
  seat: number,
  dice: number,
): Promise<number[]> {
  const stream = new Stream(secret, ["pf1/dice", mix, round, seat]);
  const rolled: number[] = [];
  while (rolled.length < dice) rolled.push(1 + (await stream.below(FACES)));
  return rolled;
}

/** The first player where the lot decides. */
export async function firstByLot(mix: Bytes, seats: number): Promise<number> {
  return new Stream(await keyOf(mix), ["pf1/first"]).below(seats);
}

/** Each seat throws one die; those tied for the highest throw again until one is left. */
export async function rollOff(mix: Bytes, seats: number): Promise<RollOff> {
  const key = await keyOf(mix);
  const rolls: RollOff["rolls"] = [];
  let left = Array.from({ length: seats }, (_, seat) => seat);
  while (left.length > 1) {
    const turn = rolls.length;
    const thrown = await Promise.all(left.map((seat) => throwDie(key, turn, seat)));
    rolls.push(thrown);
    const highest = Math.max(...thrown.map(([, die]) => die));
    left = thrown.filter(([, die]) => die === highest).map(([seat]) => seat);
  }
  return { winner: left[0] ?? 0, rolls };
}

async function throwDie(key: CryptoKey, turn: number, seat: number): Promise<[number, number]> {
  return [seat, 1 + (await new Stream(key, ["pf1/rolloff", turn, seat]).below(FACES))];
}
