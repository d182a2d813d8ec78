/** One clock for all: ticks only while somebody looks at it. */

import { createSubscriber } from "svelte/reactivity";

const TICK = 250;

const watch = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** The time in milliseconds; within an effect or a template it is told anew every quarter of a second. */
export function now(): number {
  watch();
  return Date.now();
}
