/** Pieces that all parts of the office use: fields, buttons, dialogs, lists of findings, files. */

import { announce, find, focusFirst, make } from "/pages/shared/dom.js";
import { localized, t } from "/pages/shared/language.js";
import { words } from "./api.js";

/**
 * A field with its label above. `properties` are attributes of the field.
 *
 * @param {string} label
 * @param {Record<string, any>} properties
 */
export function field(label, properties, tag = "input") {
  return make("label.field", {}, make("span", {}, label), make(tag, properties));
}

/**
 * A button that does something by name (`data-do`).
 *
 * @param {string} text
 * @param {string} action
 * @param {(event: MouseEvent) => any} onclick
 * @param {Record<string, any>} properties
 */
export function button(text, action, onclick, properties = {}) {
  const { look = "", ...rest } = properties;
  return make("button", { class: look || null, type: "button", "data-do": action, onclick, ...rest }, text);
}

/** A check box with its text. */
export function tick(text, properties) {
  return make("label.tick", {}, make("input", { type: "checkbox", ...properties }), make("span", {}, text));
}

/**
 * What opens the choice of a quest file; a button clicks it. The browser's own button would not speak the page's language.
 *
 * @param {string} id
 * @param {(file: File) => void} take
 */
export function questInput(id, take) {
  const input = make("input.unseen", {
    type: "file", id, accept: ".geojson,.json,application/geo+json,application/json", tabindex: "-1", "aria-hidden": "true",
    onchange: () => input.files?.[0] && take(input.files[0]),
  });
  return input;
}

/** A heading and a sentence about what is below. */
export function heading(title, lead) {
  return [make("h3", {}, title), ...(lead ? [make("p.faint", {}, lead)] : [])];
}

/** Where a form says what went wrong. */
export function alarm(id) {
  return make("p.alarm", { id, role: "alert", hidden: true });
}

/** Says in a form what went wrong; nothing hides it. */
export function complain(id, error) {
  const place = find(id);
  place.hidden = !error;
  place.textContent = !error ? "" : typeof error === "string" ? error : words(error);
}

/**
 * Keeps a button pressed while something goes on.
 *
 * @template Result
 * @param {EventTarget | null} element
 * @param {() => Promise<Result> | Result} action
 * @returns {Promise<Result | undefined>}
 */
export async function busy(element, action) {
  if (!(element instanceof HTMLButtonElement)) throw new TypeError("not a button");
  if (element.getAttribute("aria-busy") === "true") return undefined;
  element.setAttribute("aria-busy", "true");
  element.disabled = true;
  try {
    return await action();
  } finally {
    element.removeAttribute("aria-busy");
    element.disabled = false;
  }
}

/**
 * Shows the dialog.
 *
 * @param {string} name of `data-dialog`
 * @param {string} title
 * @param {import("/pages/types.js").Child[]} content
 * @param {{text: string, look?: string, run: (button: HTMLButtonElement) => any}} [confirm] closes the dialog, unless `run` gives `false`
 *   or throws
 */
export function ask(name, title, content, confirm) {
  const dialog = find("dialog", HTMLDialogElement);
  dialog.dataset.dialog = name;
  const error = make("p.alarm", { role: "alert", hidden: true });
  const form = make("form", { method: "dialog" },
    make("h2", { id: "dialog-title" }, title), ...content, error,
    make("div.row.end", {},
      button(t(confirm ? "cancel" : "close"), "cancel", () => dialog.close()),
      confirm ? make("button", { class: confirm.look ?? "main", type: "submit", "data-do": "confirm" }, confirm.text) : null));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const pressed = form.querySelector("button[data-do=confirm]");
    if (!confirm || !(pressed instanceof HTMLButtonElement)) return dialog.close();
    try {
      const done = await busy(pressed, () => confirm.run(pressed));
      if (done !== false) dialog.close();
    } catch (problem) {
      error.hidden = false;
      error.textContent = words(problem);
    }
  });
  dialog.replaceChildren(form);
  if (!dialog.open) dialog.showModal();
  focusFirst(form, "input:not([type=checkbox]), textarea, select", "[data-do=cancel]");
  return dialog;
}

/** The findings about a quest, errors first, as `questctl validate` has them. */
export function findingList(findings, name) {
  const order = { error: 0, warning: 1, note: 2 };
  const sorted = [...findings].sort((a, b) => order[a.severity] - order[b.severity]).slice(0, 200);
  if (sorted.length === 0) return make("p.tag.good", {}, t("findingsNone"));
  const rows = sorted.map(({ severity, rule, message, line }) => make(`li.finding.${severity}`, {
    "data-severity": severity, "data-rule": rule,
  },
    make(`span.tag.${severity}`, {}, t(`severity${severity}`)), make("span", {}, localized(message)),
    line ? make("span.faint.small", {}, t("atLine", { line: String(line) })) : null));
  const counts = ["error", "warning", "note"].map((severity) => findings.filter((each) => each.severity === severity).length);
  const summary = make("p", {}, t("findingsCount", { errors: counts[0], warnings: counts[1], notes: counts[2] }));
  return make("div.findings", { "data-findings": name, tabindex: "0", role: "group", "aria-label": t("findings") }, summary,
    make("ul.plain", {}, ...rows));
}

/** Puts a text on the clipboard; where the browser does not allow it, selects it in its field. */
export async function copy(text, input) {
  try {
    await navigator.clipboard.writeText(text);
    announce(t("copied"));
    return true;
  } catch {
    input?.select();
    const done = document.execCommand?.("copy") ?? false;
    announce(t(done ? "copied" : "copyByHand"));
    return done;
  }
}

/** A table from titles and rows of cells; columns of `numbers` are aligned at their end. */
export function table(titles, rows, label, numbers = []) {
  const head = titles.map((title, place) => make(`th${numbers.includes(place) ? ".number" : ""}`, { scope: "col" }, title));
  return make("div.wide", { tabindex: "0", role: "region", "aria-label": label },
    make("table", {}, make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, ...rows)));
}
