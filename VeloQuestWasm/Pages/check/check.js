/** The page that checks GeoJSON: brings file, engine, list, text and map together. */

import { acceptDrops, announce, find, make, query, queryAll, save } from "../shared/dom.js";
import { language, localized, onLanguage, size, startLanguage, t } from "../shared/language.js";
import { Store } from "../shared/store.js";
import { Checker } from "./checker.js";
import { Filters } from "./filters.js";
import { FindingList } from "./finding-list.js";
import { TextView } from "./text-view.js";
import { MapPanel } from "./map-panel.js";
import { sarif } from "./sarif.js";

const weights = { note: 1, warning: 2, error: 3 };
const most = 1_000_000_000;

startLanguage("title");

/** What is shown. */
class CheckPage extends Store {
  /** @type {{name: string, blob: Blob} | null} */
  file = null;
  /** @type {import("../../veloquest.js").Finding[] | null} What was found in it. */
  findings = null;
  /** @type {{rows: number, lines: number, bytes: number} | null} What its text is. */
  facts = null;
  /** @type {any} What its geometries are. */
  drawn = null;
  /** @type {import("../../veloquest.js").Finding | null} */
  selected = null;
  /** @type {Blob[]} Earlier versions of the file to go back to. */
  history = [];
  wasCancelled = false;

  /** The file that is open. */
  get opened() {
    if (!this.file) throw new Error("no file is open");
    return this.file;
  }
}

const page = new CheckPage();
page.on(["file", "findings", "facts", "drawn"], show);
const excerpts = new WeakMap();

const checker = new Checker(showPhase);
const textView = new TextView((from, count) => checker.document.call("rows", { from, count, selected: page.selected?.bytes }));
const map = new MapPanel(pickFeature);
const list = new FindingList({ select, fix: fixOne, show: showView, excerpt: (finding) => excerpts.get(finding) });
const filters = new Filters(showFindings);

/** Takes another file; its name is shown and used for saving. */
async function open(name, blob, before = []) {
  if (blob.size > most) {
    problem(t("tooLarge", { size: size(blob.size) }));
    document.body.classList.remove("empty");
    return;
  }
  document.body.classList.remove("empty");
  page.file = { name, blob };
  page.history = before;
  await examine();
}

/** Reads, checks and draws the file as it is now. `known` findings need no check. */
async function examine(known = null) {
  problem("");
  [page.findings, page.facts, page.drawn, page.selected, page.wasCancelled] = [null, null, null, null, false];
  const { blob } = page.opened;
  page.changed("file");
  try {
    const facts = await checker.open(blob);
    textView.open(facts.rows);
    page.set({ facts });
    const drawing = checker.document.call("scan").then((result) => {
      if (page.file?.blob !== blob) return;
      map.open(checker.document, result.bounds);
      page.set({ drawn: result });
    });
    /** @type {import("../../veloquest.js").Finding[]} */
    const findings = known ?? await checker.check(blob, filters.options);
    page.findings = findings;
    const marks = findings.filter(({ bytes }) => bytes).map(({ bytes, severity }) => [...(bytes ?? []), weights[severity]]);
    await Promise.all([drawing, checker.document.call("findings", marks)]);
    announce(findings.length > 0 ? t("found", counts()) : t("clean"));
  } catch (error) {
    onError(error);
  }
  if (page.file?.blob !== blob) return;
  page.changed("findings");
  map.redraw();
  textView.update();
}

/** Runs an action of the reader, and says why it failed. */
function onError(error) {
  if (error.code === "cancelled") {
    page.wasCancelled = true;
    announce(t("cancelled"));
    problem(t("cancelled"));
  } else {
    problem(t("failed", { message: error.text ? localized(error.text) : error.message }));
  }
}

function counts() {
  const of = (severity) => (page.findings ?? []).filter((finding) => finding.severity === severity).length;
  return { errors: of("error"), warnings: of("warning"), notes: of("note") };
}

/** Replaces the file by a changed one, to which `undo` returns. */
async function replace(blob, remaining, said) {
  page.history.push(page.opened.blob);
  page.file = { ...page.opened, blob };
  await examine(remaining);
  if (page.findings) announce(`${said}. ${page.findings.length > 0 ? t("found", counts()) : t("clean")}`);
}

async function fixAll() {
  try {
    const { blob, fixed, remaining } = await checker.fix(page.opened.blob, filters.options);
    await replace(blob, remaining, t("fixedAll", { count: fixed }));
  } catch (error) {
    onError(error);
  } finally {
    page.changed("file");
  }
}

/** Makes the edits of one finding. The file is put together of its parts, of which none is copied. */
async function fixOne({ fix }) {
  const parts = [];
  let at = 0;
  for (const { bytes, replacement } of fix.edits) {
    parts.push(page.opened.blob.slice(at, bytes[0]), replacement);
    at = bytes[1];
  }
  parts.push(page.opened.blob.slice(at));
  await replace(new Blob(parts, { type: "application/geo+json" }), null, t("fixedOne"));
}

async function select(finding) {
  page.selected = finding;
  if (!finding?.bytes) {
    map.select(-1);
    textView.update();
    return;
  }
  const place = await checker.document.call("locate", finding.bytes).catch(() => null);
  if (!place || page.selected !== finding) return;
  const isNew = !excerpts.has(finding);
  excerpts.set(finding, place.excerpt);
  if (isNew) list.update();
  textView.reveal(place.row);
  map.select(place.feature, place.box);
}

