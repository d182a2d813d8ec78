/** What is read aloud to those who listen instead of looking. The shell renders two live regions. */

import { untrack } from "svelte";

/** Something to be read; the number tells two of the same text apart. */
export type Announcement = { readonly id: number; readonly text: string };

const MOST = 6;
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
  // Whoever says something in an effect does not wait for what is said.
  untrack(() => {
    if (options.now) assertive = [...assertive, said].slice(-MOST);
    else polite = [...polite, said].slice(-MOST);
  });
}

/** Let nothing be looked up that is to be remembered. */
export function hush(): void {
  polite = [];
  assertive = [];
}
