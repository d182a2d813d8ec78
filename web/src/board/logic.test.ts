import { describe, expect, it } from "vitest";
import { calledTable, gameOf, shownOf, tableOf, turnOf } from "../../tests/sample_table.ts";
import { matching, sorted, toneOf } from "../table/dice.ts";
import { ARRIVAL_GUARD_MS, CONFIRM_WITHIN_MS, DEBOUNCE_MS, press } from "./pressGuard.ts";
import { seatPositions } from "./seatPositions.ts";
import { statusOf } from "./seatStatus.ts";

describe("dice that count", () => {
  it("marks wild ones in their own way, and not in a last-die round", () => {
    expect(toneOf(5, [3, 5], false)).toBe("match");
    expect(toneOf(1, [3, 5], false)).toBe("wild");
    expect(toneOf(1, [3, 5], true)).toBe("plain");
    expect(toneOf(1, [2, 1], true)).toBe("match");
    expect(toneOf(5, null, false)).toBe("plain");
    expect(matching([1, 5, 5, 2], [3, 5], false)).toBe(3);
  });

  it("lays the wild ones last", () => {
    expect(sorted([1, 6, 2, 1, 5])).toEqual([2, 5, 6, 1, 1]);
  });
});

describe("places around the table", () => {
  it("puts my left neighbour to my left, and nobody at my own place", () => {
    const { places } = seatPositions(4, 2);
    expect(places.map(({ seat }) => seat)).toEqual([3, 0, 1]);
    expect(places.map(({ side }) => side)).toEqual(["left", "top", "right"]);
  });

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])("gives each of %i its own cell", (seats) => {
    for (const view of [null, 0, seats - 1]) {
      const { places, rows, columns, above } = seatPositions(seats, view);
      expect(new Set(places.map(({ seat }) => seat)).size).toBe(view === null ? seats : seats - 1);
      expect(new Set(places.map(({ row, column }) => `${row} ${column}`)).size).toBe(places.length);
      for (const { row, column } of places) {
        expect([row <= rows, column <= columns]).toEqual([true, true]);
        const onCloth = row > (above ? 1 : 0) && column > 1 && column < columns;
        expect(onCloth).toBe(false);
      }
    }
  });
});

describe("the guard", () => {
  it("does not hear what comes with the turn", () => {
    expect(press("dudo", null, { since: 0, now: ARRIVAL_GUARD_MS - 1 })).toBe("ignored");
    expect(press("dudo", null, { since: 0, now: ARRIVAL_GUARD_MS })).toBe("armed");
  });

  it("calls at the second press, if it comes soon and is no bounce", () => {
    const armed = { call: "dudo", at: 1000 } as const;
    expect(press("dudo", armed, { since: 0, now: 1000 + DEBOUNCE_MS - 1 })).toBe("ignored");
    expect(press("dudo", armed, { since: 0, now: 1000 + DEBOUNCE_MS })).toBe("called");
    expect(press("dudo", armed, { since: 0, now: 1001 + CONFIRM_WITHIN_MS })).toBe("armed");
    expect(press("calza", armed, { since: 0, now: 1500 })).toBe("armed");
  });
});

describe("what is said at a seat", () => {
  const keys = (...args: Parameters<typeof statusOf>) => statusOf(...args).map(({ key }) => key);

  it("says who is to act, who opened, who is away, for whom a bot plays", () => {
    const table = tableOf(4, { here: [0, 1, 3] });
    expect(keys(table, 0)).toEqual(["to-act"]);
    expect(keys(table, 3)).toEqual(["opener"]);
    expect(keys(table, 2)).toEqual(["away"]);
    expect(keys(table, 1)).toEqual(["next"]);
    expect(keys({ ...table, game: gameOf({ out: [1] }) }, 2)).toEqual(["away", "next"]);
    const seats = table.seats.map((seat) => seat && { ...seat, kept: "counter" });
    expect(keys({ ...table, seats }, 2)).toEqual(["kept"]);
  });

  it("does not tell how it came out before the cups are lifted", () => {
    const shown = shownOf({ loser: 2, out: 2 });
    const table = calledTable(4, shown);
    const out = { ...table, game: gameOf({ ...table.game, out: [2], turn: null }) };
    expect(keys(out, 2, false)).toEqual([]);
    expect(keys(out, 2, true)).toEqual(["out"]);
  });

  it("says who has won, when it is over", () => {
    const game = gameOf({ winner: 1, turn: null, out: [0, 2, 3] });
    expect(keys(tableOf(4, { status: "over", game }), 1)).toEqual(["winner"]);
    expect(keys(tableOf(4, { game: gameOf({ turn: turnOf() }) }), 2)).toEqual([]);
  });
});
