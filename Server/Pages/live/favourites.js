/** The riders that somebody starred, kept in this browser for each event. */

import { event } from "./api.js";

const kept = `veloquest-favourites ${event}`;
const riders = new Set(stored());

function stored() {
  try {
    const list = JSON.parse(localStorage.getItem(kept) ?? "[]");
    return Array.isArray(list) ? list.filter((rider) => typeof rider === "string") : [];
  } catch {
    return [];
  }
}

/** Whether there are any. */
export function hasFavourites() {
  return riders.size > 0;
}

/** Whether a rider is starred. */
export function isFavourite(rider) {
  return riders.has(rider);
}

/** Stars riders, or takes their stars away. */
export function setFavourites(list, starred) {
  for (const rider of list) {
    if (starred) riders.add(rider);
    else riders.delete(rider);
  }
  try {
    localStorage.setItem(kept, JSON.stringify([...riders].sort()));
  } catch {
    // They hold for this visit.
  }
}

// Another tab of the same browser stars too.
addEventListener("storage", ({ key }) => {
  if (key !== kept) return;
  riders.clear();
  for (const rider of stored()) riders.add(rider);
  dispatchEvent(new Event("favourites"));
});
