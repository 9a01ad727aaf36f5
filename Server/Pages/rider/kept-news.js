/** What came on the feed of a ride: messages, verdicts and decisions, by their numbers, in memory and on the disk. */

/** Two items that agree in these are the same. */
const members = ["kind", "line", "text", "time", "answer", "outcome"];

export class KeptNews {
  /** In order of their numbers. */
  items = [];
  #store;
  #ride;
  /** Items that are not on the disk yet. */
  #unkept = [];

  /**
   * @param {import("./store.js").EventStore} store
   * @param {any} ride as it is in the store
   */
  constructor(store, ride) {
    this.#store = store;
    this.#ride = ride;
  }

  /** Reads what is on the disk. */
  async open() {
    this.items = await this.#store.news(this.#ride.id);
  }

  /** Takes an item; `false` if it is known. A server that was set back to a copy tells all again, and uses numbers for other items. */
  take(item) {
    const { number, kind } = item;
    const known = this.items.find((other) => other.number === number);
    if (known && members.every((name) => known[name] === item[name])) return false;
    this.items = [...this.items.filter((other) => other !== known), item].sort((a, b) => a.number - b.number);
    if (kind === "message" && number <= (this.#ride.readUpTo ?? 0)) this.#ride.readUpTo = number - 1;
    this.#unkept.push(item);
    return true;
  }

  /** Resolves when all items are on the disk; what found no room there is tried again the next time. */
  async keep() {
    while (this.#unkept.length > 0) {
      await this.#store.addNews(this.#ride.id, this.#unkept[0]);
      this.#unkept.shift();
    }
  }
}
