import { expect, it } from "vitest";
import { script } from "./scripts.ts";

const { apply, fromSnapshot, hear, isHidden, mySeat, nameOf } = await script("state");
const TURN = { to_act: 1, bids: [null, [1, 8]], free: null, dudo: false, calza: [] };
const SEAT = { bot: null, adds_chance: true, opened: false, kept: null };

/** A table of three: somebody, me, and a bot; a game has begun. */
function table() {
  const seats = ["ann", "me", "bot"].map((account) => ({ ...SEAT, account }));
  Object.assign(seats[2] ?? {}, { bot: "counter" });
  const people = [
    { id: "ann", name: "Ana" },
    { id: "me", name: "Ana" },
  ];
  const settings = { seats: 3, edition: "paco", pace: "normal" };
  const told = { n: 3, status: "starting", settings, seats, people, here: [0, 1], voids: 0 };
  const made = fromSnapshot({ ...told, game: null }, { you: "me", due: null, now: 0 });
  apply(made, { type: "began", n: 4, at: 10, opener: 1, throws: [] });
  apply(made, {
    type: "rolled",
    n: 5,
    at: 10,
    opener: 1,
    last_die: false,
    counts: null,
    turn: TURN,
  });
  hear(made, { type: "hand", n: 5, dice: [3, 1, 0, 0, 0], free: 0 });
  return made;
}

it("knows my seat, and tells people of one name apart", () => {
  const made = table();
  expect(mySeat(made)).toBe(1);
  expect([0, 1].map((seat) => nameOf(made, seat))).toEqual(["Ana", "Ana 2"]);
});

it("shows only dice that are there", () => {
  expect(table().hand).toEqual([3, 1]);
});

it("keeps a round together until the next dice", () => {
  const made = table();
  apply(made, {
    type: "bid",
    n: 6,
    at: 20,
    seat: 1,
    bid: [2, 4],
    by: "player",
    turn: TURN,
    asks: [],
  });
  const cups = [{ seat: 0, dice: [4] }];
  const came = { cups, count: 1, loser: 1, gainer: null, out: 1, opener: 0, last_die: false };
  apply(made, { type: "called", n: 7, at: 30, seat: 2, call: "dudo", counts: [5, 0, 5], ...came });
  expect(made.game).toMatchObject({ turn: null, turn_n: 7, out: [1], counts: [5, 0, 5] });
  expect(made.last).toMatchObject({ caller: 2, bid: [2, 4], bidder: 1, count: 1 });
  hear(made, { type: "hand", n: 5, dice: [0, 0, 0, 0, 0], free: 0 });
  expect(made.hand).toEqual([3, 1]);
  apply(made, {
    type: "rolled",
    n: 8,
    at: 40,
    opener: 0,
    last_die: true,
    counts: [5, 0, 5],
    turn: TURN,
  });
  expect(made.game).toMatchObject({ bids: [], reveal: null, last_die: true, turn_n: 8 });
});

it("forgets a round where lost dice are hidden, as its players may", () => {
  const rolled = { type: "rolled", at: 40, opener: 0, last_die: false, turn: TURN };
  for (const counts of [null, [5, 5, 4]]) {
    const made = table();
    made.last = { caller: 2, bid: [2, 4] };
    apply(made, { ...rolled, n: 6, counts });
    expect(isHidden(made)).toBe(counts === null);
    expect(made.last === null).toBe(counts === null);
  }
});

it("lets seats come and go", () => {
  const made = table();
  apply(made, {
    type: "kept",
    n: 6,
    at: 20,
    seat: 1,
    level: "counter",
    why: "away",
    for_good: false,
  });
  expect(made.seats[1].kept).toBe("counter");
  expect(made.due).toBeNull();
  apply(made, { type: "returned", n: 7, at: 20, seat: 1 });
  expect(made.seats[1].kept).toBeNull();
  apply(made, { type: "settings", n: 8, at: 20, settings: { seats: 5 } });
  expect(made.seats).toHaveLength(5);
  apply(made, { type: "stood", n: 9, at: 20, seat: 1, why: "left" });
  expect(mySeat(made)).toBeNull();
});
