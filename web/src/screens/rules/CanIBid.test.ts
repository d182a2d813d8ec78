import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { go } from "../../lib/router.svelte.ts";
import { startWords } from "../../lib/words.svelte.ts";
import CanIBid from "./CanIBid.svelte";
import { explained, face, fakeServer } from "./fakes.ts";

beforeAll(startWords);
beforeEach(() => go("/can-i-bid?edition=paco&players=4&before=3x3"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const address = () => new URL(location.href).searchParams;

test("asks what the address says", async () => {
  go("/can-i-bid?edition=asmodee-2024&with=last_die&players=3&before=2x1&last=&one=&bid=4x1");
  const calls = fakeServer(() => explained());
  render(CanIBid);
  await screen.findByText("The smallest bids.");
  expect(calls[0]?.body).toEqual({
    edition: "asmodee-2024",
    options: { last_die: true },
    players: 3,
    previous: [2, 1],
    last_die: true,
    one_die: true,
    opener: false,
    bid: [4, 1],
  });
});

test("the smallest bid of each face, and why the others are not", async () => {
  fakeServer(() => explained());
  render(CanIBid);
  const four = await screen.findByRole("button", { name: /^4: the smallest bid is 3 fours/ });
  expect(four.textContent).toContain("only 3");
  expect(screen.getByRole("button", { name: "2: cannot be bid now" }).textContent).toContain("–");
  expect(screen.getByText("Never 2.")).toBeTruthy();
  expect(screen.getByText("Too few of 3.")).toBeTruthy();
});

test("yes or no is a word, and comes anew with every question", async () => {
  const calls = fakeServer(({ body }) => {
    const [count] = (body as { bid: [number, number] }).bid;
    return explained({ verdict: { legal: count < 6, lines: [`Because of ${count}.`] } });
  });
  render(CanIBid);
  expect(await screen.findByText("Because of 4.")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Can I bid 4 threes?" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: /^5: the smallest/ }));
  await screen.findByText("Because of 3.");
  expect(address().get("bid")).toBe("3x5");
  for (let taps = 0; taps < 3; taps++) {
    const more = screen.getAllByRole("button", { name: "More: Count" }).at(-1);
    await fireEvent.click(more as HTMLElement);
  }
  const verdict = (await screen.findByText("Because of 6.")).parentElement;
  expect(verdict?.textContent).toMatch(/^\s*No/);
  expect(calls.at(-1)?.body).toMatchObject({ bid: [6, 5] });
});

test("no bid yet is asked as such, and the address keeps it", async () => {
  const calls = fakeServer(() => explained());
  render(CanIBid);
  await screen.findByText("The smallest bids.");
  await fireEvent.click(screen.getByLabelText("No bid yet"));
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ previous: null }));
  expect(address().get("before")).toBe("none");
});

test("a last-die round by the box's own word; whoever opened it has one die", async () => {
  const calls = fakeServer(() => explained({ notes: ["Not with two."] }));
  render(CanIBid);
  await screen.findByText("The smallest bids.");
  expect(screen.queryByLabelText("I opened this round")).toBeNull();
  await fireEvent.click(screen.getByLabelText("Palifico"));
  await fireEvent.click(screen.getByLabelText("I opened this round"));
  await waitFor(() =>
    expect(calls.at(-1)?.body).toMatchObject({ last_die: true, opener: true, one_die: true }),
  );
  expect(screen.getByText("Not with two.")).toBeTruthy();
});

test("a house-rule code overrides the edition", async () => {
  const calls = fakeServer(() => explained({ edition: "azteca" }));
  render(CanIBid);
  await screen.findByText("The smallest bids.");
  await fireEvent.input(screen.getByLabelText("House-rule code"), { target: { value: "PF1-ABC" } });
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ rules: "PF1-ABC" }));
  expect(calls.at(-1)?.body).not.toHaveProperty("edition");
  expect(address().get("rules")).toBe("PF1-ABC");
});

test("a bid that cannot have been made is told instead of an answer", async () => {
  fakeServer(() => explained({ impossible: "Not that many dice.", faces: [face(1, null)] }));
  render(CanIBid);
  expect((await screen.findByRole("alert")).textContent).toContain("Not that many dice.");
  expect(screen.queryByRole("heading", { name: /What may be bid/ })).toBeNull();
});

test("a refusal is told, and the question can be asked again", async () => {
  let answer: unknown = new Error("The code is wrong.");
  fakeServer(() => answer);
  render(CanIBid);
  expect((await screen.findByRole("alert")).textContent).toContain("The code is wrong.");
  answer = explained();
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("The smallest bids.")).toBeTruthy();
});
