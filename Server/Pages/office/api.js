/** Requests of organisers and of the operator, and what their problems mean in words. */

import { read, send } from "/pages/event/shared/api.js";
import { localized, t } from "/pages/shared/language.js";

export { Problem } from "/pages/event/shared/api.js";

/** A server that a caller with a token speaks to; without one, whoever the session of this browser belongs to. */
export class API {
  /**
   * @param {string} base the path that all paths begin with
   * @param {string|null} token
   */
  constructor(base, token) {
    this.base = base;
    this.token = token;
  }

  /**
   * Sends a request, as `send` does. Resolves with what `take` makes of the answer.
   *
   * @param {string} path
   * @param {Omit<import("/pages/event/shared/api.js").RequestOptions, "timeout"> & {seconds?: number}} options after `seconds` it is
   *   given up, with 0 never
   */
  request(path, { seconds = 30, ...options } = {}) {
    const credentials = this.token ? "omit" : "same-origin";
    return send(this.base + path, { token: this.token, credentials, timeout: seconds, ...options });
  }

  /**
   * The JSON of an answer; `null` where it has no content. `json` is what is sent.
   *
   * @param {string} path
   * @param {Omit<import("/pages/event/shared/api.js").RequestOptions, "timeout"> & {seconds?: number, json?: any}} options
   */
  json(path, { json, ...options } = {}) {
    return this.request(path, { ...(json === undefined ? {} : { body: json }), ...options, take: read });
  }

  /** The text of an answer. */
  text(path) {
    return this.request(path, { take: (response) => response.text() });
  }

  /** The bytes of an answer. */
  blob(path) {
    return this.request(path, { seconds: 600, take: (response) => response.blob() });
  }
}

/** What went wrong and what to do, in words; `key` of an error names its text. */
export function words(error) {
  /** @type {Record<string, string>} */
  const known = {
    offline: "problemOffline", timeout: "problemTimeout", "not-a-server": "problemUnreadable", unauthorized: "problemUnauthorized",
    forbidden: "problemForbidden", unavailable: "problemUnavailable", "storage-full": "problemStorage", "too-large": "problemLarge",
    "no-event": "problemNoEvent",
  };
  if (error.code === "rate-limited") return t("problemRate", { seconds: error.retryAfter || 10 });
  if (error.reason && error.message) return error.message;
  if (known[error.code]) return t(known[error.code]);
  if (error.key) return t(error.key);
  if (error.text) return localized(error.text);
  return error.message ? t("problemOther", { detail: error.message }) : t("problemUnknown", { code: String(error.code ?? "") });
}
