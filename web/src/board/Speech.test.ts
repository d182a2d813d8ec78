import { render, screen } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import { gameOf, tableOf, turnOf } from "../../tests/sample_table.ts";
import { type Lang, setLang } from "../lib/words.svelte.ts";
import Board from "./Board.svelte";

afterEach(() => setLang("en"));

function lastDie(opener: number, bids: number, edition = "paco") {
  const made = Array.from({ length: bids }, () => ({
    seat: opener,
    bid: [1, 5] as [number, number],
    by: "player" as const,
  }));
  const game = gameOf({ last_die: true, opener, bids: made, turn: turnOf({ to_act: opener }) });
  const { settings } = tableOf(4);
  return tableOf(4, { game, settings: { ...settings, edition } });
}

const speech = () => document.querySelector(".speech");

it("comes from the seat that opens a last-die round, until its bid is answered", async () => {
  const { rerender } = render(Board, { table: lastDie(2, 0) });
  expect(speech()?.textContent).toBe("Palifico!");
  expect(speech()?.closest(".seat")?.textContent).toContain("Player 2");
  await rerender({ table: lastDie(2, 1) });
  expect(speech()).not.toBeNull();
  await rerender({ table: lastDie(2, 2) });
  expect(speech()).toBeNull();
});

it("comes from beside my dice when I open it", () => {
  render(Board, { table: lastDie(0, 0) });
  expect(speech()?.closest(".own")).not.toBeNull();
});

it("is not there in any other round", () => {
  render(Board, { table: tableOf(4, { game: gameOf({ bids: [] }) }) });
  expect(screen.queryByText("Palifico!")).toBeNull();
});

it.each<[string, Lang, string]>([
  ["asmodee-2024", "en", "Ultimo dado!"],
  ["pressman-2008", "it", "Palafico!"],
  ["paco", "es", "¡Palífico!"],
  ["azteca", "fr", "Palifico\u202f!"],
])("is the word of the box: %s in %s", async (edition, lang, word) => {
  await setLang(lang);
  render(Board, { table: lastDie(1, 0, edition) });
  expect(speech()?.textContent).toBe(word);
});
