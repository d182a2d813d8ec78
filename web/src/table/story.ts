/** Story of a finished game for one player: how it ended for them, and their best moment. */

import { bidWords } from "../lib/words.svelte.ts";
import type { Bid, BidMade, Called } from "../protocol/messages.gen.ts";
import { matching } from "./dice.ts";
import type { Frame } from "./replay.ts";
import { about } from "./sentences.ts";
import type { Table } from "./state.ts";

/** A fact that a sentence can be made of; `seat` is the other player in it. */
export interface Fact {
  id: string;
  round: number;
  bid?: Bid;
  seat?: number;
  count?: number;
  dice?: number;
}
/** What is told of a game: how it ended, and the best moment if there was one. */
export interface Story {
  rounds: number;
  ending: Fact;
  best: Fact | null;
}

/** A round so far. */
interface Round {
  number: number;
  lastDie: boolean;
  hands: readonly number[][];
  bids: BidMade[];
}
/** How much a moment is worth: an exact call goes first, then how far a bid was off. */
type Worth = { worth: number; fact: Fact };

const EXACT_WORTH = 100;
const TRUTH_WORTH = 0.5;
const DOUBT_BONUS = 0.25; // of two that are equal, the doubt needed the courage

/** The story of a seat, from the replay of a game that is over; null if it did not play to an end. */
export function storyOf(frames: readonly Frame[], me: number): Story | null {
  const found: Worth[] = [];
  let ending: Fact | null = null;
  let round: Round = { number: 0, lastDie: false, hands: [], bids: [] };
  for (const frame of frames) {
    if (frame.type === "rolled")
      round = { number: round.number + 1, lastDie: frame.last_die, hands: [], bids: [] };
    else if (frame.type === "hands") round.hands = frame.hands;
    else if (frame.type === "bid") round.bids.push(frame);
    else if (frame.type === "called") {
      found.push(...bluffs(round, me), ...callMoments(round, frame, me));
      if (frame.out === me) ending = lastRound(round, frame, me);
    } else if (frame.type === "ended" && frame.winner === me)
      ending = { id: "story-won", round: round.number, dice: round.hands[me]?.length ?? 0 };
  }
  const best = found.reduce<Worth | null>((a, b) => (a && a.worth >= b.worth ? a : b), null);
  return ending && { rounds: round.number, ending, best: best?.fact ?? null };
}

/** A fact in words. */
export function factText(table: Table, { rounds }: Story, fact: Fact): string {
  const { id, round, bid, seat, ...more } = fact;
  const named = bid ? { bid: bidWords(table.settings.edition, bid) } : {};
  return about(table, id, seat ?? 0, { round, rounds, ...named, ...more });
}

function lastRound(round: Round, { seat, call, count, loser }: Called, me: number): Fact {
  const last = round.bids.at(-1);
  const common = { round: round.number, count };
  if (!last || call !== "dudo" || loser !== me) return { id: "story-out", round: round.number };
  if (seat === me) return { id: "story-doubting", ...common, bid: last.bid, seat: last.seat };
  return { id: "story-doubted", ...common, bid: last.bid, seat };
}

/** What a call was for me: a right one of my own, or a wrong one against me. */
function callMoments(round: Round, called: Called, me: number): Worth[] {
  const last = round.bids.at(-1);
  if (!last || called.loser === me) return [];
  const { bid } = last;
  const { seat, call, count } = called;
  const at = { round: round.number, bid };
  if (seat === me && call === "calza")
    return [{ worth: EXACT_WORTH, fact: { id: "story-best-exact", ...at } }];
  if (seat === me) {
    const id = count === 0 ? "story-best-caught-none" : "story-best-caught";
    const fact = { id, ...at, count, seat: last.seat };
    return [{ worth: bid[0] - count + DOUBT_BONUS, fact }];
  }
  if (last.seat === me && call === "dudo" && called.loser === seat)
    return [{ worth: TRUTH_WORTH, fact: { id: "story-best-truth", ...at, seat } }];
  return [];
}

/** My bids of a round that were not true, and were raised. */
function bluffs({ number, lastDie, hands, bids }: Round, me: number): Worth[] {
  const dice = hands.flat();
  return bids.slice(0, -1).flatMap(({ seat, bid, by }) => {
    const count = matching(dice, bid, lastDie);
    if (seat !== me || by !== "player" || count >= bid[0]) return [];
    const id = count === 0 ? "story-best-bluff-none" : "story-best-bluff";
    return [{ worth: bid[0] - count, fact: { id, round: number, bid, count } }];
  });
}
