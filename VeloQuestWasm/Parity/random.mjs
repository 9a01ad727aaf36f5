/** Numbers from a seed: SplitMix32, the same everywhere. */
export class Random {
  #state;

  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** From 0 to 1, without 1. */
  next() {
    this.#state = (this.#state + 0x9e3779b9) >>> 0;
    let mixed = this.#state ^ (this.#state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  }

  /** A whole number below `count`. */
  below(count) {
    return Math.floor(this.next() * count);
  }

  between(low, high) {
    return low + this.next() * (high - low);
  }

  /** Whether something happens that has a probability. */
  chance(probability) {
    return this.next() < probability;
  }

  pick(list) {
    return list[this.below(list.length)];
  }

  shuffled(list) {
    const result = [...list];
    for (let place = result.length - 1; place > 0; place -= 1) {
      const other = this.below(place + 1);
      [result[place], result[other]] = [result[other], result[place]];
    }
    return result;
  }
}
