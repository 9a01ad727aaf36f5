// The page: map, buttons, legend, tasks of a quest.

const settings = JSON.parse(document.getElementById("settings").textContent);
const archive = new Archive(settings.archive);
const TEXTS = settings.texts;
const kept = (() => { try { return JSON.parse(localStorage.getItem("veloquest-map") ?? "{}"); } catch { return {}; } })();
let language = kept.language ?? settings.language;
let look = kept.look ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day");
const LANGUAGES = ["en", "ru", "local"];
if (!LANGUAGES.includes(language)) language = "en";
if (!["day", "night", "print"].includes(look)) look = "day";
const byId = (id) => document.getElementById(id);
/** The language of the page itself: that of local names is the one it was made in. */
const words = () => (language === "local" ? settings.language : language);
const text = (key) => TEXTS[key][words()];

function keep() {
  try { localStorage.setItem("veloquest-map", JSON.stringify({ language, look })); } catch { /* not allowed here */ }
}

/** Shows a message, given by its key, until `unsay` or until it is clicked away. */
let said = null;
function say(key, detail) {
  said = { key, detail };
  byId("message").textContent = detail ? `${text(key)} (${detail})` : text(key);
  byId("message").hidden = false;
}

function unsay(key) {
  if (said?.key !== key) return;
  said = null;
  byId("message").hidden = true;
}

function showWords() {
  document.documentElement.lang = words();
  document.documentElement.dataset.look = look;
  byId("language").textContent = { en: "English", ru: "Русский", local: text("local") }[language];
  byId("language").setAttribute("aria-label", `${text("language")}: ${byId("language").textContent}`);
  byId("look").textContent = text(look);
  byId("look").setAttribute("aria-label", `${text("look")}: ${text(look)}`);
  byId("legend-button").textContent = text("legend");
  byId("bar").setAttribute("aria-label", text("settings"));
  byId("map").setAttribute("aria-label", settings.title);
  fillLegend(byId("legend"), look, words(), settings.tasks.length > 0 || settings.zones.features.length > 0);
  if (said) say(said.key, said.detail);
}

function toggleLegend(isOpen) {
  byId("legend").hidden = !isOpen;
  byId("legend-button").setAttribute("aria-expanded", isOpen);
}

/** Without WebGL: a picture where there is one, otherwise why there is none. */
function fallBack() {
  for (const id of ["language", "look"]) byId(id).hidden = true;
  if (!settings.picture) return say("noWebGL");
  const picture = new Image();
  picture.id = "fallback";
  picture.alt = settings.title;
  picture.src = settings.picture;
  byId("map").append(picture);
}

/** A marker, and what puts its words into the language of the page. */
function marker(className, place, sign, name, more) {
  const node = document.createElement("div");
  node.className = className;
  const head = document.createElement("b");
  const label = document.createElement("span");
  node.append(head, label);
  const popup = new maplibregl.Popup({ offset: 18, closeButton: false });
  const made = new maplibregl.Marker({ element: node, anchor: "top", offset: [0, -15] }).setLngLat(place).setPopup(popup);
  made.showWords = () => {
    head.textContent = sign();
    label.textContent = name();
    node.setAttribute("aria-label", more() ? `${name()}, ${more()}` : name());
    popup.setText(more() ? `${name()} · ${text("points")}: ${more()}` : name());
  };
  made.showWords();
  return made;
}

function markers() {
  const { start, finish, tasks } = settings;
  const isRound = start && finish && start.join() === finish.join();
  const ends = [[start, isRound ? "startAndFinish" : "start", isRound ? "⚑" : "▶"], [isRound ? null : finish, "finish", "⚑"]];
  return [
    ...ends.filter(([place]) => place).map(([place, key, sign]) => marker("end", place, () => sign, () => text(key), () => "")),
    ...tasks.map(({ place, name, points }) => marker("task", place, () => points[words()], () => name[words()], () => points[words()])),
  ];
}

/** MapLibre's own words. */
const ownWords = () => Object.fromEntries(Object.entries(TEXTS.controls).map(([key, value]) => [key, value[words()]]));

