import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { startWords } from "../../lib/words.svelte.ts";
import type { EditionShown } from "../../protocol/rest.gen.ts";
import EditionCards from "./EditionCards.svelte";
import { BOX } from "./fakes.ts";

beforeAll(startWords);

const EDITIONS: EditionShown[] = [
  { ...BOX, options: [] },
  { ...BOX, id: "azteca", name: "Perudo, Azteca", differs: "A climb.", options: [] },
];

test("editions are one group of radios, the chosen one checked, each told in a sentence", () => {
  render(EditionCards, { editions: EDITIONS, value: "azteca", onchange: vi.fn() });
  const radios = screen.getAllByRole<HTMLInputElement>("radio");
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
  expect(radios.map(({ checked }) => checked)).toEqual([false, true]);
  const told = document.getElementById(radios[0]?.getAttribute("aria-describedby") ?? "");
  expect(told?.textContent).toBe("Small steps.");
  expect(screen.getByRole("group", { name: "Which rules?" })).toBeTruthy();
});

test("a card that has the focus is chosen by a press, with the keyboard too", async () => {
  const onchange = vi.fn();
  render(EditionCards, { editions: EDITIONS, value: "azteca", onchange });
  const paco = screen.getByRole("radio", { name: /Paco/ });
  paco.focus();
  expect(document.activeElement).toBe(paco);
  await fireEvent.click(paco); // what a browser makes of the space bar, and of the arrows
  expect(onchange).toHaveBeenCalledExactlyOnceWith("paco");
});
