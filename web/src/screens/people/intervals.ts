/** Ratings with how sure they are: the interval in which the true strength lies 95 times in 100. */

import { numberText, t } from "../../lib/words.svelte.ts";
import type { RatingShown } from "../../protocol/rest.gen.ts";

/** A rating as it is drawn: `listed` is the cautious value by which lists go. */
export type Interval = { low: number; middle: number; high: number; listed: number };
/** From where to where a row of ratings is drawn. */
export type Scale = { from: number; to: number };

const Z_95 = 1.96;
const DEFAULT_SCALE: Scale = { from: 0, to: 50 };

/** The interval of a rating. */
export function intervalOf({ mu, sigma, ordinal }: RatingShown): Interval {
  const half = Z_95 * sigma;
  return { low: mu - half, middle: mu, high: mu + half, listed: ordinal };
}

/** A scale on which all of some ratings have room, so that they can be compared. */
export function scaleOf(ratings: readonly RatingShown[]): Scale {
  const all = ratings.map(intervalOf);
  return {
    from: Math.floor(
      Math.min(DEFAULT_SCALE.from, ...all.map(({ low, listed }) => Math.min(low, listed))),
    ),
    to: Math.ceil(Math.max(DEFAULT_SCALE.to, ...all.map(({ high }) => high))),
  };
}

/** Where a value is on a scale, in per cent from the left. */
export function percent({ from, to }: Scale, value: number): number {
  const share = (100 * (value - from)) / (to - from);
  return Math.min(100, Math.max(0, Math.round(share * 100) / 100));
}

/** A value of a rating in words: one digit is as much as can be told apart. */
export function valueText(value: number): string {
  return numberText(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** The rating in a sentence. */
export function intervalText(rating: RatingShown): string {
  const { low, middle, high } = intervalOf(rating);
  return t("people-rating-words", {
    low: valueText(low),
    middle: valueText(middle),
    high: valueText(high),
  });
}
