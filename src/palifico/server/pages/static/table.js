// @ts-check
/** The page of a table: hears the server, keeps the picture up to date, asks for what is clicked. */

/** @import {Entry, Frame, Said, Table} from "../types.js" */

import { actions, actionsKey } from "./actions.js";
import { board, boardKey, ownDice, past } from "./board.js";
import { follow, sit } from "./chance.js";
import { forget, h, show } from "./dom.js";
import { agreement, agreementKey, gathering, gatheringKey } from "./gathering.js";
import { Notices } from "./notices.js";
import { fill, followPlan } from "./plan.js";
import { seats, seatsKey } from "./seats.js";
import { sentences } from "./sentences.js";
import { Connection } from "./socket.js";
import { apply, fromSnapshot, hear, isHidden, mySeat } from "./state.js";
import { bar } from "./table_bar.js";
import { Talk } from "./talk.js";
import { bidText, edition, t } from "./words.js";

const FRAMES = new Set([
  "welcome",
  "snapshot",
  "hand",
  "people",
  "presence",
  "said",
  "clock",
  "bye",
  "resync",
  "err",
]);

export class TablePage {
  /** @param {HTMLElement} root @param {string} id */
  constructor(root, id) {
    this.id = id;
    /** @type {Table | null} */
    this.table = null;
    /** @type {Extract<Frame, {type: "welcome"}> | null} */
    this.welcome = null;
    this.due = false;
    this.notices = new Notices();
    this.talk = new Talk((fields) => this.send("say", fields));
    this.places = {
      bar: h("header.bar", null),
      seats: h("section", null),
      board: h("section.board", { tabindex: -1 }),
      own: h("section", null),
      actions: h("section.actions", { tabindex: -1 }),
      past: h("section", null),
      gathering: h("div.stack", { tabindex: -1 }),
      agreement: h("div", { tabindex: -1 }),
    };
    const { bar: top, ...middle } = this.places;
    const sides = h("div.side", null, this.notices.log, this.talk.place);
    root.replaceChildren(
      h("h1.sr", null, "Perudo"),
      h(
        "div.table",
        null,
        top,
        this.notices.banner,
        this.notices.alert,
        h("div.middle", null, ...Object.values(middle)),
        sides,
      ),
      this.notices.live,
    );
    this.doing = {
      send: this.send.bind(this),
      sit: (/** @type {number} */ seat) =>
        void (this.table && sit(this.table, seat, this.doing.send)),
      fill: () => this.table && fill(this.table, [], this.doing.send),
      mute: (/** @type {string} */ account) => this.talk.mute(account).then(() => this.render()),
      muted: this.talk.muted,
    };
    this.connection = new Connection(id, {
      hear: (frame) => this.hear(frame),
      state: (state) => this.notices.connection(state, () => this.connection.again(0)),
      after: () => this.table?.n ?? null,
    });
    this.talk.loadMutes().then(() => this.render());
    setInterval(() => this.notices.tick(this.table), 250);
  }

  /** @param {Frame | Entry} frame */
  hear(frame) {
    if (frame.type === "welcome") this.welcome = frame;
    if (frame.type === "snapshot" && this.welcome) this.begin(fromSnapshot(frame, this.welcome));
    else if (this.table && frame.type === "said") this.said(this.table, frame);
    else if (this.table && FRAMES.has(frame.type)) hear(this.table, /** @type {Frame} */ (frame));
    else if (this.table) this.happen(this.table, /** @type {Entry} */ (frame));
    this.render();
  }

  /** @param {Table} table */
  begin(table) {
    this.table = table;
    const bid = table.game?.bids.at(-1);
    const of = edition(table.settings.edition);
    if (bid) this.notices.tell([t("page-now", { bid: bidText(of, bid.bid) })]);
    followPlan(table, this.doing.send, this.quietly.bind(this));
    if (table.status === "starting" && table.locked)
      follow(table, table.locked, this.quietly.bind(this), this.telling());
  }

  /** How our part in the dice is told. */
  telling() {
    return {
      tell: (/** @type {string} */ text) => this.notices.tell([text], "kept"),
      alarm: (/** @type {string} */ text) => this.notices.alarm(text),
    };
  }

  /** @param {Table} table @param {Entry} entry */
  happen(table, entry) {
    if (entry.n <= table.n) return;
    const wasCalled = Boolean(table.game?.reveal);
    apply(table, entry);
    if (entry.type === "rolled" && wasCalled && isHidden(table)) this.notices.forget();
    this.notices.tell(sentences(table, entry));
    const turn = table.game?.turn;
    if (turn && turn.to_act === mySeat(table)) this.notices.announce(t("page-your-turn"));
    follow(table, entry, this.quietly.bind(this), this.telling());
    if (entry.type === "rematch" && this.wantsAgain) location.assign(`/t/${entry.table}`);
  }

  /** @param {Table} table @param {Said} line */
  said(table, line) {
    if (this.talk.hear(line) && Date.now() + table.offset - line.at < 5000)
      this.notices.announce(this.talk.text(table, line).join(": "));
  }

  /** Ask for something; null when it was refused, and then everybody can read why. @param {string} type @param {Record<string, unknown>} [fields] */
  async send(type, fields) {
    if (type === "rematch") this.wantsAgain = true;
    if (type === "stand" && this.table?.status === "playing" && !confirm(t("page-leave-sure")))
      return null;
    try {
      return await this.connection.send(type, fields);
    } catch (error) {
      this.notices.alarm(error instanceof Error ? error.message : String(error));
      return null;
    }
  }

  /** Ask for what another tab of ours may have asked for already. @param {string} type @param {Record<string, unknown>} [fields] */
  async quietly(type, fields) {
    return this.connection.send(type, fields).catch(() => null);
  }

  /** Draw what has changed, once, when all that came is taken in. */
  render() {
    if (this.due) return;
    this.due = true;
    queueMicrotask(() => {
      this.due = false;
      if (this.table) this.draw(this.table);
    });
  }

  /** @param {Table} table */
  draw(table) {
    const { places, doing } = this;
    const again = () => this.render();
    const act = (/** @type {string} */ type, /** @type {Record<string, unknown>} */ fields = {}) =>
      void this.send(type, fields);
    show(
      places.bar,
      [
        table.code,
        table.status,
        table.watching,
        mySeat(table),
        table.seats[mySeat(table) ?? -1]?.kept,
      ],
      () => bar(table, act),
    );
    show(places.seats, seatsKey(table, doing), () => seats(table, doing));
    show(places.board, boardKey(table), () => board(table, act));
    show(places.own, [table.hand, table.status, table.game?.out, table.settings.edition], () =>
      ownDice(table),
    );
    show(places.actions, actionsKey(table), () => actions(table, act, again));
    show(places.past, boardKey(table), () => past(table));
    show(places.gathering, gatheringKey(table), () => gathering(table, doing));
    show(places.agreement, agreementKey(table), () => agreement(table, doing));
    this.talk.render(table);
    this.notices.tick(table);
  }

  /** The language has changed. */
  retell() {
    forget([...Object.values(this.places), this.talk.list, this.talk.tools]);
    this.connection.restart();
    this.render();
  }
}
