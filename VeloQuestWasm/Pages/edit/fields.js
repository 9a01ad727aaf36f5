/** Fields of a form, and what is written for what stands in them. */

import { make } from "../shared/dom.js";

let last = 0;

/**
 * A field with its label.
 *
 * @param {{label: string, value: string, take: (text: string) => void, kind?: "text" | "lines" | "mono", hint?: string,
 *   options?: string[], mode?: string, name?: string}} field
 */
export function field({ label, value, take, kind = "text", hint, options, mode, name }) {
  const attributes = {
    placeholder: hint, oninput: (event) => take(event.target.value), spellcheck: kind === "mono" ? "false" : undefined, "data-field": name,
  };
  let input;
  if (kind === "text") {
    last += 1;
    const list = options && `options-${last}`;
    input = make("input", { type: "text", inputmode: mode, list, autocomplete: "off", ...attributes });
    input.value = value;
    if (list) {
      const choices = make("datalist", { id: list }, ...options.map((option) => make("option", { value: option })));
      return make("label.field", {}, make("span", {}, label), input, choices);
    }
  } else {
    const rows = Math.min(8, Math.max(2, value.split("\n").length));
    input = make(kind === "mono" ? "textarea.mono" : "textarea", { rows, ...attributes });
    input.value = value;
  }
  return make("label.field", {}, make("span", {}, label), input);
}

/** A field with a list to choose from: `options` are `[value, label]`. */
export function choice({ label, value, options, take, name }) {
  const select = make("select", { onchange: ({ target }) => take(target.value), "data-field": name },
    ...options.map(([key, text]) => make("option", { value: key }, text)));
  select.value = value;
  return make("label.field", {}, make("span", {}, label), select);
}

/** A box to tick. */
export function box({ label, value, take }) {
  const input = make("input", { type: "checkbox", onchange: ({ target }) => take(target.checked) });
  input.checked = value;
  return make("label.check", {}, input, make("span", {}, label));
}

/** A value as it stands in a field. */
export function shown(value) {
  return value === undefined || value === null ? "" : typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** What a text field writes: a text, or nothing where it is empty. */
export function textOf(text) {
  return text.trim() === "" ? undefined : text;
}

/** What a field of numbers writes: a number where it is one, in either decimal sign; otherwise the text, about which the engine tells. */
export function numberOf(text, before) {
  const plain = text.trim().replace(/^(-?\d+),(\d+)$/, "$1.$2");
  if (plain === "") return undefined;
  return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(plain) && typeof before !== "string" ? Number(plain) : plain;
}

/** The lines of a field that are not blank, each as it was written before: a number stays a number. */
export function linesOf(text, before) {
  const numbers = [before].flat().filter((item) => typeof item === "number");
  const known = new Map(numbers.map((item) => [String(item), item]));
  return text.split("\n").map((line) => line.trim()).filter((line) => line !== "").map((line) => known.get(line) ?? line);
}
