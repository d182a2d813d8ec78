/** Clock: the current time as a reactive value; ticks only while it is subscribed to. */

import { createSubscriber } from "svelte/reactivity";

const TICK_MS = 250;

const watch = createSubscriber((update) => {
  const timer = setInterval(update, TICK_MS);
  return () => clearInterval(timer);
});

/** The time in milliseconds; within an effect or a template it is told anew every quarter of a second. */
export function now(): number {
  watch();
  return Date.now();
}
