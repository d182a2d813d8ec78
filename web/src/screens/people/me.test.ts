import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type Answers,
  type FakeRequest,
  fakeServer,
  GUEST,
  over,
  Refusal,
} from "../../../tests/fake_server.ts";
import { refreshMe } from "../../lib/me.svelte.ts";
import { startWords } from "../../lib/words.svelte.ts";
import AccountCard from "./AccountCard.svelte";
import DataCard from "./DataCard.svelte";
import GameList from "./GameList.svelte";
import LooksCard from "./LooksCard.svelte";
import MeScreen from "./MeScreen.svelte";
import TokensCard from "./TokensCard.svelte";

const PERSON = { ...GUEST, kind: "person", login: "ann" };

beforeAll(startWords);
afterEach(() => vi.unstubAllGlobals());

async function serve(answers: Answers, account = GUEST): Promise<FakeRequest[]> {
  const asked = fakeServer({ "GET /api/me": account, ...answers });
  await refreshMe();
  asked.length = 0;
  return asked;
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
/** The error that is tied to a field. */
const errorAt = (label: string): string => {
  const field = screen.getByLabelText(label);
  const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  const tied = ids.map((id) => document.getElementById(id)).filter((one) => one?.role === "alert");
  return field.getAttribute("aria-invalid") === "true" ? (tied[0]?.textContent ?? "") : "";
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
});

describe("how I am seen", () => {
  it("is changed, with the refusal beside the name", async () => {
    const bad = new Refusal(422, "name.form", "A name has 1 to 24 characters.");
    const asked = await serve({ "PATCH /api/me": bad });
    render(LooksCard, { account: GUEST });
    await type("Your name", "Zoë");
    await fireEvent.click(screen.getByRole("radio", { name: "llama" }));
    await press("Save");
    await waitFor(() => expect(errorAt("Your name")).toBe("A name has 1 to 24 characters."));
    expect(asked).toEqual([
      { what: "PATCH /api/me", body: { name: "Zoë", shape: "lama", colour: "red" } },
    ]);
  });
});

describe("an account", () => {
  it("is registered; a login that is taken is said beside the login", async () => {
    const taken = new Refusal(409, "login.taken", "The login is taken.");
    const answers = [taken, PERSON];
    const asked = await serve({ "POST /api/me/register": () => answers.shift() });
    render(AccountCard, { account: GUEST });
    await type("Login name", "ann");
    await type("Password", "long enough");
    await press("Register");
    await waitFor(() => expect(errorAt("Login name")).toBe("The login is taken."));
    expect(errorAt("Password")).toBe("");
    await press("Register");
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.body).toEqual({ login: "ann", password: "long enough" });
  });

  it("is logged into; a wrong password is said beside the password", async () => {
    await serve({ "POST /api/login": new Refusal(401, "auth.login", "They do not fit.") });
    render(AccountCard, { account: GUEST });
    await fireEvent.click(screen.getByRole("radio", { name: "Log in" }));
    await type("Login name", "ann");
    await type("Password", "wrong");
    await press("Log in");
    await waitFor(() => expect(errorAt("Password")).toBe("They do not fit."));
  });

  it("of a guest is not left by one wrong tap", async () => {
    const asked = await serve({ "POST /api/logout": "" });
    render(AccountCard, { account: GUEST });
    await press("Forget this guest");
    expect(screen.getByText(/A guest who leaves cannot come back/)).toBeTruthy();
    expect(asked).toEqual([]);
    await press("Log out");
    await waitFor(() => expect(asked.map(({ what }) => what)).toEqual(["POST /api/logout"]));
  });

  it("is left everywhere, and the password is changed", async () => {
    const wrong = new Refusal(403, "auth.password", "This is not your password.");
    const asked = await serve({ "POST /api/logout": "", "POST /api/me/password": wrong }, PERSON);
    render(AccountCard, { account: PERSON });
    await type("Current password", "old");
    await type("New password", "new password");
    await press("Change password");
    await waitFor(() => expect(errorAt("Current password")).toBe("This is not your password."));
    expect(asked.at(-1)?.body).toEqual({ old: "old", new: "new password" });
    await press("Log out everywhere");
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ everywhere: true }));
  });
});

