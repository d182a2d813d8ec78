/** A game in progress: dice are dealt, seats act, and every refusal has its code. */

import { type Bid, countFor, whyNoBid } from "./bids.ts";
import type { Rules } from "./editions.ts";
import type { Action, Hand } from "./record.ts";

type Call = "dudo" | "calza";
type Round = {
  readonly hands: readonly Hand[];
  bid: (Bid & { readonly seat: number }) | null;
  toAct: number;
  over: boolean;
};

/** A game; `deal` and `act` change it unless they answer with a code. */
export class Game {
  /** How many dice each seat holds. */
  readonly dice: number[];
  /** Who opens the next round, or opened the one that is on. */
  opener: number;
  /** Whether that is a last-die round. */
  lastDie = false;
  readonly #rules: Rules;
  readonly #limit: number;
  readonly #begunWith: number;
  /** Who has opened a last-die round. */
  readonly #palificos = new Set<number>();
  #round: Round | null = null;

  constructor(rules: Rules, seats: number, starter: number) {
    this.#rules = rules;
    this.#begunWith = rules.dice_each ?? 0;
    this.#limit = seats * this.#begunWith;
    this.dice = Array.from({ length: seats }, () => this.#begunWith);
    this.opener = starter;
  }

  /** The last player with dice, or null while there are several. */
  get winner(): number | null {
    return this.#playersLeft() === 1 ? this.dice.findIndex((dice) => dice > 0) : null;
  }

  /** Begin the next round with these dice, or say why not. */
  deal(hands: readonly Hand[]): string | null {
    if (this.#round !== null && !this.#round.over) return "round.unfinished";
    if (this.winner !== null) return "game.over";
    if (this.dice.some((held, seat) => hands[seat]?.length !== held)) return "dice.size";
    if (hands.some((hand) => hand.some((die) => die < 1 || die > 6))) return "dice.face";
    if (this.lastDie) this.#palificos.add(this.opener);
    this.#round = { hands, bid: null, toAct: this.opener, over: false };
    return null;
  }

  /** Let a seat act in the round that is on, or say why not. */
  act(action: Action): string | null {
    const round = this.#round;
    if (round === null || round.over) return "round.over";
    const code = this.#whyNot(round, action);
    if (code !== null) return code;
    if (action.verb === "bid") {
      round.bid = action;
      round.toAct = this.#leftOf(action.seat);
    } else if (round.bid !== null) {
      round.over = true;
      this.#judge(round, round.bid, action.verb, action.seat);
    }
    return null;
  }

  #whyNot(round: Round, action: Action): string | null {
    if (action.verb === "calza") return this.#whyNoCalza(round, action.seat);
    if (action.seat !== round.toAct) return "turn.not_yours";
    if (action.verb === "dudo") return round.bid === null ? "call.no_bid" : null;
    const mayChange = this.lastDie && this.#mayChangeFace(action.seat);
    const [rules, limit, lastDie, previous] = [this.#rules, this.#limit, this.lastDie, round.bid];
    return whyNoBid({ rules, limit, lastDie, mayChange, previous }, action);
  }

  #whyNoCalza(round: Round, seat: number): string | null {
    const rules = this.#rules;
    if (this.dice[seat] === 0) return "player.out";
    if (!rules.calza) return "calza.off";
    if (round.bid === null) return "call.no_bid";
    if (!rules.calza_two_players && this.#playersLeft() === 2) return "calza.two_players";
    if (!rules.calza_last_die && this.lastDie) return "calza.last_die";
    if (!rules.calza_bidder && seat === round.bid.seat) return "calza.bidder";
    if (!rules.calza_to_act && seat === round.toAct) return "calza.to_act";
    return null;
  }

  #mayChangeFace(seat: number): boolean {
    if (this.dice[seat] !== 1) return false;
    if (seat === this.opener) return this.#rules.face_change_opener === true;
    if (this.#rules.face_change === "one_die_earlier") return this.#palificos.has(seat);
    return this.#rules.face_change === "one_die";
  }

  #judge(round: Round, bid: Bid & { seat: number }, call: Call, caller: number): void {
    const count = countFor(bid, round.hands.flat(), this.lastDie);
    if (call === "dudo") this.#lose(count >= bid.count ? caller : bid.seat);
    else if (count !== bid.count) this.#lose(caller);
    else this.#regain(round, bid.seat, caller);
  }

  #regain(round: Round, bidder: number, caller: number): void {
    this.dice[caller] = Math.min(this.#held(caller) + 1, this.#begunWith);
    const opens = { caller, bidder, to_act: round.toAct };
    this.opener = opens[this.#rules.calza_right_opens ?? "caller"];
    this.lastDie = false;
  }

  #lose(loser: number): void {
    const players = this.#playersLeft();
    const left = this.#held(loser) - 1;
    this.dice[loser] = left;
    this.opener = left > 0 ? loser : this.#leftOf(loser);
    this.lastDie = left === 1 && this.#isLastDie(loser, players);
  }

  /** Whether the round is a last-die round that a loser opens who has just one die left. */
  #isLastDie(loser: number, players: number): boolean {
    const rules = this.#rules;
    const again = rules.last_die_trigger === "first_time" && this.#palificos.has(loser);
    const few = players === 2 && !rules.last_die_two_players;
    return rules.last_die === true && !again && !few;
  }

  #held(seat: number): number {
    return this.dice[seat] ?? 0;
  }

  #playersLeft(): number {
    return this.dice.filter((dice) => dice > 0).length;
  }

  /** The next seat clockwise with dice; the same one if there is no other. */
  #leftOf(seat: number): number {
    let next = (seat + 1) % this.dice.length;
    while (next !== seat && this.#held(next) === 0) next = (next + 1) % this.dice.length;
    return next;
  }
}
