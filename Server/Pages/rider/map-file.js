/**
 * Large files of the server that are kept on the phone: loaded once, in parts that are kept as they come, so that a broken network costs
 * one part and not the whole.
 */

const partSize = 1 << 20;

/**
 * A file of the server, as bytes.
 *
 * @param {import("./store.js").EventStore} store
 * @param {{path: string, bytes: number, digest: string}} file as the server describes it
 * @param {(loaded: number, total: number) => void} onProgress
 * @returns {Promise<Blob>}
 */
export async function keptFile(store, { path, bytes: total, digest }, onProgress) {
  const name = `${path} ${digest}`;
  const parts = await store.parts(name);
  const count = () => parts.reduce((sum, part) => sum + part.byteLength, 0);
  onProgress(count(), total);
  if (parts.length > 0 && count() >= total) return new Blob(parts);
  const from = count();
  const response = await fetch(path, { headers: from > 0 ? { Range: `bytes=${from}-` } : {}, cache: "no-store", credentials: "omit" });
  if (!response.ok) throw Object.assign(new Error(`${path}: ${response.status}`), { code: "map" });
  // A server that gives no ranges gives all of it anew; the rest of another file is of no use.
  if (response.status !== 206) parts.length = 0;
  else if (response.headers.get("Content-Range")?.split("/")[1] !== String(total)) {
    throw Object.assign(new Error(`${path}: another file`), { code: "map" });
  }
  let waiting = [];
  let waitingSize = 0;
  let hasRoom = true;
  const keep = async () => {
    if (waitingSize === 0) return;
    const part = await new Blob(waiting).arrayBuffer();
    // Where the disk is full the file is used all the same, as long as the page is open. No part is kept behind one that is missing.
    if (hasRoom) hasRoom = await store.addPart(name, parts.length, part).then(() => true, () => false);
    parts.push(part);
    [waiting, waitingSize] = [[], 0];
  };
  const reader = bodyOf(response).getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      waiting.push(read.value);
      waitingSize += read.value.byteLength;
      onProgress(count() + waitingSize, total);
      if (waitingSize >= partSize) await keep();
    }
  } finally {
    await keep();
  }
  if (count() < total) throw Object.assign(new Error(`${path}: ${count()} of ${total} bytes`), { code: "map" });
  return new Blob(parts);
}

/** The body of an answer that was not an empty one. */
function bodyOf({ body, url }) {
  if (!body) throw Object.assign(new Error(`${url}: empty`), { code: "map" });
  return body;
}

/** Whether a file is on the phone. */
export async function isKept(store, { path, bytes: total, digest }) {
  const parts = await store.parts(`${path} ${digest}`);
  return parts.length > 0 && parts.reduce((sum, part) => sum + part.byteLength, 0) >= total;
}

/** The names of files to keep, for `EventStore.keepParts`. */
export function nameOf({ path, digest }) {
  return `${path} ${digest}`;
}
