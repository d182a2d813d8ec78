/** Theatre: all that is played out at a live table, from the deal to the die that is lost. */

import { getContext, setContext, untrack } from "svelte";
import { prefs, stillness } from "../lib/prefs.svelte.ts";
import { revealPause } from "../table/out.ts";
import { liftsTogether } from "../table/showOrder.ts";
import { isMyTurn, mySeat, type Shown, type Table } from "../table/state.ts";
import type { TableStore } from "../table/tableStore.svelte.ts";
import { decidingDie } from "./countedDice.ts";
import { cue } from "./cue.ts";
import { DealAnimation } from "./dealAnimation.svelte.ts";
import { lingerMs, OutcomeHold } from "./outcomeHold.svelte.ts";
import { RevealAnimation } from "./revealAnimation.svelte.ts";
import { RollOffAnimation } from "./rollOff.svelte.ts";

/** What a board knows of what is played out on it. */
export interface Stage {
  reveal: RevealAnimation;
  deal?: DealAnimation;
  hold?: OutcomeHold;
  /** What is to be seen of how a round came out, one after the other. */
  aftermath?: "paid" | "told" | null;
}

/** The context of the stage. */
export const STAGE = Symbol("stage");
const PAID_MS = 1100; // a die on its way
const TOLD_MS = 2600; // who is out, or has won

/** Let the board inside of this component know the stage. */
export function provideStage<T extends Stage>(stage: T): T {
  return setContext(STAGE, stage);
}

/** The stage of a board; a picture of one has none. */
export function stageOf(): Stage | undefined {
  return getContext<Stage | undefined>(STAGE);
}

/** The theatre of a live table, for the board inside of this component and as long as it lives. */
export function liveTheatre(store: TableStore): Theatre {
  const theatre = provideStage(new Theatre((cups) => store.lifted(cups)));
  $effect.pre(() => {
    if (store.table) theatre.follow(store.table);
  });
  $effect(() => () => theatre.close());
  return theatre;
}

/** Plays out what happens at a table. */
export class Theatre implements Stage {
  readonly reveal: RevealAnimation;
  readonly rollOff = new RollOffAnimation(() => this.#cue("roll"));
  readonly deal = new DealAnimation({
    shaken: () => this.#cue("shake"),
    slammed: () => this.#cue("slam"),
    announced: () => this.#cue("lastDie"),
  });
  readonly hold = new OutcomeHold();
  aftermath = $state<"paid" | "told" | null>(null);
  #table: Table | null = null;
  #wasInRound: boolean | null = null;
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** `tell` is called as the cups have been counted, and without a number at the end. */
  constructor(tell: (cups?: number) => void = () => {}) {
    this.reveal = new RevealAnimation({
      lifted: () => this.#cue("lift"),
      counted: (die) => this.#counted(die),
      told: (cup) => tell(cup + 1),
      settled: () => {
        tell();
        this.#settled();
      },
    });
  }

  /** Follow the table as it is now; an effect that does so runs again when the board turns to it. */
  follow(table: Table): void {
    void [this.hold.board(table), this.rollOff.seen, stillness()];
    untrack(() => this.#follow(table));
  }

  #follow(table: Table): void {
    const before = this.#table;
    this.#table = table;
    this.hold.follow(table);
    this.#followStart(table);
    this.#followReveal(table, before);
    this.#followDeal(table);
  }

  /** Whether all of a round, or of a game, has been played out. */
  get isDone(): boolean {
    return this.reveal.settled && this.aftermath === null;
  }

  /** Whether there is something to skip, or an outcome to send away. */
  get canSkip(): boolean {
    const { isOpen, note } = this.hold;
    return !this.isDone || this.rollOff.seen !== null || isOpen || note !== null;
  }

  /** Show at once what is left, or go on to the next round. */
  skip(): void {
    if (this.reveal.settled) {
      this.hold.close();
      this.#clear();
    }
    this.reveal.skip();
    this.rollOff.skip();
  }

  /** Leave the table. */
  close(): void {
    this.reveal.close();
    this.rollOff.skip();
    this.deal.close();
    this.hold.close();
    this.#clear();
  }

  #followStart(table: Table): void {
    const { start } = table;
    this.rollOff.follow(start, { still: stillness(), at: (start?.at ?? 0) - table.offset });
    const last = table.game?.bids.at(-1);
    // A bid that I have made, or have to answer, is to be seen.
    if (last && (isMyTurn(table) || last.seat === mySeat(table))) {
      this.rollOff.skip();
      this.deal.close();
    }
  }

