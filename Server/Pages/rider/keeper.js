/**
 * The engine of a ride: reads the quest, keeps the log, judges, and finds ways. Lines go to `onLine` before a call returns.
 *
 * Decisions of the organiser come into a ride with its log: it is opened anew then, and nothing of it is lost.
 */

import { language, onLanguage } from "/pages/shared/languages.js";
import { VeloQuest, webCryptoSigner } from "/pages/veloquest.js";
import { readShapes } from "./quest-shapes.js";

export class RideKeeper {
  /** @type {import("/pages/veloquest.js").QuestMap | null} */
  map = null;
  /** @type {VeloQuest | null} */
  #engine = null;
  /** @type {import("/pages/veloquest.js").Quest | null} */
  #quest = null;
  /** @type {import("/pages/veloquest.js").Ride | null} */
  #ride = null;
  #shapes = new Map();
  #zones = [];
  #onLine;
  /** @type {Uint8Array | null} */
  #mapBytes = null;
  /** The events of calls, and those that came by themselves. */
  #events = [];

  /** @param {(line: string) => void} onLine takes each line of the log, before the call that made it returns */
  constructor(onLine) {
    this.#onLine = onLine;
    onLanguage((tag) => this.#engine?.addLanguage?.(tag));
  }

  get isOpen() {
    return this.#ride !== null;
  }

  /** Loads the engine. */
  async load() {
    return (this.#engine ??= await VeloQuest.load({ languages: [language()] }));
  }

  /** Whether a text is a quest that can be ridden. */
  async canRead(text) {
    const engine = await this.load();
    const { quest } = engine.readQuest(text);
    quest?.close();
    return Boolean(quest);
  }

  /**
   * Opens a ride, or opens it anew.
   *
   * @param {{text: string, rider: string, device: string, signer: import("/pages/veloquest.js").Signer | null,
   *   lines: string[], decisions: string[]}} ride
   */
  async open({ text, rider, device, signer, lines, decisions }) {
    const engine = await this.load();
    const reading = engine.readQuest(text);
    if (!reading.quest) throw Object.assign(new Error("the quest cannot be read"), { code: "quest" });
    this.close();
    this.#quest = reading.quest;
    ({ shapes: this.#shapes, zones: this.#zones } = readShapes(text));
    const log = [...lines, ...decisions].map((line) => `${line}\n`).join("");
    this.#ride = reading.quest.ride({
      rider, device, log, map: this.map ?? undefined, signer: signer ?? undefined, onLogLine: (line) => this.#onLine(line.trimEnd()),
      onEvents: (events) => this.#events.push(...events),
    });
  }

  /** Takes the map for routes. The ride is to be opened anew after it. */
  useMap(bytes) {
    this.map?.close();
    this.map = this.#opened(this.#engine).openMap(bytes);
    this.#mapBytes = bytes;
    this.map.prepare();
  }

  /** Forgets an engine that stopped; the ride is to be opened anew. */
  async restart() {
    [this.#engine, this.#quest, this.#ride, this.map] = [null, null, null, null];
    await this.load();
    if (this.#mapBytes) this.useMap(this.#mapBytes);
  }

  /** Ends the writing of the log. */
  closeRide() {
    this.#ride?.close();
    this.#ride = null;
  }

  close() {
    for (const opened of [this.#ride, this.#quest]) opened?.close();
    [this.#ride, this.#quest] = [null, null];
  }

  get ride() {
    return this.#opened(this.#ride);
  }

  /**
   * What is open: a ride is acted on only between `open` and `close`.
   *
   * @template Opened
   * @param {Opened | null} opened
   * @returns {Opened}
   */
  #opened(opened) {
    if (opened === null) throw Object.assign(new Error("the ride is not open"), { code: "closed" });
    return opened;
  }

  /** What happened since the last call. */
  takeEvents() {
    const taken = this.#events;
    this.#events = [];
    return taken;
  }

  /** What the file says of itself. */
  get about() {
    const { title, description, language, timeLimit, start, finish, contacts, hiddenTasks, isSealed, signature } = this.#opened(this.#quest);
    return {
      title, description, language, timeLimit, start, finish, contacts: contacts ?? [], hidden: hiddenTasks, isSealed, signature,
      zones: this.#zones,
    };
  }

  /** Where a target is: `{task}` or `{finish: true}`; `null` where that is unknown. */
  placeOf(target) {
    if (!target || !this.#quest) return null;
    if (target.finish) return this.#quest.finish ?? this.#quest.start ?? null;
    return this.#quest.tasks.find(({ id }) => id === target.task)?.coordinate ?? null;
  }

  /** The tasks as they stand: what the file says of them, and how far the rider is. */
  tasks(answers, notes) {
    const states = new Map(this.ride.state.tasks.map((state) => [state.id, state]));
    return this.#opened(this.#quest).tasks.map((task) => {
      const { state = "open", attempts = 0, hintsTaken = 0, points = task.points } = states.get(task.id) ?? {};
      const shape = this.#shapes.get(task.id);
      const isSealed = task.answer === "sealed";
      return {
        ...task, kind: isSealed ? shape?.kind ?? "text" : task.answer, options: task.options ?? shape?.options, unit: shape?.unit,
        attempts, hintsTaken, worth: points, state: answers.state(task.id, state), answers: answers.of(task.id),
        isCertain: state === "solved", hintTexts: Array.from({ length: hintsTaken }, (_, index) => notes[`hint/${task.id}/${index}`]),
        shown: notes[`shown/${task.id}`] ?? null,
      };
    });
  }
}

/**
 * The signer of a key pair; `null` where there is none.
 *
 * @param {CryptoKeyPair | null | undefined} keys
 */
export async function signerOf(keys) {
  return keys ? webCryptoSigner(keys).catch(() => null) : null;
}
