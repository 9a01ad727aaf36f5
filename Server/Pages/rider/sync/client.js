/**
 * The phone's side of an event day: what to send to the server, when, and what its answers mean. The rules of `EventClient`
 * (Sources/EventClient), for a page.
 *
 * An object without network and clock: whoever has these asks for the next request, sends it, and hands back what came. Everything that a
 * rider does is written on the phone first, and added here. A line stays until the server has it for good; sending twice is harmless.
 * At most two requests are under way: one that hands in, and a long poll while a verdict is awaited.
 */

import { FixBacklog } from "./fix-backlog.js";
import { LineBacklog } from "./line-backlog.js";
import { RequestBudget, RetrySchedule, timing } from "./schedules.js";
import { SyncBody, byteCount, frame, limits } from "./sync-body.js";
import { Membership } from "./membership.js";
import { readAnswer } from "./sync-answer.js";
import { News } from "./news.js";

export class EventClient {
  /** Whether nothing is sent until the caller joins again, and the code of the reason. */
  stopped = null;
  fixes;
  lines;
  schedule;
  #news = new News();
  #questSchedule;
  #budget = new RequestBudget();
  #member = new Membership();
  #wantsQuest = false;
  #questAtHand = null;
  #sent = new Map();
  #lastNumber = 0;
  #lastSync = -Infinity;
  #isHurried = false;
  #mostBytes = limits.bytes;
  #hasMore = false;
  #mayHaveMoreNews = false;
  #earliestPoll = -Infinity;

  /** @param {{device: string, onFixesDone?: (keys: number[]) => void, chance?: () => number}} options */
  constructor({ device, onFixesDone, chance }) {
    this.device = device;
    this.fixes = new FixBacklog(onFixesDone);
    this.lines = new LineBacklog();
    this.schedule = new RetrySchedule(chance);
    this.#questSchedule = new RetrySchedule(chance);
  }

