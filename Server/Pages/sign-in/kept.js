/** What has to outlive the way to a provider and back, in this tab: an invitation, and the event to return to. */

import { takeFragment } from "/pages/event/shared/api.js";

const invitationKey = "veloquest-invitation";
const backKey = "veloquest-back";
const marks = ["invite=", "invitation="];

/** The token of an invitation: from the fragment of the address, which has it no longer afterwards, or the one that was kept. */
export function takeInvitation() {
  const given = takeFragment((text) => marks.some((mark) => text.startsWith(mark)));
  if (given) keep(invitationKey, given.slice(given.indexOf("=") + 1).trim());
  return kept(invitationKey);
}

/** The invitation was accepted, or is not wanted. */
export function dropInvitation() {
  keep(invitationKey, null);
}

/** The event whose office the person came from: out of the address, or as it was kept on the way to a provider. */
export function eventToReturnTo() {
  const event = new URLSearchParams(location.search).get("back") ?? kept(backKey);
  keep(backKey, null);
  return event;
}

/** Keeps the event to return to, since the browser goes to a provider. */
export function keepReturn(event) {
  keep(backKey, event);
}

/** What a provider's answer led to, taken out of the address: `{problem, isLinked}`. */
export function takeOutcome() {
  const query = new URLSearchParams(location.search);
  const outcome = { problem: query.get("problem"), isLinked: query.has("linked") };
  if (outcome.problem || outcome.isLinked) history.replaceState(history.state, "", location.pathname);
  return outcome;
}

function kept(key) {
  try {
    return sessionStorage.getItem(key) || null;
  } catch {
    return null;
  }
}

function keep(key, value) {
  try {
    if (value) sessionStorage.setItem(key, value);
    else sessionStorage.removeItem(key);
  } catch {
    // It is gone when the page is left.
  }
}
