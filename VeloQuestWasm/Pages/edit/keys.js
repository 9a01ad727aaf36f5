/** The keys of the editor: undoing and saving anywhere, deleting and leaving on the map. */

import { find } from "../shared/dom.js";

/**
 * @param {{step: (name: "undo" | "redo") => void, save: () => void, mapKey: (event: KeyboardEvent) => boolean, remove: () => void,
 *   leave: () => void}} actions
 */
export function listenToKeys(actions) {
  addEventListener("keydown", (event) => {
    if (document.body.classList.contains("empty") || find("confirm", HTMLDialogElement).open) return;
    const action = actionOf(event, actions);
    if (!action) return;
    event.preventDefault();
    action();
  });
}

function actionOf(event, { step, save, mapKey, remove, leave }) {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
  // By the letter of the key as well as by its place: other keyboards have other letters there.
  const is = (letter) => event.key.toLowerCase() === letter || (event.code === `Key${letter.toUpperCase()}` && !/[a-z]/i.test(event.key));
  if (isCommand && is("z")) return () => step(event.shiftKey ? "redo" : "undo");
  if (isCommand && is("y")) return () => step("redo");
  if (isCommand && is("s")) return save;
  if (!event.target.closest("input, textarea, select") && mapKey(event)) return () => {};
  if (!event.target.closest("#ground")) return null;
  return { Delete: remove, Escape: leave }[event.key] ?? null;
}
