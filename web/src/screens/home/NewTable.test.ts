import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { go, route } from "../../lib/router.svelte.ts";
import { startWords } from "../../lib/words.svelte.ts";
import { takePlan } from "../../table/startPlan.ts";
import { BOX, fakeServer } from "./fakes.ts";
import NewTable from "./NewTable.svelte";

const SHOWN = { ...BOX, options: [] };
const AZTECA = { ...SHOWN, id: "azteca", name: "Perudo, Azteca" };
const LISTS = {
  "/api/editions": { editions: [SHOWN, AZTECA], house: [] },
  "/api/editions/paco": BOX,
  "/api/editions/azteca": { ...BOX, id: "azteca", name: "Perudo, Azteca" },
  "/api/meta": { bots: [{ level: "counter", name: "Conta", text: "Counts." }] },
  "/api/me": { id: "me", name: "Ann", colour: "red", shape: "star", kind: "guest" },
};

beforeAll(startWords);
beforeEach(() => {
  localStorage.setItem("palifico-table", JSON.stringify({ edition: "paco" }));
  sessionStorage.clear();
  go("/new");
});
afterEach(() => vi.unstubAllGlobals());

async function makeButton(): Promise<HTMLButtonElement> {
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: /Open the table/ });
  await waitFor(() => expect(button.disabled).toBe(false));
  return button;
}

async function submit(): Promise<void> {
  await fireEvent.submit((await makeButton()).closest("form") as HTMLFormElement);
}

test("the table is made once, with a plan for the host, and the choices are kept", async () => {
  const asked = fakeServer({ ...LISTS, "/api/tables": { id: "t1", code: "abcdef" } });
  render(NewTable);
  await makeButton();
  await fireEvent.click(screen.getByRole("button", { name: "More: Seats for bots" }));
  await submit();
  await waitFor(() => expect(route.path).toBe("/t/t1"));
  const made = asked.find(({ path }) => path === "/api/tables");
  expect(made?.body).toMatchObject({ edition: "paco", seats: 4, privacy: "private", coach: false });
  expect(made?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(takePlan("t1")).toEqual({ sit: true, bots: ["counter"], begin: false });
  expect(JSON.parse(localStorage.getItem("palifico-table") ?? "{}")).toMatchObject({ bots: 1 });
});

test("a wish that got lost is sent again under the same key", async () => {
  const asked = fakeServer({ ...LISTS, "/api/tables": new TypeError("offline") });
  render(NewTable);
  await submit();
  await screen.findByRole("alert");
  await submit();
  const keys = () => asked.filter(({ path }) => path === "/api/tables").map(({ key }) => key);
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(new Set(keys()).size).toBe(1);
});

test("with bots on all other seats the game begins at once", async () => {
  fakeServer({ ...LISTS, "/api/tables": { id: "t2", code: "abcdef" } });
  render(NewTable);
  await makeButton();
  for (let i = 0; i < 3; i++)
    await fireEvent.click(screen.getByRole("button", { name: "More: Seats for bots" }));
  expect(screen.getByText(/begins at once/)).toBeTruthy();
  await submit();
  await waitFor(() => expect(takePlan("t2")?.begin).toBe(true));
});

test("what was changed in a box is still there after a look at another", async () => {
  const kept = { edition: "paco", seats: 8, rules: { paco: { dice_each: 3 } } };
  localStorage.setItem("palifico-table", JSON.stringify(kept));
  fakeServer(LISTS);
  render(NewTable);
  await screen.findByText("dice_each is 3.");
  expect(screen.getByRole("spinbutton", { name: "Seats" }).textContent).toBe("8");
  await fireEvent.click(screen.getByRole("radio", { name: /Azteca/ }));
  await waitFor(() => expect(screen.queryByText("dice_each is 3.")).toBeNull());
  await makeButton();
  await waitFor(() =>
    expect(screen.getByRole("spinbutton", { name: "Seats" }).textContent).toBe("6"),
  );
  await fireEvent.click(screen.getByRole("radio", { name: /Paco/ }));
  await screen.findByText("dice_each is 3.");
});

test("a link to a public table sets it so", async () => {
  go("/new?open=yes");
  fakeServer(LISTS);
  render(NewTable);
  await makeButton();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Anybody" }).checked).toBe(true);
});

test("a link with a code sets its rules, and one with a box that box", async () => {
  go("/new?rules=PF1-GOOD");
  fakeServer(LISTS);
  const { unmount } = render(NewTable);
  await screen.findByText("show_dudo is caller_first.");
  unmount();
  go("/new?edition=azteca");
  render(NewTable);
  await makeButton();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Azteca/ }).checked).toBe(true);
});

test("a link with a bad code says so", async () => {
  go("/new?rules=PF1-BAD");
  fakeServer(LISTS);
  render(NewTable);
  await makeButton();
  expect((await screen.findByRole("alert")).textContent).toContain("rules cannot be.");
});
