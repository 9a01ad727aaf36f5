/** Numbers of a ride as people read them. */

import { t, number, language } from "../shared/language.js";

/** Metres as `340 m` or `1.2 km`. */
export function length(metres) {
  if (metres >= 950) return t("kilometres", { value: number(metres / 1000, 1) });
  return t("metres", { value: number(metres > 100 ? Math.round(metres / 10) * 10 : Math.round(metres)) });
}

/** Seconds as `0:37:02`. */
export function duration(seconds) {
  const whole = Math.max(0, Math.round(seconds));
  const two = (value) => String(value).padStart(2, "0");
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}

/** A moment as `18:05`. */
export function clock(time) {
  return new Date(time * 1000).toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit" });
}
