/** What is fetched of a game that is over. */

import type { Answer } from "../../fair/answer.ts";
import { Refused, request } from "../../lib/api.ts";
import { t } from "../../lib/words.svelte.ts";
import type { GameOver, ServerKey } from "../../protocol/rest.gen.ts";
import { aboutRecord } from "./proof.ts";

/** The server's own answer on a record. */
export type ServerProof = {
  ok: boolean;
  message?: string;
  note?: string;
  error?: { message?: string };
};
/** What the browser found, and the lock by which the table knows its list. */
export type Checked = { answer: Answer; lock: string | null; key: string };

/** Who played, and how it ended. */
export function loadGame(id: string): Promise<GameOver> {
  return request<GameOver>("GET", `/api/games/${encodeURIComponent(id)}`);
}

/** Check a record in this browser, with the public key of the server. */
export async function checkHere(over: GameOver): Promise<Checked> {
  const [text, { key }, fair] = await Promise.all([
    loadText(over.links.record),
    request<ServerKey>("GET", "/api/key"),
    import("../../fair/index.ts"),
  ]);
  const answer = await fair.verifyText(text, key);
  const { game, lock } = aboutRecord(text);
  if (answer.ok && game !== over.game)
    return { answer: { ok: false, checked: [], error: { code: "fair.another" } }, lock, key };
  return { answer, lock, key };
}

/** Let the server check: for browsers that cannot. */
export function checkThere(over: GameOver): Promise<ServerProof> {
  return request<ServerProof>("GET", over.links.proof);
}

/** A text as it was sent: what is decoded and written again would hide doubled keys. */
async function loadText(path: string): Promise<string> {
  try {
    const answer = await fetch(path);
    if (answer.ok) return await answer.text();
  } catch {
    throw new Refused(0, "network", t("common-unreachable"));
  }
  return request<string>("GET", path); // is refused again, now with a sentence
}
