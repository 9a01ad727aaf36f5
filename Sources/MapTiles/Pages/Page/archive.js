// Reads PMTiles archives of version 3 by ranges of bytes.

const TOP = 16384;
const HEADER = 127;

async function unpacked(bytes, compression) {
  if (compression === 1) return bytes;
  if (compression !== 2) throw new Error(`compression ${compression}`);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The entries of a directory: numbers, run lengths, lengths and offsets. */
function entries(bytes) {
  let place = 0;
  function varint() {
    let value = 0;
    let factor = 1;
    for (;;) {
      if (place >= bytes.length) throw new Error("a directory ends too early");
      const byte = bytes[place++];
      value += (byte & 127) * factor;
      if (byte < 128) return value;
      factor *= 128;
    }
  }
  const count = varint();
  if (count > bytes.length) throw new Error("a directory is damaged");
  const list = Array.from({ length: count }, () => /** @type {{number: number, run: number, length: number, offset: number}} */ ({}));
  let number = 0;
  for (const entry of list) entry.number = number += varint();
  for (const entry of list) entry.run = varint();
  for (const entry of list) entry.length = varint();
  let end = 0;
  for (const entry of list) {
    const offset = varint();
    entry.offset = offset === 0 ? end : offset - 1;
    end = entry.offset + entry.length;
  }
  return list;
}

function find(list, number) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle].number <= number) low = middle + 1;
    else high = middle;
  }
  const entry = list[low - 1];
  return entry && (entry.run === 0 || number - entry.number < entry.run) ? entry : null;
}

/** The number of a tile: zoom by zoom along the Hilbert curve. */
function tileNumber(zoom, x, y) {
  let number = (4 ** zoom - 1) / 3;
  for (let half = 2 ** zoom / 2; half >= 1; half /= 2) {
    const right = x & half ? 1 : 0;
    const low = y & half ? 1 : 0;
    number += half * half * ((3 * right) ^ low);
    if (!low) {
      if (right) [x, y] = [half - 1 - (x & (half - 1)), half - 1 - (y & (half - 1))];
      [x, y] = [y, x];
    }
  }
  return number;
}

/** The archive is no longer the one that was opened. */
class Replaced extends Error {}

/** An archive as it is under some tags: the same bytes may come with several, of several hosts. */
class Edition {
  constructor(address) {
    this.address = address;
    this.tags = new Set();
    this.leaves = new Map();
    /** How often it was opened again without a tile in between. */
    this.repeats = 0;
    // What `open` reads.
    /** @type {number} */ this.packed;
    /** @type {number} */ this.tilesPacked;
    /** @type {number} */ this.minZoom;
    /** @type {number} */ this.maxZoom;
  }

  /** Bytes of the file; of a host that knows no ranges the whole file comes once. */
  async bytes(offset, length, signal) {
    if (!this.whole) {
      const response = await fetch(this.address, { headers: { Range: `bytes=${offset}-${offset + length - 1}` }, signal });
      const tag = response.headers.get("ETag") ?? response.headers.get("Last-Modified");
      const isKnown = !tag || this.tags.size === 0 || this.tags.has(tag) || this.repeats > 3;
      if (this.root && (response.status === 416 || (response.ok && !isKnown))) throw new Replaced(`${this.address}: replaced while it was read`);
      if (!response.ok) throw new Error(`${this.address}: ${response.status}`);
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (tag && this.repeats <= 3) this.tags.add(tag);
      if (response.status === 206) return bytes;
      this.whole = bytes;
    }
    return this.whole.subarray(offset, offset + length);
  }

  async open() {
    const start = (await this.bytes(0, TOP)).slice();
    const view = new DataView(start.buffer);
    if (start.length < HEADER || new TextDecoder().decode(start.subarray(0, 7)) !== "PMTiles" || start[7] !== 3) {
      throw new Error(`${this.address}: no PMTiles archive of version 3`);
    }
    const number = (place) => Number(view.getBigUint64(place, true));
    const degrees = (place) => view.getInt32(place, true) / 1e7;
    this.leavesAt = number(40);
    this.tilesAt = number(56);
    [this.packed, this.tilesPacked, , this.minZoom, this.maxZoom] = start.subarray(97, 102);
    this.bounds = [degrees(102), degrees(106), degrees(110), degrees(114)];
    const root = number(8);
    this.root = entries(await unpacked(start.subarray(root, root + number(16)), this.packed));
    this.start = start;
    return this;
  }

  leaf(entry) {
    let leaf = this.leaves.get(entry.offset);
    if (!leaf) {
      leaf = this.bytes(this.leavesAt + entry.offset, entry.length).then((bytes) => unpacked(bytes, this.packed)).then(entries);
      this.leaves.set(entry.offset, leaf);
      leaf.catch(() => this.leaves.delete(entry.offset));
    }
    return leaf;
  }

  async tile(number, signal) {
    let list = this.root;
    for (let depth = 0; depth < 4; depth++) {
      const entry = find(list, number);
      if (!entry) return new Uint8Array(0);
      if (entry.run > 0) return unpacked(await this.bytes(this.tilesAt + entry.offset, entry.length, signal), this.tilesPacked);
      list = await this.leaf(entry);
    }
    throw new Error("directories are too deep");
  }
}

/** An archive at an address, which may be replaced by a newer one at any time. */
class Archive {
  constructor(address) {
    this.address = address;
    /** How often it was replaced. */
    this.version = 0;
    this.onReplaced = () => {};
  }

  get minZoom() { return this.edition.minZoom; }
  get maxZoom() { return this.edition.maxZoom; }
  get bounds() { return this.edition.bounds; }

  /** The edition that is there; what could not be opened is tried again the next time. */
  open() {
    const opening = (this.opening ??= new Edition(this.address).open().then((edition) => {
      const last = this.edition;
      this.edition = edition;
      if (last) {
        if (last.start.length === edition.start.length && last.start.every((byte, place) => byte === edition.start[place])) {
          // Hosts that serve together may tag the same bytes differently, and some tag every answer anew.
          for (const tag of last.tags) edition.tags.add(tag);
          edition.repeats = last.repeats + 1;
        } else {
          this.version += 1;
          this.onReplaced();
        }
      }
      return edition;
    }));
    opening.catch(() => { if (this.opening === opening) this.opening = null; });
    return opening;
  }

  /** The unpacked bytes of a tile; none where there is no tile. */
  async tile(zoom, x, y, signal) {
    for (let attempt = 1; ; attempt++) {
      const opening = this.open();
      try {
        const edition = await opening;
        const bytes = await edition.tile(tileNumber(zoom, x, y), signal);
        if (edition.repeats <= 3) edition.repeats = 0;
        return bytes;
      } catch (error) {
        if (!(error instanceof Replaced) || attempt === 8) throw error;
        if (this.opening === opening) this.opening = null;
      }
    }
  }
}
