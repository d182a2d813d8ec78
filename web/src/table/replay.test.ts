import { describe, expect, it } from "vitest";
import { STREAMS } from "../../tests/streams.ts";
import type { Hands } from "../protocol/rest.gen.ts";
import { moments } from "./replay.ts";
import { nameOf } from "./state.ts";

const { replay = [], checks } = STREAMS.visible;
const people = checks[0]?.snapshot.people ?? [];

describe("a game told again", () => {
  const told = moments(replay, people);

  it("has a moment for each thing that happened, from the beginning of the game to its end", () => {
    const played = replay.slice(replay.findIndex(({ type }) => type === "began"));
    expect(told.map(({ entry }) => entry)).toEqual(played.filter(({ type }) => type !== "hands"));
    const first = told[0]?.table;
    expect(first?.seats.map((_, seat) => first && nameOf(first, seat))).not.toContain("?");
    const last = told.at(-1)?.table;
    expect(last).toMatchObject({ status: "over", places: checks.at(-1)?.snapshot.places });
    expect(told.some(({ sentences }) => sentences.length > 2)).toBe(true);
  });

  it("shows everybody's dice from the roll to the next one", () => {
    const rolls = replay.filter((frame): frame is Hands => frame.type === "hands");
    const rolled = told.filter(({ entry }) => entry.type === "rolled");
    expect(rolled.map(({ hands }) => hands)).toEqual(rolls.map(({ hands }) => hands));
    for (const { entry, hands } of told)
      if (entry.type === "bid" || entry.type === "called") expect(hands).not.toBeNull();
  });

  it("shows the dice of the seat from which it is told, and speaks to whoever sits there", () => {
    const seat = 0;
    const me = told.at(-1)?.table.seats[seat]?.account ?? "";
    const mine = moments(replay, people, me);
    const rolled = mine.find(({ entry }) => entry.type === "rolled");
    expect(rolled?.table.hand).toEqual(rolled?.hands?.[seat]);
    expect(mine.flatMap(({ sentences }) => sentences).some((text) => text.startsWith("You "))).toBe(
      true,
    );
    expect(told.flatMap(({ sentences }) => sentences).some((text) => text.startsWith("You "))).toBe(
      false,
    );
    expect(told.every(({ table }) => table.due === null && table.hand.length === 0)).toBe(true);
  });
});
