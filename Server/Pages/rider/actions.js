/** What the buttons of the views do. */

import { announce, save } from "/pages/shared/dom.js";
import { localized, t } from "/pages/shared/language.js";
import { homeAdvice, planAdvice } from "./advice.js";
import { confirm } from "./dialogs.js";
import { askToErase } from "./person.js";

/** Seconds after the choice of a target when the map follows the rider again. */
const lookAround = 5000;

/**
 * @param {object} page what the actions need of the page: `act(name, value)` calls the worker and gives `undefined` where that failed;
 *   `call(name, value)` rejects then; `standing()`, `ground`, `positions`, `views()`, `problem(text)`, `show()`, `ride()`, `rest()`,
 *   `settings`, `installation`, `leave()`, `onErase()`
 */
export function actionsOf(page) {
  const { act, ground, positions, problem, show } = page;

  /** What the phone says to an answer at once; `false` where the answer was not taken. */
  const onVerdict = async (task, call) => {
    const verdict = await call;
    if (!verdict) return false;
    page.views().task.say(task, verdict);
    announce(localized(verdict.text));
    show();
    return true;
  };

  const say = (advice) => {
    page.views().more.advise(advice);
    show();
  };

  /** Asks the engine for advice from where the rider is. */
  const advise = async (call, adviceOf) => {
    if (!positions.last) {
      say({ key: "needsPosition", text: t("needsPosition") });
      return;
    }
    say({ key: "thinking", text: t("thinking") });
    const from = [positions.last.longitude, positions.last.latitude];
    const found = await act(call, { from });
    say(found === undefined ? null : adviceOf(found, { ...page.standing(), from }));
  };

  const finish = async (isWithdrawn) => {
    await act("end", { isWithdrawn });
    page.rest();
  };

  const onMap = (task) => {
    page.views().go("map");
    const { coordinate } = page.standing().tasks.find(({ id }) => id === task);
    ground.focus([coordinate, positions.last ? [positions.last.longitude, positions.last.latitude] : coordinate]);
  };

  return {
    onMap,
    head: async (task) => {
      await act("headFor", { task });
      if (positions.isOn) positions.ask();
      onMap(task);
      setTimeout(() => positions.isOn && ground.follow(true), lookAround);
    },
    checkIn: () => (positions.isOn ? positions.ask() : page.ride()),
    submit: (task, answer) => onVerdict(task, act("submit", { task, answer })),
    submitPhoto: (task, photo) => onVerdict(task, act("submitPhoto", { task, photo })),
    hint: async (task, cost) => {
      if (!cost || (await confirm(t("sureHint", { cost: t("worth", { count: cost }) })))) await act("takeHint", { task });
    },
    skip: async (task) => (await confirm(t("sureSkip"))) && act("skip", { task }),
    reveal: async (task) => {
      if (!(await confirm(t("sureReveal")))) return;
      if ((await act("reveal", { task })) === null) problem(t("onlyOrganiser"));
    },
    onChange: show,
    onError: problem,
    wayHome: () => advise("wayHome", homeAdvice),
    planRest: () => {
      if (!page.standing().hasMap) {
        say({ key: "needsMap", text: t("needsMap") });
        return undefined;
      }
      return advise("plan", (plan, now) => {
        const advice = planAdvice(plan, now);
        ground.show({ plan: advice.line });
        return advice;
      });
    },
    toFinish: async () => ((await act("headForFinish")) === false ? problem(t("noFinish")) : page.views().go("map")),
    end: async () => (await confirm(t("sureEnd"))) && finish(false),
    withdraw: async () => (await confirm(t("sureWithdraw"))) && finish(true),
    trackerButton: async () => {
      const token = await act("tracker");
      if (token) (await import("./tracker-sheet.js")).openTrackerSheet(token, page.standing().rider.rider);
    },
    saveLog: async () => {
      const { event, rider } = page.standing();
      const log = await act("log");
      if (log) save(`${event}-${rider.rider}-log.jsonl`, log, "application/jsonl");
    },
    downloadMine: async () => {
      const { event, rider } = page.standing();
      const data = await act("data");
      if (data) save(`${event}-${rider.rider}.zip`, data);
    },
    eraseMe: () => askToErase(page.standing().rider.rider, async () => {
      await page.call("erase");
      page.onErase();
    }),
    leave: page.leave,
    install: () => page.installation.install(),
    set(name, value) {
      if (name !== "positions") page.settings.set(name, value);
      else if (value) page.ride();
      else page.rest();
      show();
    },
  };
}
