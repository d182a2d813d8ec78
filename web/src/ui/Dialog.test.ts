import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import AskedDialog from "./testing/AskedDialog.svelte";

async function asked(eager = false) {
  const onclose = vi.fn();
  render(AskedDialog, { onclose, eager });
  await fireEvent.click(screen.getByRole("button", { name: "Ask" }));
  return { onclose, dialog: screen.getByRole<HTMLDialogElement>("dialog", { name: "Really?" }) };
}

test("a dialog opens as a modal one, and its title has the focus", async () => {
  const { dialog } = await asked();
  expect(dialog.open).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Really?" }));
});

test("what asks for the focus in a dialog has it", async () => {
  await asked(true);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "No" }));
});

test("the cross closes a dialog and tells it once", async () => {
  const { dialog, onclose } = await asked();
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(dialog.open).toBe(false);
  expect(onclose).toHaveBeenCalledTimes(1);
});

test("the browser's own way to close, as by Escape, is heard too", async () => {
  const { dialog, onclose } = await asked();
  dialog.close();
  await vi.waitFor(() => expect(onclose).toHaveBeenCalledTimes(1));
});

test("a press beside a dialog closes it, one inside does not", async () => {
  const { dialog } = await asked();
  await fireEvent.click(screen.getByText("There is no way back."));
  expect(dialog.open).toBe(true);
  await fireEvent.click(dialog);
  expect(dialog.open).toBe(false);
});

test("what the screen closes itself is no news to it", async () => {
  const { dialog, onclose } = await asked();
  await fireEvent.click(screen.getByRole("button", { name: "No" }));
  expect(dialog.open).toBe(false);
  expect(onclose).not.toHaveBeenCalled();
});
