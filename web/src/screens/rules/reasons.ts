/** Why other bids cannot be made: the server's sentences, face by face. */

import type { FaceExplained } from "../../protocol/rest.gen.ts";

/** A face that is bound, and the sentences that say how. */
export interface Reason {
  face: number;
  why: string[];
}

/** The faces of which not everything can be bid, in the order in which they are shown. */
export function reasons(faces: readonly FaceExplained[]): Reason[] {
  const ordered = [...faces.slice(1), ...faces.slice(0, 1)];
  return ordered
    .map(({ face, why_not, why_less, why_more }) => ({
      face,
      why: [why_not, why_less, why_more].filter((text) => text !== null),
    }))
    .filter(({ why }) => why.length > 0);
}
