/** Where a map's data come from, at its lower edge. OpenStreetMap's name leads to the page about its rights, as its licence asks. */

import { make } from "../shared/dom.js";

const known = /© OpenStreetMap( contributors)?/;

/** Shows it in an element; returns what takes it away. */
export function attributionIn(element, attribution) {
  if (!attribution) return () => {};
  const found = known.exec(attribution);
  const parts = found ? [
    attribution.slice(0, found.index),
    make("a", { href: "https://www.openstreetmap.org/copyright", target: "_blank", rel: "noopener noreferrer" }, found[0]),
    attribution.slice(found.index + found[0].length),
  ] : [attribution];
  const note = make("p.ground-attribution", {}, ...parts);
  element.append(note);
  return () => note.remove();
}
