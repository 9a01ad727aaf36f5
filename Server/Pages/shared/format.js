/** Figures of an event as people read them, in the language of the page. */

import { language, t } from "/pages/shared/language.js";

export { clock, duration, length } from "/pages/ride/figures.js";

/** A moment in milliseconds as `18:05:07`. */
export function clockWithSeconds(milliseconds) {
  return new Date(milliseconds).toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit", second: "2-digit" });
}

/** A moment in milliseconds as `18:05`, with the day where it is another one than today. */
export function moment(milliseconds) {
  const date = new Date(milliseconds);
  /** @type {Intl.DateTimeFormatOptions} */
  const time = { hour: "2-digit", minute: "2-digit" };
  const isToday = date.toDateString() === new Date().toDateString();
  return date.toLocaleString(language(), isToday ? time : { day: "numeric", month: "short", ...time });
}

/** Seconds that passed, as `12 s`, `5 min` or `2 h`. */
export function ago(seconds) {
  const value = Math.max(0, Math.round(seconds));
  if (value < 60) return t("seconds", { value });
  if (value < 5400) return t("minutes", { value: Math.round(value / 60) });
  return t("hours", { value: Math.round(value / 3600) });
}
