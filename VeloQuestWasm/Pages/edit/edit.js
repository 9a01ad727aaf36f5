/** The quest editor: brings file, map, form, findings and text together. */

import { acceptDrops, announce, find, make, queryAll } from "../shared/dom.js";
import { language, onLanguage, startLanguage, t } from "../shared/language.js";
import { EditedDocument, emptyQuest } from "./document.js";
import { Drafts } from "./drafts.js";
import { EditMap } from "./edit-map.js";
import { chooseFile, saveFile } from "./files.js";
import { FindingsPanel } from "./findings-panel.js";
import { Form } from "./form.js";
import { lineAndColumn } from "./json-tree.js";
import { EventLink, offerQuest, publish } from "./event-link.js";
import { listenToKeys } from "./keys.js";
import { find as findThing } from "./quest-view.js";
import * as edits from "./quest-edits.js";
import { TextPane } from "./text-pane.js";
import { Store } from "../shared/store.js";

startLanguage("title");

/** What the page shows, beside the file itself. */
class EditPage extends Store {
  /** @type {string | null} The key of what is selected. */
  selected = null;
  /** @type {any} The file's handle, where the browser lets pages write files. */
  handle = null;
  /** Whether the draft could be kept. */
  isKept = true;
}

const page = new EditPage();
page.on("isKept", show);
/** @type {Promise<unknown> | null} */
let mapOpened = null;

const edited = new EditedDocument();
const drafts = await Drafts.open();
const link = new EventLink();
const textPane = new TextPane(edited, step);
const map = new EditMap({
  select, move, place, problem: (error) => problem(t("noTiles", { message: error.message })),
  zone: (corners) => {
    const name = t("zoneNumber", { number: edited.view.zones.length + 1 });
    edited.apply(edits.addZone(edited.view, edited.manner, name, corners), "map");
    select(`zone:${edited.view.features.items.length - 1}`, "field");
  },
  moveCorner: (ring, index, lon, lat) => edited.apply(edits.moveCorner(ring, index, lon, lat), "map"),
  addCorner: (ring, index, lon, lat) => edited.apply(edits.addCorner(edited.manner, ring, index, lon, lat), "map"),
  removeCorner: (ring, index) => edited.apply(edits.removeCorner(edited.manner, ring, index), "map"),
});
const form = new Form(edited, {
  select, move, goTo, remove, showText, put: () => map.use("thing"), read: (thing, key) => edits.read(edited.view, thing, key),
  set: (thing, key, value) => edited.apply(edits.write(edited.view, edited.manner, thing, key, value), "form", `${page.selected}:${key}`),
});
const panel = new FindingsPanel(edited, {
  goTo: (finding) => goTo(finding, false), onFindings: () => form.update(panel.findings), showText: showFindingText,
  showMap: () => {
    map.reveal(findThing(edited.view, page.selected));
    showView("form");
  },
});

/** Everything that follows from another text. Who made the change shows it already. */
function onText() {
  const { origin } = edited;
  if (origin === "open") {
    page.selected = null;
    panel.clear();
    document.body.classList.remove("empty");
    // The map comes with the first file.
    mapOpened ??= link.ground().then((ground) => map.open(...ground)).catch((error) => problem(t("failed", { message: error.message })));
  }
  if (edited.view && page.selected && !findThing(edited.view, page.selected)) page.selected = null;
  showBroken();
  const { broken } = edited;
  for (const button of queryAll(document, "#tools button", HTMLButtonElement)) button.disabled = Boolean(broken);
  // While a text is no JSON for a moment, the map goes on showing what it was.
  if (edited.view || origin === "open") map.show(edited.view, page.selected);
  if (origin !== "form") form.show(page.selected);
  if (origin !== "text") textPane.update();
  if (origin === "open") {
    map.fit();
    if (broken) showText(null, broken.at);
    else showView("form");
  }
  show();
  panel.check(origin === "open" ? 0 : 250);
  keep();
}

async function keep() {
  page.set({ isKept: await drafts.write({ ...edited.draft, handle: page.handle }) });
}

