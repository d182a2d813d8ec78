import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { startWords } from "../../lib/words.svelte.ts";
import { draftOf, fakeServer } from "./fakes.ts";
import HouseEditor from "./HouseEditor.svelte";

beforeAll(startWords);
afterEach(() => vi.unstubAllGlobals());

async function edit(changes = {}) {
  fakeServer();
  const draft = draftOf(changes);
  const onload = vi.fn();
  render(HouseEditor, { open: true, draft, onload });
  await draft.settled();
  await waitFor(() => expect(screen.getByRole("dialog")).toBeTruthy());
  return { draft, onload };
}

function group(name: string): HTMLElement {
  return screen.getByRole("group", { name });
}

test("a change is told in words at once, with a code, and can be taken back", async () => {
  const { draft } = await edit();
  await fireEvent.click(
    within(group("Rule show_dudo")).getByRole("radio", { name: /caller_first/ }),
  );
  await draft.settled();
  await waitFor(() => expect(screen.getByText("Changed: show_dudo.")).toBeTruthy());
  expect(screen.getByDisplayValue("PF1-1")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: /Undo.*Rule show_dudo/ }));
  await draft.settled();
  await waitFor(() => expect(screen.getByText("Changed: nothing.")).toBeTruthy());
});

test("what is wrong stands at the rule that it is about, in an open group", async () => {
  await edit({ show_stop: "true" });
  const rule = await waitFor(() => group("Rule show_stop"));
  const alert = within(rule).getByRole("alert");
  expect(alert.textContent).toContain("Rule show_stop cannot be.");
  expect(rule.getAttribute("aria-describedby")).toBe(alert.id);
  expect(rule.closest("details")?.open).toBe(true);
  expect(within(group("Rule show_dudo")).queryByRole("alert")).toBeNull();
});

test("a code is loaded; a wrong one says so beside its field", async () => {
  const { onload } = await edit();
  const field = screen.getByLabelText<HTMLInputElement>("Load rules by their code");
  const load = async (code: string) => {
    await fireEvent.input(field, { target: { value: code } });
    await fireEvent.submit(field.closest("form") as HTMLFormElement);
  };
  await load("PF1-BAD");
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  expect(onload).not.toHaveBeenCalled();
  await load("PF1-GOOD");
  await waitFor(() => expect(onload).toHaveBeenCalledOnce());
  expect(onload.mock.calls[0]?.[0].house).toEqual({ show_dudo: "caller_first" });
});

test("everything goes back to the box", async () => {
  const { draft } = await edit({ dice_each: 3 });
  await fireEvent.click(screen.getByRole("button", { name: "Back to the rules of the box" }));
  expect(draft.changes).toEqual({});
});
