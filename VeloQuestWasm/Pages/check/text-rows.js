/**
 * The rows in which a text of any size is shown: its lines, of which long ones are broken.
 *
 * Rows are ranges of bytes. Only those on the screen are decoded.
 */

import { Growing, lastAtMost } from "./growing.js";

const widest = 160;
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

export class TextRows {
  #bytes;
  #starts = new Growing(Uint32Array);
  #lines = new Growing(Uint32Array);

  /** @param {Uint8Array} bytes of the text, less than 4 GiB */
  constructor(bytes) {
    this.#bytes = bytes;
    let line = 1;
    let start = 0;
    this.#open(0, line);
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (byte === 10 || (byte === 13 && bytes[at + 1] !== 10)) {
        line += 1;
        start = at + 1;
        this.#open(start, line);
      } else if (at - start >= widest) {
        start = this.#breakBefore(start, at);
        this.#open(start, line);
      }
    }
  }

  /** How many rows there are, at least one. */
  get count() {
    return this.#starts.length;
  }

  /** How many lines there are. */
  get lines() {
    return this.#lines.values[this.count - 1];
  }

  /** The row in which a byte is. */
  rowOf(byte) {
    return Math.max(0, lastAtMost(this.#starts.values, this.count, byte));
  }

  /**
   * One row.
   *
   * @returns {{start: number, end: number, line: number, continues: boolean, text: string}} its first byte, its end,
   *   its line, whether that began before
   */
  row(index) {
    const start = this.#starts.values[index];
    let end = index + 1 < this.count ? this.#starts.values[index + 1] : this.#bytes.length;
    while (end > start && (this.#bytes[end - 1] === 10 || this.#bytes[end - 1] === 13)) end -= 1;
    const line = this.#lines.values[index];
    return { start, end, line, continues: index > 0 && this.#lines.values[index - 1] === line, text: this.text(start, end) };
  }

  /** The text of a range of bytes; what is no UTF-8 becomes U+FFFD. */
  text(start, end) {
    return decoder.decode(this.#bytes.subarray(start, end));
  }

  #open(start, line) {
    this.#starts.push(start);
    this.#lines.push(line);
  }

  /** Where a row that would become too long ends: behind a comma or blank if one is near, never within a character. */
  #breakBefore(start, at) {
    for (let candidate = at; candidate > at - 48; candidate -= 1) {
      const before = this.#bytes[candidate - 1];
      if (before === 44 || before === 32) return candidate;
    }
    let candidate = at;
    while (candidate > start + 1 && (this.#bytes[candidate] & 0xc0) === 0x80) candidate -= 1;
    return candidate;
  }
}
