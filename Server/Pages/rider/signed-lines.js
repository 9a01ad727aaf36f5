/**
 * Lines of the log on their way to the server, held until the line with their signature is there. The server judges a line that is not
 * signed yet as if the rider had not written it, and tells the phone so.
 */

/** Where no signature comes, lines are sent without one after so many milliseconds. */
const longest = 2000;

export class SignedLines {
  #held = [];
  /** @type {number | undefined} */
  #timer;
  #release;

  /** @param {(lines: string[]) => void} release takes lines that may be sent, in order */
  constructor(release) {
    this.#release = release;
  }

  /** How many lines are held. */
  get count() {
    return this.#held.length;
  }

  /** Adds a line that is on the disk; it is held if a signature is to follow. */
  add(text, isSigning) {
    this.#held.push(text);
    if (!isSigning || JSON.parse(text).type === "signed") this.#releaseAll();
    else this.#timer ??= setTimeout(() => this.#releaseAll(), longest);
  }

  #releaseAll() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const lines = this.#held;
    this.#held = [];
    this.#release(lines);
  }
}
