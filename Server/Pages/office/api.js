/** Requests of organisers and of the operator, and what their problems mean in words. */

import { language, t } from "/pages/shared/language.js";

/** Why a request failed. `code` is that of the server, or `"offline"`, `"timeout"`, `"unreadable"`. */
export class Problem extends Error {
  constructor(code, message, { status = 0, retryAfter = 0 } = {}) {
    super(message);
    this.name = "Problem";
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
  }

  /** Whether the same request may succeed later. */
  get isPassing() {
    return ["offline", "timeout", "unavailable", "rate-limited", "storage-full"].includes(this.code) || this.status >= 500;
  }
}

/** A server that a caller with a token speaks to. */
export class API {
  /**
   * @param {string} base the path that all paths begin with
   * @param {string} token
   */
  constructor(base, token) {
    this.base = base;
    this.token = token;
  }

  /**
   * Sends a request. Rejects with `Problem` for all answers but those of success, and after some seconds without one; with 0 seconds it
   * waits for ever, and `signal` also ends the reading of the body.
   */
  async request(path, { method = "GET", body, type, headers = {}, signal, seconds = 30 } = {}) {
    const clock = new AbortController();
    const alarm = seconds ? setTimeout(() => clock.abort(), seconds * 1000) : 0;
    const stop = () => clock.abort();
    signal?.addEventListener("abort", stop);
    try {
      const response = await fetch(this.base + path, {
        method, body, signal: seconds ? clock.signal : signal, cache: "no-store", credentials: "omit",
        headers: {
          Authorization: `Bearer ${this.token}`, "Accept-Language": language(), ...(type ? { "Content-Type": type } : {}), ...headers,
        },
      });
      if (!response.ok) throw await problemOf(response);
      return response;
    } catch (error) {
      if (error instanceof Problem || signal?.aborted) throw error;
      throw new Problem(clock.signal.aborted ? "timeout" : "offline", String(error?.message ?? error));
    } finally {
      clearTimeout(alarm);
      signal?.removeEventListener("abort", stop);
    }
  }

  /** The JSON of an answer; `null` where it has no content. */
  async json(path, options = {}) {
    const { json, ...rest } = options;
    const sent = json === undefined ? rest : { ...rest, body: JSON.stringify(json), type: "application/json" };
    const response = await this.request(path, sent);
    if (response.status === 204) return null;
    const text = await response.text();
    try {
      return text ? JSON.parse(text) : null;
    } catch {
      throw new Problem("unreadable", text.slice(0, 200));
    }
  }

  /** The bytes of an answer. */
  async blob(path, options = {}) {
    return (await this.request(path, { seconds: 600, ...options })).blob();
  }
}

async function problemOf(response) {
  const retryAfter = Number(response.headers.get("Retry-After")) || 0;
  const problem = await response.json().catch(() => ({}));
  const code = problem.code ?? (response.status >= 500 ? "unavailable" : String(response.status));
  return new Problem(code, problem.detail ?? problem.title ?? "", { status: response.status, retryAfter });
}

/** What went wrong and what to do, in words. */
export function words(error) {
  const known = {
    offline: "problemOffline", timeout: "problemTimeout", unreadable: "problemUnreadable", unauthorized: "problemUnauthorized",
    forbidden: "problemForbidden", unavailable: "problemUnavailable", "storage-full": "problemStorage", "too-large": "problemLarge",
    "no-event": "problemNoEvent",
  };
  if (error.code === "rate-limited") return t("problemRate", { seconds: error.retryAfter || 10 });
  if (known[error.code]) return t(known[error.code]);
  if (error.text) return error.text[language()] || error.text.en;
  return error.message ? t("problemOther", { detail: error.message }) : t("problemUnknown", { code: String(error.code ?? "") });
}
