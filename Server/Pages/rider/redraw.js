/** Draws a part of the page only when what it shows has changed, so that what is being typed or read stays. */

import { present } from "/pages/shared/dom.js";
import { language } from "/pages/shared/language.js";

const drawn = new WeakMap();

/**
 * @param {HTMLElement} element whose content is made
 * @param {any} what it shows: JSON of it decides whether it is drawn
 * @param {() => import("/pages/types.js").Child[]} build
 * @returns {boolean} whether it was drawn
 */
export function redraw(element, what, build) {
  const key = JSON.stringify([language(), what]);
  if (drawn.get(element) === key) return false;
  drawn.set(element, key);
  element.replaceChildren(...present(build()));
  return true;
}
