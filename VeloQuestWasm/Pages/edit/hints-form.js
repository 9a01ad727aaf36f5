/** The part of a task's form about its hints: a text and a price each. */

import { focusFirst, make } from "../shared/dom.js";
import { t } from "../shared/language.js";
import { field, numberOf, shown } from "./fields.js";

/**
 * Hints in one form; `whole` is the object in which a hint is written.
 *
 * @returns {{text: string, penalty?: any, whole?: object}[]}
 */
function hintsOf(value) {
  return [value ?? []].flat().flatMap((hint) => {
    if (hint !== null && typeof hint === "object") return [{ text: shown(hint.text), penalty: hint.penalty, whole: hint }];
    return shown(hint).split("|").map((text) => ({ text: text.trim() })).filter(({ text }) => text !== "");
  });
}

/** Hints as they are written: a plain one as a text, one with a price as an object. */
function written(hints, before) {
  const list = hints.map(({ text, penalty, whole }) => {
    if (!whole && (penalty === undefined || penalty === "")) return text;
    const hint = { ...whole, text, penalty };
    if (penalty === undefined || penalty === "") delete hint.penalty;
    return hint;
  });
  if (list.length === 0) return undefined;
  return list.length === 1 && typeof list[0] === "string" && !Array.isArray(before) ? list[0] : list;
}

/**
 * @param {() => any} read the hints as they are now
 * @param {(value: any) => void} write
 */
export function hintsForm(read, write) {
  const box = make("fieldset", {});
  const change = (hints) => write(written(hints, read()));
  const build = (extra = 0) => {
    const hints = hintsOf(read());
    const fresh = Array.from({ length: extra }, () => ({ text: "", penalty: undefined }));
    const rows = [...hints, ...fresh].map((hint, index) => {
      const part = (key, parse) => (text) => {
        const now = hintsOf(read());
        now[index] = { ...(now[index] ?? { text: "" }), [key]: parse(text) };
        change(now);
      };
      const remove = () => {
        change(hintsOf(read()).filter((_, other) => other !== index));
        build();
      };
      const number = index + 1;
      return make("div.hint-row", {},
        field({ label: t("hint", { number }), value: hint.text, take: part("text", (text) => text), name: `hint${number}` }),
        field({ label: t("price"), value: shown(hint.penalty), take: part("penalty", (text) => numberOf(text)), name: `price${number}` }),
        make("button", { type: "button", "aria-label": t("removeHint", { number }), onclick: remove }, "✕"));
    });
    const add = make("button", { type: "button", onclick: () => {
      build(1);
      focusFirst(box, ".hint-row:last-of-type input");
    } }, t("addHint"));
    box.replaceChildren(make("legend", {}, t("hints")), ...rows, add);
  };
  build();
  return box;
}
