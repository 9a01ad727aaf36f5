/** The rider's page: brings the worker of the ride, the map, the positions and the views together. */

import { eventOfPage, takeFragment } from "/pages/event/shared/api.js";
import "/pages/event/shared/look.js";
import { Voice } from "/pages/ride/voice.js";
import { WorkerCalls } from "/pages/shared/calls.js";
import { announce, find, painted } from "/pages/shared/dom.js";
import { language, localized, onLanguage, startLanguage, t } from "/pages/shared/language.js";
import { Store } from "/pages/shared/store.js";
import { actionsOf } from "./actions.js";
import { closeByButtons, confirm } from "./dialogs.js";
import { Ground } from "./ground.js";
import { Joining } from "./joining.js";
import { Positions } from "./positions.js";
import { showCue, showFigures, showTarget } from "./overview.js";
import { reactionsOf } from "./reactions.js";
import { showSync } from "./sync-view.js";
import { Views } from "./views.js";
import { Installation, askToKeep, rememberEvent, startUpdates } from "./updates.js";
import { Settings, mayRide, noteRide } from "./settings.js";

startLanguage("riderTitle");

const event = eventOfPage() ?? "";
const worker = new WorkerCalls(new URL("worker.js", import.meta.url), onNotice);
const voice = new Voice();
const positions = new Positions({ onFix, onError: (error) => problem(t("noPosition", { message: error.message })) });
const ground = new Ground((task) => views.go(`task=${encodeURIComponent(task)}`));
const settings = new Settings({ spoken: (isOn) => voice.turn(isOn), awake: (isOn) => (positions.awake = isOn) });
const installation = new Installation(() => show());
const joining = new Joining(event, { join, takeOver });

/** What the page shows. */
class RidePage extends Store {
  /** @type {any} How everything stands, as the worker said last. */
  standing = null;
  /** @type {ArrayLike<number> | null} The route on the map: longitude and latitude by turns. */
  route = null;
  /** @type {number[]} Where the rider rode, in the same form. */
  trail = [];
  /** Whether the browser keeps the data of the page. */
  isKept = false;
}

const page = new RidePage();
page.on(["standing", "isKept"], show);
/** @type {"kept" | "network" | null} Where the ground on the map is from. */
let groundKind = null;
let lastOpened = -Infinity;

const actions = actionsOf({
  act, ground, positions, problem, show, ride, rest, settings, installation, leave, onErase, standing: () => page.standing, views: () => views,
  call: (name, value) => worker.call(name, value),
});
const views = new Views(actions, worker, (riders) => {
  ground.show({ riders: riders.map(({ rider, name, last }) => ({ id: rider, label: name ?? rider, lon: last[1], lat: last[2] })) });
}, () => show());
const reactions = reactionsOf({
  task: (id) => page.standing.tasks?.find((task) => task.id === id), rider: () => page.standing.rider?.rider, follow, cue: showCue, problem,
  noCue: () => (find("cue").hidden = true), ground: openGround, open: openReached,
});

/** Opens the task that was reached: the first of several, and none over one that is being answered. */
function openReached(task) {
  if (views.current.name === "task" || performance.now() - lastOpened < 3000) return;
  lastOpened = performance.now();
  views.go(`task=${encodeURIComponent(task)}`);
}

/** What the worker says by itself. */
function onNotice(notice, value) {
  if (notice === "standing") onStanding(value);
  if (notice === "forked") location.reload();
  if (notice === "elsewhere") {
    positions.stop();
    views.leave();
    joining.show("elsewhere");
  }
}

function onStanding({ events, ...now }) {
  page.standing = now;
  if (document.body.dataset.state !== "joined" && now.isOpen) enter();
  page.changed("standing");
  const said = events.map((happened) => reactions[happened.event]?.(happened)).filter((text) => typeof text === "string");
  if (said.length > 0) {
    announce(said.join(". "));
    voice.say(said.join(". "));
  }
}

/** The ride can be seen: first the views, then the map. */
function enter() {
  joining.show("joined");
  views.start();
  noteRide(event, true);
  rememberEvent();
  askToKeep().then((isKept) => page.set({ isKept }));
  setTimeout(() => groundKind ?? openGround(), 300);
}

async function openGround() {
  if (groundKind === "kept") return;
  const kept = await worker.call("ground").catch(() => null);
  const { tiles, attribution } = page.standing?.about ?? {};
  groundKind = kept ? "kept" : "network";
  const whom = attribution ?? page.standing?.mapAttribution ?? undefined;
  await ground.open({ tiles: kept ?? (navigator.onLine ? tiles?.path : undefined), attribution: whom });
}

async function join(code) {
  if ((await opening) !== "joined" || page.standing?.sync.stopped) await worker.call("join", { code });
}

async function takeOver() {
  onOpen(await worker.call("takeOver"));
}

function onOpen({ state, isRiding }) {
  if (state === "joined") find("phase").textContent = t("loadingEngine");
  else if (document.body.dataset.state !== state) joining.show(state);
  if (isRiding) ride();
  return state;
}

/** Calls the worker; what it says against it is shown. */
async function act(name, value = {}) {
  problem(null);
  try {
    return await worker.call(name, value);
  } catch (error) {
    problem(error.text ? localized(error.text) : views.problemText(error));
    return undefined;
  }
}

/** Turns the positions on, and starts the ride where it has not begun. */
async function ride() {
  if (!Positions.exist) {
    problem(t("noGeolocation"));
    return;
  }
  positions.start();
  ground.follow(true);
  show();
  await act("start");
}

function rest() {
  positions.stop();
  worker.call("setRiding", { isRiding: false }).catch(() => {});
  show();
}

