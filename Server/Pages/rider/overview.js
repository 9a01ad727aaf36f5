/** What is always to be seen of a ride: points and time, the cue, and where the rider heads. */

import { duration, length } from "/pages/event/shared/format.js";
import { find, make } from "/pages/shared/dom.js";
import { localized, number, t } from "/pages/shared/language.js";
import { missing } from "./missing.js";
import { redraw } from "./redraw.js";

/** Points, tasks and time. */
export function showFigures({ points, started, finished, limit }, tasks) {
  const time = Math.floor(Date.now() / 1000);
  const figures = [["points", number(points)], ["solved", `${tasks.filter(({ state }) => state === "solved").length}/${tasks.length}`]];
  if (limit) figures.push(["left", duration(limit - (finished ?? time))]);
  else if (started) figures.push(["elapsed", duration((finished ?? time) - started)]);
  find("figures").hidden = false;
  const names = { left: "timeLeft" };
  redraw(find("figures"), figures, () => figures.map(([key, value]) => (
    make("div", {}, make("dt", {}, t(names[key] ?? key)), make("dd", { id: `figure-${key}` }, value)))));
}

/** Where the rider heads, and what is missing for the check-in there. */
export function showTarget(now) {
  const { target, remaining, status } = now.ride;
  const card = find("target");
  const task = now.tasks.find(({ id }) => id === target?.task);
  card.hidden = !target || status === "finished" || status === "withdrawn";
  if (!target) find("cue").hidden = true;
  if (card.hidden) return;
  if (task) card.dataset.task = task.id;
  else delete card.dataset.task;
  card.toggleAttribute("data-finish", Boolean(target.finish));
  find("target-name").textContent = task ? `${task.number}. ${task.name}` : t("theFinish");
  find("target-left").textContent = remaining
    ? t("left", { distance: length(remaining.distance), minutes: Math.max(1, Math.round(remaining.duration / 60)) }) : "";
  find("target-missing").textContent = task ? missing(task, now).map(({ text }) => text).join(", ") : "";
}

/** The next cue. */
export function showCue(distance, cue) {
  find("cue").hidden = false;
  find("cue-distance").textContent = distance ? length(distance) : "";
  find("cue-text").textContent = localized(cue.text);
}
