/**
 * Passkeys (WebAuthn Level 3): the server's options as the browser wants them, and the browser's answer as the server wants it.
 *
 * Browsers that lack `parseCreationOptionsFromJSON`, `parseRequestOptionsFromJSON` and `toJSON` get the same by hand.
 */


/** With what TypeScript 4.8 does not know: options and answers as JSON. */
const PublicKey = /** @type {any} */ (globalThis.PublicKeyCredential);
/** Whether this browser can have passkeys on this page. */
export const canHavePasskeys = typeof globalThis.PublicKeyCredential === "function" && Boolean(navigator.credentials?.create);

/** Asks for a new passkey; resolves with what the server is to be sent. */
export async function createPasskey({ publicKey }) {
  const options = PublicKey.parseCreationOptionsFromJSON?.(publicKey) ?? {
    ...publicKey, challenge: bytes(publicKey.challenge), user: { ...publicKey.user, id: bytes(publicKey.user.id) },
    excludeCredentials: credentials(publicKey.excludeCredentials),
  };
  return written(await asked(() => navigator.credentials.create({ publicKey: options })));
}

/** Asks for a passkey of this server, whichever the person chooses; resolves with what the server is to be sent. */
export async function usePasskey({ publicKey }) {
  const options = PublicKey.parseRequestOptionsFromJSON?.(publicKey) ?? {
    ...publicKey, challenge: bytes(publicKey.challenge), allowCredentials: credentials(publicKey.allowCredentials),
  };
  return written(await asked(() => navigator.credentials.get({ publicKey: options })));
}

/** What a new passkey is called, until its owner calls it something else. */
export function deviceName() {
  const name = /** @type {any} Not in all browsers, and not in TypeScript. */ (navigator).userAgentData?.platform || navigator.platform || "";
  return name.slice(0, 60) || undefined;
}

/** Rejects with the `key` of a text that says what went wrong. */
async function asked(ask) {
  const known = { NotAllowedError: "passkeyCancelled", AbortError: "passkeyCancelled", InvalidStateError: "passkeyKnown",
    SecurityError: "passkeyAddress" };
  try {
    return await ask();
  } catch (error) {
    throw Object.assign(new Error(error.message), { code: error.name, key: known[error.name] ?? "passkeyFailed" });
  }
}

function credentials(list = []) {
  return list.map((each) => ({ ...each, id: bytes(each.id) }));
}

/** A credential as `PublicKeyCredential.toJSON()` writes it. */
function written(credential) {
  if (typeof credential.toJSON === "function") return credential.toJSON();
  const { response } = credential;
  const names = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
  const parts = names.filter((name) => response[name]).map((name) => [name, text(response[name])]);
  return {
    id: credential.id, rawId: text(credential.rawId), type: credential.type, response: Object.fromEntries(parts),
    clientExtensionResults: credential.getClientExtensionResults(),
    ...(credential.authenticatorAttachment ? { authenticatorAttachment: credential.authenticatorAttachment } : {}),
  };
}

/** Bytes of base64url (RFC 4648, section 5). */
function bytes(encoded) {
  return Uint8Array.from(atob(encoded.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

/** Bytes as base64url, without padding. */
function text(buffer) {
  const letters = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
