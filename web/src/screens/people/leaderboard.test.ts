import { render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { fakeServer, GUEST, rating } from "../../../tests/fake_server.ts";
import { go } from "../../lib/router.svelte.ts";
import { startWords } from "../../lib/words.svelte.ts";
import LeaderboardScreen from "./LeaderboardScreen.svelte";
import { queryOf, wantedIn } from "./leaderboard.ts";

beforeAll(startWords);
afterEach(() => vi.unstubAllGlobals());

const leaders = (count: number, after = 0) =>
  Array.from({ length: count }, (_, index) => ({
    rank: after + index + 1,
    person: { ...GUEST, id: `${index}`.padStart(16, "0"), name: `Player ${after + index}` },
    rating: rating(25 - index / 10, 2),
  }));

describe("the address of a list", () => {
  it("is read as it is written", () => {
    const wanted = { kind: "bots", edition: "azteca", seats: 3, after: 100 } as const;
    expect(wantedIn(new URLSearchParams(queryOf(wanted)))).toEqual(wanted);
  });

  it("asks for a list that exists, whatever it says", () => {
    const odd = new URLSearchParams("kind=x&edition=nothing&seats=99&after=-4");
    expect(wantedIn(odd)).toEqual({ kind: "people", edition: "pressman-2008", seats: 4, after: 0 });
  });
});

describe("a list", () => {
  const path = (after: number) =>
    `GET /api/leaderboard?kind=people&edition=paco&seats=4${after ? `&after=${after}` : ""}`;
  const board = { kind: "people", edition: "paco", seats: 4 };

  it("is read page by page", async () => {
    fakeServer({
      [path(0)]: { ...board, leaders: leaders(100), lists: [] },
      [path(100)]: { ...board, leaders: leaders(3, 100), lists: [] },
    });
    go("/leaderboard?kind=people&edition=paco&seats=4");
    render(LeaderboardScreen);
    await screen.findByText("Player 99");
    const next = screen.getByRole("link", { name: "Next ranks" });
    expect(screen.queryByRole("link", { name: "Previous ranks" })).toBeNull();
    go(next.getAttribute("href") ?? "");
    await screen.findByText("Player 102");
    await waitFor(() => expect(screen.queryByRole("link", { name: "Next ranks" })).toBeNull());
    expect(screen.getByRole("link", { name: "Previous ranks" })).toBeTruthy();
  });

  it("that has entries is shown where the address names none", async () => {
    const start = "GET /api/leaderboard?kind=people&edition=pressman-2008&seats=4";
    const full = "GET /api/leaderboard?kind=people&edition=azteca&seats=2";
    const lists = [
      { edition: "paco", seats: 3, listed: 1 },
      { edition: "azteca", seats: 2, listed: 5 },
    ];
    fakeServer({
      [start]: { ...board, leaders: [], lists },
      [full]: { ...board, leaders: leaders(2), lists },
    });
    go("/leaderboard");
    render(LeaderboardScreen);
    expect(await screen.findByText("Player 1")).toBeTruthy();
    expect(screen.getByText("18.9")).toBeTruthy(); // one number a player
  });

  it("that is empty says so, and which are not", async () => {
    const lists = [{ edition: "azteca", seats: 2, listed: 5 }];
    fakeServer({ [path(0)]: { ...board, leaders: [], lists } });
    go("/leaderboard?kind=people&edition=paco&seats=4");
    render(LeaderboardScreen);
    expect(await screen.findByText(/No one is on this list yet/)).toBeTruthy();
    const link = screen.getByRole("link", { name: /Azteca, 2 seats \(5\)/ });
    expect(link.getAttribute("href")).toContain("edition=azteca&seats=2");
  });
});
