/** Announcements for screen readers: the shell renders them in two live regions. */

import { untrack } from "svelte";

/** Something to be read; the number tells two of the same text apart. */
export type Announcement = { readonly id: number; readonly text: string };

const MAX_KEPT = 6;
let count = 0;
let polite = $state.raw<readonly Announcement[]>([]);
let assertive = $state.raw<readonly Announcement[]>([]);

/** What stands in the live regions: the latest last. */
export const announcements: {
  readonly polite: readonly Announcement[];
  readonly assertive: readonly Announcement[];
} = {
  get polite() {
    return polite;
  },
  get assertive() {
    return assertive;
  },
};

/** Say to those who listen; `now` interrupts what is being read. */
export function announce(text: string, options: { now?: boolean } = {}): void {
  if (text === "") return;
  count += 1;
  const said = { id: count, text };
  // An effect that announces must not depend on the announcements.
  untrack(() => {
    if (options.now) assertive = [...assertive, said].slice(-MAX_KEPT);
    else polite = [...polite, said].slice(-MAX_KEPT);
  });
}

/** Let nothing be looked up that is to be remembered. */
export function hush(): void {
  polite = [];
  assertive = [];
}
