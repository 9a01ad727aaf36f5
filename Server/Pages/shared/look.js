/**
 * The look of the page: as the device has it, light, dark, or with the greatest contrast for the sun. Remembered in this browser.
 *
 * `<html data-look="sun">` says it to the style sheets; without the attribute the device decides.
 */

const remembered = "veloquest-look";
/** @type {((look: string) => void)[]} */
const listeners = [];

/** All looks, in the order of a list to choose from. */
export const looks = ["auto", "light", "dark", "sun"];

/** The look that was chosen. */
export function look() {
  try {
    const stored = localStorage.getItem(remembered);
    return stored !== null && looks.includes(stored) ? stored : "auto";
  } catch {
    return document.documentElement.dataset.look ?? "auto";
  }
}

/**
 * What is to be drawn.
 *
 * @returns {"light" | "dark" | "sun"}
 */
export function shownLook() {
  const chosen = document.documentElement.dataset.look ?? "auto";
  if (chosen === "light" || chosen === "dark" || chosen === "sun") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Chooses a look. */
export function setLook(chosen) {
  try {
    localStorage.setItem(remembered, chosen);
  } catch {
    // It holds for this visit.
  }
  show(chosen);
}

/** Calls `listener` with the look to draw after it changed. */
export function onLook(listener) {
  listeners.push(listener);
}

function show(chosen) {
  if (chosen === "auto") delete document.documentElement.dataset.look;
  else document.documentElement.dataset.look = chosen;
  for (const listener of listeners) listener(shownLook());
}

show(look());
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => show(look()));
addEventListener("storage", (event) => {
  if (event.key === remembered) show(look());
});
