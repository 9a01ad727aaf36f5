/**
 * The operator's page: all events of the server, and a new one from a quest file.
 *
 * The operator's token is typed, or comes in the fragment; it is kept until the tab is closed.
 */

import { announce, find, findOptional, make } from "/pages/shared/dom.js";
import { onLanguage, startLanguage, t } from "/pages/shared/language.js";
import { Store } from "/pages/shared/store.js";
import { API, words } from "../office/api.js";
import { clock } from "../office/figures.js";
import { alarm, busy, button, complain, copy, field, findingList, questInput } from "../office/parts.js";
import { QuestReader } from "../office/quest-reader.js";
import { forgetToken, keepToken, officeKey, operatorKey, takeToken, tokenOf } from "../office/session.js";

const reader = new QuestReader();
let api = null;
/** What the page shows. */
class EventsPage extends Store {
  /** @type {any[]} The events of the server. */
  events = [];
  /** @type {ChosenFile | null} The file that was chosen. */
  chosen = null;
  /** @type {{event: string, name: string, token: string, link: string} | null} The event made last, until its link is put away. */
  made = null;
}

/** @typedef {{name: string, bytes: ArrayBuffer, state: string | null, reading?: import("../types.js").QuestCheck}} ChosenFile */

const page = new EventsPage();
page.on("events", showList);
page.on("chosen", showFindings);
page.on("made", showMade);
const latin = ["a", "b", "v", "g", "d", "e", "e", "zh", "z", "i", "y", "k", "l", "m", "n", "o", "p", "r", "s", "t", "u", "f", "kh", "ts",
  "ch", "sh", "shch", "", "y", "", "e", "yu", "ya"];

const token = takeToken(operatorKey, sessionStorage);
startLanguage("eventsTitle");
onLanguage(showAll);
find("sign-in-form").addEventListener("submit", (event) => {
  event.preventDefault();
  open(tokenOf(find("sign-in-token", HTMLInputElement).value));
});
find("forget").addEventListener("click", () => {
  forgetToken(operatorKey, sessionStorage);
  location.replace(location.pathname);
});
addEventListener("beforeunload", (event) => page.made && event.preventDefault());
if (token) open(token);
else find("sign-in-token").focus();

/** Begins with a token, if the server takes it. */
async function open(given) {
  api = new API("/v1", given);
  complain("sign-in-error", null);
  try {
    page.events = (await api.json("/events")).events;
  } catch (error) {
    return signIn(error);
  }
  keepToken(operatorKey, sessionStorage, given);
  find("sign-in").hidden = true;
  find("desk").hidden = false;
  find("forget").hidden = false;
  document.body.dataset.state = "ready";
  return showAll();
}

function signIn(error) {
  if (error.code === "unauthorized" || error.code === "forbidden") forgetToken(operatorKey, sessionStorage);
  document.body.dataset.state = "sign-in";
  find("sign-in").hidden = false;
  find("desk").hidden = true;
  complain("sign-in-error", error);
  find("sign-in-token").focus();
}

function showAll() {
  if (document.body.dataset.state !== "ready") return;
  showList();
  showForm();
  showMade();
}

async function readList() {
  try {
    page.set({ events: (await api.json("/events")).events });
    complain("list-error", null);
  } catch (error) {
    complain("list-error", error);
  }
}

function showList() {
  const rows = [...page.events].sort((a, b) => b.created - a.created).map(({ event, name, state, riders, created }) => {
    const path = `/e/${encodeURIComponent(event)}`;
    return make("li.row.between", { "data-event": event },
      make("span.grow", {}, make("b", {}, name), make("br"),
        make("span.small.faint", {}, `${event} · ${t(`state_${state}`)} · ${t("listRiders", { count: riders })} · ${clock(created)}`)),
      make("span.row", {},
        make("a.button", { href: `${path}/office` }, t("listOffice")), make("a.button", { href: `${path}/live` }, t("listLive"))));
  });
  find("events-list").replaceChildren(...(rows.length > 0 ? rows : [make("li.faint", {}, t("listNone"))]));
}

