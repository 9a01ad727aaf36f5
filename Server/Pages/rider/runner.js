/**
 * Sends what the client of an event wants sent, when it wants it, and photos beside it. Says how it stands: `sent`, `waiting`, `offline`,
 * `refused`.
 */

import { Problem } from "/pages/event/shared/api.js";
import { language } from "/pages/shared/languages.js";
import { RetrySchedule, timing } from "./sync/schedules.js";

/** Seconds that never go back. */
const clock = () => performance.now() / 1000;

export class Runner {
  /**
   * When no answer came for the first time since the last one, in milliseconds; `null` with a network.
   *
   * @type {number | null}
   */
  offlineSince = null;
  /** @type {number | null} */
  lastSync = null;
  /** @type {{code: string, message: string, isFinal: boolean} | null} */
  problem = null;
  /** By how many milliseconds the phone's clock is ahead of the server's. */
  clockAhead = 0;
  #client;
  #prefix;
  #actions;
  #timer = 0;
  #isRunning = false;
  #handling = Promise.resolve();
  #photos = new RetrySchedule();
  #isUploading = false;
  #requests = new Set();
  #performing = new Set();

  /**
   * @param {import("./sync/client.js").EventClient} client
   * @param {{onUpdates: Function, onChange: Function, onError: Function, nextPhoto: Function, onPhoto: Function}} actions `onUpdates` takes
   *   what an answer told and the client's state after it; it may be asynchronous: what comes later waits for it
   */
  constructor(client, event, actions) {
    this.#client = client;
    this.#prefix = `/v1/events/${encodeURIComponent(event)}`;
    this.#actions = actions;
  }

  start() {
    this.#isRunning = true;
    this.tick();
  }

  /** Stops at once; what was under way is sent again later. */
  stop() {
    this.#isRunning = false;
    clearTimeout(this.#timer);
    for (const request of this.#requests) request.abort();
  }

  /** Looks whether something is to be sent now. */
  tick() {
    if (!this.#isRunning) return;
    clearTimeout(this.#timer);
    for (let request = this.#client.next(clock()); request; request = this.#client.next(clock())) {
      const performing = this.#perform(request).catch((error) => this.#actions.onError(error)).finally(() => {
        this.#performing.delete(performing);
        this.#actions.onChange();
        this.tick();
      });
      this.#performing.add(performing);
    }
    this.#upload().catch((error) => this.#actions.onError(error));
    const { token, stopped } = this.#client;
    const photoWake = token && !stopped && !this.#isUploading ? this.#photos.earliest : Infinity;
    const wake = Math.min(this.#client.nextWake(clock()), photoWake);
    const wait = Number.isFinite(wake) ? Math.max(0.05, Math.min(60, wake - clock())) : 60;
    this.#timer = setTimeout(() => this.tick(), wait * 1000);
  }

  /** The network is back, as far as the browser knows. */
  networkIsBack() {
    this.#client.schedule.networkIsBack();
    this.#photos.networkIsBack();
    this.tick();
  }

  /** The browser knows that there is no network. */
  networkIsGone() {
    this.offlineSince ??= Date.now();
    this.#actions.onChange();
  }

  /** Sends at once and resolves when an answer came, or none. */
  async syncNow() {
    this.#client.schedule.networkIsBack();
    this.#client.hurry();
    this.tick();
    await Promise.allSettled(this.#performing);
  }

  async #perform(request) {
    const answer = await this.#exchange(request.route, request);
    if (!answer) {
      this.#client.failed(request.number, clock());
      this.offlineSince ??= Date.now();
    } else {
      const updates = this.#client.received(answer, request.number, clock());
      // As it is now: a later answer that is not handled yet would change it.
      const { state } = this.#client;
      this.#learn(answer, updates);
      this.#handling = this.#handling.then(() => this.#actions.onUpdates(updates, state)).catch((error) => this.#actions.onError(error));
      await this.#handling;
    }
  }

  #learn(answer, updates) {
    this.offlineSince = null;
    const problem = updates.find(({ kind }) => kind === "problem");
    const isSuccess = answer.status < 300 || answer.status === 304;
    if (problem) this.problem = { ...problem.problem, isFinal: problem.isFinal };
    else if (isSuccess) this.problem = null;
    const synced = updates.find(({ kind }) => kind === "synced");
    if (!synced) return;
    this.lastSync = Date.now();
    this.clockAhead = Date.now() - synced.time;
  }

  /** Sends a request; `null` where no answer came. */
  async #exchange(route, { method, headers = {}, body, token, timeout, type = "application/json" }) {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), timeout * 1000);
    /** @type {Record<string, string>} */
    const all = { "Accept-Language": language(), ...headers };
    if (token) all.Authorization = `Bearer ${token}`;
    if (body !== undefined) all["Content-Type"] = type;
    this.#requests.add(stop);
    try {
      const response = await fetch(`${this.#prefix}/${route}`, {
        method, headers: all, body, signal: stop.signal, cache: "no-store", credentials: "omit", redirect: "error",
      });
      const isGood = response.ok || response.status === 304;
      const problem = isGood ? null : await Problem.of(response);
      return {
        status: response.status, text: isGood ? await response.text() : "", problem,
        etag: response.headers.get("ETag")?.replace(/^W\//, "").replaceAll('"', "") ?? null,
      };
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
      this.#requests.delete(stop);
    }
  }

  async #upload() {
    const { token, stopped } = this.#client;
    if (this.#isUploading || !token || stopped || clock() < this.#photos.earliest) return;
    this.#isUploading = true;
    try {
      const photo = await this.#actions.nextPhoto();
      if (!photo) {
        this.#photos.earliest = Infinity;
        return;
      }
      const answer = await this.#exchange(`photos/${photo.digest}`, {
        method: "PUT", body: photo.bytes, type: photo.type, token, timeout: 10 * timing.timeout,
      });
      if (answer?.status === 200 || answer?.status === 201) {
        this.#photos.succeeded();
        await this.#actions.onPhoto(photo, null);
      } else if (answer?.problem && [400, 413, 415, 422].includes(answer.status)) {
        await this.#actions.onPhoto(photo, answer.problem.code);
      } else {
        this.#photos.failed(clock(), answer?.problem?.retryAfter ?? null);
        if (!answer) this.offlineSince ??= Date.now();
      }
    } finally {
      this.#isUploading = false;
      this.#actions.onChange();
      setTimeout(() => this.tick(), 0);
    }
  }

  /** There is a photo to send. */
  hasPhoto() {
    this.#photos.networkIsBack();
    this.#photos.earliest = Math.min(this.#photos.earliest, clock());
    this.tick();
  }
}
