import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { tableOf } from "../../tests/sample_table.ts";
import { clearBubbles, showBubble } from "../table/bubbles.svelte.ts";
import Board from "./Board.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  clearBubbles();
  vi.useRealTimers();
});

const bubbles = () =>
  [...document.querySelectorAll(".bubble")].map((one) => one.textContent.trim());

it("stands at the seat of who speaks, until it is read", async () => {
  render(Board, { table: tableOf(4) });
  const said = { type: "said" as const, at: 0, account: "p2", text: null };
  showBubble({ ...said, id: 1, phrase: "hello" });
  await tick();
  expect(bubbles()).toEqual(["Hello!"]);
  expect(document.querySelector(".bubble")?.closest(".seat")?.textContent).toContain("Player 2");
  showBubble({ ...said, id: 2, phrase: "clap" });
  await tick();
  expect(bubbles()).toEqual(["👏"]);
  vi.advanceTimersByTime(10_000);
  await tick();
  expect(bubbles()).toEqual([]);
});
