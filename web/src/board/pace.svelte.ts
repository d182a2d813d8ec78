/** Pace: lifts cups and throws for the opener in the table's own time; log and voice follow. */

import { untrack } from "svelte";
import { stillness } from "../lib/prefs.svelte.ts";
import { play } from "../lib/sound.ts";
import type { TableStore } from "../table/tableStore.svelte.ts";
import { RevealAnimation } from "./revealAnimation.svelte.ts";
import { RollOffAnimation } from "./rollOff.svelte.ts";

/** The ceremonies of a table, as long as the component lives that makes them. */
export class Pace {
  readonly reveal: RevealAnimation;
  readonly rollOff: RollOffAnimation;

  constructor(store: TableStore, onsettled: () => void = () => undefined) {
    this.reveal = new RevealAnimation({
      lifted: (cup) => {
        store.lifted(cup + 1);
        play("lift");
      },
      settled: () => {
        store.lifted();
        onsettled();
      },
    });
    this.rollOff = new RollOffAnimation(() => play("roll"));
    $effect.pre(() => this.#followReveal(store));
    $effect.pre(() => this.#followStart(store));
    $effect(() => () => {
      this.reveal.close();
      this.rollOff.skip();
    });
  }

  /** Whether it is still to be seen who opens the game. */
  get rolling(): boolean {
    return this.rollOff.seen !== null;
  }

  #followReveal(store: TableStore): void {
    const { reveal, table } = store;
    const pause = stillness() ? 0 : (table?.settings.pause_ms ?? 0);
    const at = reveal?.at == null ? null : reveal.at - (table?.offset ?? 0);
    untrack(() => this.reveal.follow(reveal, { pause, at }));
  }

  #followStart({ table }: TableStore): void {
    const start = table?.start ?? null;
    const at = (start?.at ?? 0) - (table?.offset ?? 0);
    untrack(() => this.rollOff.follow(start, { still: stillness(), at }));
  }
}
