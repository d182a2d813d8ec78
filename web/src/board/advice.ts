/** Advice texts: what the coach recommends at a decision, as shown and as read out. */

import { bidWords, capital, listText, own, pairText, percentText, t } from "../lib/words.svelte.ts";
import type { Advice, AdviceShown } from "../protocol/rest.gen.ts";

const MAX_SHOWN = 3;

/** The actions that are worth showing. */
export function best({ advice }: AdviceShown): Advice[] {
  return advice.slice(0, MAX_SHOWN);
}

/** An action in words. */
export function actionText(edition: string, { action, bid }: Advice): string {
  if (action === "bid" && bid) return t("board-bid", { bid: bidWords(edition, bid) });
  return capital(own(edition, action === "calza" ? "calza" : "dudo"));
}

/** The advice as it is read out. */
export function adviceText(edition: string, advice: AdviceShown): string {
  return best(advice)
    .map((one) => {
      const chances = [
        pairText(t("room-coach-before"), percentText(one.before)),
        pairText(t("room-coach-after"), percentText(one.after)),
        pairText(t("room-coach-win"), percentText(one.win)),
      ];
      return `${actionText(edition, one)}. ${listText(chances)}. ${one.why}`;
    })
    .join(" ");
}
