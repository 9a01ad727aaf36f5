/** The desk of the organiser: all parts of the page, and what goes from them to the server. */

import { find, make, query } from "/pages/shared/dom.js";
import { onLanguage, t } from "/pages/shared/language.js";
import { mayBeSignedIn, noteAccount } from "/pages/event/shared/account.js";
import { send as ask } from "/pages/event/shared/api.js";
import { id, key, names } from "./address.js";
import { AnswersPart } from "./answers.js";
import { API } from "./api.js";
import { points } from "./figures.js";
import { JudgeOffice } from "./judge.js";
import { LivePart } from "./live.js";
import { MessagesPart } from "./messages.js";
import { Office } from "./model.js";
import { Outbox } from "./outbox.js";
import { button } from "./parts.js";
import { codesKey, forgetToken } from "./session.js";
import { Signals } from "./signals.js";
import { officeLines, StandingsPart } from "./standings.js";

const parts = {};
/** What is being loaded. */
const loading = {};
/** Parts that are loaded when they are shown first, or when there is time. */
const later = {};
/** @type {import("./model.js").Office | import("./judge.js").JudgeOffice} */
let office;
/** @type {Outbox} */
let outbox;


/** Begins with a token, or as the `member` that an account is. `onRefused` asks to sign in when the server does not take it. */
export function start(given, member, onRefused) {
  const api = new API(`/v1/events/${encodeURIComponent(id)}`, given);
  const isJudge = member?.role === "judge";
  const whole = isJudge ? null : new Office(api, id);
  office = whole ?? new JudgeOffice(api, id);
  office.isOwner = member === null || member.role === "owner";
  outbox = new Outbox(api, id, { isThere: isJudge ? isDecided : isThere, onSent });
  outbox.on("entries", onOutbox);
  const send = (request) => outbox.send(request);
  if (whole) addParts(whole, send);
  else parts.answers = new AnswersPart(office, send);
  parts.signals = new Signals(office, outbox, { describe, discard });
  office.on("event", () => {
    if (document.body.dataset.state === "loading") ready();
    title();
  });
  office.on("connection", () => {
    const { state, error } = office.connection;
    if (state === "refused") onRefused(error);
  });
  onLanguage(title);
  addEventListener("hashchange", showPart);
  office.start();
  outbox.start();
  parts.signals.update();
}

/**
 * The parts of an organiser.
 *
 * @param {Office} whole
 * @param {(request: import("../types.js").OutboxRequest) => import("../types.js").OutboxEntry} send
 */
function addParts(whole, send) {
  parts.standings = new StandingsPart(whole, send);
  parts.live = new LivePart(whole, {
    message: async (rider) => {
      location.hash = "messages";
      await showPart();
      parts.messages.writeTo(rider);
    },
    correct: (rider) => parts.standings.correct(rider, whole.riders.get(rider)?.result),
  });
  parts.answers = new AnswersPart(whole, send);
  parts.messages = new MessagesPart(whole, send, outbox);
  later.riders = async () => new (await import("./roster.js")).RosterPart(whole);
  later.event = async () => new (await import("./event-part.js")).EventPart(whole, send, outbox, { onDeleted, forget });
}

function ready() {
  document.body.dataset.state = "ready";
  // A judge has answers and nothing else.
  query(document, "nav.tabs").hidden = !parts.live;
  showPart();
  // Later the network may be gone.
  setTimeout(() => Object.keys(later).forEach(load), 5000);
}

/** Loads a part, once; says it where that fails. */
async function load(name) {
  if (parts[name]) return;
  const note = document.querySelector(`[data-missing=${name}]`);
  try {
    loading[name] ??= later[name]();
    parts[name] = await loading[name];
    note?.remove();
  } catch {
    delete loading[name];
    if (note) return;
    find(`part-${name}`).prepend(make("div.sheet", { "data-missing": name }, make("p.alarm", { role: "alert" }, t("partMissing")),
      button(t("retry"), "load-part", showPart)));
  }
}