/** Somewhere else now. */
function onFix(fix) {
  const { longitude, latitude, accuracy, course } = fix;
  document.body.dataset.fix = `${longitude},${latitude}`;
  page.trail.push(longitude, latitude);
  if (page.trail.length > 8000) page.trail = page.trail.filter((_, index) => index % 4 < 2);
  ground.show({ me: { lon: longitude, lat: latitude, accuracy, course }, trail: page.trail });
  worker.call("receive", { fix }).catch((error) => problem(error.text ? localized(error.text) : views.problemText(error)));
}

function follow({ coordinates, distance, legs }, by = "engine") {
  page.route = coordinates;
  const stage = find("stage");
  /** @type {any} For tests: the line that is drawn. */ (stage).route = Array.from(coordinates);
  Object.assign(stage.dataset, {
    route: by, routeMetres: Math.round(distance), routePoints: coordinates.length / 2, routes: Number(stage.dataset.routes ?? 0) + 1,
  });
  ground.show({ route: coordinates });
  const [cue] = legs[0]?.cues ?? [];
  if (cue) showCue(null, cue);
}

async function leave() {
  const { waiting, stopped } = page.standing.sync;
  const question = waiting === 0 ? "sureLeave" : stopped ? "sureLeaveStopped" : "sureLeaveUnsent";
  if (!(await confirm(t(question, { count: waiting })))) return;
  if (question === "sureLeaveStopped") {
    await actions.saveLog();
    // The browser takes the file before the page is loaded anew.
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  positions.stop();
  views.leave();
  await worker.call("leave");
  noteRide(event, false);
  location.hash = "";
  location.reload();
}

/** Nothing of the ride is left: the page begins anew. */
function onErase() {
  positions.stop();
  views.leave();
  noteRide(event, false);
  location.hash = "";
  location.reload();
}

/** Shows what stands in the way, or nothing. */
function problem(text) {
  find("problem").textContent = text ?? "";
  find("problem").hidden = !text;
}

function show() {
  const { standing, route, isKept } = page;
  if (!standing) return;
  const { about, rider, sync, ride: state, quest, tasks, map } = standing;
  find("event-name").textContent = about?.name ?? quest?.title ?? event;
  find("rider-name").textContent = [rider?.name ?? rider?.rider, rider?.team].filter(Boolean).join(" · ");
  Object.assign(document.body.dataset, { roads: standing.hasMap ? "ready" : map.state, engine: standing.isOpen ? "ready" : "" });
  if (!standing.isOpen) {
    joining.wait(sync);
    return;
  }
  showSync(sync, actions.saveLog);
  document.body.dataset.status = state.status;
  document.body.toggleAttribute("data-riding", positions.isOn);
  const isOver = state.status === "finished" || state.status === "withdrawn";
  find("go").hidden = positions.isOn || isOver;
  find("go").textContent = t(state.status === "ready" ? "go" : "goOn");
  const now = {
    ...standing, fix: positions.last, isOn: positions.isOn, target: state.target, isKept, canInstall: installation.canInstall,
    canStayAwake: Positions.canStayAwake, settings: { ...settings.values, positions: positions.isOn },
  };
  showFigures(state, tasks);
  showTarget(now);
  const chosen = views.current.task ?? state.target?.task ?? null;
  ground.show({
    tasks: tasks.map(({ id, name: label, coordinate: [lon, lat], state: how, worth: points }) => (
      { id, label, lon, lat, state: how, points })),
    start: quest.start ?? null, finish: quest.finish ?? null, zones: quest.zones, chosen, route: state.target ? route : null,
  });
  const places = [...tasks.map(({ coordinate }) => coordinate), quest.start, quest.finish].filter(Boolean);
  ground.setPlaces(places.map(([lon, lat]) => [lon, lat]));
  views.show(now);
}

closeByButtons();
find("go").addEventListener("click", ride);
find("sync").addEventListener("click", () => find("sync-sheet", HTMLDialogElement).showModal());
find("sync-now").addEventListener("click", () => act(page.standing.sync.stopped ? "retry" : "sync"));
find("target-open").addEventListener("click", () => {
  const { target } = page.standing.ride;
  if (target?.task) views.go(`task=${encodeURIComponent(target.task)}`);
});
onLanguage(() => {
  voice.language = language();
  show();
});
const tellNetwork = () => worker.call("online", { isOnline: navigator.onLine }).catch(() => {});
for (const name of ["online", "offline"]) addEventListener(name, tellNetwork);
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && tellNetwork());
setInterval(() => document.visibilityState === "visible" && show(), 1000);

/** The code to join, which leaves the address; a task's code on paper may have it before the task. */
function takeCode() {
  const place = location.hash.match(/&(task=[^&]+)/)?.[1];
  const code = takeFragment((text) => text.startsWith("code="))?.slice("code=".length).split("&")[0] ?? null;
  if (code && place) history.replaceState(history.state, "", `${location.pathname}${location.search}#${place}`);
  return code;
}
const code = takeCode();
// The organiser's link followed where the page is open already changes the fragment alone.
addEventListener("hashchange", () => {
  if (document.body.dataset.state === "fresh" && location.hash.startsWith("#code=")) location.reload();
  else takeCode();
});
// Who was never here sees the form first; the worker and its database come after it.
const mayBeKnown = Boolean(code) || mayRide(event);
joining.show(mayBeKnown ? "loading" : "fresh");
settings.apply();
const opening = (mayBeKnown ? Promise.resolve() : painted()).then(() => worker.call("open", { event })).then(onOpen);
opening.then((state) => {
  if (state === "fresh" && code) joining.fill(code);
}).catch((error) => joining.trouble(error));
// What is kept for riding without a network is loaded behind what the rider waits for.
opening.catch(() => {}).then(startUpdates);
