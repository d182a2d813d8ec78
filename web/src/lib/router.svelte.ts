/** Router: the History API, and one click listener for all internal links. */

import { tick } from "svelte";

const ELSEWHERE = /^\/(?:api|static|schema)\//;
const MAX_FRAMES = 30;

let here = $state.raw(new URL(location.href));

/** The address that is shown. */
export const route: { readonly path: string; readonly query: URLSearchParams } = {
  get path() {
    return here.pathname;
  },
  get query() {
    return here.searchParams;
  },
};

/** Go to another address of ours; `replace` leaves no step back to this one. */
export function go(path: string, options: { replace?: boolean } = {}): void {
  const to = new URL(path, location.href);
  if (options.replace) history.replaceState(null, "", to);
  else {
    history.replaceState({ scroll: scrollY }, "");
    history.pushState(null, "", to);
  }
  arrive(to);
  void scrollWhenDrawn(0, to.hash);
}

/** Whether a click on a link is ours to follow; everything else is left to the browser. */
export function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const wantsMore = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || wantsMore) return false;
  if (link.hasAttribute("download") || (link.target && link.target !== "_self")) return false;
  const to = new URL(link.href, location.href);
  if (to.origin !== location.origin || ELSEWHERE.test(to.pathname)) return false;
  const isSamePage = to.pathname === here.pathname && to.search === here.search;
  return !(isSamePage && to.hash);
}

function arrive(to: URL): void {
  if (to.href !== here.href) here = to;
}

function clicked(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || !isOurs(event, link)) return;
  event.preventDefault();
  const to = new URL(link.href, location.href);
  go(to.pathname + to.search + to.hash, { replace: to.href === here.href });
}

function wentBack(event: PopStateEvent): void {
  arrive(new URL(location.href));
  const state: unknown = event.state;
  const scroll = state && typeof state === "object" && "scroll" in state ? state.scroll : 0;
  void scrollWhenDrawn(typeof scroll === "number" ? scroll : 0, location.hash);
}

/** A screen may have to be loaded first: try for some frames to be where the reader was. */
async function scrollWhenDrawn(top: number, hash: string): Promise<void> {
  const page = here;
  await tick();
  for (let frame = 0; frame < MAX_FRAMES && page === here; frame++) {
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else scrollTo(0, top);
    if (target || (!hash && scrollY >= top)) return;
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
}

history.scrollRestoration = "manual";
addEventListener("popstate", wentBack);
document.addEventListener("click", clicked);
