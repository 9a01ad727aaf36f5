/** What the organiser and the server say on the feed, up to where it was read, and the answers whose verdicts are awaited. */

import { SetbackSchedule, timing } from "./schedules.js";

const outcomes = ["accepted", "nearly", "rejected", "pending", "void"];

export class News {
  /** The number of the last item that was handed out. */
  cursor;
  /** The edition of the quest that was named last. */
  edition;
  /** By the hash of the answer: `{task, since}`; `since` is when polling for it began. */
  awaited;
  #rereading = new SetbackSchedule();

  constructor({ cursor = 0, edition = null, awaited = [] } = {}) {
    this.cursor = cursor;
    this.edition = edition;
    this.awaited = new Map(awaited.map(([hash, task]) => [hash, { task, since: null }]));
  }

  get state() {
    return { cursor: this.cursor, edition: this.edition, awaited: [...this.awaited].map(([hash, { task }]) => [hash, task]) };
  }

  /** An answer was given that the phone could not judge. */
  await(hash, task) {
    this.awaited.set(hash, { task, since: null });
  }

  /** Whether a verdict may be polled for: of an answer that the server knows, and not for longer than `timing` says. */
  mayPoll(now, isOpen) {
    return [...this.awaited].some(([hash, { since }]) => !isOpen(hash) && (since === null || now < since + timing.polling));
  }

  /** A long poll begins. */
  polls(now, isOpen) {
    for (const [hash, answer] of this.awaited) if (!isOpen(hash)) answer.since ??= now;
  }

  /** What an answer has of the feed that no earlier one had. */
  read(answer, after, now, registration) {
    const updates = [];
    if (answer.last !== null && answer.last < after && this.#rereading.allows(now)) {
      // The server was set back to a copy: its feed is read anew, or what has a used number would be missed.
      this.cursor = 0;
      return updates;
    }
    for (const item of answer.feed) {
      if (item.number <= this.cursor) continue;
      this.cursor = item.number;
      const update = this.#update(item, registration);
      if (update) updates.push({ ...update, number: item.number });
    }
    if (answer.quest && answer.quest !== this.edition) {
      this.edition = answer.quest;
      updates.push({ kind: "edition", quest: answer.quest });
    }
    return updates;
  }

  #update(item, registration) {
    switch (item.kind) {
      case "decision": {
        const entry = entryOf(item.line);
        if (!entry) return { kind: "unreadableDecision" };
        if (entry.type === "judged" && entry.rider === registration?.rider) this.#settle(entry);
        return { kind: "decision", line: item.line, entry };
      }
      case "message":
        return typeof item.text === "string" ? { kind: "message", text: item.text, time: item.time ?? 0 } : null;
      case "edition":
        if (typeof item.quest !== "string" || item.quest === this.edition) return null;
        this.edition = item.quest;
        return { kind: "edition", quest: item.quest };
      case "verdict":
        if (typeof item.task !== "string" || typeof item.answer !== "string" || !outcomes.includes(item.outcome)) return null;
        if (item.outcome !== "pending") this.awaited.delete(item.answer);
        return { kind: "verdict", task: item.task, answer: item.answer, outcome: item.outcome };
      default:
        return null;
    }
  }

  /** No verdict is awaited of what a decision is about. */
  #settle({ answer, task }) {
    if (answer) this.awaited.delete(answer);
    else for (const [hash, about] of this.awaited) if (about.task === task) this.awaited.delete(hash);
  }
}

function entryOf(line) {
  try {
    const entry = JSON.parse(line);
    return typeof entry?.hash === "string" && typeof entry.type === "string" ? entry : null;
  } catch {
    return null;
  }
}
