/** WebSocket connection to a table: reconnects with backoff, and sends unanswered commands again. */

import { type Identity, Refused, request } from "../lib/api.ts";
import { lang, t } from "../lib/words.svelte.ts";
import type { AnyEntry, AnyFrame, Snapshot } from "../protocol/messages.gen.ts";

/** State of the connection; `until` is when it reconnects. */
export type ConnectionState =
  | { name: "connecting" }
  | { name: "open" }
  | { name: "waiting"; until: number }
  | { name: "refused"; why: string; code: string };

/** What the server sends. */
export type ServerMessage = AnyFrame | AnyEntry;

/** Receives messages and states; `after` is the number of the last entry it has. */
export interface ConnectionListener {
  hear(told: ServerMessage): void;
  line(line: ConnectionState): void;
  after(): number | null;
}

type Waiting = { text: string; done: (n: number) => void; failed: (why: Refused) => void };

const RECONNECT_DELAYS_MS = [300, 700, 1500, 3000, 5000, 8000];
const MIN_RECONNECT_DELAY_MS = 50;
const MAX_HIDDEN_MS = 20_000;
const REPLY_TIMEOUT_MS = 6000;
const MAX_SILENCE_MS = 60_000;
const CLOSE_RESTART = 1012;
const CLOSE_RESYNC = 4008;
const CLOSE_NOT_ALLOWED = 4001;
/** A client that is told to mend itself must not come back at once. */
const CLOSE_CLIENT_FAULT = new Set([1002, 1003, 1007, 1008, 1009]);

/** A connection to one table, until it is closed. */
export class Connection {
  readonly #table: string;
  readonly #listener: ConnectionListener;
  readonly #as: Identity;
  readonly #waiting = new Map<string, Waiting>();
  readonly #prefix = drawPrefix();
  readonly #leaving = new AbortController();
  #socket: WebSocket | null = null;
  #count = 0;
  #tries = 0;
  #hiddenAt = 0;
  #heardAt = 0;
  #again = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #met = false;
  #settled = false;
  #ended = false;

