/** Draws a part of the page only when what it shows has changed, so that what is being typed or read stays. */

import { language } from "/pages/shared/language.js";

const drawn = new WeakMap();

/**
 * @param {HTMLElement} element whose content is made
 * @param {any} what it shows: JSON of it decides whether it is drawn
 * @param {() => (Node|string|null)[]} build
 * @returns {boolean} whether it was drawn
 */
export function redraw(element, what, build) {
  const key = JSON.stringify([language(), what]);
  if (drawn.get(element) === key) return false;
  drawn.set(element, key);
  element.replaceChildren(...build().filter((child) => child !== null && child !== undefined && child !== false));
  return true;
}
