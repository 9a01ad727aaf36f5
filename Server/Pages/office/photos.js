/** Photos of answers: fetched with the token, kept as addresses of this page, the last ones only. */

const most = 24;

export class Photos {
  #api;
  #known = new Map();

  /** @param {import("./api.js").API} api */
  constructor(api) {
    this.#api = api;
  }

  /** The digest of a photo that an answer names; `null` where it is a text. */
  static digest(text) {
    return /^photo:([0-9a-f]{64})$/.exec(text)?.[1] ?? null;
  }

  /**
   * A photo: `{url, type}`. Asked for twice it comes once.
   *
   * @param {string} digest
   */
  get(digest) {
    const known = this.#known.get(digest);
    if (known) {
      this.#known.delete(digest);
      this.#known.set(digest, known);
      return known;
    }
    const photo = this.#api.blob(`/photos/${digest}`).then((blob) => ({ url: URL.createObjectURL(blob), type: blob.type }));
    this.#known.set(digest, photo);
    photo.catch(() => this.#known.delete(digest));
    for (const [old, kept] of this.#known) {
      if (this.#known.size <= most) break;
      this.#known.delete(old);
      kept.then(({ url }) => URL.revokeObjectURL(url), () => {});
    }
    return photo;
  }
}
