import { expect, it } from "vitest";
import { tableOf, turnOf } from "../../tests/sample_table.ts";
import { STREAMS } from "../../tests/streams.ts";
import type { Bid, BidMade, Called, Ended, Rolled } from "../protocol/messages.gen.ts";
import type { Hands } from "../protocol/rest.gen.ts";
import type { Frame } from "./replay.ts";
import { factText, storyOf } from "./story.ts";

const HANDS = [
  [2, 2, 5],
  [1, 3, 4],
  [5, 6, 6],
];
const AT = { n: 1, at: 0 };

function rolled(lastDie = false): Frame[] {
  const roll: Rolled = {
    ...{ type: "rolled", ...AT, opener: 0, last_die: lastDie, counts: null, turn: turnOf() },
  };
  return [roll, { type: "hands", n: 1, hands: HANDS }];
}

function bid(seat: number, what: Bid, by: BidMade["by"] = "player"): BidMade {
  return { type: "bid", ...AT, seat, bid: what, by, turn: turnOf(), asks: [] };
}

function called(fields: Partial<Called>): Called {
  return {
    ...{ type: "called", ...AT, seat: 1, call: "dudo", by: "player", cups: [], count: 3 },
    ...{ loser: null, gainer: null, out: null, opener: 0, last_die: false, counts: null },
    ...{ asks: [], secret: null },
    ...fields,
  };
}

function ended(winner: number | null): Ended {
  const places = [1, 2, 0];
  return { type: "ended", ...AT, game: "", why: "won", winner, places, rounds: 2, secret: null };
}

const isHands = (frame: Frame): frame is Hands => frame.type === "hands";

/** What I, on seat 0, am told. */
function told(...frames: Frame[]): (string | null)[] {
  const story = storyOf(frames, 0);
  const table = tableOf(3);
  if (!story) return [];
  return [story.ending, story.best].map((fact) => fact && factText(table, story, fact));
}

it("tells who has doubted me out, and a bluff that passed", () => {
  const bluff = [...rolled(), bid(0, [6, 5]), bid(1, [7, 5]), called({ seat: 2, loser: 1 })];
  const last = [...rolled(), bid(0, [5, 2]), called({ seat: 1, count: 3, loser: 0, out: 0 })];
  expect(told(...bluff, ...last, ended(1))).toEqual([
    "Out in round 2 of 2: Player 1 doubted your 5 twos, and there were 3.",
    "Your best moment: in round 1 you got away with 6 fives; there were only 3.",
  ]);
});

it("tells of a wrong doubt of my own, and of a right one", () => {
  const right = [...rolled(), bid(1, [5, 4]), called({ seat: 0, count: 2, loser: 1 })];
  const wrong = [...rolled(), bid(1, [2, 6]), called({ seat: 0, count: 3, loser: 0, out: 0 })];
  expect(told(...right, ...wrong, ended(1))).toEqual([
    "Out in round 2 of 2: you doubted the 2 sixes of Player 1, but there were 3.",
    "Your best moment: in round 1 you doubted the 5 fours of Player 1; there were only 2.",
  ]);
});

it("tells the winner, and prefers an exact call to everything", () => {
  const exact = called({ seat: 0, call: "calza", count: 2, gainer: 0 });
  const caught = called({ seat: 0, count: 0, loser: 1, out: 1 });
  const frames = [...rolled(), bid(1, [2, 4]), exact, ...rolled(), bid(1, [9, 4]), caught];
  expect(told(...frames, ended(0))).toEqual([
    "You won in round 2, with 3 dice left.",
    "Your best moment: in round 1 you called 2 fours exact, and you were right.",
  ]);
});

it("tells of a bid that was doubted and true, and counts no wilds in a last-die round", () => {
  const truth = [...rolled(), bid(0, [3, 2]), called({ seat: 2, count: 3, loser: 2 })];
  const out = [...rolled(), bid(1, [2, 4]), called({ seat: 0, call: "calza", loser: 0, out: 0 })];
  expect(told(...truth, ...out, ended(1))).toEqual([
    "Round 2 of 2 was your last.",
    "Your best moment: in round 1 Player 2 doubted your 3 twos, and you were right.",
  ]);
  const single = [...rolled(true), bid(0, [3, 2]), bid(1, [4, 2]), called({ seat: 2, loser: 1 })];
  expect(told(...single, ended(0))[1]).toContain("you got away with 3 twos; there were only 2.");
});

it("tells nothing of bids that the clock made, nor of a game without an end", () => {
  const late = [...rolled(), bid(0, [6, 5], "clock"), bid(1, [7, 5]), called({ loser: 1 })];
  expect(told(...late, ended(0))[1]).toBeNull();
  expect(told(...late)).toEqual([]);
});

it("finds a story for every player of a real game", () => {
  const { replay = [] } = STREAMS.visible;
  const seats = tableOf(Object.keys(replay.find(isHands)?.hands ?? []).length).seats;
  const ids = seats.map((_, seat) => storyOf(replay, seat)?.ending.id);
  expect(ids.filter((id) => id === "story-won")).toHaveLength(1);
  expect(ids.every((id) => id?.startsWith("story-"))).toBe(true);
});