describe("my data", () => {
  const now = () => screen.getByRole<HTMLButtonElement>("button", { name: "Delete for good" });

  it("are deleted only by who knows what it means, and the password", async () => {
    const wrong = new Refusal(403, "auth.password", "This is not your password.");
    const answers = [wrong, ""];
    const asked = await serve({ "POST /api/me/forget": () => answers.shift() }, PERSON);
    const ongone = vi.fn();
    render(DataCard, { account: PERSON, ongone });
    await press("Delete my data");
    expect(now().disabled).toBe(true);
    await fireEvent.click(screen.getByRole("switch"));
    expect(now().disabled).toBe(true);
    await type("Password", "wrong");
    await fireEvent.click(now());
    await waitFor(() => expect(errorAt("Password")).toBe("This is not your password."));
    expect(ongone).not.toHaveBeenCalled();
    await type("Password", "right");
    await fireEvent.click(now());
    await waitFor(() => expect(ongone).toHaveBeenCalledOnce());
    expect(asked.map(({ body }) => body)).toEqual([{ password: "wrong" }, { password: "right" }]);
  });
});

describe("a token", () => {
  it("is shown once, and revoked after a question", async () => {
    const token = { id: "t1", label: "my script", created: 1, used: 1 };
    const asked = await serve({
      "GET /api/me/tokens": [token],
      "POST /api/me/tokens": { ...token, token: "pal_secret" },
      "DELETE /api/me/tokens/t1": "",
    });
    render(TokensCard);
    await screen.findByText("my script");
    await type("What is it for?", "my script");
    await press("Create a token");
    expect(await screen.findByDisplayValue("pal_secret")).toBeTruthy();
    await press("Revoke: my script");
    expect(asked.map(({ what }) => what)).not.toContain("DELETE /api/me/tokens/t1");
    await press("Revoke");
    await waitFor(() => expect(screen.queryByDisplayValue("pal_secret")).toBeNull());
    expect(asked.map(({ what }) => what)).toContain("DELETE /api/me/tokens/t1");
  });
});

describe("a history", () => {
  it("tells how each game came out for me, and asks for more", async () => {
    const [won, lost] = [over("a", ["Bo", "Ann"]), over("b", ["Ann", "Bo", "Cy"])];
    const byHouse = { ...lost, house: { dice_each: 3 } };
    await serve({
      "GET /games": { games: [won], before: 7 },
      "GET /games?before=7": { games: [byHouse], before: null },
    });
    const account = won.seats[1]?.person.id ?? "";
    render(GameList, { path: "/games", account, none: "none" });
    expect(await screen.findByText("Won")).toBeTruthy();
    expect(screen.getByText("with Bo")).toBeTruthy();
    expect(screen.queryByText("(with house rules)")).toBeNull();
    await press("Show more");
    await press("Show more");
    expect(await screen.findByText("Place 2 of 3")).toBeTruthy();
    expect(screen.getByText("(with house rules)")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });
});

it("who logs out is offered to log in again, on the same page", async () => {
  const mine = `GET /api/people/${PERSON.id}/ratings`;
  const more = { "GET /api/me/games": { games: [], before: null }, "GET /api/me/mutes": [] };
  const answers = { "POST /api/logout": "", "POST /api/login": PERSON, [mine]: [], ...more };
  await serve(answers, PERSON);
  render(MeScreen);
  await screen.findByText("You are logged in as ann.");
  await press("Log out");
  expect(await screen.findByText("You are logged out.")).toBeTruthy();
  await type("Login name", "ann");
  await type("Password", "long enough");
  await press("Log in");
  expect(await screen.findByText("You are logged in as ann.")).toBeTruthy();
});

it("the page about me has all of it, and asks for each thing once", async () => {
  const mine = `GET /api/people/${GUEST.id}/ratings`;
  const asked = await serve({
    "GET /api/me/games": { games: [], before: null },
    "GET /api/me/mutes": [],
    [mine]: [],
  });
  render(MeScreen);
  await screen.findByText("No rated game yet.");
  await screen.findByText("You hear everybody.");
  await screen.findByText(/You have not finished a game yet/);
  const whats = asked.map(({ what }) => what);
  expect(whats.toSorted()).toEqual(["GET /api/me/games", "GET /api/me/mutes", mine].toSorted());
});
