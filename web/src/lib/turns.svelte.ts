/** My turns anywhere on the site: how many tables wait for me, asked now and then while the page is seen. */

import type { MyTable } from "../protocol/rest.gen.ts";
import { request } from "./api.ts";

const POLL_INTERVAL_MS = 30_000;
/** The die of the icon with a dot, for the tab. */
const DOTTED =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="2" y="4" width="26" height="26" rx="6" fill="#fffdf7" stroke="#2b2118" stroke-width="2"/><circle cx="15" cy="17" r="4" fill="#2b2118"/><circle cx="25" cy="8" r="7" fill="#c8321f" stroke="#fffdf7" stroke-width="2"/></svg>',
  );

let waiting = $state.raw<readonly string[]>([]);

/** The tables at which it is my turn, but for the one that is open. */
export function waitingTables(path: string): readonly string[] {
  return waiting.filter((id) => path !== `/t/${id}`);
}

/** Ask now and every half minute while the page is seen; the answer stops it. */
export function watchTurns(): () => void {
  const look = () => {
    if (!document.hidden) void read();
  };
  look();
  const timer = setInterval(look, POLL_INTERVAL_MS);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    waiting = [];
  };
}

/** Put a dot on the icon of the tab, or take it away. */
export function markIcon(marked: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon) return;
  icon.dataset.plain ??= icon.href;
  icon.href = marked ? DOTTED : icon.dataset.plain;
}

async function read(): Promise<void> {
  try {
    const mine = await request<MyTable[]>("GET", "/api/me/tables");
    waiting = mine.filter(({ my_turn, left }) => my_turn && !left).map(({ id }) => id);
  } catch {
    // What was known stays until the next try.
  }
}
