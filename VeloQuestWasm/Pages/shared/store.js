/**
 * What a page knows, in named parts, and who shows them: the state of all pages is kept so.
 *
 *     class Ride extends Store {
 *       standing = null;
 *       result = null;
 *     }
 *     const ride = new Ride();
 *     ride.on(["standing", "result"], show);
 *     ride.set({ result });
 *
 * Parts are read as members. What is changed within a part, or has to be there before anything is shown, is announced by `changed`.
 */

export class Store {
  /** @type {{parts: string[], listener: () => void}[]} */
  #listeners = [];

  /**
   * Calls a listener after any of these parts changed; once, where several of them did.
   *
   * @param {string | string[]} parts
   * @param {() => void} listener
   */
  on(parts, listener) {
    this.#listeners.push({ parts: [parts].flat(), listener });
  }

  /**
   * Gives parts new values, and announces that.
   *
   * @param {Partial<this>} changes
   */
  set(changes) {
    Object.assign(this, changes);
    this.changed(...Object.keys(changes));
  }

  /**
   * Announces that parts changed.
   *
   * @param {...string} changed
   */
  changed(...changed) {
    for (const { parts, listener } of this.#listeners) if (parts.some((part) => changed.includes(part))) listener();
  }
}
