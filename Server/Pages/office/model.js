/**
 * What the page knows of the event: read from the server, and kept up to date by the stream of what happens.
 *
 * Parts of the page listen to its parts `"event"`, `"quest"`, `"riders"` (who there is), `"positions"` (where they are and how they stand),
 * `"answers"`, `"standings"`, `"messages"` and `"connection"`.
 */

import { Store } from "/pages/shared/store.js";
import { words } from "./api.js";
import { Feed } from "./feed.js";
import { QuestReader } from "./quest-reader.js";
import { merge, newRider, place } from "./riders.js";

/** @typedef {"event" | "riders" | "answers" | "standings" | "messages" | "quest"} ReadPart */

const readingPause = 20_000;

export class Office extends Store {
  /** @type {import("../types.js").EventAbout | null} */
  event = null;
  /** @type {import("../types.js").OfficeQuest | null} */
  quest = null;
  /** @type {string | null} */
  questError = null;
  /** @type {Map<string, import("../types.js").OfficeRider>} */
  riders = new Map();
  /** @type {import("../types.js").WaitingAnswer[]} */
  answers = [];
  /** When the answers were asked for. */
  answersRead = 0;
  /** @type {{frozenAt?: number, groups: {name?: string, rows: import("../types.js").Result[]}[]}} */
  standings = { groups: [] };
  /** @type {import("../types.js").Message[]} */
  messages = [];
  /** @type {import("../types.js").Connection} */
  connection = { state: "connecting", since: Date.now(), heard: 0, error: null };
  /** Milliseconds by which the server's clock is ahead. */
  ahead = 0;
  /** Whether one may say who else does what here. */
  isOwner = true;
  #isStopped = false;
  #due = new Map();
  #reader = new QuestReader();

  /**
   * @param {import("./api.js").API} api
   * @param {string} id of the event
   */
  constructor(api, id) {
    super();
    this.api = api;
    this.id = id;
    this.feed = new Feed(api, "/feed", {
      onEvent: (kind, data) => this.#onEvent(kind, data),
      onState: (state, error) => this.#onConnection(state, error),
    });
  }

  /** The time by the server's clock. */
  now() {
    return Date.now() + this.ahead;
  }

  nameOf(rider) {
    return this.riders.get(rider)?.name ?? rider;
  }

  start() {
    this.feed.run();
    setInterval(() => {
      if (this.connection.state !== "live") return;
      this.want("riders");
      this.want("event");
    }, readingPause);
    // Riders fall silent without anything being sent.
    setInterval(() => this.changed("positions"), 5000);
  }

  /** Ends all reading: the event is gone. */
  stop() {
    this.#isStopped = true;
    this.feed.stop();
  }

  /** Reads nothing while something is done that may end the event; where that fails, reading goes on. */
  async stopFor(action) {
    this.stop();
    try {
      await action();
    } catch (error) {
      this.#isStopped = false;
      this.feed.run();
      throw error;
    }
  }

  /**
   * Reads parts again, at once or when their pause is over; none is read twice at a time.
   *
   * @param {...ReadPart} parts
   */
  want(...parts) {
    for (const part of parts) this.#want(part);
  }

