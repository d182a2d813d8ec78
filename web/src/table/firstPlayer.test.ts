import { describe, expect, it } from "vitest";
import { tableOf } from "../../tests/sample_table.ts";
import type { Began, Settled } from "../protocol/messages.gen.ts";
import { beginWith, isNamed, namedSeat } from "./firstPlayer.ts";
import { sentences } from "./sentences.ts";
import { apply, type Table } from "./state.ts";
import type { TableStore } from "./tableStore.svelte.ts";

const { settings: paco } = tableOf(3);
const asmodee = { ...paco, edition: "asmodee-2024" };
const gathering = (settings: Table["settings"]) =>
  tableOf(3, { status: "gathering", game: null, settings });
const began = (throws: Began["throws"] = []): Began => ({
  type: "began",
  opener: 1,
  throws,
  n: 21,
  at: 0,
});

function beginning(table: Table, entry: Began): string[] {
  return sentences(apply(table, entry), entry);
}

describe("who begins", () => {
  it("is named by the host where the box or a house rule says so", () => {
    expect(isNamed(asmodee)).toBe(true);
    expect(isNamed(paco)).toBe(false);
    expect(isNamed({ ...paco, house: { first_player: "named" } })).toBe(true);
    expect(isNamed({ ...asmodee, house: { first_player: "random" } })).toBe(false);
  });

  it("is a seat that is taken", () => {
    expect(namedSeat(gathering({ ...asmodee, first: 1 }))).toBe(1);
    expect(namedSeat(gathering({ ...paco, first: 1 }))).toBeNull();
    const free = gathering({ ...asmodee, first: 1 });
    expect(namedSeat({ ...free, seats: free.seats.with(1, null) })).toBeNull();
  });

  it.each([
    [asmodee, 2, ["change 2", "begin"]],
    [asmodee, null, ["begin"]],
    [{ ...asmodee, first: 2 }, null, ["change null", "begin"]],
    [{ ...asmodee, first: 2 }, 2, ["begin"]],
  ])("is told to the table before it begins", async (settings, first, expected) => {
    const asked: string[] = [];
    const ask = async (type: string, fields?: { settings: Table["settings"] }) => {
      asked.push(fields ? `${type} ${fields.settings.first}` : type);
      return true;
    };
    const store = { table: gathering(settings), ask } as unknown as TableStore;
    expect(await beginWith(store, first)).toBe(true);
    expect(asked).toEqual(expected);
  });
});

describe("the beginning in words", () => {
  it("says who saw a toucan last, once", () => {
    const settings = { ...asmodee, first: 1 };
    const settled: Settled = { type: "settings", settings, n: 21, at: 0 };
    const named = gathering(settings);
    expect(sentences(named, settled)).toEqual([]);
    expect(beginning(named, began())).toEqual([
      "Player 1 saw a toucan last.",
      "Player 1 opens the first round.",
    ]);
  });

  it("says that lots are drawn", () => {
    for (const settings of [paco, asmodee])
      expect(beginning(gathering(settings), began())[0]).toBe("Lots are drawn to see who begins.");
  });

  it("says every throw, and who rolls again", () => {
    const throws = [
      { 0: 6, 1: 6, 2: 1 },
      { 0: 2, 1: 3 },
    ];
    const settings = { ...paco, edition: "pressman-2008" };
    expect(beginning(gathering(settings), began(throws))).toEqual([
      "Roll-off: Player 0: 6, Player 1: 6, Player 2: ace",
      "A tie for the highest; these roll again: Player 0 and Player 1",
      "Roll-off: Player 0: 2, Player 1: 3",
      "Player 1 opens the first round.",
    ]);
  });
});
