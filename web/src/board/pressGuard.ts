/** Press guard: debounce and confirmation; a call counts when it is pressed twice, and not as the turn arrives. */

/** What can be called. */
export type Call = "dudo" | "calza";

/** How long after the arrival of a turn nothing counts, in milliseconds. */
export const ARRIVAL_GUARD_MS = 350;
/** How long the second press is waited for. */
export const CONFIRM_WITHIN_MS = 2500;
/** A finger that bounces is no second press. */
export const DEBOUNCE_MS = 150;

/** What has been pressed once, and when. */
export interface Armed {
  call: Call;
  at: number;
}

/** What a press does, at a turn that came at `since`. */
export function press(
  call: Call,
  armed: Armed | null,
  { since, now }: { since: number; now: number },
): "ignored" | "armed" | "called" {
  if (now - since < ARRIVAL_GUARD_MS) return "ignored";
  if (armed?.call !== call || now - armed.at > CONFIRM_WITHIN_MS) return "armed";
  return now - armed.at < DEBOUNCE_MS ? "ignored" : "called";
}
