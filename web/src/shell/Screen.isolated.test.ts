import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { go } from "../lib/router.svelte.ts";
import { match } from "./routes.ts";
import Screen from "./Screen.svelte";
import Broken from "./testing/Broken.svelte";

vi.mock("./routes.ts", () => ({ match: vi.fn() }));
vi.mock("./reload.ts", () => ({ reloadOnce: () => false }));

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  go("/");
});

function leadsTo(load: () => Promise<unknown>, props: object = {}, key = "here"): void {
  vi.mocked(match).mockImplementation(() => ({ key, load, props }) as never);
}

test("a screen that cannot be loaded says so and offers to try again", async () => {
  leadsTo(() => Promise.reject(new Error("gone")));
  render(Screen);
  expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
});

test("a screen that breaks can be drawn again", async () => {
  let isWell = false;
  const check = (): string => {
    if (!isWell) throw new Error("broken");
    return "Well again";
  };
  leadsTo(() => Promise.resolve({ default: Broken }), { check });
  render(Screen);
  const again = await screen.findByRole("button", { name: "Try again" });
  isWell = true;
  await fireEvent.click(again);
  expect(await screen.findByText("Well again")).toBeTruthy();
});

test("a screen that stays is not loaded again for another address", async () => {
  const load = vi.fn(() => Promise.resolve({ default: Broken }));
  let word = "first";
  vi.mocked(match).mockImplementation(
    () =>
      ({
        key: "rules",
        load,
        props: {
          check: (
            (said) => () =>
              said
          )(word),
        },
      }) as never,
  );
  render(Screen);
  await screen.findByText("first");
  word = "second";
  go("/rules/other");
  await screen.findByText("second");
  expect(load).toHaveBeenCalledTimes(1);
});
