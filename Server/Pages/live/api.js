/**
 * Requests of a spectator, with the token of a shared link where there is one.
 *
 * Unlike those of other pages they leave caches alone: what is public is the same for everybody, and slots never change. The token is kept
 * in this browser, since it is taken out of the address.
 */

import { eventOfPage, Problem, takeFragment } from "/pages/event/shared/api.js";
import { language } from "/pages/shared/language.js";

/** The identifier of the event, out of `/e/{event}/live`. */
export const event = eventOfPage() ?? "";

const kept = `veloquest-spectator ${event}`;
let token = null;

/** Takes the token out of the address, else the one that was kept. */
export function takeToken() {
  const given = takeFragment((text) => /^[\w.~+/=-]{8,}$/.test(text));
  try {
    if (given) localStorage.setItem(kept, given);
    token = given ?? localStorage.getItem(kept);
  } catch {
    // A browser that keeps nothing needs the link again after a reload.
    token = given;
  }
}

/** Whether a shared link was opened. */
export function hasToken() {
  return token !== null;
}

/** Goes on without the shared link. */
export function dropToken() {
  token = null;
  try {
    localStorage.removeItem(kept);
  } catch {
    // There is nothing to forget.
  }
}

/** Reads a route below the event, such as `"live"`. Throws a `Problem`; its code is `"offline"` without an answer. */
export async function read(route, signal) {
  const headers = { "Accept-Language": language() };
  if (token) headers.Authorization = `Bearer ${token}`;
  let response;
  try {
    response = await fetch(`/v1/events/${encodeURIComponent(event)}/${route}`, { headers, signal, credentials: "omit", redirect: "error" });
  } catch (error) {
    throw new Problem(error.name === "AbortError" ? "aborted" : "offline", 0, error.message);
  }
  if (!response.ok) throw await Problem.of(response);
  return response.json().catch((error) => {
    throw new Problem(error.name === "AbortError" ? "aborted" : "not-a-server", response.status, error.message);
  });
}