/** Controls have their words from when they were added. The one for the rider's place stays, since it may be following the rider. */
function controls(map) {
  const added = [];
  const add = () => {
    for (const [control, place] of [
      [new maplibregl.NavigationControl({ showCompass: false }), "top-right"],
      [new maplibregl.ScaleControl({ unit: "metric" }), "bottom-left"],
      [new maplibregl.AttributionControl({ compact: false }), "bottom-right"],
    ]) {
      map.addControl(control, place);
      added.push(control);
    }
  };
  add();
  map.addControl(new maplibregl.GeolocateControl({ positionOptions: { enableHighAccuracy: true }, trackUserLocation: true }), "top-right");
  return () => {
    for (const control of added.splice(0)) map.removeControl(control);
    Object.assign(map._locale ?? {}, ownWords());
    add();
    /** @type {HTMLButtonElement | null} */
    const place = document.querySelector(".maplibregl-ctrl-geolocate");
    const label = ownWords()[`GeolocateControl.${place?.disabled ? "LocationNotAvailable" : "FindMyLocation"}`];
    for (const name of ["title", "aria-label"]) place?.setAttribute(name, label);
    map.getCanvas().setAttribute("aria-label", ownWords()["Map.Title"]);
  };
}

async function start() {
  showWords();
  byId("legend-button").onclick = () => toggleLegend(byId("legend").hidden);
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") toggleLegend(false); });
  byId("message").onclick = () => unsay(said?.key);
  toggleLegend(innerWidth > 1200);
  const probe = document.createElement("canvas");
  if (!(probe.getContext("webgl2") ?? probe.getContext("webgl"))) return fallBack();
  if (!window.maplibregl) return say("noLibrary");
  maplibregl.addProtocol("archive", async ({ url }, abort) => {
    const [, zoom, x, y] = url.slice("archive://".length).split("/").map(Number);
    const data = await archive.tile(zoom, x, y, abort.signal);
    unsay("noArchive");
    return { data };
  });
  maplibregl.addProtocol("glyphs", async ({ url }) => {
    const [stack, range] = decodeURIComponent(url.slice("glyphs://".length)).split("/");
    return { data: glyphRange(stack, parseInt(range, 10)).buffer };
  });
  try { await archive.open(); } catch (error) { return say("noArchive", error.message); }
  const map = new maplibregl.Map({
    container: "map", style: styleOf(look, language, settings.zones), bounds: settings.bounds ?? archive.bounds,
    fitBoundsOptions: { padding: { top: 70, bottom: 60, left: 40, right: 60 }, maxZoom: 15 },
    hash: true, maxZoom: 19, minZoom: Math.max(archive.minZoom - 1, 0), fadeDuration: 150, attributionControl: false,
    locale: ownWords(),
    dragRotate: false, pitchWithRotate: false, touchPitch: false,
  });
  map.touchZoomRotate.disableRotation();
  byId("sources").hidden = true;
  const showControls = controls(map);
  map.on("styleimagemissing", ({ id }) => {
    const [name, of] = id.split(":");
    const picture = drawIcon(name, of, 2);
    if (picture && !map.hasImage(id)) map.addImage(id, picture, { pixelRatio: 2 });
  });
  map.on("error", ({ error, sourceId, tile }) => {
    if (error?.name !== "AbortError") say(sourceId === "map" || tile ? "noArchive" : "noDrawing", error?.message);
  });
  const placed = markers();
  for (const each of placed) each.addTo(map);
  const far = () => byId("map").classList.toggle("far", map.getZoom() < 14);
  map.on("zoom", far);
  far();
  const draw = () => map.setStyle(styleOf(look, language, settings.zones), { diff: true });
  archive.onReplaced = draw;
  function change() {
    keep();
    showWords();
    draw();
    for (const each of placed) each.showWords();
    showControls();
  }
  byId("language").onclick = () => { language = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length]; change(); };
  byId("look").onclick = () => { look = { day: "night", night: "print", print: "day" }[look]; change(); };
  window.veloquestMap = map;
}

// The archive's first bytes come while the library is still on its way.
archive.open().catch(() => {});
document.addEventListener("DOMContentLoaded", start);
