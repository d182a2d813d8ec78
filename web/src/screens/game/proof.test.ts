import { readFileSync } from "node:fs";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Answers, fakeServer, over } from "../../../tests/fake_server.ts";
import { checkNumber } from "../../fair/protocol.ts";
import { startWords } from "../../lib/words.svelte.ts";
import ProofCard from "./ProofCard.svelte";
import { verdictOf } from "./proof.ts";

type Signed = { stamp: { key: string }; fair: { lock: string; game: string } };
// Not by `import.meta.url`: for a page Vite makes an address of that.
const read = (name: string): Signed =>
  JSON.parse(readFileSync(`../examples/records/${name}.jsonl`, "utf-8"));
const [proven, tampered] = [read("proven"), read("tampered")];
const game = proven.fair.game;
const shown = over(game, ["Ann", "Bruno", "Carla"]);

beforeAll(startWords);
beforeEach(() => vi.stubGlobal("isSecureContext", true));
afterEach(() => vi.unstubAllGlobals());

function serve(record: unknown, more: Answers = {}) {
  return fakeServer({
    [`GET ${shown.links.record}`]: JSON.stringify(record),
    "GET /api/key": { key: proven.stamp.key, algorithm: "Ed25519" },
    ...more,
  });
}

async function check(): Promise<HTMLElement> {
  const { container } = render(ProofCard, { over: shown });
  await fireEvent.click(screen.getByRole("button", { name: "Check the dice" }));
  await waitFor(() => expect(container.querySelector("ol")).toBeTruthy(), { timeout: 10_000 });
  return container;
}

const states = (box: HTMLElement) =>
  within(box)
    .getAllByRole("listitem")
    .map((line) => line.className.split(" ")[0]);

describe("one tap", () => {
  it("proves a fair game, stage by stage, with the key of this server", async () => {
    serve(proven);
    const box = await check();
    expect(screen.getByText(/Proven by your browser: all 39 dice/)).toBeTruthy();
    expect(screen.getByText(/Check number: 851e c7d8/)).toBeTruthy();
    expect(screen.getByText("These players added randomness of their own: Ann.")).toBeTruthy();
    expect(screen.getByText("Signed with the key of this server.")).toBeTruthy();
    expect(states(box)).toEqual(Array(11).fill("good"));
  });

  it("says which dice are not those that were settled", async () => {
    serve(tampered);
    const box = await check();
    expect(screen.getByRole("alert").textContent).toContain(
      "the dice of Ann in round 2 are not those that follow from the secrets",
    );
    expect(states(box)).toEqual([...Array(7).fill("good"), "bad", ...Array(3).fill("not")]);
  });

  it("does not take another server's signature", async () => {
    serve(proven, { "GET /api/key": { key: "ab".repeat(32), algorithm: "Ed25519" } });
    const box = await check();
    expect(screen.getByRole("alert").textContent).toContain("a key other than that of this server");
    expect(states(box).at(-1)).toBe("bad");
  });

  it("does not take the record of another game", async () => {
    const other = { ...shown, game: "f".repeat(32) };
    serve(proven);
    render(ProofCard, { over: other });
    await fireEvent.click(screen.getByRole("button", { name: "Check the dice" }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("the record of another game");
  });

  it("lets the server check where the browser cannot", async () => {
    vi.stubGlobal("crypto", {});
    serve(proven, {
      [`GET ${shown.links.proof}`]: { ok: true, message: "Proven by the server." },
    });
    await check();
    expect(screen.getByText(/did not come over a secure connection/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Let the server check" }));
    expect((await screen.findByText(/Proven by the server/)).textContent).toContain("own check");
  });

  it("says so when nobody answers", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    render(ProofCard, { over: shown });
    await fireEvent.click(screen.getByRole("button", { name: "Check the dice" }));
    expect((await screen.findByRole("alert")).textContent).toMatch(/server/i);
  });
});

describe("a verdict", () => {
  const refuted = (code: string, checked: string[] = []) =>
    verdictOf({ ok: false, checked, error: { code } }, () => "Ann");

  it("tells a game without a winner from a forged one", () => {
    const verdict = refuted("game.unfinished", ["record", "rules", "dice"]);
    expect([verdict.kind, verdict.unable]).toEqual(["info", false]);
    expect(verdict.stages.find(({ name }) => name === "game")?.state).toBe("bad");
  });

  it("says that the table named who began", () => {
    const { stages } = refuted("stamp.digest", ["record", "dice", "game"]);
    expect(stages.find(({ name }) => name === "first")).toMatchObject({
      state: "not",
      text: "Who began was named by the table, not by chance.",
    });
  });

  it("has a sentence even for what is new", () => {
    expect(refuted("some.new").text).toContain("some.new");
  });
});

it("a check number is compared in two halves", () => {
  expect(checkNumber(proven.fair.lock)).toBe("851e c7d8");
});
