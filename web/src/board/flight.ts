/** Flight: an element comes from where another one is, by transform and opacity alone. */

import { stillness } from "../lib/prefs.svelte.ts";

/** Where a flight begins, and how it goes. */
export interface Flight {
  /** What the element comes from; nothing moves where there is none. */
  from: Element | null | undefined;
  ms?: number;
  /** How far above the straight line the middle lies, in pixels. */
  arc?: number;
  /** Whether it goes there instead, and is gone. */
  away?: boolean;
}

/** The part of the board that belongs to a seat. */
export function seatElement(node: Element, seat: number): Element | null {
  return node.closest(".board")?.querySelector(`[data-seat="${seat}"]`) ?? null;
}

/** An action: lets an element fly as it appears. */
export function fly(node: HTMLElement, flight: (node: HTMLElement) => Flight | null): void {
  const { from, ms = 480, arc = 0, away = false } = flight(node) ?? { from: null };
  if (!from || stillness() || typeof node.animate !== "function") return;
  const [there, here] = [from.getBoundingClientRect(), node.getBoundingClientRect()];
  const x = middle(there.left, there.width) - middle(here.left, here.width);
  const y = middle(there.top, there.height) - middle(here.top, here.height);
  const size = Math.min(1, Math.max(0.3, there.width / Math.max(1, here.width)));
  const steps: Keyframe[] = [
    { transform: `translate(${x}px, ${y}px) scale(${size})`, opacity: 0.3 },
    { transform: `translate(${x / 2}px, ${y / 2 - arc}px) scale(1.15)`, opacity: 1 },
    { transform: "none", opacity: 1 },
  ];
  node.animate(away ? steps.reverse() : steps, {
    duration: ms,
    easing: "cubic-bezier(0.3, 0.1, 0.3, 1)",
    fill: away ? "forwards" : "none",
  });
}

const middle = (from: number, size: number): number => from + size / 2;
