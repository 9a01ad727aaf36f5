/**
 * The texts of a page in the reader's language: the one that was chosen and remembered, otherwise the browser's.
 *
 * The build makes them from Sources/Languages; `<html data-texts>` says where they are. They are loaded before the scripts that import
 * this module run. A text may have places such as `{name}`, and choices between forms, for example by the number in `count`.
 */

import { make, queryAll } from "./dom.js";
import { format, language, languageChanged, languageOf, languages, number, setLanguage } from "./languages.js";

export { language, number, onLanguage } from "./languages.js";

const remembered = "veloquest-language";
/** Milliseconds between attempts to load texts. */
const pause = 3000;
/** @type {import("../types.js").Texts} */
let table = await begin();

/** Loads texts in the language that the reader wants; without them, in English, and waits for a network without these. */
async function begin() {
  let stored = null;
  try {
    stored = localStorage.getItem(remembered);
  } catch {
    // A browser that keeps nothing for this page has the default.
  }
  const wanted = [stored, ...(navigator.languages ?? [navigator.language])].map(languageOf).find(Boolean) ?? "en";
  for (;;) {
    for (const tag of new Set([wanted, "en"])) {
      try {
        const texts = await textsIn(tag);
        setLanguage(tag);
        return texts;
      } catch {
        // Another language, or another attempt, may do.
      }
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/**
 * The texts of this page, or of another table, in a language. Rejects where they cannot be had.
 *
 * @param {string} tag
 * @param {string} [page]
 * @returns {Promise<import("../types.js").Texts>}
 */
async function textsIn(tag, page) {
  const address = (document.documentElement.dataset.texts ?? "").replace("*", tag);
  const response = await fetch(page ? address.replace(/[\w-]+\.json$/, `${page}.json`) : address);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.json();
}

/**
 * Says the texts of a table that is no page's, in any language.
 *
 * @param {string} page
 * @param {string} tag
 * @returns {Promise<(key: string, values?: Record<string, any>) => string>}
 */
export async function wordsOf(page, tag) {
  const texts = await textsIn(tag, page);
  return (key, values = {}) => worded(texts[key], values);
}

/**
 * A text in the reader's language. Throws for a key without a text, so that a test finds it.
 *
 * @param {string} key
 * @param {Record<string, any>} [values] what stands in its places
 * @returns {string}
 */
export function t(key, values = {}) {
  const text = table[key];
  if (text === undefined) throw new Error(`no text for “${key}” in ${language()}`);
  return worded(text, values);
}

/**
 * A text with values in its places.
 *
 * @param {import("../types.js").Text} text
 * @param {Record<string, any>} values
 * @returns {string}
 */
function worded(text, values) {
  if (typeof text !== "string") return text.map((part) => worded(typeof part === "string" ? part : formOf(part, values), values)).join("");
  return text.replace(/\{([\w-]+)\}/g, (_, name) => (typeof values[name] === "number" ? number(values[name]) : values[name] ?? ""));
}

/**
 * The form of a text that a value chooses: its own, otherwise that of its number.
 *
 * @param {import("../types.js").Choice} choice
 * @param {Record<string, any>} values
 */
function formOf({ select, forms, other }, values) {
  const value = values[select];
  if (String(value) in forms) return forms[String(value)];
  return forms[format("plural", (tag) => new Intl.PluralRules(tag)).select(Number(value))] ?? forms[other];
}

/**
 * The reader's part of a text that the engine gives in several languages; what `veloquest.js` says itself is among the texts of pages.
 *
 * @param {import("../../veloquest.js").LocalizedText} text
 * @returns {string}
 */
export function localized(text) {
  const said = text[language()];
  if (typeof said === "string" && said !== "") return said;
  return text.key && text.key in table ? t(text.key, text.values) : text.en;
}

/** Bytes as `1.2 MB`. */
export function size(bytes) {
  const units = ["bytes", "kilobytes", "megabytes", "gigabytes"];
  let unit = 0;
  for (; bytes >= 1000 && unit < 3; unit += 1) bytes /= 1000;
  return t(units[unit], { value: number(bytes, unit > 0 && bytes < 100 ? 1 : 0) });
}

/** Fills the texts of the elements that name one: `data-text`, and `data-label`, `data-title`, `data-hint` for attributes. */
export function fillTexts(root = document) {
  const attributes = { label: "aria-label", title: "title", hint: "placeholder" };
  for (const element of named(root, "text")) element.textContent = t(element.dataset.text ?? "");
  for (const [name, attribute] of Object.entries(attributes)) {
    for (const element of named(root, name)) element.setAttribute(attribute, t(element.dataset[name] ?? ""));
  }
}

/**
 * The elements that have `data-NAME`.
 *
 * @param {ParentNode} root
 * @param {string} name
 * @returns {NodeListOf<HTMLElement>}
 */
function named(root, name) {
  return root.querySelectorAll(`[data-${name}]`);
}

/** All languages, each by its own name, as the options of a menu. */
export function languageOptions() {
  return Object.entries(languages).map(([tag, { name, direction }]) =>
    make("option", { value: tag, lang: tag, dir: direction, selected: tag === language() }, name));
}

/**
 * Lets a menu change the language of the page.
 *
 * @param {HTMLSelectElement} menu
 */
export function fillLanguageMenu(menu) {
  menu.replaceChildren(...languageOptions());
  menu.addEventListener("change", () => choose(menu));
  return menu;
}

/**
 * Shows the page in the language of a menu. Where its texts cannot be loaded the page stays as it is, and says so.
 *
 * @param {HTMLSelectElement} menu
 */
async function choose(menu) {
  const tag = menu.value;
  menu.setCustomValidity("");
  try {
    const texts = await textsIn(tag);
    // A newer choice counts.
    if (menu.value !== tag) return;
    // The texts before stand in for those that another edition of the file lacks.
    table = { ...table, ...texts };
  } catch {
    menu.value = language();
    menu.setCustomValidity(t("languageMissing", { language: languages[tag].name }));
    menu.reportValidity();
    return;
  }
  try {
    localStorage.setItem(remembered, tag);
  } catch {
    // The choice holds for this visit.
  }
  setLanguage(tag);
  show();
  await languageChanged();
}

let titleKey = "";

/** Shows the texts of the document. */
function show() {
  document.title = t(titleKey);
  fillTexts();
  for (const menu of queryAll(document, "select[data-languages]", HTMLSelectElement)) {
    menu.value = language();
    if (menu.parentElement) menu.parentElement.dataset.tag = language();
  }
}

/** Shows the page in its language, and lets the menus with `data-languages` change it. */
export function startLanguage(key) {
  titleKey = key;
  for (const menu of queryAll(document, "select[data-languages]", HTMLSelectElement)) fillLanguageMenu(menu);
  show();
}
