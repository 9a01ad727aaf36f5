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
  /** Lines that are not on the disk yet, in their order: `{ride, seq, text, written}`. */
  #unwritten = [];
  /** @type {Promise<void> | null} */
  #writing = null;
  /** Why the last lines could not be written. */
  /** @type {(Error & {code: string}) | null} */
  #failure = null;

  /** Opens the database, which is made at the first time. */
  static async open() {
    const store = new EventStore();
    store.#database = await connected();
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

  /**
   * Writes a line of a ride's log; `written` is called when it is on the disk. No line is written before those that came before it, so
   * that a disk that is full leaves no gap in the log.
   */
  addLine(ride, seq, text, written) {
    this.#unwritten.push({ ride, seq, text, written });
    this.#writeLines();
  }

  /** The lines of a ride's log, in order, without line feeds; also those that found no room on the disk yet. */
  async lines(ride) {
    const kept = await answer(this.#in("lines").getAll(allOf(ride)));
    const known = new Set(kept.map(({ seq }) => seq));
    const more = this.#unwritten.filter((line) => line.ride === ride && !known.has(line.seq));
    return [...kept, ...more].map(({ text }) => text);
  }

  /** Keeps a position until it is sent; resolves with its key. Nobody waits for it: the last second may be lost. */
  async addFix(ride, values) {
    return answer(this.#in("fixes", "readwrite", "relaxed").add({ ride, values }));
  }

  /** Positions that are not sent yet: `{key, values}`. */
  async fixes(ride) {
    const index = this.#in("fixes").index("ride");
    const [keys, values] = await Promise.all([answer(index.getAllKeys(ride)), answer(index.getAll(ride))]);
    return keys.map((key, place) => ({ key, values: values[place].values }));
  }

  /** Positions that need not be kept any longer. One that found no room on the disk has no key; what cannot be deleted is sent twice. */
  dropFixes(keys) {
    try {
      const table = this.#in("fixes", "readwrite", "relaxed");
      for (const key of keys) if (key !== null) table.delete(key);
    } catch {
      // Sending twice is harmless.
    }
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

  /** Resolves when all that was written is on the disk; rejects when lines could not be, as on a full disk. It tries these again. */
  async saved() {
    this.#writeLines();
    await Promise.all([this.#writing, ...[...this.#pending].map((done) => done.catch(() => {}))]);
    if (this.#failure) throw this.#failure;
  }

  /** Writes the lines that wait, all that are there at once. */
  #writeLines() {
    if (this.#unwritten.length === 0 || this.#failure?.code === "forked") return;
    this.#writing ??= Promise.resolve().then(async () => {
      while (this.#unwritten.length > 0) {
        const lines = [...this.#unwritten];
        await this.#write("lines", (table) => lines.forEach(({ ride, seq, text }) => table.add({ ride, seq, text })));
        this.#failure = null;
        this.#unwritten.splice(0, lines.length);
        for (const { written } of lines) written();
      }
    }).catch((error) => (this.#failure = error)).finally(() => {
      this.#writing = null;
      if (!this.#failure) this.#writeLines();
    });
  }

  /** Deletes everything of a ride. */
  async forget(ride) {
    this.#unwritten = this.#unwritten.filter((line) => line.ride !== ride);
    await this.saved().catch(() => {});
    const fixes = await answer(this.#in("fixes").index("ride").getAllKeys(ride));
    await this.#write("fixes", (table) => fixes.forEach((key) => table.delete(key)));
    for (const name of ["lines", "feed", "photos", "notes"]) await this.#write(name, (table) => table.delete(allOf(ride)));
    await this.#write("rides", (table) => table.delete(ride));
  }

  #in(table, mode = "readonly", durability = "default") {
    return this.#transaction(table, mode, durability).objectStore(table);
  }

  #transaction(table, mode, durability) {
    try {
      return this.#database.transaction(table, mode, { durability });
    } catch (error) {
      // Some browsers close the database of a page that slept: the next attempt finds it open again.
      if (error.name === "InvalidStateError") connected().then((database) => (this.#database = database)).catch(() => {});
      throw error;
    }
  }

  #write(table, action) {
    const done = /** @type {Promise<void>} */ (new Promise((resolve, reject) => {
      const transaction = this.#transaction(table, "readwrite", "strict");
      transaction.addEventListener("complete", () => resolve());
      transaction.addEventListener("abort", () => reject(transaction.error));
      action(transaction.objectStore(table));
    })).catch((error) => {
      const isForked = error?.name === "ConstraintError";
      throw Object.assign(new Error(error?.message ?? "the browser could not save"), { code: isForked ? "forked" : "disk" });
    });
    this.#pending.add(done);
    done.catch(() => {}).then(() => this.#pending.delete(done));
    return done;
  }
}

/** The open database. */
async function connected() {
  const request = indexedDB.open(name, 1);
  request.addEventListener("upgradeneeded", () => {
    for (const [table, options] of Object.entries(tables)) request.result.createObjectStore(table, options);
    request.transaction?.objectStore("fixes").createIndex("ride", "ride");
  });
  const database = await answer(request);
  // A later version of the page changes the database: this one lets go of it.
  database.addEventListener("versionchange", () => database.close());
  return database;
}
