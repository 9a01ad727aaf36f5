/** The spectators' page: riders on a map as they were a while ago, standings, favourites; and a replay when all is over. */

import { announce, find, painted } from "/pages/shared/dom.js";
import { addTexts, onLanguage, startLanguage, t } from "/pages/shared/language.js";
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
import { texts } from "./texts.js";
import { clock, lasting } from "./words.js";

addTexts(texts);
takeToken();

/** How often what the event shows is asked for, and its standings, in milliseconds. */
const aboutEvery = 20_000;
const standingsEvery = 8_000;
/** How often riders are drawn again while they move. */
const drawEvery = matchMedia("(prefers-reduced-motion: reduce)").matches ? 1000 : 50;

let about = null;
let standings = null;
let starters = new Map();
let replay = null;
let map = null;
let knownRiders = 0;
const tracks = new Map();
const slots = new LiveSlots(tracks, noticeRequest);
const shownTracks = () => (replay ? replay.tracks : tracks);
const nameOf = (rider) => starters.get(rider)?.name ?? rider;
const classOf = (rider) => (starters.get(rider) ?? rows().find((row) => row.riders.includes(rider)))?.class ?? null;
const moment = () => (replay ? replay.moment() : slots.moment());
const following = new Following({ nameOf, tracks: shownTracks, moment, onChange: () => redraw() });

function rows() {
  return standings ? rowsOf(standings) : rowsOfRiders(new Set([...starters.keys(), ...shownTracks().keys()]), starters);
}

/** Whether these may be seen, by everybody or with the link. */
const seesPositions = () => about !== null && (about.showsPositions || hasToken());
const seesStandings = () => about !== null && (about.showsStandings || hasToken());

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
    about = await read("about").catch(() => about);
  }
  showBlock(reason, about);
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
    about = await read("about");
    noticeRequest(null);
  } catch (error) {
    if (error.status === 404) return block("missing");
    return noticeRequest(error);
  }
  if (!seesPositions() && !seesStandings()) return block("closed");
  if (isBlocked()) return;
  document.body.dataset.state = about.state;
  slots.delayIs(about.delay * 1000);
  find("event-name").textContent = about.name || about.event;
  showNotes();
}

/** Shows positions, as far as the event does: all of them when it is over, otherwise as they come. */
async function showPositions() {
  if (!about || isBlocked()) return;
  await readReplay();
  if (seesPositions() && !isBlocked()) openStage();
  showNotes();
}

const takeStarters = (found) => {
  if (found) starters = new Map(found.starters.map((starter) => [starter.rider, starter]));
};

function takeStandings(found) {
  if (!found) return;
  standings = found;
  find("updated").textContent = t("updated", { clock: clock(slots.now()) });
}

async function readStandings() {
  if (seesStandings()) takeStandings(await part("standings"));
  else standings = null;
}

/** The map is loaded when the rest of the page is there. */
let opening = null;
function openStage() {
  find("stage").hidden = false;
  if (!document.hidden && !replay) slots.start();
  opening ??= (async () => {
    const note = find("map-note");
    try {
      map = await openMap(find("map"), about, {
        label: t("mapLabel"), onRider: (rider) => following.toggle(rider), onDragged: () => following.toggle(null), problem: () => {},
      });
      following.use(map);
      map.look(shownLook());
      if (replay) map.fitAll(replay.tracks);
      note.hidden = true;
    } catch {
      note.textContent = t("mapFailed");
      note.dataset.text = "mapFailed";
    }
  })();
}

let isReplayWanted = false;
async function readReplay() {
  if (replay || isReplayWanted || about?.state !== "finished" || !seesPositions()) return;
  isReplayWanted = true;
  try {
    const found = new Replay(await read("replay"));
    slots.stop();
    if (!found.isEmpty) {
      replay = found;
      following.toggle(null);
      map?.fitAll(replay.tracks);
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
  const over = find("over");
  over.hidden = about.state !== "finished";
  if (!over.hidden && !isReplayWanted) {
    over.textContent = seesPositions()
      ? t("replaySoon", { clock: clock(about.finished + about.delay * 1000 + 10_000, false) }) : t("finished");
  }
  const frozen = find("frozen");
  const since = standings?.frozen ?? about.frozen;
  frozen.hidden = since === undefined || !seesStandings();
  if (!frozen.hidden) frozen.textContent = t("frozen", { clock: clock(since, false) });
  find("delay-note").textContent = !seesPositions() ? t("noPositions")
    : about.delay > 0 ? t("ageWhy", { delay: lasting(about.delay * 1000) }) : t("noDelay");
}

function drawPanel() {
  if (!about || isBlocked()) return;
  find("panel").hidden = false;
  find("panel-title").textContent = t(standings ? "standings" : "riders");
  const all = rows();
  const chosen = fillClasses(find("class"), all, find("class", HTMLSelectElement).value);
  const isOnlyStars = find("only-stars", HTMLInputElement).checked;
  const shown = all.filter((row) => (!chosen || row.class === chosen) && (!isOnlyStars || isStarred(row)));
  const nobody = find("nobody");
  nobody.hidden = shown.length > 0;
  nobody.textContent = isOnlyStars ? t("noStars") : t(seesStandings() ? "emptyStandings" : "noStandings");
  drawStandings(find("standings"), shown, {
    hasResults: standings !== null, hasPositions: seesPositions(), byClass: standings !== null && !chosen, followed: following.rider,
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
    : t("waiting", { delay: lasting(about.delay * 1000 + 15_000) });
  age.hidden = replay !== null;
  if (text === saidAge) return;
  saidAge = text;
  age.textContent = text;
}

function drawRiders() {
  const time = moment();
  if (about && find("stage").hidden === false) showAge(time);
  if (time === null || !map) return;
  const chosen = find("class", HTMLSelectElement).value;
  const stars = find("only-stars", HTMLInputElement).checked;
  const favourites = stars ? new Set(rows().filter(isStarred).flatMap((row) => row.riders)) : null;
  map.draw(shownTracks(), time, {
    mode: replay ? "replay" : "live", nameOf, followed: following.rider,
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
  if (!standings && shownTracks().size !== knownRiders) {
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
  map?.whole(replay?.tracks);
});
find("zoom-in").addEventListener("click", () => map?.zoomBy(2));
find("zoom-out").addEventListener("click", () => map?.zoomBy(0.5));
addEventListener("favourites", redraw);
onLook((look) => map?.look(look));
addEventListener("hashchange", () => location.hash.length > 8 && location.reload());
document.addEventListener("visibilitychange", () => {
  if (document.hidden) slots.stop();
  else if (seesPositions() && !replay && !isBlocked()) slots.start();
});
onLanguage(() => {
  saidAge = "";
  replay?.showTexts();
  map?.setLanguage();
  if (about) showNotes();
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
  if (about && !isBlocked()) {
    await Promise.all([part("starters").then(takeStarters), readStandings()]);
    showNotes();
    drawPanel();
  }
  await painted();
  await showPositions();
  requestAnimationFrame(eachFrame);
  repeat(async () => {
    await readAbout();
    if (about && starters.size === 0) takeStarters(await part("starters"));
    await showPositions();
  }, aboutEvery);
  repeat(async () => {
    if (!about) return;
    await readStandings();
    showNotes();
    drawPanel();
  }, standingsEvery);
}

begin();
