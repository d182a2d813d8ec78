/** Header slot: what a screen puts into the line at the top of the page, in place of the menu. */

import type { Snippet } from "svelte";

let filled = $state.raw<Snippet | null>(null);

/** What is there now; null for the menu. */
export function headerContent(): Snippet | null {
  return filled;
}

/** Put something there; the answer takes it away again. */
export function fillHeader(content: Snippet): () => void {
  filled = content;
  return () => {
    if (filled === content) filled = null;
  };
}
