import { beforeAll, describe, expect, it } from "vitest";
import { over } from "../../../tests/fake_server.ts";
import { startWords } from "../../lib/words.svelte.ts";
import { botLooks } from "../../table/seats.ts";
import { named, seatLooks } from "./seatNames.ts";

beforeAll(startWords);

const played = over("g", ["Ann", "Conta", "Conta", ""]);
const kinds = ["guest", "house", "house", "gone"];
const ids = ["ann", "bot:counter-----", "bot:counter-----", "gone"];
const game = {
  ...played,
  seats: played.seats.map((one, seat) => ({
    ...one,
    person: { ...one.person, id: ids[seat] ?? "", kind: kinds[seat] ?? "" },
  })),
};

describe("the seats of a game", () => {
  it("are drawn as on the board: bots of one kind differ, the first has its own face", () => {
    const own = { colour: "red", shape: "star" };
    expect([0, 1].map((seat) => seatLooks(game, seat))).toMatchObject([own, own]);
    expect(seatLooks(game, 2)).toEqual(botLooks(2));
    expect(seatLooks(game, 1)).not.toEqual(seatLooks(game, 2));
  });

  it("all have names, also of those who are gone", () => {
    const gone = "Player 4 (deleted account)";
    expect(named(game).map(({ name }) => name)).toEqual(["Ann", "Conta", "Conta", gone]);
  });
});
