/**
 * One tab at a time rides in an event: two that write one log would fork its chain. The tab that has the lock rides; another one may ask
 * for it, and gets it when the first has put everything away, or does not answer.
 */

const patience = 4000;

export class RideLock {
  #name;
  #channel;
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

  /** Takes the lock if no other tab has it; `false` if one has. */
  take() {
    return this.#request({ ifAvailable: true });
  }

  /** Takes the lock from the tab that has it. */
  async takeOver() {
    this.#channel.postMessage("hand-over");
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), patience);
    try {
      if (await this.#request({ signal: stop.signal })) return;
    } catch {
      // The other tab sleeps. When it wakes it finds that the lock is gone before it does anything else.
    } finally {
      clearTimeout(timer);
    }
    await this.#request({ steal: true });
  }

  get isHeld() {
    return this.#release !== null;
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
          this.#release = release;
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
