/** @typedef {Float64Array | Uint32Array | Int32Array | Uint8Array} Values */

/** A typed array that grows. `values` is longer than `length`. */
export class Growing {
  length = 0;
  #type;

  /**
   * @param {new (capacity: number) => Values} type such as `Float64Array`
   * @param {number} capacity
   */
  constructor(type, capacity = 1024) {
    this.#type = type;
    this.values = new type(capacity);
  }

  push(value) {
    if (this.length === this.values.length) {
      const larger = new this.#type(this.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length] = value;
    this.length += 1;
  }
}

/** The index of the last value that is at most `sought` in an ascending array, -1 if none is. */
export function lastAtMost(values, length, sought) {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle] <= sought) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
