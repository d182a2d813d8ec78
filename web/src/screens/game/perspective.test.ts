import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { STREAMS } from "../../../tests/streams.ts";
import Board from "../../board/Board.svelte";
import { moments } from "../../table/replay.ts";
import { seen } from "./perspective.ts";

const { replay = [], checks } = STREAMS.hidden;
const told = moments(replay, checks[0]?.snapshot.people ?? []);
const played = told.filter(({ hands }) => hands !== null);
const rolled = told.find(({ entry }) => entry.type === "rolled");

describe("a perspective", () => {
  it("of a seat has no dice of others, in any moment", () => {
    for (const moment of played)
      for (const [seat] of moment.table.seats.entries()) {
        const { hands, table, view } = seen(moment, seat);
        expect(view).toBe(seat);
        expect(hands[seat]).toEqual(moment.hands?.[seat]);
        expect(hands.filter((dice, other) => other !== seat && dice.length)).toEqual([]);
        expect(table.hand).toEqual([]);
      }
  });

  it("of a spectator has none at all, and the open one all", () => {
    for (const moment of played) {
      expect(seen(moment, "watch").hands.flat()).toEqual([]);
      expect(seen(moment, "all").hands).toEqual(moment.hands);
    }
  });

  it("finds nobody away from a game that is over", () => {
    for (const moment of told)
      expect(seen(moment, "all").table.here).toHaveLength(moment.table.seats.length);
  });

  it("is what the board draws: dice lie open before those who are seen", () => {
    if (!rolled) throw new Error("no dice were rolled");
    const shown = (view: "all" | "watch" | number): number => {
      const drawn = render(Board, { ...seen(rolled, view) });
      const open = screen.queryAllByRole("img", { name: /shows|dice/i });
      const dice = open.length + (drawn.container.querySelector(".own .die") ? 1 : 0);
      drawn.unmount();
      return dice;
    };
    expect(shown("watch")).toBe(0);
    expect(shown(0)).toBe(1);
    expect(shown("all")).toBe(rolled.table.seats.length);
  });
});
