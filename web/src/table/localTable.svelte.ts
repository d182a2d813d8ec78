/** Local table: several players on one device (pass and play), and whose dice it may show.

Everything public comes over a connection of a spectator, which is never told a die. Each player
has a connection too; it is looked at only while that player has the device alone. */

import { untrack } from "svelte";
import { type LocalGuest, localGuest, localGuests } from "./localGuests.ts";
import { mySeat, type Table } from "./state.ts";
import { TableStore } from "./tableStore.svelte.ts";

/** A table with the players of this device, until it is closed. */
export class LocalTable {
  readonly id: string;
  /** What everybody in the room may see and hear. */
  readonly shared: TableStore;
  /** The account of this browser: it may be the host, and may have a seat. */
  readonly own: TableStore;
  /** The seat of the player who has the device alone. */
  #viewer = $state<number | null>(null);
  #guests = $state.raw<readonly TableStore[]>([]);
  readonly #byAccount = new Map<string, TableStore>();
  readonly #stop: () => void;
  readonly #seats = $derived.by(() => seatsOf([this.own, ...this.#guests]));
  readonly #turn = $derived.by(() => this.shared.table?.game?.turn_n ?? 0);
  readonly #playing = $derived.by(() => this.seats.filter((seat) => this.#plays(seat)));

  constructor(id: string) {
    this.id = id;
    this.shared = new TableStore(id, { as: "spectator" });
    this.own = new TableStore(id, { silent: true });
    this.#stop = $effect.root(() => {
      $effect(() => this.#meet());
      $effect(() => this.#coverAtTurn());
    });
  }

  /** The table as everybody in the room may see it. */
  get table(): Table | null {
    return this.shared.table;
  }

  /** Seats of the players on this device. */
  get seats(): number[] {
    return [...this.#seats.keys()].sort((a, b) => a - b);
  }

  /** Those of them who are still in the game. */
  get playing(): number[] {
    return this.#playing;
  }

  /** The player who has the device alone, and the table as that player sees it; else null. */
  get viewer(): { seat: number; store: TableStore; table: Table } | null {
    const store = this.#viewer === null ? undefined : this.#seats.get(this.#viewer);
    if (this.#viewer === null || !store?.table) return null;
    return { seat: this.#viewer, store, table: store.table };
  }

  /** The seat to act, if its player is on this device. */
  get toAct(): number | null {
    const seat = this.table?.game?.turn?.to_act;
    return seat !== undefined && this.#playing.includes(seat) ? seat : null;
  }

  /** The connection of the host, if the host is on this device. */
  get host(): TableStore | null {
    const host = this.table?.host;
    return [this.own, ...this.#guests].find(({ table }) => table?.me === host) ?? null;
  }

  /** A player has taken the device: show their dice. */
  handTo(seat: number): void {
    if (this.#seats.has(seat)) this.#viewer = seat;
  }

  /** Cover the dice of the player who had the device. */
  cover(): void {
    this.#viewer = null;
  }

  /** Let players with these names sit down on the free seats; rejects Refused. */
  async sit(names: readonly string[]): Promise<void> {
    for (const name of names) {
      const guest = await localGuest(name);
      const store = this.#connected(guest);
      await known(store);
      const { table } = store;
      if (!table || mySeat(table) !== null) continue;
      const free = table.seats.indexOf(null);
      if (free < 0 || !(await store.sit(free))) return;
    }
  }

  /** Ask for another game with the same people: for whoever sits here, who then is its host. */
  async rematch(): Promise<boolean> {
    const [first = this.own] = this.#seats.values();
    return first.ask("rematch");
  }

  /** Leave; seats stay those of their players. */
  close(): void {
    this.#stop();
    for (const store of [this.shared, this.own, ...this.#guests]) store.close();
  }

  /** Connect the guests of this device who already sit here: after a reload, or at a rematch. */
  #meet(): void {
    const sitting = new Set(this.table?.seats.map((one) => one?.account));
    const here = localGuests().filter(({ account }) => sitting.has(account));
    untrack(() => here.map((guest) => this.#connected(guest)));
  }

  /** With another turn the device goes on; only the last player here may keep it. */
  #coverAtTurn(): void {
    void this.#turn;
    untrack(() => {
      if (!this.table?.game?.turn || this.#playing.length > 1) this.cover();
    });
  }

  #connected({ account, token }: LocalGuest): TableStore {
    const found = this.#byAccount.get(account);
    if (found) return found;
    const store = new TableStore(this.id, { as: { token }, silent: true });
    this.#byAccount.set(account, store);
    this.#guests = [...this.#byAccount.values()];
    return store;
  }

  #plays(seat: number): boolean {
    const { game } = this.table ?? {};
    return !game?.out.includes(seat) && !this.table?.seats[seat]?.kept;
  }
}

/** The connection behind each seat of this device. */
function seatsOf(stores: readonly TableStore[]): Map<number, TableStore> {
  const found = stores.map((store) => [store.table && mySeat(store.table), store] as const);
  return new Map(found.filter((one): one is [number, TableStore] => one[0] !== null));
}

/** Waits until a table is known, or cannot be. */
function known(store: TableStore): Promise<void> {
  return new Promise((done) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (store.line.name !== "open" && store.line.name !== "refused") return;
        done();
        queueMicrotask(() => stop());
      });
    });
  });
}
