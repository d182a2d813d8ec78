// @ts-check
/** Dice and the marks of players, drawn. */

/** @import {Edition} from "../types.js" */

import { drawing, h } from "./dom.js";
import { diceText } from "./words.js";

const WILD = 1;

/** A die; 0 is one that is covered. @param {number} face @param {string} [classes] */
export const die = (face, classes = "die") => drawing("dice", `d${face}`, classes);

/** A player's mark: the shape tells as much as the colour. @param {string} shape @param {string} colour */
export const mark = (shape, colour) => drawing("shapes", shape, `mark c-${colour}`);

/**
 * Dice in a row with their text; those that count for a bid stand out.
 *
 * @param {Edition} of
 * @param {number[]} dice
 * @param {{counts?: (face: number) => boolean, big?: boolean}} [how]
 */
export function row(of, dice, { counts = () => false, big = false } = {}) {
  const sorted = [...dice].sort();
  const drawn = sorted.map((face) => die(face, `die${counts(face) ? " hit" : ""}`));
  const classes = big ? "span.dice.big" : "span.dice";
  return h(
    /** @type {"span"} */ (classes),
    { role: "img", "aria-label": diceText(of, sorted) },
    ...drawn,
  );
}

/** Whether a die counts for a bid on a face. @param {number} face @param {boolean} lastDie */
export const countsFor = (face, lastDie) => (/** @type {number} */ shown) =>
  shown === face || (shown === WILD && !lastDie);
