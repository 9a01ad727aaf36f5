/** The key of a device, and the results of requests to IndexedDB, where it is kept. */

/** A key pair whose private half cannot be read, only used: Ed25519 where the browser knows it, P-256 elsewhere. */
export async function makeKeys() {
  try {
    return await crypto.subtle.generateKey({ name: "Ed25519" }, false, ["sign", "verify"]);
  } catch {
    return crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, false, ["sign", "verify"]);
  }
}

/** Random digits for the name of a device, which has to be no other's. */
export function randomDigits(bytes = 6) {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The result of a request of IndexedDB. */
export function answer(request) {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}
