/** Who rides: the simulation, or the reader with the browser's positions. Sends positions to the engine one batch after the other. */

import { Simulation } from "./simulation.js";
import { t } from "../shared/language.js";

const beat = 200;

export class Rider {
  /** How many times faster than life the simulated rider is. */
  factor = 10;
  isRiding = false;
  onChange = () => {};
  #simulation = new Simulation();
  #worker;
  #actions;
  #timer = 0;
  /** @type {number | null} */
  #watch = null;
  #sending = Promise.resolve();
  #isSending = false;
  #turn = 0;

  /**
   * @param {import("../shared/calls.js").WorkerCalls} worker
   * @param {{onAnswer: Function, onError: Function, onMove: Function}} actions take the engine's answer, an error's text, a new place
   */
  constructor(worker, actions) {
    this.#worker = worker;
    this.#actions = actions;
  }

  /** Puts the rider at a place; a ride that goes on has its own time. */
  enter(place, time) {
    this.pause();
    this.#simulation = new Simulation();
    this.#simulation.put(place, time ?? Date.now() / 1000);
  }

  /** Where the rider is. */
  get place() {
    return this.#simulation.place;
  }

  /** The rider's time, for what happens now. */
  get moment() {
    return this.#watch === null ? { time: this.#simulation.time } : { time: Math.max(Date.now() / 1000, this.#simulation.time) };
  }

  /** Follows a route to a target. */
  follow(line, target, speed) {
    if (this.place) this.#simulation.follow(line, target, speed);
  }

  /** Forgets the way to the target before. */
  stay() {
    this.#turn += 1;
    if (this.place) this.#simulation.put(this.place);
  }

  /** Leaves the route for a place. */
  detour(place) {
    if (this.#watch !== null || !this.place) return;
    this.#turn += 1;
    this.#simulation.detour(place);
    this.play();
  }

  play() {
    if (this.#watch !== null || this.isRiding) return;
    this.isRiding = true;
    this.#timer = setInterval(() => this.#ride(), beat);
    this.onChange();
  }

  pause() {
    clearInterval(this.#timer);
    if (!this.isRiding) return;
    this.isRiding = false;
    this.onChange();
  }

  /** Tells the engine where the rider stands. */
  report() {
    if (this.#watch !== null) return Promise.resolve();
    this.#sending = this.#sending.then(() => this.#send([this.#simulation.standing()], true));
    return this.#sending;
  }

  /** Takes the browser's positions instead of the simulation, or the simulation again. */
  setReal(isReal) {
    if (!isReal) {
      if (this.#watch !== null) navigator.geolocation.clearWatch(this.#watch);
      this.#watch = null;
      return;
    }
    this.pause();
    this.#watch = navigator.geolocation.watchPosition(({ coords, timestamp }) => {
      const fix = {
        longitude: coords.longitude, latitude: coords.latitude, time: timestamp / 1000, accuracy: coords.accuracy, speed: coords.speed,
        course: coords.heading, uptime: performance.now() / 1000,
      };
      this.#simulation.put([fix.longitude, fix.latitude], Math.max(fix.time, this.#simulation.time));
      this.#sending = this.#sending.then(() => this.#send([fix], false));
    }, (error) => this.#actions.onError(t("noPosition", { message: error.message })), { enableHighAccuracy: true });
  }

  async #ride() {
    if (this.#isSending) return;
    const turn = this.#turn;
    const made = this.#simulation.positions((beat / 1000) * this.factor);
    if (made.length === 0) return;
    const answer = await this.#send(made.map(({ fix }) => fix), true, (used) => {
      if (turn === this.#turn) this.#simulation.accept(made[used - 1]);
    });
    if (answer && !this.#simulation.isUnderway && !answer.state.target) this.pause();
  }

  /**
   * Sends positions.
   *
   * @param {object[]} fixes
   * @param {boolean} isSimulated
   * @param {(used: number) => void} accept moves the rider before the events of the answer are acted upon
   */
  async #send(fixes, isSimulated, accept = () => {}) {
    this.#isSending = true;
    try {
      const answer = await this.#worker.call("receive", { fixes, isSimulated });
      accept(answer.used);
      this.#actions.onMove(this.place);
      this.#actions.onAnswer(answer);
      return answer;
    } catch (error) {
      this.pause();
      this.#actions.onError(error.text ?? error.message);
      return null;
    } finally {
      this.#isSending = false;
    }
  }
}
