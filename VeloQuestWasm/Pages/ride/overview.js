/** What is always to be seen of a ride: points and time, where it goes, the next cue, and what is known of the quest and of the log. */

import { find, make } from "../shared/dom.js";
import { localized, number, t } from "../shared/language.js";
import { duration, length } from "./figures.js";

/** The title, points, tasks and time; `time` is that of the ride. */
export function showFigures(state, { name, quest }, time) {
  find("title").textContent = quest.title ?? name;
  const solved = state.tasks.filter((task) => task.state === "solved").length;
  const figures = [["points", number(state.points)], ["solved", `${solved}/${state.tasks.length}`],
    ["elapsed", state.started ? duration((state.finished ?? time) - state.started) : "0:00:00"]];
  if (state.limit) figures.push(["timeLeft", duration(state.limit - (state.finished ?? time))]);
  find("figures").replaceChildren(...figures.map(([key, value]) => (
    make("div", {}, make("dt", {}, t(key)), make("dd", { id: `figure-${key}` }, value)))));
}

/** Where the ride goes, and how far that is. */
export function showTarget({ target, remaining }, tasks, isOver) {
  find("target").hidden = isOver;
  const name = target?.finish ? t("theFinish") : tasks.find(({ id }) => id === target?.task)?.name;
  find("target-name").textContent = name ?? t("nowhere");
  find("target-left").textContent = remaining
    ? t("left", { distance: length(remaining.distance), minutes: Math.max(1, Math.round(remaining.duration / 60)) }) : "";
  if (!target) find("cue").hidden = true;
}

/** The next cue. */
export function showCue(distance, cue) {
  find("cue").hidden = false;
  find("cue-distance").textContent = distance ? length(distance) : "";
  find("cue-text").textContent = localized(cue.text);
}

/** Who signed the log and the quest, and whose the map is. */
export function showFacts({ key, quest, map }, entries) {
  find("log-facts").textContent = t(key ? "logSigned" : "logUnsigned", { count: entries, key: key ?? "" });
  find("log-facts").dataset.entries = entries;
  const { signature } = quest;
  find("signature").textContent = t(signature.state === "valid" ? "editionSigned" : "editionUnsigned", { key: signature.fingerprint ?? "" });
  find("signature").dataset.state = signature.state;
  find("attribution").textContent = map?.attribution ?? "";
}
