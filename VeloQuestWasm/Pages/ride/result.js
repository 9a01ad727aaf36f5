/** The result of a ride, as a table. */

import { make } from "../shared/dom.js";
import { t } from "../shared/language.js";
import { duration } from "./figures.js";

/**
 * @param {object} result `RideResult`
 * @param {object[]} tasks with their names
 * @returns {Node[]}
 */
export function resultTable(result, tasks, progress) {
  const names = new Map(tasks.map((task) => [task.id, `${task.number}. ${task.name}`]));
  const earned = new Map(result.tasks.map((task) => [task.id ?? task.task, task.points]));
  const rows = progress.map(({ id, state }) => make("tr", {},
    make("th", { scope: "row" }, names.get(id) ?? id), make("td", {}, t(`state_${state}`)), make("td", {}, String(earned.get(id) ?? 0))));
  return [
    make("h2", {}, t(result.finished ? "rideOver" : "resultWithdrawn")),
    make("p.sum", {}, t("worth", { count: result.points }), make("span.faint.small", {}, ` ${duration(result.elapsed ?? 0)}`)),
    make("table", {}, make("tbody", {}, ...rows)),
    make("p.small.faint", {}, t("resultNote")),
  ];
}
