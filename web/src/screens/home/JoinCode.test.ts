import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { go, route } from "../../lib/router.svelte.ts";
import { startWords } from "../../lib/words.svelte.ts";
import { fakeServer } from "./fakes.ts";
import JoinCode from "./JoinCode.svelte";

beforeAll(startWords);
beforeEach(() => go("/c/whatever"));
afterEach(() => vi.unstubAllGlobals());

test("a code leads to its table, however it is written", async () => {
  fakeServer({ "/api/codes/abcdef": { id: "t1" } });
  render(JoinCode, { code: "ABC-def" });
  await waitFor(() => expect(route.path).toBe("/t/t1"));
});

test("an unknown code is told, and another one can be tried", async () => {
  fakeServer({ "/api/codes/abcdef": { id: "t2" } });
  render(JoinCode, { code: "zzzzzz" });
  expect((await screen.findByRole("alert")).textContent).toContain("No such code.");
  const field = screen.getByLabelText<HTMLInputElement>("Code of the table");
  expect(field.value).toBe("zzzzzz");
  await fireEvent.input(field, { target: { value: "abc" } });
  await fireEvent.submit(field.closest("form") as HTMLFormElement);
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  await fireEvent.input(field, { target: { value: "Abc Def" } });
  await fireEvent.submit(field.closest("form") as HTMLFormElement);
  await waitFor(() => expect(route.path).toBe("/t/t2"));
});
