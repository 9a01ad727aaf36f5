/** What the page does and says when something happens on a ride. */

import { localized, t } from "/pages/shared/language.js";
import { problemText } from "./sync-view.js";

/**
 * @param {object} page what the reactions need of the page: `task(id)`, `follow(route, by)`, `cue(distance, cue)`, `noCue()`, `open(task)`,
 *   `problem(text)`, `ground()`
 * @returns {Record<string, (event: object) => string|undefined>} by the name of an event; what it gives is said aloud
 */
export function reactionsOf(page) {
  const number = (id) => page.task(id)?.number ?? "";
  return {
    reached({ task }) {
      const about = page.task(task);
      page.noCue();
      page.open(task);
      navigator.vibrate?.(200);
      return t("reached", { number: about?.number ?? "", name: about?.name ?? task });
    },
    routed: ({ route, by }) => page.follow(route, by),
    rerouted({ route, by }) {
      page.follow(route, by);
      return t("rerouted");
    },
    announced({ distance, cue, text }) {
      page.cue(distance, cue);
      return localized(text);
    },
    deviated: () => t("deviated"),
    arrived() {
      page.noCue();
      return t("arrived");
    },
    failed: ({ text }) => page.problem(localized(text)),
    message({ text }) {
      navigator.vibrate?.([200, 100, 200]);
      return t("newMessage", { text });
    },
    verdict({ task, outcome }) {
      navigator.vibrate?.(200);
      return t("verdictSaid", { number: number(task), text: t(`outcome_${outcome}`) });
    },
    decision({ entry }) {
      if (entry.type !== "judged" || entry.rider !== page.rider()) return undefined;
      return t("verdictSaid", { number: number(entry.task), text: t(entry.accepted ? "outcome_accepted" : "outcome_rejected") });
    },
    edition: () => t("newEdition"),
    otherWriter: () => page.problem(t("otherWriter")),
    trouble: ({ code, message, text }) => page.problem(text ? localized(text) : problemText(code, message)),
    groundReady: () => page.ground(),
  };
}
