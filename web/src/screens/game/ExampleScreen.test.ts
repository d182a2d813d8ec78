import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { fakeServer } from "../../../tests/fake_server.ts";
import { STREAMS } from "../../../tests/streams.ts";
import { announcements } from "../../lib/announce.svelte.ts";
import { startWords } from "../../lib/words.svelte.ts";
import type { ExampleRound } from "../../protocol/rest.gen.ts";
import { onKey } from "../../ui/shortcuts.svelte.ts";
import ExampleScreen from "./ExampleScreen.svelte";

const { replay = [], checks } = STREAMS.visible;
const frames = replay.slice(0, replay.findIndex(({ type }) => type === "called") + 1);
const steps = frames.filter(({ type }) => ["rolled", "bid", "called"].includes(type));
const ROUND = {
  edition: "paco",
  name: "Perudo, Paco",
  people: checks[0]?.snapshot.people ?? [],
  frames: frames as ExampleRound["frames"],
  captions: steps.map(({ type }, at) =>
    type === "called" ? ["Why doubt?", "So it ends."] : [`Step ${at}.`],
  ),
} satisfies ExampleRound;

beforeAll(startWords);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shown = () => screen.getByTestId("caption").textContent?.trim();
const press = async (key: string) => {
  onKey(new KeyboardEvent("keydown", { key }));
  await Promise.resolve();
};
async function open(edition: string): Promise<void> {
  fakeServer({ "GET /api/editions/paco/example": ROUND });
  render(ExampleScreen, { edition });
  if (edition === "paco") await screen.findByRole("slider", { name: "Step of the round" });
}

test("example_stepped_by_keys_shows_and_announces_the_caption_of_each_step", async () => {
  await open("paco");
  expect(shown()).toBe("Step 0.");
  for (let at = 1; at < steps.length - 1; at++) {
    await press("ArrowRight");
    expect(shown()).toBe(`Step ${at}.`);
    expect(announcements.polite.at(-1)?.text).toContain(`Step ${at}.`);
  }
  await press("ArrowRight");
  expect(shown()).toBe("Why doubt?So it ends.");
  await press("ArrowRight");
  expect(shown()).toBe("Why doubt?So it ends.");
  await press("ArrowLeft");
  expect(shown()).toBe(`Step ${steps.length - 2}.`);
});

test("example_in_the_middle_of_a_game_does_not_say_how_its_opener_was_found", async () => {
  await open("paco");
  expect(screen.queryByText("Lots are drawn to see who begins.")).toBeNull();
});

test("example_buttons_jump_to_its_ends_and_play_it", async () => {
  await open("paco");
  await fireEvent.click(screen.getByRole("button", { name: "To the end" }));
  expect(screen.getByText(`Step ${steps.length} of ${steps.length}`)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "To the beginning" }));
  expect(shown()).toBe("Step 0.");
  await press(" ");
  expect(screen.getByRole("button", { name: "Pause" })).toBeTruthy();
});

test("example_of_an_unknown_edition_leads_to_those_that_there_are", async () => {
  await open("nope");
  const links = screen.getAllByRole("link", { name: /^Perudo, / });
  expect(links.map((link) => link.getAttribute("href"))).toContain("/rules/azteca/example");
});