  constructor(table: string, listener: ConnectionListener, as: Identity = "me") {
    this.#table = table;
    this.#listener = listener;
    this.#as = as;
    const { signal } = this.#leaving;
    addEventListener("online", () => this.retry(), { signal });
    addEventListener("offline", () => this.#lose(), { signal });
    document.addEventListener("visibilitychange", () => this.#woken(), { signal });
    this.#connect();
  }

  /** Ask the table for something: the number of what came of it; rejects Refused. */
  send(type: string, fields: Record<string, unknown> = {}): Promise<number> {
    if (this.#ended) return Promise.reject(connectionClosed());
    this.#count += 1;
    const id = `${this.#prefix}-${this.#count}`;
    const text = JSON.stringify({ type, id, ...fields });
    return new Promise((done, failed) => {
      this.#waiting.set(id, { text, done, failed });
      if (this.#settled) this.#socket?.send(text);
      setTimeout(() => this.#doubt(id), REPLY_TIMEOUT_MS);
    });
  }

  /** Reconnect now, if the connection is down. */
  retry(): void {
    if (this.#socket === null && !this.#ended) this.#connect();
  }

  /** Connect anew though the connection is up: to resync, or for another language. */
  restart(): void {
    if (this.#ended) return;
    const old = this.#socket;
    this.#connect();
    old?.close();
  }

  /** Leave the table; what had no answer never gets one. */
  close(): void {
    this.#end();
    this.#socket?.close();
    this.#socket = null;
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#settled = false;
    this.#listener.line({ name: "connecting" });
    const socket = new WebSocket(this.#address(), this.#protocols());
    this.#socket = socket;
    this.#heardAt = Date.now();
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#hear(JSON.parse(data) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#closed(code);
    };
  }

  #address(): string {
    const after = this.#listener.after();
    const from = after === null ? "" : `&after=${after}`;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const place = `${scheme}//${location.host}/api/tables/${encodeURIComponent(this.#table)}`;
    const as = this.#as === "spectator" ? "&as=spectator" : "";
    return `${place}/socket?lang=${lang()}${as}${from}`;
  }

  /** A page cannot send a token with a socket in any other way. */
  #protocols(): string[] {
    return typeof this.#as === "object" ? ["palifico.token", this.#as.token] : [];
  }

  #hear(told: ServerMessage): void {
    this.#heardAt = Date.now();
    if (told.type === "ok") this.#take(told.id)?.done(told.n);
    else if (told.type === "err" && told.id !== null) {
      const { code, why, about } = told;
      this.#take(told.id)?.failed(new Refused(0, code, why, about));
    } else this.#listener.hear(told);
    if (told.type === "bye") this.#again = told.again_ms;
    if (told.type === "hand" && !this.#settled) this.#opened();
  }

  /** All that lies in the past has come: from now on we may act. */
  #opened(): void {
    this.#met = true;
    this.#settled = true;
    this.#tries = 0;
    this.#listener.line({ name: "open" });
    for (const { text } of this.#waiting.values()) this.#socket?.send(text);
  }

  #closed(code: number): void {
    const wasOpen = this.#settled;
    this.#socket = null;
    this.#settled = false;
    if (CLOSE_CLIENT_FAULT.has(code))
      this.#tries = Math.max(this.#tries, RECONNECT_DELAYS_MS.length - 1);
    const again = Math.max(MIN_RECONNECT_DELAY_MS, this.#again);
    this.#again = 0;
    if ((code === CLOSE_RESTART || code === CLOSE_RESYNC) && wasOpen) this.#wait(again);
    else if (code === CLOSE_NOT_ALLOWED || !this.#met || this.#tries === 1) void this.#askWhy();
    else this.#wait();
  }

  /** The browser is offline: what is under way will never come. */
  #lose(): void {
    const old = this.#socket;
    if (old === null) return;
    this.#closed(0);
    old.close();
  }

  /** Find out whether there is a reason to stay away; a socket that fails does not tell. */
  async #askWhy(): Promise<void> {
    this.#listener.line({ name: "connecting" });
    try {
      const path = `/api/tables/${encodeURIComponent(this.#table)}`;
      await request("GET", path, undefined, { as: this.#as });
    } catch (error) {
      if (error instanceof Refused && [401, 403, 404].includes(error.status)) {
        this.#refused(error);
        return;
      }
    }
    this.#wait();
  }

  #refused({ message: why, code }: Refused): void {
    this.#end();
    this.#listener.line({ name: "refused", why, code });
  }

  #end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#leaving.abort();
    for (const { failed } of this.#waiting.values()) failed(connectionClosed());
    this.#waiting.clear();
  }

  /** Reconnect after a delay that grows (backoff). */
  #wait(
    wait = RECONNECT_DELAYS_MS[Math.min(this.#tries, RECONNECT_DELAYS_MS.length - 1)] ?? 0,
  ): void {
    if (this.#socket !== null || this.#ended) return;
    clearTimeout(this.#timer);
    this.#tries += 1;
    this.#listener.line({ name: "waiting", until: Date.now() + wait });
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** A phone that slept may not know that its connection is dead. */
  #woken(): void {
    if (document.hidden) this.#hiddenAt = Date.now();
    else if (this.#socket === null) this.retry();
    else if (this.#slept() || Date.now() - this.#heardAt > MAX_SILENCE_MS) this.restart();
  }

  #slept(): boolean {
    return this.#hiddenAt > 0 && Date.now() - this.#hiddenAt > MAX_HIDDEN_MS;
  }

  /** Restart the connection if a command waits too long for its reply. */
  #doubt(id: string): void {
    if (!this.#waiting.has(id)) return;
    if (this.#settled) this.restart();
    setTimeout(() => this.#doubt(id), 2 * REPLY_TIMEOUT_MS);
  }

  #take(id: string): Waiting | undefined {
    const found = this.#waiting.get(id);
    this.#waiting.delete(id);
    return found;
  }
}

/** Whether what came is an entry: only those have a number and a time of their own. */
export function isEntry(told: ServerMessage): told is AnyEntry {
  return "n" in told && "at" in told;
}

/** What begins the table anew. */
export function isSnapshot(told: ServerMessage): told is Snapshot {
  return told.type === "snapshot";
}

function connectionClosed(): Refused {
  return new Refused(0, "network", t("common-unreachable"));
}

function drawPrefix(): string {
  const drawn = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(drawn, (part) => part.toString(36)).join("");
}
