/** Whether the server answers, and since when it does not. */

import { announce, find } from "/pages/shared/dom.js";
import { t } from "/pages/shared/language.js";
import { clock } from "./words.js";

let lostSince = null;

/** What became of a request: `null` where it succeeded. Says so when the connection is lost or back. */
export function noticeConnection(error) {
  if (error && (error.name === "AbortError" || (error.status >= 400 && error.status < 500))) return;
  if (!error && lostSince !== null) announce(t("online"));
  if (!error) lostSince = null;
  else lostSince ??= Date.now();
  const region = find("connection");
  region.hidden = lostSince === null;
  const text = lostSince === null ? "" : t("offline", { clock: clock(lostSince) });
  if (region.textContent === text) return;
  region.textContent = text;
  if (text) announce(text);
}
