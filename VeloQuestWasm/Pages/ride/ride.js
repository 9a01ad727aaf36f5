/** The page of a ride: brings the engine's worker, the simulated or real rider, the map and the list of tasks together. */

import { find, announce, save, targetOf } from "../shared/dom.js";
import { Store } from "../shared/store.js";
import { startLanguage, onLanguage, language, localized, t } from "../shared/language.js";
import { WorkerCalls } from "../shared/calls.js";
import { RideMap } from "./ride-map.js";
import { TaskList } from "./task-list.js";
import { Rider } from "./rider.js";
import { Voice } from "./voice.js";
import { chooseFiles } from "./choice.js";
import { length, clock } from "./figures.js";
import { showCue, showFacts, showFigures, showTarget } from "./overview.js";
import { reactionsOf } from "./reactions.js";
import { resultTable } from "./result.js";

startLanguage("title");

const worker = new WorkerCalls(new URL("worker.js", import.meta.url));
const voice = new Voice();
const rider = new Rider(worker, { onAnswer, onError: problem, onMove });
const map = new RideMap({ onTask: (id) => list.reveal(id), onDrag: (place) => rider.detour(place) });
const list = new TaskList({ open: openTask, head: headFor, submit, hint, skip, reveal });

const reactions = reactionsOf({ standing: () => page.standing, rider, map, list, follow, cue: showCue, problem, targetPlace });

/** What the page shows. */
class RidePage extends Store {
  /** @type {any} The quest that is ridden. */
  opened = null;
  /** @type {any} How things stand, as the worker said last. */
  standing = null;
  /** @type {any} The result, once the ride is over. */
  result = null;
  /** @type {number[]} Where the rider rode: longitude and latitude by turns. */
  trail = [];
}

const page = new RidePage();
page.on(["opened", "standing", "result"], show);

/** Shows an opened quest. */
function enter(answer) {
  [page.opened, page.result, page.trail] = [answer, null, []];
  document.body.classList.remove("empty");
  const { tasks, quest } = answer;
  const first = quest.start ?? tasks[0]?.coordinate ?? [0, 0];
  const place = answer.place ? [answer.place.longitude, answer.place.latitude] : first;
  rider.enter(place, answer.place?.time);
  map.show({ tasks, start: quest.start, finish: quest.finish, roads: [], route: null, trail: page.trail, plan: null, rider: place });
  map.fit();
  onAnswer(answer);
  list.reveal(answer.state.target?.task ?? null, false);
  if (answer.map) worker.call("roads").then((roads) => map.show({ roads })).catch(() => {});
}

/** Begins a ride through files. */
async function begin(name, quest, mapBytes) {
  problem(null);
  find("phase").textContent = t("loading");
  try {
    const answer = await worker.call("begin", { name, quest, map: mapBytes, time: Date.now() / 1000 });
    if (answer.findings) {
      const fault = answer.findings.find(({ severity }) => severity === "error") ?? answer.findings[0];
      find("phase").textContent = t("badQuest", { message: `${fault.line ?? 1}:${fault.column ?? 1} ${localized(fault.message)}` });
      return;
    }
    find("phase").textContent = "";
    enter(answer);
  } catch (error) {
    find("phase").textContent = t("failed", { message: error.text ? localized(error.text) : error.message });
  }
}

/** Takes an answer of the worker: how things stand, and what happened. */
function onAnswer(answer) {
  page.standing = answer;
  const said = answer.events.map((event) => reactions[event.event]?.(event)).filter(Boolean);
  if (said.length) say(said.join(". "));
  page.changed("standing");
}

function say(text) {
  announce(text);
  voice.say(text);
}

function follow(route) {
  const line = [];
  for (let at = 0; at < route.coordinates.length; at += 2) line.push([route.coordinates[at], route.coordinates[at + 1]]);
  rider.follow(line, targetPlace(), route.distance / route.duration);
  map.show({ route: route.coordinates });
  const [cue] = route.legs[0]?.cues ?? [];
  if (cue) showCue(null, cue);
}

function targetPlace() {
  const { target } = page.standing.state;
  if (!target) return null;
  if (target.finish) return page.opened.quest.finish ?? page.opened.quest.start;
  return page.standing.tasks.find(({ id }) => id === target.task)?.coordinate ?? null;
}

/** The rider is somewhere else now. */
function onMove(place) {
  const last = page.trail.length;
  if (page.trail[last - 2] !== place[0] || page.trail[last - 1] !== place[1]) page.trail.push(place[0], place[1]);
  map.show({ rider: place, trail: page.trail });
  map.follow();
}

/** Runs a call of the worker; what it says against it is shown. */
async function act(name, value = {}) {
  problem(null);
  try {
    const answer = await worker.call(name, { ...value, at: rider.moment });
    if (answer?.events) onAnswer(answer);
    return answer;
  } catch (error) {
    problem(error.text ?? error.message);
    return null;
  }
}

async function headFor(task) {
  rider.stay();
  if (!(await act("headFor", { task }))) return;
  rider.follow([], targetPlace());
  await rider.report();
  rider.play();
}

async function submit(task, answer) {
  const submitted = await act("submit", { task, answer });
  if (!submitted) return;
  list.say(task, submitted.value.kind, submitted.value.text);
  announce(localized(submitted.value.text));
  show();
}

async function hint(task) {
  const taken = await act("takeHint", { task });
  if (!taken) return;
  list.addHint(task, taken.value.text);
  show();
}

async function skip(task) {
  if (await confirm("sureSkip")) await act("skip", { task });
}

