import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { fakeServer, GUEST } from "../../../tests/fake_server.ts";
import { route } from "../../lib/router.svelte.ts";
import PlayNow from "./PlayNow.svelte";

test("a newcomer plays at once, sees every count, and finds the lessons beside it", async () => {
  const asked = fakeServer({
    "POST /api/me": GUEST,
    "POST /api/tables": { id: "table-----", code: "abcdef", url: "" },
  });
  render(PlayNow);
  expect(screen.getByRole("link", { name: /Learn in three minutes/ })).toHaveProperty(
    "pathname",
    "/learn",
  );
  expect(screen.getByText(/how many dice everyone has left/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Play against bots" }));
  await vi.waitFor(() => expect(route.path).toBe("/t/table-----"));
  const made = asked.find(({ what }) => what.startsWith("POST /api/tables"));
  expect(made?.body).toMatchObject({ house: { lost_dice: "visible" }, coach: false });
  const plan = JSON.parse(sessionStorage.getItem("palifico-start:table-----") ?? "{}");
  expect(plan.bots).toEqual(["beginner", "beginner", "beginner"]);
});

test("how hard it is stays chosen for the next visit", async () => {
  const { unmount } = render(PlayNow);
  await fireEvent.click(screen.getByRole("radio", { name: "Hard" }));
  expect(screen.getByText(/They bluff/)).toBeTruthy();
  unmount();
  render(PlayNow);
  expect(screen.getByRole("radio", { name: "Hard", checked: true })).toBeTruthy();
});
