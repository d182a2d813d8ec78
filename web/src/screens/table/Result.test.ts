import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import { fakeServer, GUEST } from "../../../tests/fake_server.ts";
import { gameOf, tableOf } from "../../../tests/sample_table.ts";
import { STREAMS } from "../../../tests/streams.ts";
import { PRACTICE_BOTS } from "../../table/practice.ts";
import { takePlan } from "../../table/startPlan.ts";
import type { Table } from "../../table/state.ts";
import type { TableStore } from "../../table/tableStore.svelte.ts";
import Result from "./Result.svelte";

afterEach(() => vi.unstubAllGlobals());

/** A game that seat 1 has won; I am on seat 0, the others are bots or people. */
function overTable(bot: string | null, fields: Partial<Table> = {}): Table {
  const table = tableOf(3, { status: "over", places: [1, 0, 2], game: gameOf({ winner: 1 }) });
  const seats = table.seats.map((one, seat) => one && (seat ? { ...one, bot } : one));
  return { ...table, seats, ...fields };
}

function shown(table: Table): string[] {
  const asked: string[] = [];
  const ask = async (type: string) => asked.push(type) > 0;
  render(Result, { store: { ask, warn: () => undefined } as unknown as TableStore, table });
  return asked;
}

it("offers winner and loser alike to play again, in one press", async () => {
  const asked = shown(overTable("counter"));
  await fireEvent.click(screen.getByRole("button", { name: "Play again" }));
  expect(asked).toEqual(["rematch"]);
});

it("asks people to a rematch", () => {
  shown(overTable(null));
  expect(screen.getByRole("button", { name: "Rematch" })).toBeTruthy();
});

it("tells the story of the game from its replay", async () => {
  const { replay = [] } = STREAMS.visible;
  fakeServer({ "GET /api/games/g1/replay": replay });
  const chain = { type: "chain", n: 2, at: 0, game: "g1", anchor: "", key: "", signature: "" };
  shown(overTable(null, { chain: chain as Table["chain"] }));
  expect(await screen.findByText(/^(Out in round|Round|You won in round) \d+/)).toBeTruthy();
});

it("gives a player who has left the game a table of their own", async () => {
  const asked = fakeServer({ "POST /api/me": GUEST, "POST /api/tables": { id: "n1", code: "x" } });
  const table = overTable(null);
  const seats = table.seats.map((one, seat) => one && (seat ? one : { ...one, for_good: true }));
  shown({ ...table, seats });
  await fireEvent.click(screen.getByRole("button", { name: "New game" }));
  await vi.waitFor(() => expect(location.pathname).toBe("/t/n1"));
  expect(asked.at(-1)?.what).toBe("POST /api/tables");
  expect(asked.at(-1)?.body).toMatchObject({ edition: "paco", seats: 4, pace: "relaxed" });
  expect(takePlan("n1")).toEqual({ sit: true, bots: PRACTICE_BOTS.easy, begin: true });
});
