/**
 * The language of a page: chosen by the reader and remembered, otherwise the browser's.
 *
 * Texts come from tables, `{key: {en, ru}}`: the shared one, and those that pages add. A text may have places such as `{name}`; where it
 * counts it is an object of plural forms, `{one, few, many, other}`, that `Intl.PluralRules` chooses from by the value `count`.
 */

import { texts as shared } from "./texts.js";

/** @typedef {"en" | "ru"} Language */

/** @type {readonly Language[]} */
const languages = ["en", "ru"];
const remembered = "veloquest-language";
/** @type {(() => void)[]} */
const listeners = [];
/** @type {import("../types.js").Texts} */
const table = { ...shared };
/** What writes numbers and chooses forms, by language. */
const formats = new Map();
let current = initial();

/**
 * The language of a tag such as `"ru-RU"`, if texts exist in it.
 *
 * @param {string | null | undefined} tag
 */
function languageOf(tag) {
  return languages.find((each) => each === tag?.slice(0, 2).toLowerCase());
}

/** What the reader chose before, else the first language of the browser that texts exist in. */
function initial() {
  let stored = null;
  try {
    stored = localStorage.getItem(remembered);
  } catch {
    // A browser that keeps nothing for this page has the default.
  }
  const wanted = navigator.languages ?? [navigator.language];
  return [stored, ...wanted].map(languageOf).find(Boolean) ?? "en";
}

/**
 * Adds the texts of a page.
 *
 * @param {import("../types.js").Texts} texts
 */
export function addTexts(texts) {
  Object.assign(table, texts);
}

/** The language now, `"en"` or `"ru"`. */
export function language() {
  return current;
}

/**
 * A text in the reader's language. Throws for a key without a text, so that a test finds it.
 *
 * @param {string} key
 * @param {Record<string, any>} [values] what stands in its places
 * @returns {string}
 */
export function t(key, values = {}) {
  const text = table[key]?.[current];
  if (text === undefined) throw new Error(`no text for “${key}” in ${current}`);
  const form = typeof text === "string" ? text
    : text[format("plural", () => new Intl.PluralRules(current)).select(values.count)] ?? text.other ?? "";
  return form.replace(/\{(\w+)\}/g, (_, name) => (typeof values[name] === "number" ? number(values[name]) : values[name] ?? ""));
}

/**
 * The reader's half of a text that the engine gives in both languages.
 *
 * @param {import("../../veloquest.js").LocalizedText} text
 */
export function localized(text) {
  return text[current] || text.en;
}

/** A number with the separators of the language. Most have none: the browser's formatter, slow when it is made first, is left out then. */
export function number(value, digits = 0) {
  if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
  return format(`number ${digits}`, () => new Intl.NumberFormat(current, { maximumFractionDigits: digits })).format(value);
}

/**
 * A format of the language, made once.
 *
 * @template Format
 * @param {string} kind
 * @param {() => Format} create
 * @returns {Format}
 */
function format(kind, create) {
  const key = `${current} ${kind}`;
  if (!formats.has(key)) formats.set(key, create());
  return formats.get(key);
}

/** Bytes as `1.2 MB`. */
export function size(bytes) {
  const units = current === "ru" ? ["Б", "КБ", "МБ", "ГБ"] : ["B", "KB", "MB", "GB"];
  let unit = 0;
  for (; bytes >= 1000 && unit < 3; unit += 1) bytes /= 1000;
  return `${number(bytes, unit > 0 && bytes < 100 ? 1 : 0)} ${units[unit]}`;
}

/** Calls `listener` after the language changed. */
export function onLanguage(listener) {
  listeners.push(listener);
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

/** Shows the page in its language, and lets the buttons with `data-language` change it. */
export function startLanguage(titleKey) {
  const show = () => {
    document.documentElement.lang = current;
    document.title = t(titleKey);
    fillTexts();
    for (const button of named(document, "language")) {
      button.setAttribute("aria-pressed", String(button.dataset.language === current));
    }
  };
  for (const button of named(document, "language")) {
    button.addEventListener("click", () => {
      current = languageOf(button.dataset.language) ?? current;
      try {
        localStorage.setItem(remembered, current);
      } catch {
        // The choice holds for this visit.
      }
      show();
      for (const listener of listeners) listener();
    });
  }
  show();
}
