import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { gameOf, SPANS, tableOf, turnOf } from "../../tests/sample_table.ts";
import type { Bid } from "../protocol/messages.gen.ts";
import Picker from "./Picker.svelte";
import { ARRIVAL_GUARD_MS } from "./pressGuard.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

function shown(turn = turnOf(), fields = {}) {
  const bids: Bid[] = [];
  const table = tableOf(4, { game: gameOf({ turn }), ...fields });
  const onbid = (bid: Bid) => void bids.push(bid);
  const { component, rerender } = render(Picker, { table, onbid });
  vi.advanceTimersByTime(ARRIVAL_GUARD_MS);
  return { bids, picker: component, table, onbid, rerender };
}

const submit = () => screen.getByRole("button", { name: /^Bid \d+ \w+$/ });

it("begins with the smallest raise of the face that stands", async () => {
  const { bids } = shown();
  expect(screen.getByRole("radio", { checked: true }).getAttribute("value")).toBe("5");
  await fireEvent.click(submit());
  expect(bids).toEqual([[4, 5]]);
});

it("offers only faces that can be bid, and says so in words", () => {
  shown(turnOf({ bids: [null, null, null, null, [4, 20], [3, 20]] }));
  const radios = screen.getAllByRole("radio");
  expect(radios.filter((one) => !one.hasAttribute("disabled"))).toHaveLength(2);
  expect(screen.getByRole("radio", { name: "6, from 3" })).toBeTruthy();
  expect(screen.getByRole("radio", { name: "2, not now" })).toHaveProperty("disabled", true);
});

it("bids the smallest raise of any face with one tap", async () => {
  const { bids } = shown();
  await fireEvent.click(screen.getByRole("button", { name: /^Bid 2 .* at once/ }));
  expect(bids).toEqual([[2, 1]]);
});

it("cannot be stepped out of what is legal", async () => {
  const { bids, picker } = shown(turnOf({ bids: SPANS.with(4, [4, 5]) }));
  for (const by of [-1, 1, 1, 1]) picker.step(by);
  await fireEvent.click(submit());
  expect(bids).toEqual([[5, 5]]);
});

it("follows the keys: a face, the next one, one more, Enter", async () => {
  const { bids, picker } = shown();
  picker.pick(2);
  picker.next(-1);
  picker.step(1);
  picker.make();
  expect(bids).toEqual([[3, 1]]);
});

it("does not take a face that is not legal", () => {
  const { bids, picker } = shown(turnOf({ bids: SPANS.with(2, null) }));
  picker.pick(3);
  picker.make();
  expect(bids).toEqual([[4, 5]]);
});

it("takes the wider choice of who may change the face", () => {
  const free = SPANS.with(0, [1, 9]);
  const turn = turnOf({ bids: [null, null, null, null, [4, 20], null], free });
  const { bids, picker } = shown(turn, { free: true });
  picker.pick(1);
  picker.make();
  expect(bids).toEqual([[1, 1]]);
});

it("begins anew with every turn, and hears no tap that comes with it", async () => {
  const { bids, picker, table, onbid, rerender } = shown();
  picker.pick(2);
  const game = gameOf({ turn_n: 30, bids: [{ seat: 1, bid: [3, 6], by: "player" }] });
  await rerender({ table: { ...table, game }, onbid });
  picker.make();
  expect(bids).toEqual([]);
  vi.advanceTimersByTime(ARRIVAL_GUARD_MS);
  picker.make();
  expect(bids).toEqual([[3, 6]]);
});

it("says so when nothing can be bid any more", () => {
  shown(turnOf({ bids: [null, null, null, null, null, null] }));
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.getByText("No higher bid is left: you can only call.")).toBeTruthy();
});

it("tells the chance of each smallest raise where it is known, by number, bar and word", () => {
  const odds = ([, face]: [number, number]) => (face === 5 ? 0.43 : null);
  const { container } = render(Picker, { table: tableOf(4), onbid: () => undefined, odds });
  const chip = screen.getByRole("button", { name: /Bid 4 fives at once.*chance of 43%$/ });
  expect(chip.textContent).toContain("43%");
  expect(container.querySelectorAll(".chance .bar")).toHaveLength(1);
});
