/** Table store: the reactive state of a live table; applies server messages and sends commands. */

import { announce, hush } from "../lib/announce.svelte.ts";
import { type Identity, Refused } from "../lib/api.ts";
import { buzz } from "../lib/haptics.ts";
import { ensureMe } from "../lib/me.svelte.ts";
import { isMuted, loadMutes } from "../lib/mutes.svelte.ts";
import { play, type Sound } from "../lib/sound.ts";
import { noteTurn } from "../lib/turnNote.ts";
import { lang, pairText, spanText, t } from "../lib/words.svelte.ts";
import type { AnyEntry, Said, Welcome } from "../protocol/messages.gen.ts";
import { clearBubbles, showBubble } from "./bubbles.svelte.ts";
import { saidText, withSaid } from "./chat.ts";
import {
  Connection,
  type ConnectionState,
  isEntry,
  isSnapshot,
  type ServerMessage,
} from "./connection.ts";
import { commitAgain, type FairnessListener, follow, sit } from "./fairness.ts";
import { Log, type LogLine } from "./log.svelte.ts";
import { tableName } from "./naming.ts";
import { lines, roundLines } from "./sentences.ts";
import {
  apply,
  fromSnapshot,
  hear,
  isHidden,
  isMyTurn,
  mySeat,
  type Shown,
  type Table,
} from "./state.ts";

export type { ConnectionState } from "./connection.ts";
export type { LogLine } from "./log.svelte.ts";

const ALARM_MS = 9000;
const HURRY_MS = 10_000;
const MAX_CHAT_AGE_MS = 5000;
const RETRY_MS = 2000;
const MAX_ANNOUNCED = 12;

/** Who is at a table; `silent` where another store of this page tells aloud what happens. */
export type StoreOptions = { as?: Identity; silent?: boolean };

/** A table that we are at, until it is closed. */
export class TableStore {
  readonly id: string;
  /** Whether the board lifts cups in its own time and says so: then the log waits for `lifted`. */
  paced = false;
  #table = $state.raw<Table | null>(null);
  #line = $state.raw<ConnectionState>({ name: "connecting" });
  #talk = $state.raw<readonly Said[]>([]);
  #alarm = $state.raw<string | null>(null);
  #pending = $state(0);
  readonly #as: Identity;
  readonly #silent: boolean;
  readonly #log = new Log();
  readonly #heard = $derived(this.#talk.filter(({ account }) => !isMuted(account)));
  readonly #begun: Promise<Connection | null>;
  #connection: Connection | null = null;
  #welcome: Welcome | null = null;
  #aloud: string[] = [];
  #held: string[][] = [];
  #isClosed = false;
  #alarmTimer: ReturnType<typeof setTimeout> | undefined;
  #hurryTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #stopWatching: () => void;

  constructor(id: string, { as = "me", silent = false }: StoreOptions = {}) {
    this.id = id;
    this.#as = as;
    this.#silent = silent;
    this.#begun = this.#begin();
    this.#stopWatching = $effect.root(() => this.#followLanguage());
  }

  /** The table as it stands; null until it is known. */
  get table(): Table | null {
    return this.#table;
  }

  /** State of the connection. */
  get line(): ConnectionState {
    return this.#line;
  }

  /** What happened, the oldest first. */
  get log(): LogLine[] {
    return this.#log.lines;
  }

  /** What was said by those who are not muted, the oldest first. */
  get talk(): readonly Said[] {
    return this.#heard;
  }

  /** Something that has to be read now; goes away by itself. */
  get alarm(): string | null {
    return this.#alarm;
  }

  /** How the round ended that can be looked at just now: from the call to the next dice. */
  get reveal(): Shown | null {
    return this.#table?.game?.reveal ? this.#table.last : null;
  }

  /** How many things we have asked for and not been answered. */
  get pending(): number {
    return this.#pending;
  }

  /** Ask for something: the number of what came of it; rejects Refused. */
  async send(type: string, fields: Record<string, unknown> = {}): Promise<number> {
    this.#pending += 1;
    try {
      const connection = await this.#begun;
      if (!connection) throw new Refused(0, "network", t("common-unreachable"));
      return await connection.send(type, fields);
    } finally {
      this.#pending -= 1;
    }
  }

