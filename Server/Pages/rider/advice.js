/** Whether the rider gets home in time, and a plan of the rest, in words. */

import { clock, length } from "/pages/event/shared/format.js";
import { t } from "/pages/shared/language.js";

/** The answer to “can I still get home?”, `{key, text}`. */
export function homeAdvice(home) {
  if (!home) return { key: "noWay", text: t("noWay") };
  const limited = home.spare !== undefined && home.spare !== null;
  const key = !limited ? "noLimit" : home.inTime ? "inTime" : "tooLate";
  const minutes = Math.floor(Math.abs(home.spare ?? 0) / 60);
  return { key, text: t(key, { distance: length(home.distance), clock: clock(home.arrival), minutes }) };
}

/** A plan, `{key, text, line}`; the line goes straight from task to task. */
export function planAdvice(plan, { tasks, quest, from }) {
  if (!plan) return { key: "noPlan", text: t("noPlan"), line: null };
  const stops = plan.stops.map(({ task }) => tasks.find(({ id }) => id === task)).filter(Boolean);
  const names = stops.map(({ number, name }) => `${number} ${name}`).join(" → ") || t("planNothing");
  const text = t("planned", { names, points: plan.points, distance: length(plan.distance), clock: clock(plan.finish) });
  const line = [from, ...stops.map(({ coordinate }) => coordinate), quest.finish ?? quest.start].filter(Boolean);
  return { key: "planned", text, line: line.map(([longitude, latitude]) => [longitude, latitude]) };
}
