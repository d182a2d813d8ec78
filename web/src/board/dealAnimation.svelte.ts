/** Deal animation: cups are shaken and slammed at the beginning of a round; a last-die round is announced. */

/** Milliseconds from the beginning: the cups come down, all is at rest, the announcement is over. */
export const DEAL_TIMES = { slam: 700, rest: 1500, announced: 2700 } as const;

/** What is told as a deal goes on. */
export interface DealListener {
  shaken?: () => void;
  slammed?: () => void;
  /** The round is one of the last die. */
  announced?: () => void;
}

/** Shows the deal of each round that begins while it is looked at. */
export class DealAnimation {
  /** Cups are in the air, down and settling, or at rest. */
  phase = $state<"shake" | "slam" | "rest">("rest");
  /** Whether a last-die round is being announced. */
  announcing = $state(false);
  #timers: ReturnType<typeof setTimeout>[] = [];
  readonly #listener: DealListener;

  constructor(listener: DealListener = {}) {
    this.#listener = listener;
  }

  /** Begin a deal; without motion only what is heard and felt of it. */
  begin({ lastDie, still }: { lastDie: boolean; still: boolean }): void {
    this.close();
    this.#listener.shaken?.();
    if (still) {
      if (lastDie) this.#listener.announced?.();
      return;
    }
    this.phase = "shake";
    this.#after(DEAL_TIMES.slam, () => {
      this.phase = "slam";
      this.#listener.slammed?.();
      if (lastDie) this.#announce();
    });
    this.#after(DEAL_TIMES.rest, () => {
      this.phase = "rest";
    });
  }

  /** All is at rest. */
  close(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    this.phase = "rest";
    this.announcing = false;
  }

  #announce(): void {
    this.announcing = true;
    this.#listener.announced?.();
    this.#after(DEAL_TIMES.announced - DEAL_TIMES.slam, () => {
      this.announcing = false;
    });
  }

  #after(ms: number, run: () => void): void {
    this.#timers.push(setTimeout(run, ms));
  }
}
