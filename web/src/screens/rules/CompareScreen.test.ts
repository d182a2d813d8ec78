import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { go, route } from "../../lib/router.svelte.ts";
import { startWords } from "../../lib/words.svelte.ts";
import CompareScreen from "./CompareScreen.svelte";
import { differences, grouped } from "./comparison.ts";
import { fakeServer, row } from "./fakes.ts";

const ROWS = [
  row("aim", "Win.", "Win."),
  row("bids", "Raise freely.", "Raise one way."),
  row("bids", "The Lama is wild.", "The Paco is wild.", true),
  row("calza", null, "There is an exact call.", false),
];

function side(edition: string) {
  const told = { differs: `${edition} is odd.`, sentence: `${edition} at home.`, code: "PF1-000" };
  return { edition, name: `The ${edition}`, ...told };
}

beforeAll(startWords);
beforeEach(() => go("/compare?a=piatnik&b=paco"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("rows are grouped by heading, and only those that differ if wanted", () => {
  expect(grouped(ROWS, false).map((group) => group.rows.length)).toEqual([1, 2, 1]);
  expect(grouped(ROWS, true).map((group) => group.id)).toEqual(["bids", "calza"]);
  expect(differences(ROWS)).toBe(2);
});

test("what differs has a mark and a word; the rest is shown when asked for", async () => {
  fakeServer(() => ({ a: side("piatnik"), b: side("paco"), rows: ROWS }));
  render(CompareScreen);
  expect(await screen.findByText("2 rules differ.")).toBeTruthy();
  expect(screen.getAllByText("Differs")).toHaveLength(2);
  expect(screen.getByText("There is no such rule here.")).toBeTruthy();
  expect(screen.queryByText("Win.")).toBeNull();
  await fireEvent.click(screen.getByRole("switch", { name: "Show only what differs" }));
  expect(screen.getByText("Win.").textContent).toContain("In both");
  expect(screen.getByText("The Paco is wild.")).toBeTruthy();
  expect(screen.getAllByText("Differs")).toHaveLength(2);
});

test("what only an option changes is told apart and not counted", async () => {
  const rows = [...ROWS, row("lost-dice", "Hidden.", "Hidden, or not.", false, true)];
  fakeServer(() => ({ a: side("azteca"), b: side("paco"), rows }));
  render(CompareScreen);
  expect(await screen.findByText("2 rules differ.")).toBeTruthy();
  expect(screen.getAllByText("Differs")).toHaveLength(2);
  expect(screen.getByText("Only with an optional rule")).toBeTruthy();
  expect(screen.getByText("Hidden, or not.")).toBeTruthy();
});

test("the sides can be swapped and chosen, and the address says which they are", async () => {
  const calls = fakeServer(({ query }) => ({
    a: side(query.get("a") ?? ""),
    b: side(query.get("b") ?? ""),
    rows: [],
  }));
  render(CompareScreen);
  await screen.findByText("These two have the same rules.");
  await fireEvent.click(screen.getByRole("button", { name: "Swap the sides" }));
  expect([route.query.get("a"), route.query.get("b")]).toEqual(["paco", "piatnik"]);
  await fireEvent.change(screen.getByLabelText("The other edition"), {
    target: { value: "azteca" },
  });
  await waitFor(() => expect(calls.at(-1)?.query.get("b")).toBe("azteca"));
});

test("house rules are compared by their code, and told as what they are", async () => {
  go("/compare?a=PF1-000&b=paco");
  fakeServer(() => ({ a: side("azteca"), b: side("paco"), rows: ROWS }));
  render(CompareScreen);
  expect(await screen.findByText("azteca at home.")).toBeTruthy();
  expect(screen.getByText("paco is odd.")).toBeTruthy();
});
