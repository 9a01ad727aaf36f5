/** The body of a request to `sync`, filled as far as its limits allow. */

/** What one request may hold. */
export const limits = { bytes: 1_000_000, lines: 1000, fixes: 5000, lineBytes: 65_536 };

/** Room for all members besides lines and fixes. */
export const frame = 1024;

const encoder = new TextEncoder();

/** The bytes of a text in UTF-8. */
export function byteCount(text) {
  return encoder.encode(text).length;
}

export class SyncBody {
  lines = [];
  fixes = [];
  #bytes;
  #used = frame;

  /** @param {number} bytes the most bytes */
  constructor(bytes = limits.bytes) {
    this.#bytes = bytes;
  }

  /** Adds a line; `false` if there is no room for it. */
  addLine(line) {
    if (this.lines.length >= limits.lines) return false;
    const size = byteCount(JSON.stringify(line.text)) + 1;
    if (this.lines.length > 0 && this.#used + size >= this.#bytes) return false;
    this.#used += size;
    this.lines.push(line);
    return true;
  }

  /** Adds a fix; `false` if there is no room for it. The first one of an empty body always has. */
  addFix(fix) {
    const isFirst = this.lines.length === 0 && this.fixes.length === 0;
    if (this.fixes.length >= limits.fixes || (!isFirst && this.#used + 200 >= this.#bytes)) return false;
    this.#used += JSON.stringify(fix.values).length + 1;
    this.fixes.push(fix);
    return true;
  }

  /** The whole body. */
  encoded(device, after, wait) {
    return JSON.stringify({
      device, after, wait, lines: this.lines.length > 0 ? this.lines.map(({ text }) => text) : undefined,
      fixes: this.fixes.length > 0 ? this.fixes.map(({ values }) => values) : undefined,
    });
  }
}
