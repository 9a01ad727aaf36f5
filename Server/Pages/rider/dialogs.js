/** The dialogs of the page. */

import { find } from "/pages/shared/dom.js";

/** Asks a question; resolves with whether the answer is yes. */
export function confirm(text) {
  const dialog = find("confirm", HTMLDialogElement);
  find("confirm-text").textContent = text;
  dialog.returnValue = "no";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true });
  });
}

/** Lets the buttons with `data-close` close their dialogs. */
export function closeByButtons() {
  for (const button of document.querySelectorAll("dialog [data-close]")) {
    button.addEventListener("click", () => button.closest("dialog")?.close());
  }
}
