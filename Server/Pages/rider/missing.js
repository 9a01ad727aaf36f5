/** What stands between a rider and a check-in. */

import { clock, length } from "/pages/event/shared/format.js";
import { distance } from "/pages/shared/mercator.js";
import { number, t } from "/pages/shared/language.js";

/** A position worse than this, in metres, checks nobody in (`PresenceRule`). */
const worstAccuracy = 50;

/**
 * @param {object} task as in the snapshot
 * @param {{ride: object, tasks: object[], fix: object|null, isOn: boolean}} how things stand
 * @returns {{key: string, text: string}[]} nothing where the rider has checked in
 */
export function missing(task, { ride, tasks, fix, isOn }) {
  if (["solved", "reached", "pending", "skipped", "revealed"].includes(task.state)) return [];
  const found = [];
  const add = (key, text, values) => found.push({ key, text: t(text, values) });
  if (ride.status === "finished" || ride.status === "withdrawn") {
    add("over", "missing_over");
    return found;
  }
  if (!isOn) add("positions", "missing_positions");
  else if (ride.status === "ready" && fix) add("start", "missing_start");
  const now = Date.now() / 1000;
  if (task.opens !== undefined && now < task.opens) add("hours", "missing_opens", { clock: clock(task.opens) });
  if (task.closes !== undefined && now > task.closes) add("hours", "missing_closed", { clock: clock(task.closes) });
  const first = tasks.filter(({ id, state }) => task.requires.includes(id) && state !== "solved");
  if (task.state === "locked" && first.length > 0) {
    add("requires", "missing_requires", { tasks: first.map(({ number: index, name }) => `${index} ${name}`).join(", ") });
  }
  if (!isOn) return found;
  if (!fix) {
    add("positions", "missing_waiting");
    return found;
  }
  const left = distance([fix.longitude, fix.latitude], task.coordinate) - task.radius;
  if (left > 0) add("distance", "missing_distance", { distance: length(Math.max(1, left)) });
  if (fix.accuracy > worstAccuracy) add("accuracy", "missing_accuracy", { accuracy: length(fix.accuracy) });
  if (left <= 0 && found.length === 0) {
    if (task.dwell > 0) add("dwell", "missing_dwell", { seconds: number(task.dwell) });
    else add("soon", "missing_soon");
  }
  return found;
}