/** Shows the Feature that was clicked on the map, and opens the first finding about it. */
async function pickFeature(hit) {
  if (!hit) {
    map.select(-1);
    return;
  }
  const about = filters.chosen(page.findings ?? []).find(({ bytes }) => bytes && bytes[0] >= hit.start && bytes[0] < hit.end);
  if (about) {
    list.reveal(about);
    await select(about);
  } else {
    page.selected = null;
    const place = await checker.document.call("locate", [hit.start, hit.start + 1]).catch(() => null);
    if (place) textView.reveal(place.row);
  }
  map.select(hit.feature, null);
  find("map-note").textContent = t("featureNumber", { number: hit.feature + 1 });
}

function showView(view) {
  find("panes").dataset.shown = view;
  for (const button of queryAll(document, "#tabs button")) button.setAttribute("aria-pressed", String(button.dataset.view === view));
  textView.update();
}

function showPhase(phase, values) {
  find("busy").hidden = !phase;
  if (!phase) return;
  find("phase").textContent = t(phase, values);
  find("cancel").hidden = phase === "reading";
}

function problem(text) {
  find("problem").textContent = text;
  find("problem").hidden = text === "";
}

/** Everything but the list, the text and the map. */
function show() {
  const { file, facts, drawn } = page;
  if (!file) return;
  find("name").textContent = file.name;
  const about = facts ? [t("facts", { size: size(facts.bytes), lines: facts.lines })] : [size(file.blob.size)];
  if (drawn?.shapes > 0) about.push(t("shapes", { features: drawn.features, positions: drawn.positions }));
  find("facts").textContent = about.join(" · ");
  find("map-note").textContent = drawn ? (drawn.bounds ? "" : t("nothingDrawn")) : "";
  find("map-note").hidden = false;
  const fixable = (page.findings ?? []).filter(({ fix }) => fix).length;
  find("fix-all", HTMLButtonElement).disabled = fixable === 0;
  find("fix-all").textContent = fixable > 0 ? t("fixAll", { count: fixable }) : t("nothingToFix");
  find("undo").hidden = page.history.length === 0;
  find("save-sarif", HTMLButtonElement).disabled = !page.findings;
  filters.show(page.findings ?? []);
  showFindings();
}

function showFindings() {
  const { findings, wasCancelled, selected } = page;
  const chosen = filters.chosen(findings ?? []);
  find("list").hidden = chosen.length === 0;
  find("clean").hidden = chosen.length > 0 || (!findings && !wasCancelled);
  query(find("clean"), ".tick").hidden = !findings || findings.length > 0;
  find("clean-text").textContent = !findings ? t("unchecked") : findings.length === 0 ? t("clean") : t("filtered");
  list.show(chosen, selected);
}

function savedName(ending) {
  const { name } = page.opened;
  const stem = name.replace(/\.[^.]*$/, "");
  return ending ? `${stem}${ending}` : page.history.length > 0 ? name.replace(/(\.[^.]*)?$/, "-fixed$1") : name;
}

function choosePasted(text) {
  if (text.trim() !== "") open(t("pastedName"), new Blob([text], { type: "application/geo+json" }));
}

find("choose").addEventListener("click", () => find("file").click());
find("another").addEventListener("click", () => {
  checker.cancel();
  page.file = null;
  find("busy").hidden = true;
  document.body.classList.add("empty");
  find("choose").focus();
});
find("file").addEventListener("change", () => {
  const input = find("file", HTMLInputElement);
  const chosen = input.files?.[0];
  if (chosen) open(chosen.name, chosen);
  input.value = "";
});
find("paste").addEventListener("click", () => find("paste-dialog", HTMLDialogElement).showModal());
find("paste-check").addEventListener("click", () => {
  find("paste-dialog", HTMLDialogElement).close();
  choosePasted(find("pasted", HTMLTextAreaElement).value);
  find("pasted", HTMLTextAreaElement).value = "";
});
find("example").addEventListener("click", async () => {
  const response = await fetch("example/oak.geojson");
  open("oak.geojson", await response.blob());
});
find("fix-all").addEventListener("click", fixAll);
find("undo").addEventListener("click", async () => {
  const blob = page.history.pop();
  if (!blob) return;
  page.file = { ...page.opened, blob };
  await examine();
  announce(t("undone"));
});
find("save-file").addEventListener("click", () => save(savedName(), page.opened.blob, "application/geo+json"));
find("save-sarif").addEventListener("click", () => {
  const log = sarif(page.opened.name, page.findings ?? [], checker.rules, checker.version);
  save(savedName(".sarif"), JSON.stringify(log, null, 2), "application/sarif+json");
});
find("cancel").addEventListener("click", () => checker.cancel());
find("lint").addEventListener("change", () => page.file && examine());
for (const button of queryAll(document, "#tabs button")) button.addEventListener("click", () => showView(button.dataset.view));
acceptDrops(([dropped]) => open(dropped.name, dropped));
addEventListener("paste", (event) => {
  const { target, clipboardData } = event;
  if (!clipboardData || (target instanceof Element && target.closest("dialog, input"))) return;
  const [pasted] = clipboardData.files;
  if (pasted) open(pasted.name, pasted);
  else choosePasted(clipboardData.getData("text"));
});

function showPromises() {
  find("promises").replaceChildren(...["promise1", "promise2", "promise3"].map((key) => make("li", {}, t(key))));
}
showPromises();
onLanguage(() => {
  showPromises();
  // What was found has no texts in a language that the engine loaded later.
  if (page.findings?.some(({ message }) => !(language() in message))) examine();
  show();
  list.update();
  map.redraw();
});
