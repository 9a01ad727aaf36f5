/**
 * One tab at a time rides in an event: two that write one log would fork its chain. The tab that has the lock rides; another one may ask
 * for it, and gets it when the first has put everything away, or does not answer.
 */

/** How long to wait, in milliseconds: for another tab that puts everything away, and for the page before a reload. */
const patience = 4000;
const reloading = 1500;

export class RideLock {
  #name;
  #channel;
  /** @type {(() => void) | null} */
  #release = null;
  #onLost;

  /** @param {() => Promise<void>} onLost puts everything away: another tab goes on with the ride */
  constructor(event, onLost) {
    this.#name = `veloquest-ride ${event}`;
    this.#onLost = onLost;
    this.#channel = new BroadcastChannel(this.#name);
    this.#channel.addEventListener("message", async ({ data }) => {
      if (data !== "hand-over" || !this.#release) return;
      await this.#lose();
    });
  }

  /** Takes the lock if no other tab has it; `false` if one has. The page before a reload may not have let go of it yet. */
  async take() {
    return (await this.#request({ ifAvailable: true })) || this.#await(reloading);
  }

  /** Takes the lock from the tab that has it. */
  async takeOver() {
    this.#channel.postMessage("hand-over");
    if (await this.#await(patience)) return;
    // The other tab sleeps. When it wakes it finds that the lock is gone before it does anything else.
    await this.#request({ steal: true });
  }

  /** Takes the lock as soon as it is free; `false` if that takes too long. */
  async #await(milliseconds) {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), milliseconds);
    try {
      return await this.#request({ signal: stop.signal });
    } catch {
      return false;
    } finally {
      clearTimeout(timer);
    }
  }

  async #lose() {
    const release = this.#release;
    this.#release = null;
    await this.#onLost();
    release?.();
  }

  #request(options) {
    // A browser without locks is old; it rides, and the keys of lines keep two tabs from forking the chain.
    if (!navigator.locks) return Promise.resolve(true);
    return new Promise((resolve, reject) => {
      navigator.locks.request(this.#name, options, (lock) => {
        if (!lock) {
          resolve(false);
          return null;
        }
        return new Promise((release) => {
          this.#release = () => release(null);
          resolve(true);
        });
      }).catch((error) => {
        // Stolen by another tab, or given up while waiting.
        if (this.#release) this.#lose();
        reject(error);
      });
    });
  }
}
