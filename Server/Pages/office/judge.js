/**
 * What a judge's page knows of the event: the answers to one task, and the riders' edition of the quest. A judge may read nothing else, so
 * the server is asked every few seconds instead of telling by itself.
 *
 * It stands in for `Office`, as far as the part about answers uses that.
 */

import { Store } from "/pages/shared/store.js";
import { Problem } from "./api.js";
import { QuestReader } from "./quest-reader.js";

const pause = 4000;
const refusals = ["unauthorized", "forbidden", "no-event", "not-found"];

export class JudgeOffice extends Store {
  /** @type {import("../types.js").EventAbout | null} */
  event = null;
  /** @type {import("../types.js").OfficeQuest | null} */
  quest = null;
  /** @type {Map<string, import("../types.js").OfficeRider>} */
  riders = new Map();
  /** @type {import("../types.js").WaitingAnswer[]} */
  answers = [];
  answersRead = 0;
  /** @type {import("../types.js").Connection} */
  connection = { state: "connecting", since: Date.now(), heard: 0, error: null };
  ahead = 0;
  isOwner = false;
  /** What the button of the connection wakes. */
  feed = { retry: () => this.#read() };
  #reader = new QuestReader();
  /** @type {string | null} */
  #tag = null;
  #isReading = false;
  #isStopped = false;

  /**
   * @param {import("./api.js").API} api
   * @param {string} id of the event
   */
  constructor(api, id) {
    super();
    this.api = api;
    this.id = id;
  }

  now() {
    return Date.now() + this.ahead;
  }

  /** Judges see the numbers of riders alone. */
  nameOf(rider) {
    return rider;
  }

  start() {
    this.#read();
    setInterval(() => document.hidden || this.#read(), pause);
    document.addEventListener("visibilitychange", () => document.hidden || this.#read());
    addEventListener("online", () => this.#read());
  }

  stop() {
    this.#isStopped = true;
  }

  /** Reads everything: a judge's page has no parts that are read alone. */
  want() {
    this.#read();
  }

  async #read() {
    if (this.#isReading || this.#isStopped) return;
    this.#isReading = true;
    try {
      const asked = Date.now();
      this.answers = await this.api.json("/answers");
      this.answersRead = asked;
      const event = await this.api.json("/about");
      this.event = event;
      this.ahead = event.time - Date.now();
      this.#onConnection("live");
      this.changed("event", "answers");
      await this.#readQuest();
    } catch (error) {
      const isRefused = error instanceof Problem && error.isTold && refusals.includes(error.code);
      if (isRefused) this.stop();
      this.#onConnection(isRefused ? "refused" : "lost", error);
    }
    this.#isReading = false;
  }

  /** Reads the quest where there is another edition than the one that is shown. */
  async #readQuest() {
    const found = await this.api.request("/quest", {
      headers: this.#tag ? { "If-None-Match": this.#tag } : {},
      take: async (response) => (response.status === 304
        ? null : { tag: response.headers.get("ETag"), bytes: await response.arrayBuffer() }),
    });
    if (!found) return;
    this.quest = await this.#reader.read(found.bytes);
    this.#tag = found.tag;
    this.changed("quest", "answers");
  }

  /**
   * @param {import("../types.js").Connection["state"]} state
   * @param {any} error
   */
  #onConnection(state, error = null) {
    const isNew = state !== this.connection.state;
    const heard = state === "live" ? Date.now() : this.connection.heard;
    this.connection = { state, error, heard, since: isNew ? Date.now() : this.connection.since };
    if (isNew) this.changed("connection");
  }
}
