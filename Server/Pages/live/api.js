/**
 * Requests of a spectator, with the token of a shared link where there is one.
 *
 * Unlike those of other pages they leave caches alone: what is public is the same for everybody, and slots never change. The token is kept
 * in this browser, since it is taken out of the address.
 */

import { mayBeSignedIn } from "/pages/event/shared/account.js";
import { EventAPI, eventOfPage, read as json, send, takeFragment } from "/pages/event/shared/api.js";

/** The identifier of the event, out of `/e/{event}/live`. */
export const event = eventOfPage() ?? "";

const kept = `veloquest-spectator ${event}`;
let token = null;
/** Whether the account of this browser is a member of the event, who sees what a shared link shows. */
let isMember = false;

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

/** Asks whether somebody is signed in who is a member of the event; a shared link comes first. */
export async function takeMembership() {
  if (token || !mayBeSignedIn()) return;
  const account = await send("/v1/account", { credentials: "same-origin", take: json }).catch(() => null);
  isMember = account?.events.some((each) => each.event === event) ?? false;
}

/** Whether a shared link was opened, or a member looks. */
export function hasToken() {
  return token !== null || isMember;
}

/** Goes on without the shared link. */
export function dropToken() {
  token = null;
  isMember = false;
  try {
    localStorage.removeItem(kept);
  } catch {
    // There is nothing to forget.
  }
}

/** Reads a route below the event, such as `"live"`, as `send` does. */
export function read(route, signal) {
  return send(new EventAPI(event).path(route), { token, signal, cache: "default", credentials: isMember ? "same-origin" : "omit", take: json });
}
