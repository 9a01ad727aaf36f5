/** What stands in place of the page where there is nothing to see: an expired link, an event that is not public, or none. */

import { find } from "/pages/shared/dom.js";
import { onLanguage, t } from "/pages/shared/language.js";

let current = null;

/** Whether a message stands in place of the page. */
export function isBlocked() {
  return current !== null;
}

/**
 * Shows why there is nothing to see, and what to do.
 *
 * @param {"expired"|"closed"|"missing"} reason
 * @param {object|null} about what the event shows to everybody
 */
export function showBlock(reason, about) {
  if (current) return;
  current = reason;
  document.body.dataset.state = "blocked";
  for (const id of ["stage", "panel", "connection"]) find(id).hidden = true;
  const hasPublic = reason === "expired" && (about?.showsPositions || about?.showsStandings);
  const fill = () => {
    find("message-title").textContent = t(`${reason}Title`);
    find("message-text").textContent = t(reason);
    find("message-button").textContent = t(hasPublic ? "withoutLink" : "again");
  };
  fill();
  onLanguage(fill);
  find("message-button").addEventListener("click", () => location.reload());
  find("message").hidden = false;
  document.title = `${t(`${reason}Title`)} · VeloQuest`;
  find("delay-note").textContent = "";
}
