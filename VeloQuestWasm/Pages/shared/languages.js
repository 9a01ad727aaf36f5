/**
 * The language of a page, and the formats of numbers in it. Workers have the language of their page: `calls.js` tells it to them.
 *
 * In a page the language stands in `<html lang>`, so that all bundles of scripts agree on it.
 */

/** The languages that pages have texts in, English first; the build lists them. */
export const languages = LANGUAGES;
const root = globalThis.document?.documentElement;
let ofWorker = "en";
/** @type {Set<(language: string) => any>} */
const listeners = new Set();
/** Formats are slow to make: each is made once. */
const formats = new Map();

/** The tag of the language now, such as `"en"`. */
export function language() {
  return root ? root.lang : ofWorker;
}

/**
 * The language of a tag such as `"ru-RU"`, if texts exist in it: the same tag, or one that begins with the same part.
 *
 * @param {string | null | undefined} tag
 */
export function languageOf(tag) {
  const tags = Object.keys(languages);
  const first = (text) => text.toLowerCase().split("-")[0];
  return tag ? tags.find((each) => each.toLowerCase() === tag.toLowerCase()) ?? tags.find((each) => first(each) === first(tag)) : undefined;
}

/** Says from now on that texts are in a language; `languageChanged` tells others of it. */
export function setLanguage(tag) {
  if (root) Object.assign(root, { lang: tag, dir: languages[tag]?.direction ?? "ltr" });
  else ofWorker = tag;
}

/** Calls what waits for another language; resolves when all of it is done. */
export function languageChanged() {
  return Promise.all([...listeners].map((listener) => listener(language())));
}

/**
 * Calls `listener` after the language changed. Gives what ends that.
 *
 * @param {(language: string) => any} listener
 */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A format of the language, made once.
 *
 * @template Format
 * @param {string} kind
 * @param {(language: string) => Format} create
 * @returns {Format}
 */
export function format(kind, create) {
  const key = `${language()} ${kind}`;
  if (!formats.has(key)) formats.set(key, create(language()));
  return formats.get(key);
}

/** A number with the separators of the language. Most have none: the browser's formatter, slow when it is made first, is left out then. */
export function number(value, digits = 0) {
  if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
  return format(`number ${digits}`, (tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: digits })).format(value);
}

/**
 * The sign of a unit, such as `"km"`, in a language.
 *
 * @param {"meter" | "kilometer"} name
 */
export function unit(name, tag = language()) {
  const parts = new Intl.NumberFormat(tag, { style: "unit", unit: name, unitDisplay: "short" }).formatToParts(2);
  return parts.find(({ type }) => type === "unit")?.value ?? "";
}