function showForm() {
  const kept = {
    id: findOptional("new-id", HTMLInputElement)?.value ?? "", name: findOptional("new-name", HTMLInputElement)?.value ?? "",
  };
  const file = questInput("new-file", check);
  const lead = make("p.small.faint", { id: "new-address" });
  const address = () => {
    const id = find("new-id", HTMLInputElement).value || "…";
    lead.textContent = t("newIdLead", { address: `${location.origin}/e/${id}` });
  };
  find("new-event").replaceChildren(
    make("div.row", {}, button(t("editionChoose"), "choose-quest", () => file.click()), file),
    make("div", { id: "new-findings", role: "status" }),
    field(t("eventName"), { type: "text", id: "new-name", required: true, maxlength: 200, autocomplete: "off" }),
    field(t("newId"), { type: "text", id: "new-id", required: true, maxlength: 64, pattern: "[A-Za-z0-9._\\-]+", title: t("idRule"),
      autocomplete: "off", autocapitalize: "off", spellcheck: "false", oninput: address }),
    lead, alarm("new-error"),
    make("button.main", { type: "submit", "data-do": "create" }, t("create")));
  find("new-id", HTMLInputElement).value = kept.id;
  find("new-name", HTMLInputElement).value = kept.name;
  address();
  showFindings();
}

find("new-event").addEventListener("submit", (event) => {
  event.preventDefault();
  create(find("new-event").querySelector("[data-do=create]"));
});

async function check(file) {
  /** @type {ChosenFile} */
  const checked = { name: file.name, bytes: await file.arrayBuffer(), state: "checking" };
  complain("new-error", null);
  page.set({ chosen: checked });
  try {
    checked.reading = await reader.check(checked.bytes);
    checked.state = checked.reading.quest ? "checkedGood" : "checkedBad";
  } catch (error) {
    checked.state = null;
    complain("new-error", t("engineMissing", { detail: error.text ? words(error) : String(error.message) }));
  }
  const { quest } = checked.reading ?? {};
  const [name, id] = [find("new-name", HTMLInputElement), find("new-id", HTMLInputElement)];
  if (quest && !name.value) name.value = quest.title ?? "";
  if (quest && !id.value) id.value = identifier(quest.identifier ?? quest.title ?? file.name);
  id.dispatchEvent(new Event("input"));
  page.changed("chosen");
}

function showFindings() {
  if (!page.chosen) return find("new-findings").replaceChildren();
  const { name, state, reading } = page.chosen;
  return find("new-findings").replaceChildren(
    state ? make("p", {}, t(state, { name })) : "",
    reading?.quest ? make("p", {}, t("newFound", { title: reading.quest.title ?? "", count: reading.quest.tasks.length })) : "",
    reading ? findingList(reading.findings, "new") : "");
}

async function create(pressed) {
  const { chosen } = page;
  if (!chosen) return complain("new-error", t("newNoFile"));
  if (chosen.reading && !chosen.reading.quest) return complain("new-error", t("checkedBad", { name: chosen.name }));
  const [id, name] = [find("new-id", HTMLInputElement).value.trim(), find("new-name", HTMLInputElement).value.trim()];
  const { bytes } = chosen;
  return busy(pressed, async () => {
    try {
      const path = `/events?id=${encodeURIComponent(id)}&name=${encodeURIComponent(name)}`;
      const answer = await api.json(path, { method: "POST", body: bytes, type: "application/geo+json", seconds: 180 });
      page.made = { event: answer.event, name, token: answer.token, link: new URL(answer.office, location.origin).href };
      page.chosen = null;
      for (const input of ["new-id", "new-name"]) find(input, HTMLInputElement).value = "";
      showForm();
      page.changed("made");
      announce(t("createdTitle", { name }));
      await readList();
    } catch (error) {
      complain("new-error", error.code === "exists" ? t("newExists") : error);
    }
  });
}

/** Shows the organiser's link, once. */
function showMade() {
  const place = find("created");
  if (!page.made) {
    delete place.dataset.event;
    return place.replaceChildren();
  }
  const { event, name, link, token: given } = page.made;
  place.dataset.event = event;
  place.replaceChildren(make("div.fields", {},
    make("h3", {}, t("createdTitle", { name })), make("p", {}, t("createdLead")),
    make("div.row", {}, make("input", { type: "text", id: "created-link", readonly: true, value: link, "aria-label": t("link") }),
      button(t("copyLink"), "copy-link", () => copy(link, find("created-link")), { look: "main" })),
    make("div.row", {},
      make("a.button", { id: "created-open", href: `/e/${encodeURIComponent(event)}/office`, target: "_blank",
        onclick: () => keepToken(officeKey(event), localStorage, given) }, t("createdOpen")),
      button(t("createdDone"), "created-done", () => {
        page.set({ made: null });
      }))));
  return place.scrollIntoView({ block: "nearest" });
}

/** A name for addresses, from a title: Russian letters are written in Latin ones. */
function identifier(title) {
  const russian = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя";
  const letters = [...title.toLowerCase()].map((letter) => latin[russian.indexOf(letter)] ?? letter).join("");
  return letters.replace(/\.(geo)?json$/, "").normalize("NFKD").replace(/\p{M}/gu, "").replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "").slice(0, 40);
}
