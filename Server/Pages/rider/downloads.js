/** The map of roads for the engine, and the ground to draw on: loaded once, kept on the phone. */

import { isKept, keptFile, nameOf } from "./map-file.js";

const retry = 30_000;

export class Downloads {
  /** `{state: "none"|"loading"|"ready"|"waiting", loaded, total}`; `waiting` for a network. */
  state = { state: "none", loaded: 0, total: 0 };
  /**
   * The archive of tiles, once it is whole.
   *
   * @type {Blob | null}
   */
  ground = null;
  #store;
  #session;
  #onEvents;
  #timer = 0;
  #isRunning = false;
  #isStopped = false;

  /**
   * @param {import("./store.js").EventStore} store
   * @param {import("./session.js").Session} session
   * @param {(events: object[]) => void} onEvents takes what happened
   */
  constructor(store, session, onEvents) {
    this.#store = store;
    this.#session = session;
    this.#onEvents = onEvents;
  }

  stop() {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Loads what is not there yet. Tries again later where the network breaks. */
  async run() {
    const { map, tiles } = this.#session.ride.about ?? {};
    if (this.#isRunning || this.#isStopped || !map) return;
    this.#isRunning = true;
    clearTimeout(this.#timer);
    try {
      const files = [map, tiles].filter(Boolean);
      const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
      if (!this.#session.keeper.map) await this.#useRoads(map, total);
      if (tiles && !this.ground) await this.#useGround(tiles, map.bytes, total);
      await this.#store.keepParts(files.map(nameOf));
      this.#show("ready", total, total);
    } catch (error) {
      this.#show("waiting", this.state.loaded, this.state.total);
      if (error.code === "map" && /: 4\d\d$/.test(error.message)) return;
      this.#timer = setTimeout(() => this.run(), retry);
    } finally {
      this.#isRunning = false;
    }
  }

  async #useRoads(map, total) {
    const roads = await keptFile(this.#store, map, (loaded) => this.#show("loading", loaded, total));
    const bytes = new Uint8Array(await roads.arrayBuffer());
    await this.#session.keeper.load();
    this.#session.keeper.useMap(bytes);
    if (this.#session.ride.quest && this.#session.client.registration) await this.#session.openRide();
    this.#onEvents([{ event: "mapReady" }]);
  }

  async #useGround(tiles, before, total) {
    const isNew = !(await isKept(this.#store, tiles));
    this.ground = await keptFile(this.#store, tiles, (loaded) => this.#show("loading", before + loaded, total));
    this.#onEvents([{ event: "groundReady", isNew }]);
  }

  /** At most some four times a second. */
  #show(state, loaded, total) {
    const isSame = state === this.state.state && loaded - this.state.loaded < total / 50;
    if (isSame) return;
    this.state = { state, loaded, total };
    this.#onEvents([]);
  }
}