/** Says where a text is no JSON, and leads there. */
function showBroken() {
  const { broken } = edited;
  problem("");
  if (!broken) return;
  problem(t("broken", { ...lineAndColumn(edited.text, broken.at), reason: t(`broken${broken.reason}`) }));
  find("problem").append(" ", make("button", { type: "button", id: "to-place", onclick: () => showText(null, broken.at) }, t("toPlace")));
}

/** Goes to the place of a finding: on the map what it is about, else in the text. */
function goTo(finding, isFromForm = true) {
  panel.opened = finding;
  const feature = /^\/features\/(\d+)/.exec(finding.pointer ?? "")?.[1];
  const key = feature && ["task", "zone"].map((kind) => `${kind}:${feature}`).find((one) => findThing(edited.view, one));
  const end = ["start", "finish"].find((role) => findThing(edited.view, role)?.feature === Number(feature)
    || finding.pointer?.startsWith(`/quest/${role}`));
  const target = key ?? end;
  if (target && !isFromForm) {
    page.selected = target;
    map.show(edited.view, page.selected);
    form.show(page.selected);
    form.update(panel.findings);
    map.reveal(findThing(edited.view, page.selected));
  }
  if (isFromForm || !target) showFindingText();
  else if (finding.range) textPane.reveal(...finding.range);
}

function showFindingText() {
  const { opened } = panel;
  if (!opened?.range) return;
  showView("text");
  textPane.reveal(...opened.range);
}

function showText(thing, at) {
  showView("text");
  const { start, end } = thing?.node ?? thing?.coordinates ?? { start: at, end: at + 1 };
  textPane.reveal(start, end);
}

/**
 * Selects something.
 *
 * @param {string | null} key
 * @param {"field" | "pane" | null} focus where the reader is put; `null` for nowhere
 */
function select(key, focus = null) {
  page.selected = key;
  map.show(edited.view, page.selected);
  form.show(page.selected);
  form.update(panel.findings);
  if (key) map.reveal(findThing(edited.view, key));
  if (key || focus) showView("form");
  if (focus) form.focus(focus);
}

function move(thing, lon, lat, merge = "") {
  edited.apply(edits.move(edited.manner, thing, lon, lat), merge ? "form" : "map", merge);
}

/** Puts something new on the map, or what is selected and has no place. */
function place(tool, lon, lat) {
  const { view, manner } = edited;
  const thing = tool === "thing" ? findThing(view, page.selected) : view[tool];
  if (thing) {
    edited.apply(edits.move(manner, thing, lon, lat), "map");
    select(page.selected && tool === "thing" ? page.selected : tool);
  } else if (tool === "task") {
    edited.apply(edits.addTask(view, manner, t("taskNumber", { number: view.tasks.length + 1 }), lon, lat), "map");
    select(`task:${edited.view.features.items.length - 1}`, "field");
  } else if (tool !== "thing") {
    edited.apply(edits.addEnd(view, manner, tool, lon, lat), "map");
    select(tool);
  }
}

function remove(thing) {
  page.selected = null;
  edited.apply(edits.remove(edited.view, edited.manner, thing), "map");
  announce(t("removed"));
  find("form-pane").focus();
}

function showView(view) {
  for (const button of queryAll(document, "#tabs button")) button.setAttribute("aria-pressed", String(button.dataset.view === view));
  for (const name of ["form", "findings", "text"]) find(`${name}-pane`).hidden = name !== view;
  if (view === "findings") panel.update();
}

function problem(text, where = "problem") {
  find(where).textContent = text;
  find(where).hidden = text === "";
}

function show() {
  find("name").textContent = edited.name;
  find("state").textContent = edited.isChanged ? t(page.isKept ? "changed" : "notKept") : t(edited.canUndo ? "saved" : "unchanged");
  find("state").dataset.kept = String(page.isKept);
  find("undo", HTMLButtonElement).disabled = !edited.canUndo;
  find("redo", HTMLButtonElement).disabled = !edited.canRedo;
  find("publish").hidden = !link.isOpen;
}

