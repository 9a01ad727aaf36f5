/**
 * Tokens: taken out of the address at once, and kept in this browser until the organiser asks to forget them.
 *
 * The organiser's is kept under `veloquest-office EVENT` until somebody signs out.
 */

import { decoded } from "/pages/event/shared/api.js";

/** The place where the token of an event's organiser is kept. */
export function officeKey(event) {
  return `veloquest-office ${event}`;
}

/** The place where an event's codes to hand out are kept: until the browser's tab is closed. */
export function codesKey(event) {
  return `veloquest-codes ${event}`;
}

/** The place where the operator's token is kept: until the browser's tab is closed. */
export const operatorKey = "veloquest-operator";

/**
 * The token in the fragment of the address, or the one that was kept. A fragment that names a part of the page is left alone.
 *
 * @param {string} key where it is kept
 * @param {Storage} storage
 * @param {string[]} parts fragments that are no tokens
 */
export function takeToken(key, storage, parts = []) {
  const fragment = decoded(location.hash.slice(1));
  if (fragment && !parts.includes(fragment)) {
    history.replaceState(history.state, "", location.pathname + location.search);
    keepToken(key, storage, fragment);
    return fragment;
  }
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a token; a browser that keeps nothing has it for this visit. */
export function keepToken(key, storage, token) {
  try {
    storage.setItem(key, token);
  } catch {
    // The token holds for this visit.
  }
}

/** Forgets a token. */
export function forgetToken(key, storage) {
  try {
    storage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** What somebody pasted as a token: the token itself, or a link that ends with it. */
export function tokenOf(text) {
  const trimmed = text.trim();
  return trimmed.includes("#") ? decoded(trimmed.slice(trimmed.lastIndexOf("#") + 1)) : trimmed;
}
