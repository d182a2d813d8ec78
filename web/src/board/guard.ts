/** A guard against mis-taps: a call counts when it is pressed twice, and not as the turn arrives. */

/** What can be called. */
export type Call = "dudo" | "calza";

/** How long after the arrival of a turn nothing counts, in milliseconds. */
export const TOO_QUICK = 350;
/** How long the second press is waited for. */
export const AGAIN = 2500;
/** A finger that bounces is no second press. */
export const BOUNCE = 150;

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
  if (now - since < TOO_QUICK) return "ignored";
  if (armed?.call !== call || now - armed.at > AGAIN) return "armed";
  return now - armed.at < BOUNCE ? "ignored" : "called";
}