/** Asks before changes that are in no file are left. */
async function mayLeave() {
  if (!edited.isChanged) return true;
  find("confirm-text").textContent = t("replaceDraft", { name: edited.name });
  find("confirm", HTMLDialogElement).returnValue = "";
  find("confirm", HTMLDialogElement).showModal();
  await new Promise((resolve) => find("confirm").addEventListener("close", resolve, { once: true }));
  return find("confirm", HTMLDialogElement).returnValue === "yes";
}

async function open(file, fileHandle = null) {
  try {
    if (!(await mayLeave())) return;
    page.handle = fileHandle;
    edited.open(file.name, new Uint8Array(await file.arrayBuffer()));
    problem("", "welcome-problem");
  } catch (error) {
    const text = error instanceof RangeError ? t("notText") : t("failed", { message: error.message });
    problem(text, document.body.classList.contains("empty") ? "welcome-problem" : "problem");
  }
}

/** Goes on with a draft. */
function restore(draft) {
  page.handle = draft.handle ?? null;
  edited.restore(draft);
}

/** Offers to go on with a file. */
function offer(name) {
  find("continue").hidden = false;
  find("continue").textContent = t("continueDraft", { name });
}

async function save() {
  try {
    await saveFile(edited.name, edited.bytes, page.handle);
    edited.markSaved();
    announce(t("saved"));
    keep();
  } catch (error) {
    if (error.name !== "AbortError") problem(t("failed", { message: error.message }));
  }
}

function step(name) {
  if (!edited[name]()) return;
  form.update(panel.findings);
  announce(t(name === "undo" ? "undone" : "redone"));
}

edited.on("text", onText);
find("choose").addEventListener("click", async () => {
  const chosen = await chooseFile().catch((error) => problem(t("failed", { message: error.message }), "welcome-problem"));
  if (chosen) open(chosen.file, chosen.handle);
});
find("file").addEventListener("change", () => {
  const input = find("file", HTMLInputElement);
  if (input.files?.[0]) open(input.files[0]);
  input.value = "";
});
find("new").addEventListener("click", async () => {
  await open(new File([emptyQuest], t("newName")));
  form.focus();
});
find("example").addEventListener("click", async () => {
  const response = await fetch("example/old-town.geojson");
  open(new File([await response.blob()], "old-town.geojson"));
});
offerQuest(link, { open, fail: (text) => problem(text, "welcome-problem") });
find("another").addEventListener("click", () => {
  document.body.classList.add("empty");
  offer(edited.name);
  find("choose").focus();
});
find("continue").addEventListener("click", () => {
  if (edited.name) document.body.classList.remove("empty");
  else restore(latest);
});
find("undo").addEventListener("click", () => step("undo"));
find("redo").addEventListener("click", () => step("redo"));
find("save").addEventListener("click", save);
find("publish").addEventListener("click", () => publish(link, edited.bytes, {
  tell: (text) => announce((find("state").textContent = text)),
  fail: (text) => {
    show();
    problem(text);
  },
}));
find("tiles").addEventListener("click", () => find("tiles-file").click());
find("tiles-file").addEventListener("change", () => {
  const input = find("tiles-file", HTMLInputElement);
  if (input.files?.[0]) map.open(input.files[0]);
  input.value = "";
});
for (const button of queryAll(document, "#tabs button")) button.addEventListener("click", () => showView(button.dataset.view));
listenToKeys({
  step, save, mapKey: (event) => map.key(event),
  remove: () => page.selected && remove(findThing(edited.view, page.selected)), leave: () => page.selected && select(null),
});
acceptDrops(([dropped]) => (/\.pmtiles$/i.test(dropped.name) ? map.open(dropped) : open(dropped)));
onLanguage(() => {
  if (!edited.name) return;
  showBroken();
  form.show(page.selected);
  show();
  panel.show();
  // What was found has no texts in a language that the engine loaded later.
  if (panel.findings.some(({ message }) => !(language() in message))) panel.check(0);
  form.update(panel.findings);
  map.update();
});

const own = await drafts.own();
const latest = own ? null : await drafts.latest();
if (own) restore(own);
else if (latest) offer(latest.name);
drafts.tidy().catch(() => {});
document.body.dataset.ready = "true";
