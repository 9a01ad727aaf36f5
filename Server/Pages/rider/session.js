/**
 * A ride of a rider in an event, in the worker: the log on the phone first, then the engine's word shown, then the server told.
 */

import { EventAPI } from "/pages/event/shared/api.js";
import { Answers } from "./answers.js";
import { KeptNews } from "./kept-news.js";
import { RideKeeper, signerOf } from "./keeper.js";
import { Runner } from "./runner.js";
import { SignedLines } from "./signed-lines.js";
import { EventClient } from "./sync/client.js";

export class Session {
  keeper;
  client;
  runner;
  answers = new Answers();
  notes = {};
  photos = [];
  refused = [];
  ride;
  #store;
  /** @type {import("/pages/veloquest.js").Signer | null} */
  #signer = null;
  /** Lines on their way to the disk: they are sent when they are on it. */
  #unwritten = new Set();
  #unsigned = new SignedLines((lines) => {
    for (const line of lines) this.client.addLine(line);
    queueMicrotask(() => this.runner.tick());
  });
  #news;
  #written = "";
  #onEvents;
  #seqs = new Set();
  #turn = Promise.resolve();
  #isClosed = false;
  /** @type {string | null} */
  #questProblem = null;

  /**
   * @param {import("./store.js").EventStore} store
   * @param {any} ride as it is in the store
   * @param {(events: object[]) => void} onEvents is called after each change, with events if there are any
   */
  constructor(store, ride, onEvents) {
    this.#store = store;
    this.ride = ride;
    this.#onEvents = onEvents;
    this.#news = new KeptNews(store, ride);
    this.keeper = new RideKeeper((line) => this.#onLine(line));
    this.client = new EventClient({ device: ride.device, onFixesDone: (keys) => store.dropFixes(keys) });
    this.runner = new Runner(this.client, ride.event, {
      onUpdates: (updates, state) => this.#onUpdates(updates, state), onChange: () => onEvents([]),
      onError: (error) => onEvents([failure(error)]),
      nextPhoto: async () => this.photos.find(({ sent, problem }) => !sent && !problem) ?? null,
      onPhoto: (photo, problem) => this.#onPhoto(photo, problem),
    });
  }

  /** Reads everything from the disk, and opens the ride if the quest is at hand. */
  async open() {
    const { id, keys, client } = this.ride;
    this.#signer = await signerOf(keys);
    if (client) this.client.restore(client);
    [this.notes, this.photos] = await Promise.all([this.#store.notes(id), this.#store.photos(id), this.#news.open()]);
    const lines = await this.#store.lines(id);
    for (const line of lines) this.#know(line);
    for (const line of lines) this.client.addLine(line);
    for (const fix of await this.#store.fixes(id)) this.client.fixes.add(fix);
    this.#renewAnswers(lines);
    if (!this.client.registration) return;
    if (this.client.edition !== this.ride.quest?.digest) this.client.fetchQuest();
    if (this.ride.quest) await this.openRide();
  }

  /** Opens the ride, or opens it anew: with another edition, with decisions of the organiser, with a map. */
  openRide() {
    return this.#inTurn(() => this.#openRide());
  }

  /** One after the other: what writes a log that is being read would be missing in it. */
  #inTurn(action) {
    const done = this.#turn.then(action);
    this.#turn = done.catch(() => {});
    return done;
  }

  async #openRide() {
    const { id, device, quest, target } = this.ride;
    const { rider } = this.client.registration;
    // Before the lines are read: a signature that is under way would write one more.
    this.keeper.closeRide();
    const lines = await this.#store.lines(id);
    const decisions = this.news.filter(({ kind }) => kind === "decision").map(({ line }) => line);
    await this.keeper.load();
    if (this.#isClosed) return;
    await this.keeper.open({ text: quest.text, rider, device, signer: this.#signer, lines, decisions });
    this.#renewAnswers(lines);
    if (target) this.#headAgain(target);
  }

  #headAgain(target) {
    try {
      if (target.finish) this.keeper.ride.headForFinish();
      else if (this.keeper.ride.state.tasks.some(({ id, state }) => id === target.task && ["open", "locked"].includes(state))) {
        this.keeper.ride.headFor(target.task);
      }
    } catch {
      this.ride.target = null;
    }
  }

  /** Binds the device to a code. Resolves when the server said yes; rejects with the problem. */
  async join(code) {
    this.client.join(code, this.#signer?.publicKey ?? null);
    this.ride.code = code;
    await this.#save(this.client.state);
    this.runner.start();
    await this.runner.syncNow();
    for (let round = 0; round < 3 && !this.keeper.isOpen && !this.client.stopped && this.client.token; round += 1) {
      await this.runner.syncNow();
    }
    if (this.keeper.isOpen) return;
    const { problem } = this.runner;
    const reason = this.client.stopped ?? this.#questProblem ?? problem?.code ?? "offline";
    throw Object.assign(new Error(problem?.message ?? reason), { code: reason });
  }

  start() {
    if (this.client.token || this.ride.code) this.runner.start();
  }

  /** Nothing is written or sent any more by this page. */
  close() {
    this.#isClosed = true;
    this.runner.stop();
    this.keeper.close();
  }

  /** Calls the engine, writes what it logs, and gives what happened. */
  act(action) {
    return this.#inTurn(() => this.#act(action));
  }

  async #act(action) {
    let value;
    if (!this.keeper.isOpen) throw Object.assign(new Error("the ride is not open"), { code: "closed" });
    try {
      value = await action(this.keeper.ride);
    } catch (error) {
      if (!["trap", "memory", "stopped"].includes(error.code)) throw error;
      await this.keeper.restart();
      await this.#openRide();
      throw error;
    } finally {
      await this.flush();
    }
    this.#onEvents(this.keeper.takeEvents());
    return value;
  }

  /** Resolves when all lines are on the disk. */
  flush() {
    return this.#store.saved();
  }

  #know(text) {
    this.#seqs.add(JSON.parse(text).seq);
  }

  /** A line of the engine: to the disk at once. */
  #onLine(text) {
    const { seq, device } = JSON.parse(text);
    if (device !== this.ride.device || this.#seqs.has(seq)) return;
    this.#seqs.add(seq);
    this.#unwritten.add(text);
    // On the disk it may be sent with its signature, and with all that come in the same moment.
    this.#store.addLine(this.ride.id, seq, text, () => {
      this.#unwritten.delete(text);
      this.#unsigned.add(text, this.#signer !== null);
    });
    this.answers.addLine(text);
    // Signatures come by themselves, and nobody else flushes them.
    setTimeout(() => this.flush().catch((error) => this.#onEvents([failure(error)])), 0);
  }

  #renewAnswers(lines) {
    this.answers = new Answers();
    for (const line of lines) this.answers.addLine(line);
    for (const item of this.news) this.answers.addNews(item, this.client.registration?.rider);
  }

  /** Keeps a position for the server, and lets the engine see it. */
  async receive(fix) {
    const values = [round(fix.time, 3), round(fix.longitude, 7), round(fix.latitude, 7), round(fix.accuracy, 1), round(fix.speed, 2),
      round(fix.course, 1)];
    while (values.at(-1) === null) values.pop();
    const key = await this.#store.addFix(this.ride.id, values).catch(() => null);
    this.client.fixes.add({ key, values });
    this.runner.tick();
    if (!this.ride.quest) return;
    await this.act((ride) => ride.receive(fix)).catch((error) => {
      if (error.code !== "closed") throw error;
    });
  }

  /** Keeps who heads where. */
  async setTarget(target) {
    this.ride.target = target;
    await this.#store.saveRide(this.ride);
  }

  async addNote(key, text) {
    this.notes[key] = text;
    await this.#store.addNote(this.ride.id, key, text);
  }

  /** Keeps a photo before the answer that refers to it. */
  async addPhoto(photo) {
    const known = this.photos.find(({ digest }) => digest === photo.digest);
    if (known) return;
    await this.#store.savePhoto(this.ride.id, { ...photo, sent: false });
    this.photos.push({ ...photo, sent: false });
    this.runner.hasPhoto();
  }

  async #onPhoto(photo, problem) {
    Object.assign(photo, problem ? { problem } : { sent: true });
    await this.#store.savePhoto(this.ride.id, photo);
  }

  /** What came on the feed. */
  get news() {
    return this.#news.items;
  }

  /** The routes of the event, as this rider. */
  get api() {
    return new EventAPI(this.ride.event, { token: this.client.token });
  }

  /** What is not at the server yet. */
  get waiting() {
    return this.client.lines.open.length + this.#unwritten.size + this.#unsigned.count
      + this.photos.filter(({ sent, problem }) => !sent && !problem).length;
  }

  /** Keeps the state of the client, if it changed. */
  async #save(state) {
    const written = JSON.stringify(state);
    if (this.#isClosed || written === this.#written) return;
    this.ride.client = state;
    await this.#store.saveRide(this.ride);
    this.#written = written;
  }

  /**
   * Takes what an answer of the server told.
   *
   * @param {object} state the client's right after that answer. It is written when everything before it is on the disk: it says up to
   *   where the feed was read, and what was read but not kept would never come again
   */
  async #onUpdates(updates, state) {
    const events = [];
    let mustReopen = false;
    for (const update of updates) {
      const { kind } = update;
      if (["message", "verdict", "decision"].includes(kind)) {
        if (!this.#news.take(update)) continue;
        this.answers.addNews(update, this.client.registration?.rider);
        mustReopen ||= kind === "decision";
      }
      const { quest } = update.registration ?? update;
      if (["joined", "edition"].includes(kind) && quest !== this.ride.quest?.digest) this.client.fetchQuest();
      if (kind === "quest" && update.text !== null && (await this.#takeQuest(update, events))) mustReopen = true;
      if (kind === "refused") this.refused.push({ seq: update.seq, code: update.code });
      if (kind !== "acknowledged" && kind !== "synced") events.push({ event: kind, ...update });
    }
    const note = (error) => events.push(failure(error));
    const isKept = await this.#news.keep().then(() => true, note);
    if (mustReopen && this.client.registration && this.ride.quest) await this.openRide().catch(note);
    if (isKept === true) await this.#save(state).catch(note);
    this.#onEvents(events);
  }

  /** Takes a new edition, if the engine can read it: anything may answer in the place of a server. */
  async #takeQuest({ text, digest }, events) {
    const isReadable = await this.keeper.canRead(text);
    this.#questProblem = isReadable ? null : "quest";
    if (this.#isClosed) return false;
    if (!isReadable) {
      events.push({ event: "trouble", code: "quest" });
      return false;
    }
    this.ride.quest = { text, digest: digest ?? this.client.edition };
    await this.#store.saveRide(this.ride).catch((error) => events.push(failure(error)));
    return true;
  }
}

const round = (value, digits) => (Number.isFinite(value) ? Number(value.toFixed(digits)) : null);

/** An event of something that went wrong by itself. */
export function failure(error) {
  return { event: "trouble", code: error.code ?? "error", message: error.message, text: error.text };
}
