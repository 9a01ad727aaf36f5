/** What the page does when something happens to the ride. */

import { find } from "../shared/dom.js";
import { localized, t } from "../shared/language.js";

/**
 * Functions by the names of events. Each gives the words that the page says, if any; what happened at once is said in one go.
 *
 * @param {object} page `standing()`, `rider`, `map`, `list`, `follow(route)`, `cue(distance, cue)`, `problem(text)`, `targetPlace()`
 */
export function reactionsOf(page) {
  const { rider, map, list } = page;
  return {
    reached({ task }) {
      const { tasks, state } = page.standing();
      const about = tasks.find(({ id }) => id === task);
      const isToAnswer = state.tasks.find(({ id }) => id === task)?.state === "reached";
      if (isToAnswer) rider.pause();
      map.show({ route: null });
      if (isToAnswer) list.reveal(task);
      return t("reached", { number: about?.number ?? "", name: about?.name ?? task });
    },
    judged({ task, verdict }) {
      list.say(task, verdict.kind, verdict.text);
    },
    routed({ route }) {
      page.follow(route);
    },
    rerouted({ route }) {
      page.follow(route);
      return t("rerouted");
    },
    announced({ distance, cue, text }) {
      page.cue(distance, cue);
      return localized(text);
    },
    deviated() {
      return t("deviated");
    },
    failed({ text }) {
      page.problem(text);
      rider.follow([], page.targetPlace());
    },
    arrived() {
      find("cue").hidden = true;
      return t("arrived");
    },
  };
}
