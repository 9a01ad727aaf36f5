/** The state of sync: always to be seen, and what it means in a sheet. */

import { clock, clockWithSeconds } from "/pages/event/shared/format.js";
import { find, make } from "/pages/shared/dom.js";
import { number, t } from "/pages/shared/language.js";
import { redraw } from "./redraw.js";

/** From this many milliseconds on a wrong clock is named. */
const noticed = 60_000;

/** What went wrong, in words. */
export function problemText(code, message = "") {
  const known = [
    "offline", "code-unknown", "code-in-use", "event-over", "unauthorized", "revoked", "rate-limited", "storage-full", "unavailable",
    "not-a-server", "not-found", "disk", "quest",
  ];
  if (code === "timeout") return t("problem_offline");
  return known.includes(code) ? t(`problem_${code}`) : t("problem_other", { message: message || code });
}

/** @param {() => void} saveLog hands the log to the rider as a file */
export function showSync(sync, saveLog) {
  const { state, waiting, offlineSince, refused } = sync;
  const button = find("sync");
  button.hidden = false;
  Object.assign(button.dataset, { state, waiting });
  const since = offlineSince ? clock(offlineSince / 1000) : "";
  const key = state === "offline" && waiting > 0 ? "sync_offlineWaiting" : `sync_${state}`;
  const text = t(key, { count: state === "refused" ? refused.length : waiting, clock: since });
  if (find("sync-text").textContent !== text) find("sync-text").textContent = text;
  redraw(find("sync-details"), sync, () => details(sync, saveLog));
}

function details({ waiting, photos, fixes, lastSync, refused, stopped, problem, clockAhead }, saveLog) {
  const facts = [
    [t("syncLast"), lastSync ? clockWithSeconds(lastSync) : t("syncNever")], [t("syncLines"), number(waiting)],
    ...(photos > 0 ? [[t("syncPhotos"), number(photos)]] : []), [t("syncFixes"), number(fixes)],
  ];
  const code = stopped ?? problem?.code;
  const codes = [...new Set(refused.map((line) => line.code))].join(", ");
  const minutes = Math.round(Math.abs(clockAhead) / 60_000);
  return [
    make("p", {}, t("syncSafe")),
    make("dl.facts", {}, ...facts.map(([name, value]) => make("div", {}, make("dt", {}, name), make("dd", {}, value)))),
    code ? make("p.alarm", { id: "sync-problem", "data-code": code }, problemText(code, problem?.message)) : null,
    // What the server wants no more never reaches it by itself.
    stopped && waiting > 0 ? make("p", { id: "unsent" }, t("syncUnsent", { count: waiting })) : null,
    stopped && waiting > 0 ? make("button", { type: "button", id: "save-unsent", onclick: saveLog }, t("saveLog")) : null,
    refused.length > 0 ? make("p.alarm", {}, t("syncRefused", { count: refused.length, codes })) : null,
    Math.abs(clockAhead) > noticed
      ? make("p.alarm", { id: "clock-problem" }, t(clockAhead > 0 ? "clockAhead" : "clockBehind", { minutes })) : null,
  ];
}
