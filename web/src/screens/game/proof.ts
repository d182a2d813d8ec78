/** The proof of a game's dice as it is told: stage by stage, and what is wrong if something is. */

import type { Answer, Flaw } from "../../fair/answer.ts";
import { t } from "../../lib/words.svelte.ts";

/** How a stage came out. */
export type StageState = "good" | "bad" | "not";
/** A stage of the check, told. */
export type Stage = { readonly name: string; readonly text: string; readonly state: StageState };
/** The whole check, told. */
export type Verdict = {
  readonly kind: "good" | "info" | "warn" | "bad";
  readonly text: string;
  readonly stages: readonly Stage[];
  /** Whether the browser could not check it, so that the server has to. */
  readonly unable: boolean;
  /** The seats that added chance; null where that was not checked. */
  readonly chance: readonly number[] | null;
};

const STAGES: Readonly<Record<string, string>> = {
  record: "after-stage-record",
  rules: "after-stage-rules",
  commitments: "after-stage-commitments",
  lock: "after-stage-lock",
  mix: "after-stage-mix",
  chain: "after-stage-chain",
  first: "after-stage-first",
  dice: "after-stage-dice",
  game: "after-stage-game",
  stamp: "after-stage-stamp",
  signatures: "after-stage-signatures",
};

/** In which stage each flaw is found, and how it is told. */
const FLAWS: Readonly<Record<string, readonly [stage: string, id: string]>> = {
  "notation.invalid": ["record", "after-flaw-record"],
  "record.invalid": ["record", "after-flaw-record"],
  "edition.unknown": ["rules", "after-flaw-unknown-rules"],
  "option.unknown": ["rules", "after-flaw-unknown-rules"],
  "house.invalid": ["rules", "after-flaw-unknown-rules"],
  "fair.missing": ["record", "after-flaw-fair-missing"],
  "fair.seats": ["record", "after-flaw-fair-seats"],
  "fair.rounds": ["record", "after-flaw-fair-rounds"],
  "fair.rules": ["rules", "after-flaw-fair-rules"],
  "fair.unopened": ["commitments", "after-flaw-fair-unopened"],
  "fair.commit": ["commitments", "after-flaw-fair-commit"],
  "fair.lock": ["lock", "after-flaw-fair-lock"],
  "fair.mix": ["mix", "after-flaw-fair-mix"],
  "fair.chain": ["chain", "after-flaw-fair-chain"],
  "fair.first": ["first", "after-flaw-fair-first"],
  "fair.dice": ["dice", "after-flaw-fair-dice"],
  "fair.another": ["record", "after-flaw-another"],
  "game.illegal": ["game", "after-flaw-illegal"],
  "game.unfinished": ["game", "after-flaw-game-unfinished"],
  "stamp.missing": ["stamp", "after-flaw-stamp-missing"],
  "stamp.digest": ["stamp", "after-flaw-stamp-digest"],
  "signature.missing": ["signatures", "after-flaw-signature-missing"],
  "signature.key": ["signatures", "after-flaw-key"],
  "signature.anchor": ["signatures", "after-flaw-signature-anchor"],
  "signature.lock": ["signatures", "after-flaw-signature-lock"],
  "signature.mix": ["signatures", "after-flaw-signature-mix"],
  "signature.record": ["signatures", "after-flaw-signature-record"],
};

/** The answer of a verifier in the reader's language; `name` tells what a seat is called. */
export function verdictOf(answer: Answer, name: (seat: number) => string): Verdict {
  const stages = stagesOf(answer);
  if (answer.ok) {
    const text = t("after-proven", { dice: answer.dice });
    return { kind: "good", text, stages, unable: false, chance: answer.chance };
  }
  return { ...failed(answer.error, name), stages, chance: null };
}

/** What a record says of itself: which game it is, and the lock of its list. */
export function aboutRecord(text: string): { game: string | null; lock: string | null } {
  try {
    const { fair } = JSON.parse(text) as { fair?: { game?: unknown; lock?: unknown } };
    return { game: textOr(fair?.game), lock: textOr(fair?.lock) };
  } catch {
    return { game: null, lock: null };
  }
}

function failed(
  error: Flaw,
  name: (seat: number) => string,
): Pick<Verdict, "kind" | "text" | "unable"> {
  switch (error.code) {
    case "browser.crypto":
      return { kind: "warn", text: t("after-insecure"), unable: true };
    case "browser.ed25519":
      return { kind: "warn", text: t("after-no-signatures"), unable: true };
    case "game.unfinished":
      return { kind: "info", text: t("after-dice-hold"), unable: false };
    default: {
      const what = flawText(error, name);
      return { kind: "bad", text: t("after-not-proven", { what }), unable: false };
    }
  }
}

function flawText(error: Flaw, name: (seat: number) => string): string {
  const id = FLAWS[error.code]?.[1];
  if (id === undefined) return t("after-flaw-other", { code: error.code });
  return t(id, {
    player: error.seat === undefined ? "?" : name(error.seat),
    round: (error.round ?? 0) + 1,
    where: error.where ?? "?",
  });
}

function stagesOf(answer: Answer): Stage[] {
  const bad = answer.ok ? undefined : FLAWS[answer.error.code]?.[0];
  return Object.entries(STAGES).map(([name, id]) => {
    const state = answer.checked.includes(name) ? "good" : name === bad ? "bad" : "not";
    const isNamed = name === "first" && state === "not" && answer.checked.includes("dice");
    return { name, state, text: t(isNamed ? "after-stage-first-named" : id) };
  });
}

function textOr(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
