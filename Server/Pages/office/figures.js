/** Times, durations, speeds and points, as people read them. */

import { language, number, t } from "/pages/shared/language.js";

/** The time of day of a moment in milliseconds; with the day where it is another one. */
export function clock(time, withSeconds = false) {
  const date = new Date(time);
  /** @type {Intl.DateTimeFormatOptions} */
  const options = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", ...(withSeconds ? { second: "2-digit" } : {}) };
  if (date.toDateString() !== new Date().toDateString()) Object.assign(options, { day: "numeric", month: "short" });
  return date.toLocaleString(language(), options);
}

/** How long something is ago, in the largest unit that fits. */
export function ago(time, now) {
  const seconds = Math.max(0, Math.round((now - time) / 1000));
  if (seconds < 60) return t("agoSeconds", { value: seconds });
  if (seconds < 3600) return t("agoMinutes", { value: Math.floor(seconds / 60) });
  if (seconds < 86_400) return t("agoHours", { value: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60 });
  return clock(time);
}

/** Minutes of a duration in milliseconds, at least one. */
export function minutes(duration) {
  return t("minutes", { value: Math.max(1, Math.round(duration / 60_000)) });
}

/** A duration in seconds as `1:05:09`. */
export function elapsed(seconds) {
  if (seconds === undefined || seconds === null) return "";
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return `${parts[0]}:${parts.slice(1).map((part) => String(part).padStart(2, "0")).join(":")}`;
}

/** A speed in metres per second. */
export function speed(value) {
  return t("speed", { value: number(value * 3.6, value < 2.8 ? 1 : 0) });
}

/** Points, with a sign where they are added or taken. */
export function points(value, isChange = false) {
  const text = number(Math.abs(value), 3);
  return value < 0 ? `−${text}` : isChange ? `+${text}` : text;
}

/** What came late of a rider, in words. */
export function lateness(late) {
  if (!late) return "";
  return [
    late.lines ? t("lateLines", { count: late.lines, longest: minutes(late.longest) }) : "",
    late.afterEnd ? t("lateAfterEnd", { count: late.afterEnd }) : "",
    late.ahead ? t("lateAhead", { value: minutes(late.ahead) }) : "",
  ].filter(Boolean).join("; ");
}
