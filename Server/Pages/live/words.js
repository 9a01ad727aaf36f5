/** Times and durations in the reader's language. */

import { language, t } from "/pages/shared/language.js";

/** The time of day of a moment, with seconds; with the date where it is not today. */
export function clock(time, withSeconds = true) {
  const date = new Date(time);
  // The same in all languages. A formatter of the browser takes a tenth of a second at first on a slow phone: only for other days.
  const parts = [date.getHours(), date.getMinutes(), ...(withSeconds ? [date.getSeconds()] : [])];
  const ofDay = parts.map((part) => String(part).padStart(2, "0")).join(":");
  if (date.toDateString() === new Date().toDateString()) return ofDay;
  return `${date.toLocaleDateString(language(), { day: "numeric", month: "short" })}, ${ofDay}`;
}

/** A length of time in words: `45 s`, `10 min 5 s`, `2 h 3 min`. */
export function lasting(milliseconds) {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds < 60) return t("seconds", { value: seconds });
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60) return t("hoursMinutes", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return seconds % 60 === 0 ? t("minutes", { value: minutes }) : t("minutesSeconds", { minutes, seconds: seconds % 60 });
}

/** Seconds as `1:02:03`. */
export function stopwatch(seconds) {
  if (seconds === undefined || seconds === null) return "";
  const whole = Math.max(0, Math.round(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return `${parts[0]}:${parts.slice(1).map((part) => String(part).padStart(2, "0")).join(":")}`;
}
