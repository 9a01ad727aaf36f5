/** The spectators' page: riders on a map as they were a while ago, standings, favourites; and a replay when all is over. */

import { announce, find, painted } from "/pages/shared/dom.js";
import { onLanguage, startLanguage, t } from "/pages/shared/language.js";
import { Store } from "/pages/shared/store.js";
import { onLook, shownLook } from "/pages/event/shared/look.js";
import { dropToken, hasToken, read, takeMembership, takeToken } from "./api.js";
import { noticeConnection } from "./connection.js";
import { setFavourites } from "./favourites.js";
import { Following } from "./following.js";
import { openMap } from "./live-map.js";
import { isBlocked, showBlock } from "./message.js";
import { Replay } from "./replay.js";
import { LiveSlots } from "./slots.js";
import { drawStandings, fillClasses, isStarred, rowsOf, rowsOfRiders } from "./standings.js";
import { clock, lasting } from "./words.js";

takeToken();

/** How often what the event shows is asked for, and its standings, in milliseconds. */
const aboutEvery = 20_000;
const standingsEvery = 8_000;
/** How often riders are drawn again while they move. */
const drawEvery = matchMedia("(prefers-reduced-motion: reduce)").matches ? 1000 : 50;

/** What the page knows of the event. */
class LiveState extends Store {
  /** @type {import("../types.js").EventAbout | null} */
  about = null;
  /** @type {any} */
  standings = null;
  /** @type {Map<string, any>} Who rides, by identifier. */
  starters = new Map();
  /** @type {Replay | null} */
  replay = null;
}

const state = new LiveState();
state.on("about", showAbout);
state.on(["about", "standings"], showNotes);
state.on(["starters", "standings", "replay"], drawPanel);
/** @type {import("./live-map.js").RidersMap | null} */
let map = null;
let knownRiders = 0;
const tracks = new Map();
const slots = new LiveSlots(tracks, noticeRequest);
const shownTracks = () => (state.replay ? state.replay.tracks : tracks);
const nameOf = (rider) => state.starters.get(rider)?.name ?? rider;
const classOf = (rider) => (state.starters.get(rider) ?? rows().find((row) => row.riders.includes(rider)))?.class ?? null;
const moment = () => (state.replay ? state.replay.moment() : slots.moment());
const following = new Following({ nameOf, tracks: shownTracks, moment, onChange: () => redraw() });

function rows() {
  const { standings, starters } = state;
  return standings ? rowsOf(standings) : rowsOfRiders(new Set([...starters.keys(), ...shownTracks().keys()]), starters);
}

/** Whether these may be seen, by everybody or with the link. */
const seesPositions = () => state.about !== null && (state.about.showsPositions || hasToken());
const seesStandings = () => state.about !== null && (state.about.showsStandings || hasToken());

/** What became of a request: `null` where it succeeded. */
function noticeRequest(error) {
  if (error?.code === "unauthorized") block("expired");
  else noticeConnection(error);
}

let isBlocking = false;
async function block(reason) {
  if (isBlocking) return;
  isBlocking = true;
  slots.stop();
  if (reason === "expired") {
    dropToken();
    state.about = await read("about").catch(() => state.about);
  }
  showBlock(reason, state.about);
}

/** Reads a part of the event; `null` where it is not shown or could not be read. */
async function part(path) {
  try {
    const value = await read(path);
    noticeRequest(null);
    return value;
  } catch (error) {
    noticeRequest(error);
    return null;
  }
}

async function readAbout() {
  try {
    state.set({ about: await read("about") });
    noticeRequest(null);
  } catch (error) {
    if (error.status === 404) return block("missing");
    return noticeRequest(error);
  }
  if (!seesPositions() && !seesStandings()) return block("closed");
}

function showAbout() {
  const { about } = state;
  if (!about || isBlocked() || (!seesPositions() && !seesStandings())) return;
  document.body.dataset.state = about.state;
  slots.delayIs(about.delay * 1000);
  find("event-name").textContent = about.name || about.event;
}

/** Shows positions, as far as the event does: all of them when it is over, otherwise as they come. */
async function showPositions() {
  if (!state.about || isBlocked()) return;
  await readReplay();
  if (seesPositions() && !isBlocked()) openStage(state.about);
  showNotes();
}

/** Who rides; as before where it could not be read. */
async function readStarters() {
  const found = await part("starters");
  return found ? { starters: new Map(found.starters.map((starter) => [starter.rider, starter])) } : {};
}

/** The standings; as before where they could not be read, none where they are not shown. */
async function readStandings() {
  if (!seesStandings()) return { standings: null };
  const standings = await part("standings");
  if (!standings) return {};
  find("updated").textContent = t("updated", { clock: clock(slots.now()) });
  return { standings };
}

/** The map is loaded when the rest of the page is there. */
let opening = null;
function openStage(about) {
  find("stage").hidden = false;
  if (!document.hidden && !state.replay) slots.start();
  opening ??= (async () => {
    const note = find("map-note");
    try {
      const opened = await openMap(find("map"), about, {
        label: t("mapLabel"), onRider: (rider) => following.toggle(rider), onDragged: () => following.toggle(null), problem: () => {},
      });
      map = opened;
      following.use(opened);
      opened.look(shownLook());
      if (state.replay) opened.fitAll(state.replay.tracks);
      note.hidden = true;
    } catch {
      note.textContent = t("mapFailed");
      note.dataset.text = "mapFailed";
    }
  })();
}