async function reveal(task) {
  if (!(await confirm("sureReveal"))) return;
  const shown = await act("reveal", { task });
  if (!shown) return;
  list.say(task, "pending", shown.value === null ? t("onlyOrganiser") : t("revealed", { answer: shown.value }));
  show();
}

function openTask(id) {
  map.show({ open: id });
  show();
}

async function toFinish() {
  rider.stay();
  const answer = await act("headForFinish");
  if (!answer) return;
  if (!answer.value) {
    advise(t("noFinish"));
    return;
  }
  rider.follow([], targetPlace());
  await rider.report();
  rider.play();
}

async function wayHome() {
  const answer = await act("wayHome", { from: rider.place });
  if (!answer) return;
  const home = answer.value;
  if (!home) {
    advise(t("noWay"));
    return;
  }
  const values = { distance: length(home.distance), clock: clock(home.arrival), minutes: Math.floor(Math.abs(home.spare ?? 0) / 60) };
  advise(t(home.spare === undefined ? "noLimit" : home.inTime ? "inTime" : "tooLate", values));
}

async function plan() {
  if (!page.opened.map) {
    advise(t("needsMap"));
    return;
  }
  const answer = await act("plan", { from: rider.place });
  if (!answer) return;
  const found = answer.value;
  if (!found) {
    advise(t("noPlan"));
    return;
  }
  const about = found.stops.map(({ task }) => page.standing.tasks.find(({ id }) => id === task)).filter(Boolean);
  const names = about.map(({ number: index, name }) => `${index} ${name}`).join(" → ") || t("planNothing");
  advise(t("planned", { names, points: found.points, distance: length(found.distance), clock: clock(found.finish) }));
  const way = [rider.place, ...about.map(({ coordinate }) => coordinate), page.opened.quest.finish ?? page.opened.quest.start].filter(Boolean);
  map.show({ plan: way.map(([longitude, latitude]) => [longitude, latitude]) });
}

function advise(text) {
  find("advice").textContent = text;
}

async function end(isWithdrawn) {
  if (!(await confirm("sureEnd"))) return;
  rider.pause();
  if (await act("end", { isWithdrawn })) await showResult();
}

async function showResult() {
  page.set({ result: await worker.call("result") });
  find("result").scrollIntoView({ block: "nearest" });
}

async function saveLog() {
  const log = await worker.call("log", { at: rider.moment }).catch((error) => problem(error.text ?? error.message));
  if (log) save(`${page.opened.name.replace(/\.[^.]*$/, "")}-log.jsonl`, log, "application/jsonl");
}

function confirm(key) {
  find("confirm-text").textContent = t(key);
  find("confirm", HTMLDialogElement).returnValue = "no";
  find("confirm", HTMLDialogElement).showModal();
  return new Promise((resolve) => {
    find("confirm").addEventListener("close", () => resolve(find("confirm", HTMLDialogElement).returnValue === "yes"), { once: true });
  });
}

/** Shows what stands in the way, or nothing. */
function problem(text) {
  const shown = text === null ? "" : t("failed", { message: typeof text === "string" ? text : localized(text) });
  find("problem").textContent = shown;
  find("problem").hidden = shown === "";
}

function show() {
  if (!page.standing) return;
  const { state, tasks, hidden, entries } = page.standing;
  const isOver = state.status === "finished" || state.status === "withdrawn";
  showFigures(state, page.opened, rider.moment.time);
  showTarget(state, tasks, isOver);
  map.show({ tasks, states: Object.fromEntries(state.tasks.map((task) => [task.id, task.state])) });
  list.show(tasks, state.tasks, isOver);
  find("hidden-tasks").textContent = hidden > 0 ? t("hiddenTasks", { count: hidden }) : "";
  showFacts(page.opened, entries);
  for (const id of ["end", "withdraw", "play"]) find(id, HTMLButtonElement).disabled = isOver;
  find("play").textContent = t(rider.isRiding ? "pause" : "go");
  find("speed-value").textContent = `${find("speed", HTMLInputElement).value}×`;
  find("result").hidden = !page.result;
  if (page.result) find("result").replaceChildren(...resultTable(page.result, tasks, state.tasks));
}

chooseFiles(begin);
find("play").addEventListener("click", () => (rider.isRiding ? rider.pause() : rider.play()));
find("speed").addEventListener("input", (event) => {
  rider.factor = Number(targetOf(event, HTMLInputElement).value);
  show();
});
find("real").addEventListener("change", (event) => rider.setReal(targetOf(event, HTMLInputElement).checked));
find("spoken").addEventListener("change", (event) => voice.turn(targetOf(event, HTMLInputElement).checked));
find("home-button").addEventListener("click", wayHome);
find("plan-button").addEventListener("click", plan);
find("finish-button").addEventListener("click", toFinish);
find("save-log").addEventListener("click", saveLog);
find("end").addEventListener("click", () => end(false));
find("withdraw").addEventListener("click", () => end(true));
find("leave").addEventListener("click", async () => {
  if (!page.result && !(await confirm("sureLeave"))) return;
  rider.pause();
  await worker.call("leave");
  [page.opened, page.standing, page.result] = [null, null, null];
  document.body.classList.add("empty");
});
rider.onChange = show;
onLanguage(() => {
  voice.language = language();
  show();
});

find("phase").textContent = t("loading");
worker.call("resume").then(async (answer) => {
  find("phase").textContent = "";
  if (!answer) return;
  enter(answer);
  announce(t("resumed"));
  if (["finished", "withdrawn"].includes(answer.state.status)) await showResult();
}, (error) => {
  find("phase").textContent = t("failed", { message: error.text ? localized(error.text) : error.message });
});

/** For tests: where the rider is on the screen. */
document.addEventListener("veloquest-rider", (event) => event.detail(map.riderPixel()));