  /** @param {ReadPart} part */
  #want(part) {
    if (this.#isStopped) return;
    const due = this.#due.get(part) ?? { isReading: false, isWanted: false, last: 0, tries: 0 };
    this.#due.set(part, due);
    due.isWanted = true;
    if (due.isReading || due.alarm) return;
    const pause = part === "standings" ? (this.riders.size > 200 ? 15_000 : 3000) : 700;
    due.alarm = setTimeout(() => this.#read(part, due), Math.max(0, due.last + pause - Date.now()));
  }

  async #read(part, due) {
    if (this.#isStopped) return;
    Object.assign(due, { alarm: 0, isReading: true, isWanted: false });
    try {
      await this.#reads[part]();
      due.tries = 0;
    } catch (error) {
      due.tries += 1;
      this.connection.error = error;
      if (!this.api.token && error.isTold && ["unauthorized", "forbidden"].includes(error.code)) {
        // The session is over, or its person no member any more; the stream may not know yet.
        this.stop();
        this.#onConnection("refused", error);
        return;
      }
      this.changed("connection");
      // What could not be read is read when the stream is there again; while it is, soon.
      if (this.connection.state === "live") setTimeout(() => this.want(part), Math.min(1000 * 2 ** due.tries, 30_000));
    }
    due.isReading = false;
    due.last = Date.now();
    if (due.isWanted) this.want(part);
  }

  #reads = {
    event: async () => {
      const before = this.event?.quest;
      const event = await this.api.json("");
      this.ahead = event.time - Date.now();
      this.event = event;
      this.changed("event");
      if (before !== event.quest) this.want("quest");
    },
    riders: async () => {
      const list = await this.api.json("/riders");
      const left = new Set(this.riders.keys());
      for (const told of list) {
        left.delete(told.rider);
        const rider = this.riders.get(told.rider) ?? newRider(told.rider);
        merge(rider, told);
        this.riders.set(rider.id, rider);
      }
      for (const id of left) this.riders.delete(id);
      this.changed("riders", "positions");
    },
    answers: async () => {
      const asked = Date.now();
      this.answers = await this.api.json("/answers");
      this.answersRead = asked;
      this.changed("answers");
    },
    messages: async () => {
      this.messages = (await this.api.json("/messages")).messages;
      this.changed("messages");
    },
    standings: async () => {
      const detailed = await this.api.json("/standings.json");
      this.standings = { frozenAt: detailed.frozenAt, groups: detailed.classes };
      for (const rider of this.riders.values()) {
        rider.result = null;
        rider.isFlagged = false;
      }
      for (const { rows } of detailed.classes) {
        for (const row of rows) {
          for (const id of row.riders) {
            const rider = this.riders.get(id);
            if (rider) rider.result = row;
          }
        }
      }
      this.changed("standings", "positions");
    },
    quest: async () => {
      const bytes = await (await this.api.blob("/quest?edition=organisers")).arrayBuffer();
      try {
        this.quest = await this.#reader.read(bytes);
        this.questError = null;
      } catch (error) {
        this.questError = words(error);
      }
      this.changed("quest", "answers");
    },
  };

  /**
   * @param {import("../types.js").Connection["state"]} state
   * @param {any} error
   */
  #onConnection(state, error = null) {
    if (state === "connecting" && this.connection.state === "lost") return;
    this.connection = { ...this.connection, state, error, since: Date.now() };
    if (state === "live") {
      // What could not be read in the meantime.
      for (const [part, { tries }] of this.#due) if (tries > 0) this.want(part);
    }
    this.changed("connection");
  }

  #onEvent(kind, data) {
    this.connection.heard = Date.now();
    if (this.connection.error) {
      this.connection.error = null;
      this.changed("connection");
    }
    if (kind === "position") {
      for (const position of data) this.#onPosition(position);
      this.changed("positions");
    } else if (kind === "line") {
      this.#onLine(data.line);
    } else if (kind === "standings") {
      this.want("standings");
    } else if (kind === "message") {
      this.want("messages");
    } else if (kind === "resync") {
      this.want("event", "riders", "answers", "standings", "messages");
    }
  }

  #onPosition(position) {
    const rider = this.riders.get(position[0]);
    if (!rider) return this.want("riders");
    rider.seen = Math.max(rider.seen ?? 0, this.now());
    place(rider, position);
  }

  #onLine(text) {
    let line;
    try {
      line = JSON.parse(text);
    } catch {
      return;
    }
    const rider = this.riders.get(line.rider);
    if (!rider) return this.want("riders");
    if (line.device !== "office") {
      rider.seen = this.now();
      rider.lines += 1;
      if (line.type === "opened") this.want("riders");
      if (this.now() - line.time > 300_000) this.want("riders");
    }
    if (["answered", "judged", "disqualified"].includes(line.type)) this.want("answers");
    if (["flagged", "adjusted", "disqualified", "judged"].includes(line.type)) this.want("standings");
    if (line.type === "flagged") rider.isFlagged = true;
    rider.last = { type: line.type, task: line.task, time: line.time };
    this.changed("positions");
  }
}
