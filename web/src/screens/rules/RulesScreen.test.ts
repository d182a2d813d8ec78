import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { go } from "../../lib/router.svelte.ts";
import { startWords } from "../../lib/words.svelte.ts";
import type { RuleTold } from "../../protocol/rest.gen.ts";
import { fakeServer } from "./fakes.ts";
import RulesScreen from "./RulesScreen.svelte";

function rule(text: string, other: Partial<RuleTold> = {}): RuleTold {
  return { field: null, text, note: null, source: null, option: false, changed: null, ...other };
}

const BOOK = {
  edition: "azteca",
  name: "Perudo, Azteca",
  title: "The rules of Perudo, Azteca",
  differs: "It never goes down.",
  sentence: "Perudo, Azteca, with three dice.",
  code: "PF1-XYZ",
  options: {},
  house: {},
  words: { wild: "w", wilds: "w", dudo: "d", palifico: "p", calza: null },
  sections: [
    {
      id: "bids",
      heading: "Bids and raises",
      rules: [
        rule("A bid is a bid."),
        rule("Nobody opens so.", { source: "silent", note: "our convention" }),
        rule("There is no call.", { option: true, note: "unless it is chosen" }),
      ],
      examples: [
        {
          kind: "raise" as const,
          text: "After 7×4 you may bid 8×2; but not 7×3 (too low).",
          bid: [7, 4],
          may: [[8, 2]],
          may_not: [[7, 3]],
          cups: [],
          found: null,
          last_die: false,
        },
        {
          kind: "count" as const,
          text: "5×4 was bid: 2 dice count.",
          bid: [5, 4],
          may: [],
          may_not: [],
          cups: [[4, 1], [2]],
          found: 2,
          last_die: false,
        },
      ],
    },
  ],
};

beforeAll(startWords);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a rulebook has headings, rules, and marks where the box does not plainly say it", async () => {
  go("/rules/azteca");
  const calls = fakeServer(() => BOOK);
  render(RulesScreen, { edition: "azteca" });
  expect(await screen.findByRole("heading", { level: 1, name: BOOK.title })).toBeTruthy();
  expect(screen.getByRole("heading", { level: 2, name: "Bids and raises" })).toBeTruthy();
  expect(screen.getByText("The rulebook is silent")).toBeTruthy();
  expect(screen.getByText("Option")).toBeTruthy();
  expect(screen.getByText("our convention")).toBeTruthy();
  expect(screen.queryByText(BOOK.sentence)).toBeNull();
  const example = screen.getByRole("link", { name: "Watch an example round" });
  expect(example.getAttribute("href")).toBe("/rules/azteca/example");
  expect(calls[0]?.query.get("edition")).toBe("azteca");
});

test("examples are drawn for the eye and told in words", async () => {
  go("/rules/azteca");
  fakeServer(() => BOOK);
  render(RulesScreen, { edition: "azteca" });
  const list = await screen.findByRole("list", { name: "Example" });
  expect(list.querySelectorAll("li")).toHaveLength(2);
  expect(screen.getByText(/After 7×4 you may bid/)).toBeTruthy();
  expect(list.querySelectorAll(".drawn[aria-hidden=true]")).toHaveLength(2);
  expect(list.querySelectorAll(".die")).toHaveLength(3 + 1 + 3);
});

test("rules by a code are told as what a table plays", async () => {
  go("/rules?rules=PF1-XYZ");
  const calls = fakeServer(() => ({ ...BOOK, house: { dice_each: 3 } }));
  render(RulesScreen);
  expect(await screen.findByText(BOOK.sentence, { exact: false })).toBeTruthy();
  expect(calls[0]?.query.get("rules")).toBe("PF1-XYZ");
  const ask = screen.getByRole("link", { name: "Can I bid this?" });
  expect(ask.getAttribute("href")).toBe("/can-i-bid?rules=PF1-XYZ");
});

test("an edition that there is not leads to those that there are, by their names", () => {
  go("/rules/nope");
  const calls = fakeServer(() => new Error("ids"));
  render(RulesScreen, { edition: "nope" });
  const links = screen.getAllByRole("link", { name: /^Perudo, / });
  expect(links.map((link) => link.getAttribute("href"))).toContain("/rules/azteca");
  expect(screen.queryByText(/nope|pressman-2008/)).toBeNull();
  expect(calls).toEqual([]);
});

test("without an edition every box stands on the shelf, with what sets it apart", async () => {
  go("/rules");
  fakeServer(() => ({ editions: [{ id: "paco", differs: "One way at a time." }], house: [] }));
  render(RulesScreen);
  expect(await screen.findByText("One way at a time.")).toBeTruthy();
  expect(screen.getAllByRole("link", { name: "Read the rules" })).toHaveLength(5);
  expect(screen.getByText("Testa di Lama")).toBeTruthy();
});
