// @ts-check
/** The connection to a table: comes back by itself, and sends again what had no answer. */

/** @import {Entry, Frame} from "../types.js" */

import { ask, Refused } from "./api.js";
import { lang } from "./words.js";

/** @typedef {{name: "connecting" | "open"} | {name: "waiting", until: number} | {name: "refused", why: string}} State */
/** @typedef {{hear: (frame: Frame | Entry) => void, state: (state: State) => void, after: () => number | null}} Handlers */
/** @typedef {{text: string, done: (n: number) => void, failed: (error: Refused) => void}} Waiting */

const RESTART = 1012;
const NOT_ALLOWED = 4001;
const RESYNC = 4008;
const WAITS = [300, 700, 1500, 3000, 5000, 8000];
const SLEPT = 20_000;
const PATIENCE = 6000;

export class Connection {
  /** @param {string} table @param {Handlers} handlers */
  constructor(table, handlers) {
    this.table = table;
    this.handlers = handlers;
    /** @type {Map<string, Waiting>} */
    this.waiting = new Map();
    this.prefix = Array.from(crypto.getRandomValues(new Uint32Array(2)), (n) =>
      n.toString(36),
    ).join("");
    this.count = 0;
    this.tries = 0;
    this.hidden = 0;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.timer = 0;
    this.stopped = false;
    this.met = false;
    addEventListener("online", () => this.again(0));
    addEventListener("offline", () => this.socket?.close());
    document.addEventListener("visibilitychange", () => this.woken());
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    this.handlers.state({ name: "connecting" });
    const after = this.handlers.after();
    const from = after === null ? "" : `&after=${after}`;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const url = `${scheme}//${location.host}/api/tables/${this.table}/socket?lang=${lang()}${from}`;
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (this.socket === socket) this.closed(event.code);
    };
  }

  /**
   * Ask the table for something: the number of what came of it, or Refused.
   *
   * @param {string} type
   * @param {Record<string, unknown>} [fields]
   * @returns {Promise<number>}
   */
  send(type, fields = {}) {
    this.count += 1;
    const id = `${this.prefix}-${this.count}`;
    const text = JSON.stringify({ type, id, ...fields });
    return new Promise((done, failed) => {
      this.waiting.set(id, { text, done, failed });
      if (this.isOpen()) this.socket?.send(text);
      setTimeout(() => this.waiting.has(id) && this.isOpen() && this.restart(), PATIENCE);
    });
  }

  /** Speak another language from now on. */
  restart() {
    const old = this.socket;
    this.connect();
    old?.close();
  }

  /** @param {Frame | Entry} frame */
  hear(frame) {
    if (frame.type === "welcome") this.opened();
    if (frame.type === "bye") this.tries = 0;
    if (frame.type === "ok") this.take(frame.id)?.done(frame.n);
    else if (frame.type === "err" && frame.id !== null)
      this.take(frame.id)?.failed(new Refused(0, frame.code, frame.why));
    else this.handlers.hear(frame);
  }

  opened() {
    this.met = true;
    this.tries = 0;
    this.handlers.state({ name: "open" });
    for (const { text } of this.waiting.values()) this.socket?.send(text);
  }

  /** @param {number} code */
  closed(code) {
    this.socket = null;
    if (code === NOT_ALLOWED) this.askWhy();
    else if (code === RESTART || code === RESYNC) this.again(this.tries ? undefined : 50);
    else if (!this.met || this.tries === 1) this.askWhy();
    else this.again();
  }

  /** Find out whether there is a reason to stay away. */
  async askWhy() {
    try {
      await ask("GET", `/api/tables/${this.table}`);
    } catch (error) {
      if (error instanceof Refused && [403, 404].includes(error.status)) {
        this.stopped = true;
        this.handlers.state({ name: "refused", why: error.message });
        return;
      }
    }
    this.again();
  }

  /** Connect again, after a while that grows. @param {number} [wait] */
  again(wait = WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 0) {
    if (this.socket !== null || this.stopped) return;
    clearTimeout(this.timer);
    this.tries += 1;
    this.handlers.state({ name: "waiting", until: Date.now() + wait });
    this.timer = setTimeout(() => this.connect(), wait);
  }

  /** A phone that slept may not know that its connection is dead. */
  woken() {
    if (document.hidden) {
      this.hidden = Date.now();
      return;
    }
    if (this.socket !== null && this.hidden && Date.now() - this.hidden > SLEPT) this.restart();
    else this.again(0);
  }

  isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** @param {string} id */
  take(id) {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    return found;
  }
}
