/**
 * What outlives the page, in IndexedDB: the device's key, the files of rides, the lines of their logs, and where the rider was last.
 *
 * A line is written as soon as the engine makes it; `saved` resolves when all lines are on the disk.
 */

import { answer, makeKeys } from "./device-key.js";

const name = "veloquest-rides";

/** A database of rides. */
export class RideStore {
  #database;
  #pending = new Set();

  /** Opens the database, which is made at the first time. */
  static async open() {
    const request = indexedDB.open(name, 1);
    request.addEventListener("upgradeneeded", () => {
      request.result.createObjectStore("keys");
      request.result.createObjectStore("rides", { keyPath: "id" });
      request.result.createObjectStore("places");
      request.result.createObjectStore("lines", { autoIncrement: true }).createIndex("ride", "ride");
    });
    const store = new RideStore();
    store.#database = await answer(request);
    return store;
  }

  /** The key pair of this browser. Its private half cannot be read, only used. */
  async keys() {
    const stored = await answer(this.#in("keys", "readonly").get("device"));
    if (stored) return stored;
    const made = await makeKeys();
    await answer(this.#in("keys", "readwrite").put(made, "device"));
    return made;
  }

  /** Keeps the files of a ride: `{id, name, quest, map, device, began, isOver}`. */
  async saveRide(ride) {
    await answer(this.#in("rides", "readwrite").put(ride));
  }

  /** The ride that began last and is not over, or `null`. */
  async lastRide() {
    const rides = await answer(this.#in("rides", "readonly").getAll());
    return rides.filter(({ isOver }) => !isOver).sort((a, b) => b.began - a.began)[0] ?? null;
  }

  /** Writes a line of a ride's log. */
  addLine(ride, line) {
    const transaction = this.#database.transaction("lines", "readwrite", { durability: "strict" });
    transaction.objectStore("lines").add({ ride, line });
    const done = new Promise((resolve, reject) => {
      transaction.addEventListener("complete", resolve);
      transaction.addEventListener("abort", () => reject(transaction.error));
    });
    this.#pending.add(done);
    done.then(() => this.#pending.delete(done), () => {});
  }

  /** Resolves when all lines are written; rejects when one could not be, such as on a full disk. */
  async saved() {
    await Promise.all(this.#pending);
  }

  /** The lines of a ride's log. */
  async log(ride) {
    const lines = await answer(this.#in("lines", "readonly").index("ride").getAll(ride));
    return lines.map(({ line }) => line).join("");
  }

  /** Keeps where the rider is. */
  savePlace(ride, place) {
    this.#in("places", "readwrite").put(place, ride);
  }

  /** Where the rider was last. */
  place(ride) {
    return answer(this.#in("places", "readonly").get(ride));
  }

  #in(table, mode) {
    return this.#database.transaction(table, mode).objectStore(table);
  }
}
