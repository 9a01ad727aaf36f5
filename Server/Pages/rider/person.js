/** What a rider may ask for: a copy of all that is kept, and to have it erased. */

import { find } from "/pages/shared/dom.js";
import { t } from "/pages/shared/language.js";
import { problemText } from "./sync-view.js";

/** Asks for the rider's identifier, so that nobody is erased by a slip of the hand; then `erase` does it, here and at the server. */
export function askToErase(rider, erase) {
  const complain = (text) => {
    find("erase-problem").hidden = !text;
    find("erase-problem").textContent = text ?? "";
  };
  const typed = find("erase-typed", HTMLInputElement);
  const sure = find("erase-now", HTMLButtonElement);
  typed.value = "";
  complain(null);
  find("erase-ask").textContent = t("eraseTyped", { rider });
  find("erase-form").onsubmit = async (event) => {
    event.preventDefault();
    if (typed.value.trim() !== rider) return complain(t("eraseOther", { rider }));
    sure.disabled = true;
    complain(null);
    try {
      await erase();
    } catch (error) {
      complain(problemText(error.code ?? "other", error.message));
    }
    sure.disabled = false;
    return undefined;
  };
  find("erase-sheet", HTMLDialogElement).showModal();
  typed.focus();
}