/** Shows the part that the address names. */
async function showPart() {
  if (document.body.dataset.state !== "ready") return;
  const wanted = names.find((name) => `#${name}` === location.hash && (parts[name] || later[name])) ?? (parts.live ? "live" : "answers");
  for (const name of names) {
    find(`part-${name}`).hidden = name !== wanted;
    const tab = query(document, `[data-tab=${name}]`);
    if (name === wanted) tab.setAttribute("aria-current", "page");
    else tab.removeAttribute("aria-current");
  }
  document.body.dataset.shown = wanted;
  await load(wanted);
  if (document.body.dataset.shown === wanted) parts[wanted]?.show();
}

function title() {
  const name = office?.event?.name;
  if (!name) return;
  find("event-name").textContent = name;
  document.title = `${name} · ${t("officeTitle")}`;
}

async function forget() {
  if (mayBeSignedIn()) {
    await ask("/v1/account/sign-out", { method: "POST", credentials: "same-origin" }).catch(() => {});
    noteAccount(false);
  }
  forgetToken(key, localStorage);
  forgetToken(codesKey(id), sessionStorage);
  location.replace(location.pathname);
}

/** The event was deleted. */
function onDeleted() {
  forgetToken(key, localStorage);
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of Object.keys(storage)) if (name.startsWith("veloquest-") && name.split(" ")[1] === id) storage.removeItem(name);
  }
  office.stop();
  document.body.dataset.state = "gone";
  query(document, "nav.tabs").hidden = true;
  for (const name of names) find(`part-${name}`).hidden = true;
  find("gone").hidden = false;
  find("connection").hidden = true;
}

// ---- What is on its way

function onOutbox() {
  parts.signals?.update();
  parts.messages?.update();
  parts.event?.update();
}

/** The server has what was sent. */
function onSent(entry, answer) {
  entry.sentAt = Date.now();
  if (entry.kind === "setting" && answer?.event) office.event = answer;
  if (entry.kind === "setting") {
    office.changed("event");
    office.want("event");
    office.want("standings");
  }
  if (entry.kind === "judged") office.want("answers");
  if (["adjusted", "disqualified", "judged"].includes(entry.kind)) {
    office.want("standings");
    parts.standings?.readDecisions();
  }
  onOutbox();
}

/** Whether the server has what was sent before, although its answer was lost. */
async function isThere({ kind, json, created }) {
  const since = created + office.ahead - 60_000;
  if (kind === "message") return parts.messages.wasSaid(json, since);
  if (kind === "setting") return false;
  const lines = await officeLines(office.api);
  return lines.some((line) => line.type === kind && line.rider === json.rider && line.time >= since
    && (line.reason ?? "") === (json.reason ?? "") && (kind !== "adjusted" || line.thousandths === Math.round(json.points * 1000))
    && (kind !== "judged" || (line.task === json.task && line.answer === json.answer && line.accepted === json.accepted)));
}

/** Whether an answer that a judge decided waits no longer. */
async function isDecided({ json }) {
  return !(await office.api.json("/answers")).some(({ answer }) => answer === json.answer);
}

function discard(entry) {
  outbox.discard(entry);
  if (entry.kind === "judged") parts.answers.onDiscard(entry);
}

/** What an entry of the outbox is, in words. */
function describe({ kind, json }) {
  const name = json.rider ? office.nameOf(json.rider) : t("toEverybody");
  const task = office.quest?.tasks.find((each) => each.id === json.task)?.name ?? json.task;
  return {
    judged: () => t(json.accepted ? "outboxAccepted" : "outboxRejected", { name, task }),
    adjusted: () => t("outboxAdjusted", { name, value: points(json.points, true), reason: json.reason }),
    disqualified: () => t("outboxOut", { name, reason: json.reason }),
    message: () => t("outboxMessage", { name, text: json.text }),
    setting: () => t("outboxSetting", { what: Object.keys(json).map((member) => t(`member_${member}`)).join(", ") }),
  }[kind]();
}
