/** What stands in the form of a new table, and what the server says to it. */

import { untrack } from "svelte";
import { readBots, readEdition, readEditions } from "../../lib/catalog.ts";
import { EDITIONS } from "../../lib/editions.ts";
import { go } from "../../lib/router.svelte.ts";
import { lang, t } from "../../lib/words.svelte.ts";
import type { BotOfHouse, Editions, HouseTold } from "../../protocol/rest.gen.ts";
import { createTable } from "../../table/createTable.ts";
import { type Choices, keepChoices, lastChoices, settingsFor } from "./choices.ts";
import { Draft, readRules } from "./draft.svelte.ts";

const MIN_SEATS = 2;
const SEATS_IN_A_BOX = 6;

/** The form; `follow` and `remember` run as effects of the screen. */
export class TableForm {
  choices = $state<Choices>(lastChoices(lang()));
  editions = $state.raw<Editions["editions"] | null>(null);
  bots = $state.raw<readonly BotOfHouse[]>([]);
  /** Why something cannot be read or made. */
  trouble = $state<string | null>(null);
  isMaking = $state(false);
  #draft = $state.raw<Draft | null>(null);
  #tries = $state(0);

  /** The rules of the box that is chosen; null until they are there. */
  get draft(): Draft | null {
    return this.#draft?.box.id === this.choices.edition ? this.#draft : null;
  }

  /** The same, or the box before it while the next one is on its way: so that nothing jumps. */
  get shown(): Draft | null {
    return this.trouble === null ? this.#draft : this.draft;
  }

  get least(): number {
    return this.draft?.told?.least_players ?? MIN_SEATS;
  }

  get most(): number {
    return this.draft?.told?.most_players ?? this.draft?.box.most_players ?? SEATS_IN_A_BOX;
  }

  /** What was wished, as far as these rules have seats. */
  get seats(): number {
    return Math.min(this.choices.seats, this.most);
  }

  /** One seat is always mine. */
  get botCount(): number {
    return Math.min(this.choices.bots, this.seats - 1);
  }

  get free(): number {
    return this.seats - 1 - this.botCount;
  }

  get mayRate(): boolean {
    return this.draft?.told?.may_rate ?? true;
  }

  get isRated(): boolean {
    return this.choices.rated && this.mayRate;
  }

  /** A rated game has no coach. */
  setRated(rated: boolean): void {
    this.choices.rated = rated;
    if (rated) this.choices.coach = false;
  }

  /** A game with a coach is not rated. */
  setCoach(coach: boolean): void {
    this.choices.coach = coach;
    if (coach) this.choices.rated = false;
  }

  /** Reads what can be chosen, in the language of the moment. */
  readLists(): void {
    lang();
    void this.#try(async () => {
      const [editions, bots] = await Promise.all([readEditions(), readBots()]);
      this.editions = editions;
      this.bots = bots;
    });
  }

  /** Tries once more to read what could not be read. */
  readAgain(): void {
    this.readLists();
    this.#tries += 1;
  }

  /** Takes up the rules of the chosen box, with what was changed in it before. */
  followEdition(): () => void {
    const id = this.choices.edition;
    lang();
    void this.#tries;
    let isLeft = false;
    void this.#try(async () => {
      const box = await readEdition(id);
      if (!isLeft) this.#draft = new Draft(box, untrack(() => this.choices.rules[id]) ?? {});
    });
    return () => {
      isLeft = true;
      untrack(() => this.#draft?.close());
    };
  }

  /** Keeps what was changed in a box while another one is looked at. */
  rememberRules(): void {
    const draft = this.#draft;
    if (draft) this.choices.rules[draft.box.id] = draft.changes;
  }

  /** Takes what a link asks for: a public table (`open=yes`), a box (`edition`), rules by their code. */
  begin(query: URLSearchParams): void {
    const [box, code] = [query.get("edition"), query.get("rules")];
    if (query.get("open") === "yes") this.choices.privacy = "public";
    if (box !== null && box in EDITIONS) this.choices.edition = box;
    if (code === null) return;
    void this.#try(async () => {
      const told = await readRules(code);
      if (told.fault) throw new Error(told.fault.why);
      this.load(told);
    });
  }

  /** Sets the rules that a share code stands for. */
  load({ edition, options, house, players }: HouseTold): void {
    if (edition === null) return;
    this.choices.rules[edition] = { ...options, ...house };
    if (players !== null) this.choices.seats = players;
    const draft = this.draft;
    if (edition !== this.choices.edition) this.choices.edition = edition;
    else if (draft) {
      draft.close();
      this.#draft = new Draft(draft.box, { ...options, ...house });
    }
  }

  /** Makes the table and goes there; false if the rules have to be mended first. */
  async make(): Promise<boolean> {
    const draft = this.draft;
    if (draft === null || this.isMaking) return true;
    this.isMaking = true;
    const told = await draft.settled();
    const fits = told === null || told.ok;
    if (told === null) this.trouble = draft.trouble;
    else if (told.ok) await this.#try(() => this.#makeBy(told));
    else this.trouble = t("home-house-faulty");
    this.isMaking = false;
    return fits;
  }

  async #makeBy({ options, house }: HouseTold): Promise<void> {
    const choices = { ...$state.snapshot(this.choices), seats: this.seats };
    const bots = Array<string>(this.botCount).fill(choices.level);
    const plan = { sit: true, bots, begin: this.free === 0 };
    const id = await createTable(
      settingsFor({ ...choices, rated: this.isRated }, options, house),
      plan,
    );
    keepChoices($state.snapshot(this.choices));
    go(`/t/${id}`);
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.trouble = null;
    try {
      await work();
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
  }
}