  /** Ask for something; false when it was refused, and then the alarm tells why. */
  async ask(type: string, fields: Record<string, unknown> = {}): Promise<boolean> {
    try {
      await this.send(type, fields);
      return true;
    } catch (error) {
      this.warn(error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  /** Sit down, or move, with a chance of our own. */
  async sit(seat: number): Promise<boolean> {
    const table = this.#table;
    return table !== null && (await sit(table, seat, (...asked) => this.ask(...asked))) === true;
  }

  /** Reconnect now. */
  retry(): void {
    this.#connection?.retry();
  }

  /** Show something that has to be read now. */
  warn(text: string | null): void {
    clearTimeout(this.#alarmTimer);
    this.#alarm = text;
    if (text === null) return;
    this.#alarmTimer = setTimeout(() => {
      this.#alarm = null;
    }, ALARM_MS);
  }

  /** Let the log and the voice tell what so many lifted cups show; without a number, all of it. */
  lifted(cups = Number.POSITIVE_INFINITY): void {
    this.#log.release(cups);
    const due = Number.isFinite(cups) ? cups : this.#held.length;
    for (const [step, said] of this.#held.entries()) {
      if (step < due && said.length) this.#announce(said.join(" "));
      if (step < due) this.#held[step] = [];
    }
  }

  /** Leave. */
  close(): void {
    this.#isClosed = true;
    this.#stopWatching();
    clearBubbles();
    clearTimeout(this.#alarmTimer);
    clearTimeout(this.#hurryTimer);
    this.#connection?.close();
  }

  /** Make sure of an account first: without one, a guest could not sit down. */
  async #begin(): Promise<Connection | null> {
    while (!this.#isClosed && this.#as === "me") {
      try {
        await ensureMe();
        void loadMutes().catch(() => undefined);
        break;
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== "network") break;
        this.#line = { name: "waiting", until: Date.now() + RETRY_MS };
        await new Promise((later) => setTimeout(later, RETRY_MS));
      }
    }
    if (this.#isClosed) return null;
    const listener = {
      hear: (told: ServerMessage) => this.#hear(told),
      line: (line: ConnectionState) => this.#lineIs(line),
      after: () => this.#table?.n ?? null,
    };
    this.#connection = new Connection(this.id, listener, this.#as);
    return this.#connection;
  }

  #followLanguage(): void {
    let before = lang();
    $effect(() => {
      if (lang() === before) return;
      before = lang();
      this.#connection?.restart(); // refusals come in the language of the line
    });
  }

  #lineIs(line: ConnectionState): void {
    this.#line = line;
    if (line.name === "open") this.#tellAloud();
  }

  #hear(told: ServerMessage): void {
    const table = this.#table;
    if (told.type === "welcome") this.#welcome = told;
    if (isSnapshot(told)) {
      if (this.#welcome) this.#start(fromSnapshot(told, this.#welcome));
    } else if (isEntry(told)) {
      if (table) this.#happen(table, told);
    } else if (table && told.type === "said") this.#said(table, told);
    else if (told.type === "err") this.warn(told.why);
    else if (table) this.#table = hear(table, told);
    this.#watchClock();
  }

  /** The whole table is told: what was known of it no longer counts. */
  #start(table: Table): void {
    const isFirst = this.#table === null;
    this.#table = table;
    if (!isFirst) this.#log.forget();
    if (table.game) this.#log.recall(table.n, () => roundLines(table));
    void commitAgain(table, this.#quietly);
    if (table.status === "starting" && table.locked)
      void follow(table, table.locked, this.#quietly, this.#fairnessListener);
  }

  #happen(before: Table, entry: AnyEntry): void {
    if (entry.n <= before.n) return;
    if (entry.n > before.n + 1) {
      this.#connection?.restart(); // something got lost
      return;
    }
    const table = apply(before, entry);
    this.#table = table;
    if (entry.type === "stood" && entry.why === "kicked" && entry.seat === mySeat(before))
      this.warn(t("room-kicked"));
    if (entry.type === "sat" && entry.account === before.me) this.warn(null); // it is over now
    if (entry.type === "rolled") this.lifted();
    if (entry.type === "rolled" && before.game?.reveal && isHidden(table)) this.#forget();
    this.#tell(table, entry);
    void follow(table, entry, this.#quietly, this.#fairnessListener);
  }

  #forget(): void {
    this.#log.forget();
    if (!this.#silent) hush();
  }

  #tell(table: Table, entry: AnyEntry): void {
    const isRushed = table.hurried === true && entry.type !== "hurried" && entry.type !== "ended";
    if (isRushed) {
      this.#log.tell(table, entry); // too quick to be heard
      return;
    }
    const isHeld = this.paced && entry.type === "called";
    this.#log.tell(table, entry, isHeld ? 0 : Number.POSITIVE_INFINITY);
    const said = lines(table, entry);
    const now = isHeld ? said.filter(({ step }) => step === 0) : said;
    this.#aloud.push(...now.map(({ text }) => text));
    if (isHeld) {
      const cups = table.last?.cups.length ?? 0;
      const at = (step: number) =>
        said.filter((one) => (step > cups ? one.step > cups : one.step === step));
      this.#held = Array.from({ length: cups + 1 }, (_, i) => at(i + 1).map(({ text }) => text));
    }
    if (this.#line.name === "open") this.#sound(table, entry);
    if (this.#line.name === "open") this.#tellAloud();
  }

  /** Read out what has come, and whether it is for us to act. */
  #tellAloud(): void {
    const table = this.#table;
    const said = this.#aloud.splice(0).slice(-MAX_ANNOUNCED);
    if (said.length === 0) return;
    this.#announce(said.join(" "));
    if (!table || !isMyTurn(table)) return;
    this.#announce(t("common-your-turn"), { now: true });
    if (!this.#silent) noteTurn(t("room-your-turn"), tableName(table), `/t/${table.id}`);
  }

  #announce(text: string, options: { now?: boolean } = {}): void {
    if (!this.#silent) announce(text, options);
  }

  #play(sound: Sound): void {
    if (!this.#silent) play(sound);
  }

  #sound(table: Table, entry: AnyEntry): void {
    if (entry.type === "bid") this.#play("bid");
    if ((entry.type === "bid" || entry.type === "rolled") && isMyTurn(table)) {
      this.#play("turn");
      if (!this.#silent) buzz("turn");
    }
  }

  #said(table: Table, said: Said): void {
    const isNew = !this.#talk.some(({ id }) => id === said.id);
    this.#talk = withSaid(this.#talk, said);
    const isNews = Date.now() + table.offset - said.at < MAX_CHAT_AGE_MS;
    if (!isNew || !isNews || isMuted(said.account)) return;
    showBubble(said);
    if (said.account === table.me) return;
    this.#announce(pairText(table.people.get(said.account)?.name ?? "?", saidText(said)));
    this.#play("talk");
  }

  /** Say once a turn that time runs out. */
  #watchClock(): void {
    clearTimeout(this.#hurryTimer);
    const table = this.#table;
    if (!table || table.due === null || !isMyTurn(table) || mySeat(table) === null) return;
    const left = table.due - (Date.now() + table.offset);
    if (left < HURRY_MS || left - HURRY_MS > 0x7fffffff) return;
    this.#hurryTimer = setTimeout(() => {
      this.#announce(t("common-hurry", { time: spanText(HURRY_MS) }), { now: true });
    }, left - HURRY_MS);
  }

  /** Ask for what another tab of ours may have asked for already. */
  readonly #quietly = (type: string, fields: Record<string, unknown> = {}): Promise<unknown> =>
    this.send(type, fields).catch(() => null);

  readonly #fairnessListener: FairnessListener = {
    tell: (text) => {
      this.#log.note(this.#table?.n ?? 0, "dice", text);
      this.#announce(text());
    },
    alarm: (text) => this.warn(text),
  };
}
