/**
 * Requests to the server of an event, for all its pages.
 *
 *     const api = new EventAPI("spring", { token });
 *     const about = await api.get("about");
 *
 * Answers are JSON. What goes wrong is thrown as a `Problem`, whose `code` decides what a page does (RFC 9457).
 */

import { language } from "/pages/shared/language.js";

/** Why a request was not done. `code` is that of the server, `"offline"` without an answer, `"not-a-server"` for an answer of another. */
export class Problem extends Error {
  constructor(code, status = 0, message = "", retryAfter = null) {
    super(message || code);
    Object.assign(this, { code, status, retryAfter });
  }

  /** The problem that an answer without success tells. */
  static async of(response) {
    const members = await response.json().catch(() => ({}));
    const wait = Number(response.headers.get("Retry-After") ?? NaN);
    const known = { 401: "unauthorized", 403: "forbidden", 404: "not-found", 413: "too-large", 429: "rate-limited", 507: "storage-full" };
    const code = members.code ?? known[response.status] ?? (response.status >= 500 ? "unavailable" : "not-a-server");
    return new Problem(code, response.status, members.detail ?? members.title ?? "", Number.isFinite(wait) ? wait : null);
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
  const text = decodeURIComponent(location.hash.slice(1));
  if (!text || !isSecret(text)) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  return text;
}

/** Sends a request; resolves with the `Response` of a success, rejects with a `Problem`. */
export async function send(path, { method = "GET", token, body, type, timeout = 30, headers = {}, signal } = {}) {
  const all = { "Accept-Language": language(), ...headers };
  if (token) all.Authorization = `Bearer ${token}`;
  let content = body;
  if (body !== undefined && !type) {
    content = JSON.stringify(body);
    all["Content-Type"] = "application/json";
  } else if (type) {
    all["Content-Type"] = type;
  }
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeout * 1000);
  signal?.addEventListener("abort", () => stop.abort(), { once: true });
  let response;
  try {
    response = await fetch(path, {
      method, headers: all, body: content, signal: stop.signal, cache: "no-store", credentials: "omit", redirect: "error",
    });
  } catch (error) {
    throw new Problem("offline", 0, error.message);
  } finally {
    clearTimeout(timer);
  }
  if (!response.ok && response.status !== 304) throw await Problem.of(response);
  return response;
}

/** The routes of one event. */
export class EventAPI {
  /** @param {{token?: string|null}} options the token may be changed later */
  constructor(event, { token = null } = {}) {
    this.event = event;
    this.token = token;
  }

  /** The path of a route: `"riders/a17/code"`. */
  path(route = "") {
    return `/v1/events/${encodeURIComponent(this.event)}${route ? `/${route}` : ""}`;
  }

  /** Sends a request to a route; resolves with the `Response`. */
  send(route, options = {}) {
    return send(this.path(route), { token: this.token, ...options });
  }

  async get(route, options) {
    return read(await this.send(route, options));
  }

  async post(route, body, options) {
    return read(await this.send(route, { method: "POST", body, ...options }));
  }

  async put(route, body, options) {
    return read(await this.send(route, { method: "PUT", body, ...options }));
  }

  async patch(route, body, options) {
    return read(await this.send(route, { method: "PATCH", body, ...options }));
  }

  async delete(route, options) {
    return read(await this.send(route, { method: "DELETE", ...options }));
  }
}

/** The JSON of an answer; `null` for an empty one. */
async function read(response) {
  if (response.status === 204) return null;
  const text = await response.text().catch((error) => {
    throw new Problem("offline", 0, error.message);
  });
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem("not-a-server", response.status);
  }
}
