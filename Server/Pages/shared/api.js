/**
 * Requests to the server of an event, for all its pages.
 *
 *     const api = new EventAPI("spring", { token });
 *     const about = await api.get("about");
 *
 * Answers are JSON. What goes wrong is thrown as a `Problem`, whose `code` decides what a page does (RFC 9457).
 */

import { language } from "/pages/shared/languages.js";

/**
 * Why a request was not done. `code` is that of the server, `"offline"` or `"timeout"` without an answer, `"not-a-server"` for an answer of
 * another.
 */
export class Problem extends Error {
  name = "Problem";

  /**
   * @param {string} code
   * @param {number} status
   * @param {string} message
   * @param {number | null} retryAfter seconds
   */
  constructor(code, status = 0, message = "", retryAfter = null) {
    super(message || code);
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
    /** Whether a server of events told it, and not something between. */
    this.isTold = false;
    /**
     * What exactly is wrong with an account; `null` where it is about something else. Then `message` says it to people.
     *
     * @type {string | null}
     */
    this.reason = null;
  }

  /** Whether the same request may succeed later. */
  get isPassing() {
    return ["offline", "timeout", "unavailable", "rate-limited", "storage-full"].includes(this.code) || this.status >= 500;
  }

  /** The problem that an answer without success tells. */
  static async of(response) {
    const members = (await response.json().catch(() => null)) ?? {};
    const wait = Number(response.headers.get("Retry-After") ?? NaN);
    /** @type {Record<number, string>} */
    const known = { 401: "unauthorized", 403: "forbidden", 404: "not-found", 413: "too-large", 429: "rate-limited", 507: "storage-full" };
    const code = members.code ?? known[response.status] ?? (response.status >= 500 ? "unavailable" : "not-a-server");
    const problem = new Problem(code, response.status, members.detail ?? members.title ?? "", Number.isFinite(wait) ? wait : null);
    return Object.assign(problem, { isTold: members.code !== undefined, reason: members.reason ?? null });
  }
}

/** The identifier of the event in the address of the page: `/e/spring/office` gives `spring`. */
export function eventOfPage(path = location.pathname) {
  const part = path.match(/^\/e\/([^/]+)/)?.[1];
  return part === undefined ? null : decodeURIComponent(part);
}

/**
 * What stands behind `#` in the address, which is taken out of it at once, so that it does not stay in the history or in a picture.
 *
 * @param {(text: string) => boolean} isSecret whether it is a token or a code, and no place within the page
 */
export function takeFragment(isSecret = () => true) {
  const text = decoded(location.hash.slice(1));
  if (!text || !isSecret(text)) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  return text;
}

/** A part of an address without its percent signs; as it is, where these mean nothing. */
export function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * @typedef {object} RequestOptions
 * @property {string} [method]
 * @property {string | null} [token]
 * @property {any} [body] JSON, unless there is a `type`
 * @property {string} [type] of a body that is no JSON
 * @property {number} [timeout] seconds until the request and `take` are given up; 0 waits for ever, and then `signal` also ends the
 *   reading of the body after the promise has resolved
 * @property {Record<string, string>} [headers]
 * @property {AbortSignal} [signal]
 * @property {RequestCache} [cache] `"default"` where caches between here and the server may answer
 * @property {RequestCredentials} [credentials] `"same-origin"` where the session of an account counts
 * @property {(response: Response) => any} [take]
 */

/**
 * Sends a request; resolves with what `take` makes of the `Response` of a success, rejects with a `Problem`.
 *
 * @param {string} path
 * @param {RequestOptions} options
 * @returns {Promise<any>}
 */
export async function send(path, {
  method = "GET", token, body, type, timeout = 30, headers = {}, signal, cache = "no-store", credentials = "omit", take = (it) => it,
} = {}) {
  /** @type {Record<string, string>} */
  const all = { "Accept-Language": language(), ...headers };
  if (token) all.Authorization = `Bearer ${token}`;
  let content = body;
  if (body !== undefined && !type) {
    content = JSON.stringify(body);
    all["Content-Type"] = "application/json";
  } else if (type) {
    all["Content-Type"] = type;
  }
  const clock = new AbortController();
  const alarm = timeout ? setTimeout(() => clock.abort(), timeout * 1000) : 0;
  const stop = () => clock.abort();
  signal?.addEventListener("abort", stop);
  try {
    const response = await fetch(path, {
      method, headers: all, body: content, signal: timeout ? clock.signal : signal, cache, credentials, redirect: "error",
    });
    if (!response.ok && response.status !== 304) throw await Problem.of(response);
    return await take(response);
  } catch (error) {
    if (error instanceof Problem || signal?.aborted) throw error;
    throw new Problem(clock.signal.aborted ? "timeout" : "offline", 0, String(error?.message ?? error));
  } finally {
    clearTimeout(alarm);
    signal?.removeEventListener("abort", stop);
  }
}

/** The routes of one event. */
export class EventAPI {
  /**
   * @param {string} event
   * @param {{token?: string | null}} options the token may be changed later
   */
  constructor(event, { token = null } = {}) {
    this.event = event;
    this.token = token;
  }

  /** The path of a route: `"riders/a17/code"`. */
  path(route = "") {
    return `/v1/events/${encodeURIComponent(this.event)}${route ? `/${route}` : ""}`;
  }

  get(route) {
    return send(this.path(route), { token: this.token, take: read });
  }

  post(route, body) {
    return send(this.path(route), { method: "POST", token: this.token, body, take: read });
  }

  delete(route) {
    return send(this.path(route), { method: "DELETE", token: this.token, take: read });
  }

  /** The bytes of a file. */
  blob(route) {
    return send(this.path(route), { token: this.token, timeout: 600, take: (response) => response.blob() });
  }
}

/** The JSON of an answer; `null` for an empty one. */
export async function read(response) {
  if (response.status === 204) return null;
  const text = await response.text();
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem("not-a-server", 0, text.slice(0, 200));
  }
}