let isReplayWanted = false;
async function readReplay() {
  if (state.replay || isReplayWanted || state.about?.state !== "finished" || !seesPositions()) return;
  isReplayWanted = true;
  try {
    const found = new Replay(await read("replay"));
    slots.stop();
    if (!found.isEmpty) {
      state.set({ replay: found });
      following.toggle(null);
      map?.fitAll(found.tracks);
    }
    find("over").textContent = t(found.isEmpty ? "replayEmpty" : "finished");
    document.body.dataset.state = found.isEmpty ? "finished" : "replay";
  } catch (error) {
    noticeRequest(error);
    isReplayWanted = false;
  }
}

/** What stands above the table: that the event is over, that standings are frozen. */
function showNotes() {
  const { about } = state;
  if (!about || isBlocked()) return;
  const over = find("over");
  over.hidden = about.state !== "finished";
  if (!over.hidden && !isReplayWanted) {
    over.textContent = seesPositions()
      ? t("replaySoon", { clock: clock((about.finished ?? 0) + about.delay * 1000 + 10_000, false) }) : t("finished");
  }
  const frozen = find("frozen");
  const since = state.standings?.frozen ?? about.frozen;
  frozen.hidden = since === undefined || !seesStandings();
  if (!frozen.hidden) frozen.textContent = t("frozen", { clock: clock(since, false) });
  find("delay-note").textContent = !seesPositions() ? t("noPositions")
    : about.delay > 0 ? t("ageWhy", { delay: lasting(about.delay * 1000) }) : t("noDelay");
}

function drawPanel() {
  if (!state.about || isBlocked()) return;
  find("panel").hidden = false;
  find("panel-title").textContent = t(state.standings ? "standings" : "riders");
  const all = rows();
  const chosen = fillClasses(find("class"), all, find("class", HTMLSelectElement).value);
  const isOnlyStars = find("only-stars", HTMLInputElement).checked;
  const shown = all.filter((row) => (!chosen || row.class === chosen) && (!isOnlyStars || isStarred(row)));
  const nobody = find("nobody");
  nobody.hidden = shown.length > 0;
  nobody.textContent = isOnlyStars ? t("noStars") : t(seesStandings() ? "emptyStandings" : "noStandings");
  drawStandings(find("standings"), shown, {
    hasResults: state.standings !== null, hasPositions: seesPositions(), byClass: state.standings !== null && !chosen,
    followed: following.rider,
    onStar: (row, starred) => {
      setFavourites(row.riders, starred);
      announce(t(starred ? "starred" : "unstarred", { name: row.name }));
      drawPanel();
    },
    onFollow: (row) => following.toggle(row.riders.find((rider) => shownTracks().has(rider)) ?? row.riders[0]),
  });
}

/** How old what one sees is, in words, once a second. */
let saidAge = "";
function showAge(time) {
  const age = find("age");
  const hasAny = shownTracks().size > 0;
  const text = time === null ? t("loading") : hasAny ? t("age", { clock: clock(time), ago: lasting(slots.now() - time) })
    : t("waiting", { delay: lasting((state.about?.delay ?? 0) * 1000 + 15_000) });
  age.hidden = state.replay !== null;
  if (text === saidAge) return;
  saidAge = text;
  age.textContent = text;
}

function drawRiders() {
  const time = moment();
  if (state.about && find("stage").hidden === false) showAge(time);
  if (time === null || !map) return;
  const chosen = find("class", HTMLSelectElement).value;
  const stars = find("only-stars", HTMLInputElement).checked;
  const favourites = stars ? new Set(rows().filter(isStarred).flatMap((row) => row.riders)) : null;
  map.draw(shownTracks(), time, {
    mode: state.replay ? "replay" : "live", nameOf, followed: following.rider,
    isShown: (rider) => (!chosen || classOf(rider) === chosen) && (!favourites || favourites.has(rider)),
  });
  following.show(time);
}

let drawnAt = 0;
function eachFrame(now) {
  requestAnimationFrame(eachFrame);
  if (now - drawnAt < drawEvery) return;
  drawnAt = now;
  drawRiders();
  // Riders who are seen for the first time join the list.
  if (!state.standings && shownTracks().size !== knownRiders) {
    knownRiders = shownTracks().size;
    drawPanel();
  }
}

const redraw = () => {
  drawPanel();
  drawRiders();
};
find("class").addEventListener("change", redraw);
find("only-stars").addEventListener("change", redraw);
find("whole").addEventListener("click", () => {
  following.toggle(null);
  map?.whole(state.replay?.tracks);
});
find("zoom-in").addEventListener("click", () => map?.zoomBy(2));
find("zoom-out").addEventListener("click", () => map?.zoomBy(0.5));
addEventListener("favourites", redraw);
onLook((look) => map?.look(look));
addEventListener("hashchange", () => location.hash.length > 8 && location.reload());
document.addEventListener("visibilitychange", () => {
  if (document.hidden) slots.stop();
  else if (seesPositions() && !state.replay && !isBlocked()) slots.start();
});
onLanguage(() => {
  saidAge = "";
  state.replay?.showTexts();
  map?.setLanguage();
  showNotes();
  redraw();
});

async function repeat(action, every) {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, every * (0.9 + Math.random() * 0.2)));
    if (!document.hidden && !isBlocked()) await action();
  }
}

/** First the table, which can be used; then the map, whose library takes a while on a slow phone. */
async function begin() {
  const reading = takeMembership().then(readAbout);
  startLanguage("title");
  await reading;
  if (state.about && !isBlocked()) {
    // The table is drawn once for both.
    const [starters, standings] = await Promise.all([readStarters(), readStandings()]);
    state.set({ ...starters, ...standings });
    drawPanel();
  }
  await painted();
  await showPositions();
  requestAnimationFrame(eachFrame);
  repeat(async () => {
    await readAbout();
    if (state.about && state.starters.size === 0) state.set(await readStarters());
    await showPositions();
  }, aboutEvery);
  repeat(async () => {
    if (!state.about) return;
    state.set(await readStandings());
  }, standingsEvery);
}

begin();
