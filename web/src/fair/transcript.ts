/** Checking a transcript: each step follows from the one before, or here is where it does not. */

import type { Flaw } from "./answer.ts";
import { hand } from "./chance.ts";
import { type Bytes, keyOf, same } from "./encoding.ts";
import { CHAIN, commitment, link, lockHash, mixHash } from "./protocol.ts";
import type { Hand, SeatEntry, Transcript } from "./record.ts";

/** Every opening is the one that its seat had committed to. */
export async function checkCommitments(fair: Transcript): Promise<Flaw | null> {
  return first(fair.seats.map((entry, seat) => checkSeat(fair, entry, seat)));
}

/** The lock fits the list of seats, the anchor and the rules. */
export async function checkLock({
  game,
  anchor,
  rules,
  seats,
  lock,
}: Transcript): Promise<Flaw | null> {
  return same(await lockHash(game, anchor, rules, seats), lock) ? null : { code: "fair.lock" };
}

/** The mix is made of the lock and all openings. */
export async function checkMix({ lock, seats, mix }: Transcript): Promise<Flaw | null> {
  return same(await mixHash(lock, seats), mix) ? null : { code: "fair.mix" };
}

/** Each secret leads back to the one before it, the first to the anchor. */
export async function checkChain({ game, anchor, rounds }: Transcript): Promise<Flaw | null> {
  const before = [anchor, ...rounds.map(({ secret }) => secret)];
  return first(
    rounds.map(async ({ secret }, round) => {
      const holds =
        round < CHAIN && same(await link(game, round + 1, secret), before[round] as Bytes);
      return holds ? null : { code: "fair.chain", round };
    }),
  );
}

/** Every die is the one that follows from its round's secret and the mix, and the one recorded. */
export async function checkDice(
  fair: Transcript,
  recorded: readonly (readonly Hand[])[],
): Promise<Flaw | null> {
  return first(fair.rounds.map((_, round) => checkRound(fair, round, recorded[round] ?? [])));
}

/** What can be checked of a transcript by itself, in order. */
export const TRANSCRIPT_STAGES: readonly (readonly [
  stage: string,
  check: (fair: Transcript) => Promise<Flaw | null>,
])[] = [
  ["commitments", checkCommitments],
  ["lock", checkLock],
  ["mix", checkMix],
  ["chain", checkChain],
  [
    "dice",
    (fair) =>
      checkDice(
        fair,
        fair.rounds.map(({ dice }) => dice),
      ),
  ],
];

async function checkSeat(fair: Transcript, entry: SeatEntry, seat: number): Promise<Flaw | null> {
  if ((entry.commit === null) !== (entry.open === null)) return { code: "fair.unopened", seat };
  if (entry.commit === null || entry.open === null) return null;
  const made = await commitment(fair.game, fair.anchor, seat, entry.open);
  return same(made, entry.commit) ? null : { code: "fair.commit", seat };
}

async function checkRound(
  fair: Transcript,
  round: number,
  recorded: readonly Hand[],
): Promise<Flaw | null> {
  const { secret, dice } = fair.rounds[round] as Transcript["rounds"][number];
  const key = await keyOf(secret);
  const seats = Math.max(dice.length, fair.seats.length);
  const holds = async (seat: number) => {
    const [told, played] = [dice[seat], recorded[seat]];
    if (seat >= fair.seats.length || told === undefined || played === undefined) return false;
    if (!alike(told, played)) return false;
    return alike(told, await hand(key, fair.mix, round + 1, seat, told.length));
  };
  const flaw = (seat: number) => ({ code: "fair.dice", round, seat });
  return first(
    Array.from({ length: seats }, async (_, seat) => ((await holds(seat)) ? null : flaw(seat))),
  );
}

function alike(a: Hand, b: Hand): boolean {
  return a.length === b.length && a.every((die, index) => die === b[index]);
}

/** The first flaw in order of place, though all are looked for at once. */
async function first(flaws: readonly Promise<Flaw | null>[]): Promise<Flaw | null> {
  return (await Promise.all(flaws)).find((flaw) => flaw !== null) ?? null;
}
