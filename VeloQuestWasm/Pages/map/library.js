/** MapLibre GL JS with this page's archives and letters: loaded when the first map with tiles is opened. */

import { Archive, Edition, glyphRange, tileNumber } from "./ground.js";

const archives = new Map();
let loading = null;

/** A file that is read in parts, as an archive at an address is. */
class BlobArchive {
  version = 0;
  /** @type {Promise<unknown> | null} */
  #opening = null;
  onReplaced = () => {};

  constructor(blob) {
    this.edition = new Edition(blob.name ?? "tiles");
    this.edition.bytes = async (offset, length) => new Uint8Array(await blob.slice(offset, offset + length).arrayBuffer());
  }

  get minZoom() { return this.edition.minZoom; }
  get maxZoom() { return this.edition.maxZoom; }
  get bounds() { return this.edition.bounds; }

  open() {
    return (this.#opening ??= this.edition.open());
  }

  async tile(zoom, x, y, signal) {
    await this.open();
    return this.edition.tile(tileNumber(zoom, x, y), signal);
  }
}

/** Opens an archive; `scheme` is what its tiles' addresses begin with. */
export async function openArchive(tiles) {
  const archive = tiles instanceof Blob ? new BlobArchive(tiles) : new Archive(new URL(tiles, location.href).href);
  await archive.open();
  const number = archives.size + 1;
  archives.set(String(number), archive);
  return {
    archive,
    /** What a style knows of the archive; its version changes with the archive, so that tiles are asked for anew. */
    described: {
      get version() { return `${number}.${archive.version}`; },
      minZoom: archive.minZoom, maxZoom: archive.maxZoom, bounds: archive.bounds,
    },
    close: () => archives.set(String(number), null),
  };
}

/** The library. */
export function loadLibrary() {
  loading ??= load();
  loading.catch(() => { loading = null; });
  return loading;
}

async function load() {
  const style = document.createElement("link");
  Object.assign(style, { rel: "stylesheet", href: new URL("maplibre-gl.css", import.meta.url).href });
  const script = document.createElement("script");
  script.src = new URL("maplibre-gl.js", import.meta.url).href;
  const isThere = (element) => new Promise((resolve, reject) => {
    element.addEventListener("load", resolve);
    element.addEventListener("error", () => reject(new Error(`${element.src ?? element.href}: could not be loaded`)));
    document.head.append(element);
  });
  await Promise.all([isThere(style), isThere(script)]);
  const { maplibregl } = window;
  maplibregl.addProtocol("archive", async ({ url }, abort) => {
    const [version, zoom, x, y] = url.slice("archive://".length).split("/");
    const archive = archives.get(version.split(".")[0]);
    return { data: archive ? await archive.tile(Number(zoom), Number(x), Number(y), abort.signal) : new Uint8Array(0) };
  });
  maplibregl.addProtocol("glyphs", async ({ url }) => {
    const [stack, range] = decodeURIComponent(url.slice("glyphs://".length)).split("/");
    return { data: glyphRange(stack, parseInt(range, 10)).buffer };
  });
  return maplibregl;
}
