/**
 * What outlives the page, in IndexedDB: who rides in which event, the lines of the log, positions and photos that are not sent yet, what
 * the organiser said, and the files for riding without a network.
 *
 * A line has its number as its key, and is only ever added: two tabs that wrote under the name of one device could not both keep theirs.
 */

import { answer, makeKeys, randomDigits } from "/pages/ride/device-key.js";

const name = "veloquest-event";
const tables = {
  rides: { keyPath: "id" },
  lines: { keyPath: ["ride", "seq"] },
  fixes: { autoIncrement: true },
  feed: { keyPath: ["ride", "number"] },
  photos: { keyPath: ["ride", "digest"] },
  notes: { keyPath: ["ride", "key"] },
  parts: { keyPath: ["file", "index"] },
};

/** A range of all keys `[ride, …]`. */
const allOf = (ride) => IDBKeyRange.bound([ride], [ride, []]);

/** The database of events. */
export class EventStore {
  #database;
  #pending = new Set();
  #failure = null;
  /** Lines that found no room, and are tried again. */
  #unwritten = [];

  /** Opens the database, which is made at the first time. */
  static async open() {
    const request = indexedDB.open(name, 1);
    request.addEventListener("upgradeneeded", () => {
      for (const [table, options] of Object.entries(tables)) request.result.createObjectStore(table, options);
      request.transaction.objectStore("fixes").createIndex("ride", "ride");
    });
    const store = new EventStore();
    store.#database = await answer(request);
    // A later version of the page changes the database: this one lets go of it.
    store.#database.addEventListener("versionchange", () => store.#database.close());
    return store;
  }

  /** The rides of an event in this browser, the last first. */
  async rides(event) {
    const all = await answer(this.#in("rides").getAll());
    return all.filter((ride) => ride.event === event).sort((a, b) => b.began - a.began);
  }

  /** A new ride, with a device and a key of its own. It is kept by `saveRide`. */
  async newRide(event) {
    const device = `web-${randomDigits()}`;
    const keys = await makeKeys().catch(() => null);
    return { id: `${event}/${device}`, event, device, keys, began: Date.now(), hasLeft: false, client: null, quest: null };
  }

  /** Keeps a ride: resolves when it is on the disk. */
  saveRide(ride) {
    return this.#write("rides", (table) => table.put(ride));
  }

  /** Writes a line of a ride's log. `saved` resolves when it is on the disk. */
  addLine(ride, seq, text) {
    this.#write("lines", (table) => table.add({ ride, seq, text })).catch((error) => {
      if (error.code === "disk") this.#unwritten.push({ ride, seq, text });
    });
  }

  /** The lines of a ride's log, in order, without line feeds. */
  async lines(ride) {
    return (await answer(this.#in("lines").getAll(allOf(ride)))).map(({ text }) => text);
  }

  /** Keeps a position until it is sent; resolves with its key. Nobody waits for it: the last second may be lost. */
  addFix(ride, values) {
    return answer(this.#in("fixes", "readwrite", "relaxed").add({ ride, values }));
  }

  /** Positions that are not sent yet: `{key, values}`. */
  async fixes(ride) {
    const index = this.#in("fixes").index("ride");
    const [keys, values] = await Promise.all([answer(index.getAllKeys(ride)), answer(index.getAll(ride))]);
    return keys.map((key, place) => ({ key, values: values[place].values }));
  }

  /** Positions that need not be kept any longer. */
  dropFixes(keys) {
    const table = this.#in("fixes", "readwrite", "relaxed");
    for (const key of keys) table.delete(key);
  }

  /** Keeps an item of the feed. */
  addNews(ride, item) {
    return this.#write("feed", (table) => table.put({ ride, ...item }));
  }

  news(ride) {
    return answer(this.#in("feed").getAll(allOf(ride)));
  }

  /** Keeps a text that the engine gave once: a hint, an answer that was shown. */
  addNote(ride, key, text) {
    return this.#write("notes", (table) => table.put({ ride, key, text }));
  }

  async notes(ride) {
    const all = await answer(this.#in("notes").getAll(allOf(ride)));
    return Object.fromEntries(all.map(({ key, text }) => [key, text]));
  }

  /** Keeps a photo `{digest, task, type, bytes, sent}`. */
  savePhoto(ride, photo) {
    return this.#write("photos", (table) => table.put({ ride, ...photo }));
  }

  photos(ride) {
    return answer(this.#in("photos").getAll(allOf(ride)));
  }

  /** Keeps a part of a large file. */
  addPart(file, index, bytes) {
    return this.#write("parts", (table) => table.put({ file, index, bytes }));
  }

  /** The parts of a file that are at hand, from the first on. */
  async parts(file) {
    return (await answer(this.#in("parts").getAll(allOf(file)))).map(({ bytes }) => bytes);
  }

  /** Forgets files other than these. */
  async keepParts(files) {
    const keys = await answer(this.#in("parts").getAllKeys());
    const table = this.#in("parts", "readwrite");
    for (const key of keys) if (!files.includes(key[0])) table.delete(key);
  }

  /** Resolves when all that was written is on the disk; rejects when something could not be, as on a full disk. */
  async saved() {
    await Promise.allSettled(this.#pending);
    if (this.#unwritten.length > 0) {
      const lines = this.#unwritten;
      [this.#unwritten, this.#failure] = [[], null];
      for (const { ride, seq, text } of lines) this.addLine(ride, seq, text);
      await Promise.allSettled(this.#pending);
    }
    if (this.#failure) throw this.#failure;
  }

  #in(table, mode = "readonly", durability = "default") {
    return this.#database.transaction(table, mode, { durability }).objectStore(table);
  }

  #write(table, action) {
    const transaction = this.#database.transaction(table, "readwrite", { durability: "strict" });
    const done = new Promise((resolve, reject) => {
      transaction.addEventListener("complete", () => resolve());
      transaction.addEventListener("abort", () => reject(this.#failed(transaction.error)));
    });
    action(transaction.objectStore(table));
    this.#pending.add(done);
    done.catch(() => {}).then(() => this.#pending.delete(done));
    return done;
  }

  #failed(error) {
    const isForked = error?.name === "ConstraintError";
    this.#failure = Object.assign(new Error(error?.message ?? "the browser could not save"), { code: isForked ? "forked" : "disk" });
    return this.#failure;
  }
}