  /** What has to be kept over a reload. It has the token and the code: as secret as a password. Lines and fixes are not in it. */
  get state() {
    return { ...this.#member.state, stopped: this.stopped, head: this.lines.head, ...this.#news.state };
  }

  /** Goes on from a state; all lines are to be added again after it. */
  restore({ stopped = null, head = null, ...state }) {
    this.stopped = stopped;
    this.#member = new Membership(state);
    this.lines = new LineBacklog(head);
    this.#news = new News(state);
  }

  get token() {
    return this.#member.token;
  }

  /** Who rides: `{rider, name, team, class}`; `null` before the server knows the device. */
  get registration() {
    return this.#member.registration;
  }

  /**
   * Joins with a code, and goes on where the client had stopped.
   *
   * @param {string} code
   * @param {string | null} key the public key of the device
   */
  join(code, key = null) {
    this.#member.join(code, key);
    this.resume();
    this.schedule.succeeded();
    this.#questSchedule.succeeded();
  }

  /** Goes on where the server had refused everything: it may have changed its mind. */
  resume() {
    this.stopped = null;
    this.#member.succeeded();
  }

  /** Adds a line of the device's log, as text without its line feed; `false` if it is known or none of this device. */
  addLine(text) {
    const { device, seq, prev, hash, type, told, task } = JSON.parse(text);
    if (device !== this.device || byteCount(text) > limits.lineBytes) return false;
    if (!this.lines.add({ hash, seq, prev, text })) return false;
    this.#isHurried = true;
    if (type === "answered" && told === "pending" && this.lines.isOpen(hash)) this.#news.await(hash, task);
    return true;
  }

  /** Asks for the file of the quest, unless it is the one with this digest. */
  fetchQuest(unless = null) {
    this.#wantsQuest = true;
    this.#questAtHand = unless;
    this.#isHurried = true;
  }

  /** Asks the server at once what is new. */
  hurry() {
    this.#lastSync = -Infinity;
    this.#isHurried = true;
  }

  /** The digest of the edition to ride, as far as the server named one. */
  get edition() {
    return this.#news.edition;
  }

  /** The next request to send, `{number, kind, method, route, body, headers, timeout}`; `null` where there is none now. */
  next(now) {
    if (this.#isHurried) this.schedule.hurry(now);
    this.#isHurried = false;
    if (this.stopped || now < this.schedule.earliest || this.#isHandingIn || this.#budget.earliest(now) > now) return null;
    const request = this.#mostUrgent(now);
    if (request) this.#budget.take(now);
    return request;
  }

  #mostUrgent(now) {
    if (!this.token || this.#member.mustJoin) return this.#joinRequest();
    if (this.#wantsQuest && now >= this.#questSchedule.earliest) {
      this.#wantsQuest = false;
      /** @type {Record<string, string>} */
      const headers = this.#questAtHand ? { "If-None-Match": `"${this.#questAtHand}"` } : {};
      return this.#request({ kind: "quest" }, "GET", "quest", { headers });
    }
    if (this.#isDue(now)) return this.#syncRequest();
    return this.#canPoll(now) && now >= this.#earliestPoll ? this.#pollRequest(now) : null;
  }

  /** When `next` may have a request if nothing else happens; `Infinity` if only an answer or something new brings one. */
  nextWake(now) {
    if (this.stopped || !this.#member.isPossible || this.#isHandingIn) return Infinity;
    const earliest = Math.max(this.#isHurried ? this.schedule.hurried(now) : this.schedule.earliest, this.#budget.earliest(now));
    if (this.#member.mustJoin || !this.token || this.lines.open.length > 0 || this.#hasMore || this.#mayHaveMoreNews) return earliest;
    let wake = this.#lastSync + timing.idle;
    if (this.#wantsQuest) wake = Math.min(wake, this.#questSchedule.earliest);
    if (this.#canPoll(now)) wake = Math.min(wake, this.#earliestPoll);
    return Math.max(wake, earliest);
  }

  /** Whether a request other than a long poll is under way. */
  get #isHandingIn() {
    return [...this.#sent.values()].some(({ kind }) => kind !== "poll");
  }

  #isDue(now) {
    return this.lines.open.length > 0 || this.#hasMore || this.#mayHaveMoreNews || now >= this.#lastSync + timing.idle;
  }

  /** Whether a verdict is awaited that the server knows of, and no long poll is under way. */
  #canPoll(now) {
    return this.#sent.size === 0 && this.#news.mayPoll(now, (hash) => this.lines.isOpen(hash));
  }

  #joinRequest() {
    const body = this.#member.body(this.device);
    return body === null ? null : this.#request({ kind: "join" }, "POST", "join", { body });
  }

  #syncRequest() {
    const body = new SyncBody(this.#mostBytes);
    for (const line of this.lines.open) if (!body.addLine(line)) break;
    for (const fix of this.fixes.newestFirst) if (!body.addFix(fix)) break;
    this.fixes.send(body.fixes.length);
    this.#hasMore = !this.fixes.isEmpty;
    const { cursor } = this.#news;
    return this.#request({ kind: "sync", lines: body.lines, fixCount: body.fixes.length, after: cursor }, "POST", "sync",
      { body: body.encoded(this.device, cursor) });
  }

  #pollRequest(now) {
    const { cursor } = this.#news;
    this.#news.polls(now, (hash) => this.lines.isOpen(hash));
    return this.#request({ kind: "poll", start: now, after: cursor }, "POST", "sync",
      { body: new SyncBody().encoded(this.device, cursor, timing.poll), wait: timing.poll });
  }

  /**
   * @param {any} purpose
   * @param {string} method
   * @param {string} route
   * @param {{body?: string, headers?: Record<string, string>, wait?: number}} options
   */
  #request(purpose, method, route, { body, headers = {}, wait = 0 }) {
    this.#lastNumber += 1;
    this.#sent.set(this.#lastNumber, purpose);
    const token = purpose.kind === "join" ? null : this.token;
    return { number: this.#lastNumber, kind: purpose.kind, method, route, body, headers, token, timeout: timing.timeout + wait };
  }

  /**
   * An answer came. Whatever it holds, nothing is lost by it.
   *
   * @param {{status: number, text: string, etag?: string | null, problem?: any}} answer
   * @returns {object[]} what is new, in order: handle it before `state` is written
   */
  received(answer, number, now) {
    const purpose = this.#sent.get(number);
    if (!purpose) return [];
    this.#sent.delete(number);
    const { status, text } = answer;
    const { kind } = purpose;
    if (kind === "join" && (status === 200 || status === 201)) {
      // No success of the schedule: a server that takes the code but not its token is asked later and later.
      const registration = this.#member.joined(text);
      this.#news.edition = registration?.quest ?? this.#news.edition;
      if (registration) return [{ kind: "joined", registration }];
    } else if (kind === "quest" && (status === 200 || status === 304)) {
      this.#succeeded();
      this.#questSchedule.succeeded();
      return [{ kind: "quest", text: status === 304 ? null : text, digest: answer.etag }];
    } else if ((kind === "sync" || kind === "poll") && status === 200) {
      const read = readAnswer(text);
      if (read) return kind === "sync" ? this.#onSync(purpose, read, now) : this.#onPoll(purpose, read, now);
    } else {
      return this.#onRefusal(purpose, answer.problem, now);
    }
    return this.#onRefusal(purpose, { code: "not-a-server", status, message: "", retryAfter: null }, now);
  }

  /** No answer came in time, or no connection. The request may have arrived all the same; what it held is sent again. */
  failed(number, now) {
    const purpose = this.#sent.get(number);
    if (!purpose) return;
    this.#sent.delete(number);
    this.#takeBack(purpose);
    this.schedule.failed(now);
  }

  #succeeded() {
    this.schedule.succeeded();
    this.#member.succeeded();
  }

  #onPoll({ start, after }, answer, now) {
    this.#succeeded();
    const updates = this.#news.read(answer, after, now, this.registration);
    // A server that does not wait is not asked again and again.
    if (updates.length === 0) this.#earliestPoll = start + timing.idle / 2;
    return updates;
  }

  #onSync({ lines, after }, answer, now) {
    this.#succeeded();
    this.#lastSync = now;
    this.#mostBytes = Math.min(limits.bytes, this.#mostBytes * 2);
    this.fixes.confirm();
    /** @type {any[]} */
    const updates = [{ kind: "synced", time: answer.time }];
    const refused = new Set();
    for (const { line, code } of answer.refused) {
      if (!lines[line]) continue;
      refused.add(lines[line].hash);
      this.#news.awaited.delete(lines[line].hash);
      updates.push({ kind: "refused", hash: lines[line].hash, seq: lines[line].seq, code });
    }
    this.lines.answer(lines.map(({ hash }) => hash), refused);
    updates.push(...this.lines.updates(answer, now));
    // An answer holds one page of the feed: the last one is empty.
    const before = this.#news.cursor;
    updates.push(...this.#news.read(answer, after, now, this.registration));
    this.#mayHaveMoreNews = this.#news.cursor !== before;
    return updates;
  }

  #onRefusal(purpose, problem, now) {
    this.#takeBack(purpose);
    const ordered = problem.retryAfter ?? null;
    this.schedule.failed(now, ordered, problem.code === "storage-full" ? 4 : 0);
    const updates = [];
    const isFinal = ["unauthorized", "revoked", "event-over", "code-unknown", "code-in-use"].includes(problem.code);
    const rejoins = problem.code === "unauthorized" && purpose.kind !== "join" && this.#member.rejoins();
    if (isFinal && !rejoins) {
      this.stopped = problem.code;
    } else if (problem.code === "too-large" && purpose.kind === "sync") {
      updates.push(...this.#shrink(purpose));
    }
    if (purpose.kind === "quest") this.#questSchedule.failed(now, ordered, 3);
    return [...updates, { kind: "problem", problem, isFinal: this.stopped !== null }];
  }

  #takeBack({ kind }) {
    if (kind === "sync") this.fixes.takeBack();
    if (kind === "quest") this.#wantsQuest = true;
  }

  /** Sends less at once. A line or a fix that is too large by itself is not sent again. */
  #shrink({ lines, fixCount }) {
    if (lines.length + fixCount > 1) {
      this.#mostBytes = Math.max(frame, Math.floor(this.#mostBytes / 2));
      return [];
    }
    if (lines.length === 0) {
      this.fixes.dropNewest(fixCount);
      return [];
    }
    this.lines.refuse(lines[0].hash);
    this.#news.awaited.delete(lines[0].hash);
    return [{ kind: "refused", hash: lines[0].hash, seq: lines[0].seq, code: "too-large" }];
  }
}
