import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { go, isOurs, route } from "./router.svelte.ts";

let scrolled: number[] = [];

beforeEach(() => {
  scrolled = [];
  vi.stubGlobal("scrollTo", (_: number, top: number) => scrolled.push(top));
  go("/", { replace: true });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function linkWith(attributes: Record<string, string>): HTMLAnchorElement {
  const link = document.createElement("a");
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  link.append(document.createElement("span"));
  document.body.append(link);
  return link;
}

function click(init: MouseEventInit = {}): MouseEvent {
  return new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...init });
}

describe("an address", () => {
  it("is gone to, with its query, and read from the top", async () => {
    go("/compare?a=paco&b=azteca");
    expect([route.path, route.query.get("b")]).toEqual(["/compare", "azteca"]);
    expect(location.pathname).toBe("/compare");
    await tick();
    await tick();
    expect(scrolled).toContain(0);
  });

  it("tells whoever shows it", () => {
    const seen: string[] = [];
    const stop = $effect.root(() => {
      $effect(() => {
        seen.push(route.path);
      });
    });
    flushSync();
    go("/rules");
    flushSync();
    stop();
    expect(seen).toEqual(["/", "/rules"]);
  });

  it("leaves a step back unless it takes the place of another", () => {
    const before = history.length;
    go("/c/abcdef");
    go("/t/m5c1", { replace: true });
    expect(history.length).toBe(before + 1);
  });

  it("is shown again when the reader goes back", () => {
    go("/rules");
    history.replaceState({ scroll: 0 }, "", "/learn");
    dispatchEvent(new PopStateEvent("popstate", { state: { scroll: 0 } }));
    expect(route.path).toBe("/learn");
  });
});

describe("a link", () => {
  it("of ours is followed without loading the page, wherever it is clicked", () => {
    const event = click();
    linkWith({ href: "/leaderboard?seats=4#top" }).firstChild?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect([route.path, route.query.get("seats")]).toEqual(["/leaderboard", "4"]);
  });

  it.each([
    ["to another place", { href: "https://example.org/rules" }, {}],
    ["to a file of the server", { href: "/api/games/1/record.json" }, {}],
    ["to be kept", { href: "/rules", download: "" }, {}],
    ["for another tab", { href: "/rules", target: "_blank" }, {}],
    ["with ctrl", { href: "/rules" }, { ctrlKey: true }],
    ["with cmd", { href: "/rules" }, { metaKey: true }],
    ["with shift", { href: "/rules" }, { shiftKey: true }],
    ["with the middle button", { href: "/rules" }, { button: 1 }],
    ["within the page", { href: "/#more" }, {}],
  ])("%s is left alone", (_, attributes, init) => {
    expect(isOurs(click(init), linkWith(attributes as Record<string, string>))).toBe(false);
  });

  it("that somebody else took is left alone", () => {
    const event = click();
    event.preventDefault();
    expect(isOurs(event, linkWith({ href: "/rules" }))).toBe(false);
    expect(isOurs(click(), linkWith({ href: "/rules" }))).toBe(true);
  });
});
