/** A position at a real table as it is asked about; the address of the page holds all of it. */

import { EDITIONS } from "../../lib/editions.ts";
import type { Bid } from "../../protocol/messages.gen.ts";
import type { ExplainAsked } from "../../protocol/rest.gen.ts";

/** The options of a box that matter to bids and calls. */
export const OPTIONS = ["calza", "last_die"] as const;
/** One of them. */
export type OptionName = (typeof OPTIONS)[number];

const CODE = /^PF\d-[0-9A-Z]{3,}$/i;
const BID = /^(\d{1,3})x([1-6])$/;
const DEFAULT_BID: Bid = [2, 3];
const DEFAULT_PLAYERS = 4;

/** What stands on the table and what is asked. */
export class Question {
  edition = $state("");
  options = $state<Record<OptionName, boolean>>({ calza: false, last_die: false });
  /** A house-rule code as it is typed. */
  code = $state("");
  players = $state(DEFAULT_PLAYERS);
  /** The bid before, and whether there is one. */
  hasBid = $state(true);
  previous = $state.raw<Bid>(DEFAULT_BID);
  lastDie = $state(false);
  oneDie = $state(false);
  opener = $state(false);
  /** The bid that the player would like to make; without one the next higher count is asked about. */
  wish = $state.raw<Bid | null>(null);

  constructor(query: URLSearchParams, edition: string) {
    this.read(query, edition);
  }

  /** Whether what is typed may be a code. */
  get hasCode(): boolean {
    return CODE.test(this.code.trim());
  }

  /** The bid that is asked about. */
  get bid(): Bid {
    if (this.wish) return this.wish;
    return this.hasBid ? [this.previous[0] + 1, this.previous[1]] : DEFAULT_BID;
  }

  /** Takes everything from an address. */
  read(query: URLSearchParams, edition: string): void {
    const given = query.get("edition") ?? "";
    const chosen = (query.get("with") ?? "").split(",");
    this.edition = given in EDITIONS ? given : edition;
    this.options = { calza: chosen.includes("calza"), last_die: chosen.includes("last_die") };
    this.code = query.get("rules") ?? "";
    this.players = within(query.get("players"), 2, 12) ?? DEFAULT_PLAYERS;
    const previous = query.get("before");
    this.hasBid = previous !== "none";
    this.previous = bidOf(previous) ?? DEFAULT_BID;
    this.lastDie = query.has("last");
    this.oneDie = query.has("one");
    this.opener = query.has("opener");
    this.wish = bidOf(query.get("bid"));
  }

  /** The address that stands for all of it. */
  query(): URLSearchParams {
    const said = new URLSearchParams();
    if (this.hasCode) said.set("rules", this.code.trim());
    else said.set("edition", this.edition);
    const chosen = OPTIONS.filter((name) => this.options[name] && this.offers(name));
    if (chosen.length && !this.hasCode) said.set("with", chosen.join(","));
    said.set("players", String(this.players));
    said.set("before", this.hasBid ? this.previous.join("x") : "none");
    if (this.lastDie) said.set("last", "");
    if (this.lastDie && this.oneDie) said.set("one", "");
    if (this.lastDie && this.opener) said.set("opener", "");
    if (this.wish) said.set("bid", this.wish.join("x"));
    return said;
  }

  /** The same as the server is asked. */
  asked(): ExplainAsked {
    const options = OPTIONS.filter((name) => this.options[name] && this.offers(name));
    const rules = this.hasCode
      ? { rules: this.code.trim() }
      : { edition: this.edition, options: Object.fromEntries(options.map((name) => [name, true])) };
    return {
      ...rules,
      players: this.players,
      previous: this.hasBid ? this.previous : null,
      last_die: this.lastDie,
      one_die: this.lastDie && (this.oneDie || this.opener),
      opener: this.lastDie && this.opener,
      bid: this.bid,
    };
  }

  /** Whether the box leaves a rule to the players, and does not have it unless they choose it. */
  offers(name: OptionName): boolean {
    return EDITIONS[this.edition]?.options.some((option) => option.name === name) ?? false;
  }

  /** Another bid before: what was asked about the last one is past. */
  stand(previous: Bid): void {
    this.previous = previous;
    this.wish = null;
  }
}

function bidOf(text: string | null): Bid | null {
  const [, count, face] = BID.exec(text ?? "") ?? [];
  return count && face && Number(count) > 0 ? [Number(count), Number(face)] : null;
}

function within(text: string | null, least: number, most: number): number | null {
  const number = Number(text ?? Number.NaN);
  return Number.isInteger(number) && number >= least && number <= most ? number : null;
}
