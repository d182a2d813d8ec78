/** Cue: what is heard and felt at a moment of the game. */

import { buzz, isHaptic } from "../lib/haptics.ts";
import { play, type Sound } from "../lib/sound.ts";

/** Give the sound of a moment, and what can be felt of it. */
export function cue(moment: Sound): void {
  play(moment);
  if (isHaptic(moment)) buzz(moment);
}
