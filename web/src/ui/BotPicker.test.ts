import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { DEFAULT_LEVEL, LEVELS } from "../lib/constants.ts";
import { startWords } from "../lib/words.svelte.ts";
import BotPicker from "./BotPicker.svelte";

const BOTS = LEVELS.map((level, place) => ({
  level,
  name: `Bot ${place + 1}`,
  text: `Plays like a ${level}.`,
  shape: "drop",
  colour: "violet",
  version: 1,
}));
const names = () => screen.getAllByRole("radio").map((one) => one.getAttribute("aria-label"));

beforeAll(startWords);

function shown(bots: typeof BOTS, onchange = vi.fn()) {
  render(BotPicker, { label: "Bots", value: DEFAULT_LEVEL, bots, onchange });
  return onchange;
}

test("the bots stand from the weakest to the strongest, each with a mark in words", () => {
  shown(BOTS.toReversed());
  expect(names()).toEqual(BOTS.map(({ name }) => name));
  const marks = screen.getAllByRole("img").map((one) => one.getAttribute("aria-label"));
  expect(marks).toEqual(BOTS.map((_, place) => `Strength ${place + 1} of ${LEVELS.length}`));
  const filled = screen.getAllByRole("img").map((one) => one.querySelectorAll(".full").length);
  expect(filled).toEqual(BOTS.map((_, place) => place + 1));
});

test("each tells how it plays, and can be chosen", async () => {
  const onchange = shown(BOTS);
  const last = screen.getByRole("radio", { name: "Bot 1" });
  const about = document.getElementById(last.getAttribute("aria-describedby") ?? "");
  expect(about?.textContent).toContain(`Plays like a ${LEVELS[0]}.`);
  await fireEvent.click(last);
  expect(onchange).toHaveBeenCalledWith(LEVELS[0]);
});

test("one that a server has of its own comes last, without a mark", () => {
  shown([{ ...(BOTS[0] as (typeof BOTS)[0]), level: "parrot", name: "Parrot" }, ...BOTS]);
  expect(names().at(-1)).toBe("Parrot");
  expect(screen.getAllByRole("img")).toHaveLength(BOTS.length);
});

test("before the server has told of them, their names are known", () => {
  shown([]);
  expect(names()).toContain("Conta");
  expect(names()).toHaveLength(LEVELS.length);
});
