/**
 * What is edited, kept in IndexedDB at every change, so that a reload loses nothing. Each tab has a draft of its own; the last few of tabs
 * that were closed are kept too.
 */

const name = "veloquest-editor";
const tab = "veloquest-editor-draft";
const most = 5;

function answer(request) {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}

/** The identifier of this tab, which outlives a reload. */
function tabID() {
  try {
    const known = sessionStorage.getItem(tab);
    if (known) return known;
    const id = crypto.randomUUID?.() ?? String(Math.random());
    sessionStorage.setItem(tab, id);
    return id;
  } catch {
    return String(Math.random());
  }
}

export class Drafts {
  /** @type {IDBDatabase | null} */
  #database = null;
  #id = tabID();

  /** Opens the database; a browser that keeps nothing has drafts that are not kept. */
  static async open() {
    const drafts = new Drafts();
    try {
      const request = indexedDB.open(name, 1);
      request.addEventListener("upgradeneeded", () => {
        for (const table of ["texts", "steps", "handles"]) request.result.createObjectStore(table);
      });
      drafts.#database = await answer(request);
    } catch {
      drafts.#database = null;
    }
    return drafts;
  }

  /** What this tab edited last; `null` of nothing. */
  own() {
    return this.#read(this.#id);
  }

  /** What any tab edited last. */
  async latest() {
    const [last] = await this.#ids();
    return last ? this.#read(last) : null;
  }

  async #read(id) {
    if (!this.#database) return null;
    const transaction = this.#database.transaction(["texts", "steps", "handles"]);
    const read = (table) => answer(transaction.objectStore(table).get(id));
    const [draft, steps, handle] = await Promise.all(["texts", "steps", "handles"].map(read));
    return draft ? { ...draft, ...steps, handle } : null;
  }

  /** The drafts, the newest first. */
  async #ids() {
    if (!this.#database) return [];
    const table = this.#database.transaction("texts").objectStore("texts");
    const [ids, drafts] = await Promise.all([answer(table.getAllKeys()), answer(table.getAll())]);
    return ids.map((id, index) => [id, drafts[index].time]).sort((a, b) => b[1] - a[1]).map(([id]) => id);
  }

  /** Keeps the draft of this tab. Resolves to whether it is kept. */
  async write({ past, future, handle, ...draft }) {
    if (!this.#database) return false;
    try {
      const transaction = this.#database.transaction(["texts", "steps", "handles"], "readwrite");
      transaction.objectStore("texts").put({ ...draft, time: Date.now() }, this.#id);
      transaction.objectStore("steps").put({ past, future }, this.#id);
      transaction.objectStore("handles").put(handle, this.#id);
      transaction.commit?.();
      await new Promise((resolve, reject) => {
        transaction.addEventListener("complete", resolve);
        transaction.addEventListener("abort", () => reject(transaction.error));
      });
      return true;
    } catch {
      return false;
    }
  }

  /** Forgets all but the newest drafts. */
  async tidy() {
    const old = (await this.#ids()).slice(most).filter((id) => id !== this.#id);
    if (old.length === 0 || !this.#database) return;
    const transaction = this.#database.transaction(["texts", "steps", "handles"], "readwrite");
    for (const table of ["texts", "steps", "handles"]) {
      for (const id of old) transaction.objectStore(table).delete(id);
    }
  }
}
