/** Proving a finished game from its record alone: its dice, its rules, its end, its stamp. */

import type { Answer, Flaw, TranscriptAnswer } from "./answer.ts";
import { canonical, withoutStamp } from "./canonical.ts";
import { firstByLot, rollOff } from "./chance.ts";
import { type Bytes, digest, hasCrypto, same, toHex } from "./encoding.ts";
import { Game } from "./game.ts";
import { fromDecoded, type Json } from "./json.ts";
import { parse } from "./parse.ts";
import { CHAIN, rulesHash } from "./protocol.ts";
import type { GameRecord, Transcript } from "./record.ts";
import { type Illegal, replay } from "./replay.ts";
import { type Variant, variant } from "./rules.ts";
import { readRecord } from "./shape.ts";
import { readTranscript } from "./shape_proof.ts";
import { hasEd25519, wrongSignature } from "./signatures.ts";
import {
  checkChain,
  checkCommitments,
  checkDice,
  checkLock,
  checkMix,
  TRANSCRIPT_STAGES,
} from "./transcript.ts";
import { Wrong } from "./wrong.ts";

/** A record with a transcript of the right size, ready to be looked into. */
type Case = {
  readonly record: GameRecord;
  readonly fair: Transcript;
  readonly variant: Variant;
  readonly game: Game | Illegal;
  readonly key: string | null;
};
type Check = (given: Case) => Promise<Flaw | null>;
type Stage = readonly [name: string, check: Check];

const STAGES: readonly Stage[] = [
  ["rules", checkRules],
  ["commitments", ({ fair }) => checkCommitments(fair)],
  ["lock", ({ fair }) => checkLock(fair)],
  ["mix", ({ fair }) => checkMix(fair)],
  ["chain", ({ fair }) => checkChain(fair)],
  ["first", checkFirst],
  [
    "dice",
    ({ fair, record }) =>
      checkDice(
        fair,
        record.rounds.map(({ dice }) => dice),
      ),
  ],
  ["game", checkGame],
  ["stamp", checkStamp],
  ["signatures", checkSignatures],
];

/** What can be told without WebCrypto: a game that is wrong is wrong even so. */
const WITHOUT_CRYPTO: readonly Stage[] = [
  ["game", checkGame],
  ["crypto", async () => ({ code: "browser.crypto" })],
];

/** Check the record that a text holds; `key` (hex) is whose signatures it must have. */
export function verifyText(text: string, key: string | null = null): Promise<Answer> {
  return verifyJson(parse(text), key);
}

/** The same for JSON that was decoded already; a text is better, since decoding hides doubled keys. */
export function verify(data: unknown, key: string | null = null): Promise<Answer> {
  return verifyJson(fromDecoded(data), key);
}

/** Check the decoded JSON of a transcript by itself; the game it belongs to is not looked at. */
export async function checkTranscript(data: unknown): Promise<TranscriptAnswer> {
  const fair = readTranscript(fromDecoded(data));
  if (fair instanceof Wrong) return refuted([], { code: "record.invalid", where: fair.where });
  if (!hasCrypto()) return refuted([], { code: "browser.crypto" });
  const checked: string[] = [];
  for (const [stage, check] of TRANSCRIPT_STAGES) {
    const flaw = await check(fair);
    if (flaw !== null) return refuted(checked, flaw);
    checked.push(stage);
  }
  return { ok: true, checked };
}

async function verifyJson(json: Json | undefined, key: string | null): Promise<Answer> {
  const record = readRecord(json);
  if (record instanceof Wrong) return refuted([], { code: "record.invalid", where: record.where });
  const { fair } = record;
  if (fair === null) return refuted([], { code: "fair.missing" }, record);
  const size = wrongSize(record, fair);
  if (size !== null) return refuted([], { code: size }, record);
  const rules = variant(record.edition, record.options, record.house);
  if (typeof rules === "string") return refuted(["record"], { code: rules }, record);
  const game = replay(rules.rules, record.seats, record.starter, record.rounds);
  return look({ record, fair, variant: rules, game, key });
}

function wrongSize(record: GameRecord, fair: Transcript): string | null {
  if (fair.seats.length !== record.seats) return "fair.seats";
  const rounds = fair.rounds.length;
  return rounds === record.rounds.length && rounds <= CHAIN ? null : "fair.rounds";
}

async function look(given: Case): Promise<Answer> {
  const checked = ["record"];
  for (const [stage, check] of stagesFor(given)) {
    const flaw = await check(given);
    if (flaw !== null) return refuted(checked, flaw, given.record);
    checked.push(stage);
  }
  return proven(given, checked);
}

/** The stages after the first that this record can be held to. */
function stagesFor({ variant, record, key }: Case): readonly Stage[] {
  if (!hasCrypto()) return WITHOUT_CRYPTO;
  const named = variant.rules.first_player === "named";
  const unsigned = key === null && record.stamp?.signatures === null;
  return STAGES.filter(
    ([stage]) => !(stage === "first" && named) && !(stage === "signatures" && unsigned),
  );
}

function refuted(checked: readonly string[], error: Flaw, record?: GameRecord) {
  const id = record?.id ?? null;
  return { ok: false, ...(id === null ? {} : { id }), checked, error } as const;
}

function proven({ record, fair, game }: Case, checked: readonly string[]): Answer {
  const hands = record.rounds.flatMap(({ dice }) => dice);
  const signatures = record.stamp?.signatures ?? null;
  return {
    ok: true,
    ...(record.id === null ? {} : { id: record.id }),
    checked,
    rounds: record.rounds.length,
    dice: hands.reduce((sum, hand) => sum + hand.length, 0),
    winner: game instanceof Game ? (game.winner ?? 0) : 0,
    chance: fair.seats.flatMap(({ open }, seat) => (open === null ? [] : [seat])),
    signed: signatures === null ? null : toHex(signatures.key),
  };
}

async function checkRules({ variant, fair }: Case): Promise<Flaw | null> {
  return same(await rulesHash(variant), fair.rules) ? null : { code: "fair.rules" };
}

async function checkFirst({ variant, record, fair }: Case): Promise<Flaw | null> {
  const drawn =
    variant.rules.first_player === "highest_roll"
      ? (await rollOff(fair.mix, record.seats)).winner
      : await firstByLot(fair.mix, record.seats);
  return drawn === record.starter ? null : { code: "fair.first" };
}

async function checkGame({ game }: Case): Promise<Flaw | null> {
  if (!(game instanceof Game)) return { code: "game.illegal", ...game };
  return game.winner === null ? { code: "game.unfinished" } : null;
}

async function checkStamp({ record }: Case): Promise<Flaw | null> {
  if (record.stamp === null) return { code: "stamp.missing" };
  return same(await digestOf(record), record.stamp.digest) ? null : { code: "stamp.digest" };
}

async function checkSignatures({ record, fair, key }: Case): Promise<Flaw | null> {
  const signatures = record.stamp?.signatures ?? null;
  if (record.stamp === null || signatures === null) return { code: "signature.missing" };
  if (key !== null && key.toLowerCase() !== toHex(signatures.key)) return { code: "signature.key" };
  const { anchor, lock, mix } = fair;
  const values = { anchor, lock, mix, record: record.stamp.digest };
  const wrong = await wrongSignature(signatures, fair.game, values);
  if (wrong === null) return null;
  return { code: (await hasEd25519()) ? `signature.${wrong}` : "browser.ed25519" };
}

function digestOf(record: GameRecord): Promise<Bytes> {
  return digest(["pf1/record", canonical(withoutStamp(record.json))]);
}
