/**
 * Large files of the server that are kept on the phone: loaded once, in parts that are kept as they come, so that a broken network costs
 * one part and not the whole.
 */

const partSize = 1 << 20;

/**
 * A file of the server, as bytes.
 *
 * @param {EventStore} store
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
  // A server that gives no ranges gives all of it anew.
  if (response.status !== 206) parts.length = 0;
  let waiting = [];
  let waitingSize = 0;
  const keep = async () => {
    if (waitingSize === 0) return;
    const part = await new Blob(waiting).arrayBuffer();
    await store.addPart(name, parts.length, part);
    parts.push(part);
    [waiting, waitingSize] = [[], 0];
  };
  const reader = response.body.getReader();
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

/** Whether a file is on the phone. */
export async function isKept(store, { path, bytes: total, digest }) {
  const parts = await store.parts(`${path} ${digest}`);
  return parts.length > 0 && parts.reduce((sum, part) => sum + part.byteLength, 0) >= total;
}

/** The names of files to keep, for `EventStore.keepParts`. */
export function nameOf({ path, digest }) {
  return `${path} ${digest}`;
}
