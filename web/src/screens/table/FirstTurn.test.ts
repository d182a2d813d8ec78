import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { gameOf, tableOf, turnOf } from "../../../tests/sample_table.ts";
import { noteGame } from "../../table/firstGame.ts";
import FirstTurn from "./FirstTurn.svelte";

const answering = () => tableOf(4, { game: gameOf({ turn: turnOf() }) });
const waiting = () => tableOf(4, { game: gameOf({ turn: turnOf({ to_act: 3 }) }) });

it("explains the first bid that is to be answered, until it is answered", async () => {
  const { rerender } = render(FirstTurn, { table: answering() });
  expect(screen.getByRole("note").textContent).toMatch(/says: at least \d .* under all the cups/);
  await rerender({ table: { ...answering(), watching: 3 } });
  expect(screen.queryByRole("note")).toBeTruthy();
  await rerender({ table: waiting() });
  await rerender({ table: answering() });
  expect(screen.queryByRole("note")).toBeNull();
});

it("explains the first opening, and goes when it is closed", async () => {
  render(FirstTurn, { table: tableOf(4, { game: gameOf({ turn: turnOf(), bids: [] }) }) });
  expect(screen.getByRole("note").textContent).toContain("You start.");
  await fireEvent.click(screen.getByRole("button", { name: "Close this hint" }));
  expect(screen.queryByRole("note")).toBeNull();
});

it("has nothing to say to who has finished a game", () => {
  noteGame(tableOf(4, { status: "over" }));
  render(FirstTurn, { table: answering() });
  expect(screen.queryByRole("note")).toBeNull();
});
