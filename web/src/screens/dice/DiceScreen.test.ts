import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { fakeServer } from "../../../tests/fake_server.ts";
import { go } from "../../lib/router.svelte.ts";
import { startWords } from "../../lib/words.svelte.ts";
import { bandOf, endOf } from "./band.ts";
import DiceScreen from "./DiceScreen.svelte";

beforeAll(startWords);
afterEach(() => vi.unstubAllGlobals());

const stats = { won: 2, abandoned: 1, chain: 0, voids: 3 };
const faces = (seen: number) =>
  [1, 2, 3, 4, 5, 6].map((face) => ({ face, seen, expected: seen, deviations: -0.5 }));
const shown = (dice: number, message: string) => ({
  games: 2,
  rounds: 1,
  dice,
  faces: faces(dice / 6),
  order: "tested",
  pairs: 0,
  tests: [{ test: "high-low", p: 0.5, p_corrected: 0.25, result: "usual" }],
  verdict: "usual",
  message,
});

test("the dice are shown in figures and as a drawing, of all games or of one edition", async () => {
  go("/dice");
  const editions = { paco: shown(60, "Paco is fair."), azteca: shown(120, "Azteca is fair.") };
  const all = shown(180, "All is fair.");
  fakeServer({ "GET /api/dice": { all, editions }, "GET /api/stats": stats });
  render(DiceScreen);
  expect(await screen.findByText("All is fair.")).toBeTruthy();
  expect(screen.getByText("2 games, one round, 180 dice.")).toBeTruthy();
  expect(screen.getByText(/games won 2, abandoned 1/)).toBeTruthy();
  expect(screen.getByText("How high and low alternate")).toBeTruthy();
  const share = "16.7%";
  const every = [1, 2, 3, 4, 5, 6].map((face) => `${face}: ${share}`).join(", ");
  expect(screen.getByRole("img", { name: every })).toBeTruthy();
  expect(screen.getAllByText("All is fair.")).toHaveLength(1);
  await fireEvent.change(screen.getByLabelText("Dice of"), { target: { value: "azteca" } });
  expect(await screen.findByText("Azteca is fair.")).toBeTruthy();
});

test("the band narrows with more dice, and every bar has room", () => {
  const few = bandOf(60);
  const many = bandOf(6000);
  expect(few.high - few.low).toBeGreaterThan(many.high - many.low);
  expect([few.expected, many.expected]).toEqual([1 / 6, 1 / 6]);
  expect(endOf(faces(59), 60)).toBeGreaterThan(59 / 60);
});

test("where no game is over there is nothing to count", async () => {
  go("/dice");
  fakeServer({
    "GET /api/dice": { all: shown(0, "Too few."), editions: {} },
    "GET /api/stats": stats,
  });
  render(DiceScreen);
  expect(await screen.findByText(/No game has been finished here yet/)).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});