  #followReveal(table: Table, before: Table | null): void {
    const shown = shownOf(this.hold.board(table));
    if (!shown) this.#turnAway();
    if (shown && before && shown.n !== shownOf(before)?.n) this.#called();
    this.reveal.follow(shown, {
      pause: stillness() ? 0 : revealPause(table),
      at: shown?.at == null ? null : shown.at - table.offset,
      together: shown !== null && liftsTogether(table.settings, shown.call),
    });
  }

  /** The board shows the next round: what was still to be told is told beside it. */
  #turnAway(): void {
    this.#clear();
    const cut = this.reveal.settled ? null : this.hold.note?.last;
    if (cut) this.hold.settled(lingerMs(cut, prefs.linger));
  }

  #called(): void {
    this.#clear();
    this.deal.close();
    this.#cue("call");
  }

  /** A deal is seen when the board turns to a round that has just begun. */
  #followDeal(table: Table): void {
    const { game, status } = this.hold.board(table);
    const isInRound = status === "playing" && game?.turn != null && this.rollOff.seen === null;
    const wasInRound = this.#wasInRound ?? !(table.start && game?.bids.length === 0);
    this.#wasInRound = isInRound;
    if (isInRound && !wasInRound) this.deal.begin({ lastDie: game.last_die, still: stillness() });
  }

  #counted(die: number): void {
    const shown = this.#table && shownOf(this.hold.board(this.#table));
    this.#cue(shown && shown.call === "dudo" && decidingDie(shown) === die ? "decide" : "count");
  }

  #settled(): void {
    const table = this.#table;
    const shown = table && shownOf(this.hold.board(table));
    if (!table || !shown) return;
    if (this.#isRushed) return;
    this.hold.settled(lingerMs(shown, prefs.linger));
    const isPast = shown.at === null;
    if (isPast) return;
    if (shown.loser !== null) this.#cue(shown.loser === mySeat(table) ? "lose" : "gone");
    else if (shown.gainer !== null) this.#cue("regain");
    if (stillness()) this.#told(table, shown);
    else this.#playOut(shown);
  }

  #playOut(shown: Shown): void {
    this.aftermath = "paid";
    this.#after(PAID_MS, () => {
      if (!this.#table) return;
      this.aftermath = isEvent(this.#table, shown) ? "told" : null;
      this.#told(this.#table, shown);
    });
    this.#after(PAID_MS + TOLD_MS, () => {
      this.aftermath = null;
    });
  }

  /** What is heard of the end of a game, or of a player's. */
  #told(table: Table, shown: Shown): void {
    const { winner = null } = table.game ?? {};
    const seat = mySeat(table);
    if (table.status === "over" && winner !== null)
      this.#cue(seat === null || seat === winner ? "win" : "defeat");
    else if (shown.out !== null) this.#cue("out");
  }

  /** Whether rounds are played at once: nothing is heard or held of them but the end. */
  get #isRushed(): boolean {
    return this.#table?.hurried === true && this.#table.status !== "over";
  }

  #cue(name: Parameters<typeof cue>[0]): void {
    if (!this.#isRushed) cue(name);
  }

  #after(ms: number, run: () => void): void {
    this.#timers.push(setTimeout(run, ms));
  }

  #clear(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    this.aftermath = null;
  }
}

function shownOf(table: Table): Shown | null {
  return table.game?.reveal ? table.last : null;
}

function isEvent(table: Table, { out }: Shown): boolean {
  return out !== null || (table.status === "over" && table.game?.winner !== null);
}
