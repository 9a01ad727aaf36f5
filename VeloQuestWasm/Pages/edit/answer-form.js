/** The part of a task's form about its answer. */

import { make } from "../shared/dom.js";
import { t } from "../shared/language.js";
import { box, choice, field, linesOf, numberOf, shown, textOf } from "./fields.js";

const kinds = ["none", "text", "number", "choice", "ordered", "unordered", "pattern", "code", "photo", "judged", "presence"];
const isScalar = (value) => typeof value === "string" || typeof value === "number";
const isList = (value) => isScalar(value) || (Array.isArray(value) && value.every(isScalar));

/** The members of each kind that have a field: `[member, kind of field, label]`. */
const members = {
  text: [["accepted", "lines", "accepted"], ["deny", "lines", "deny"]],
  number: [["value", "number", "value"], ["tolerance", "number", "tolerance"], ["unit", "text", "unit"]],
  choice: [["options", "lines", "options"], ["correct", "lines", "correct"]],
  ordered: [["items", "items", "answerItems"]],
  unordered: [["items", "items", "answerItems"], ["atLeast", "number", "atLeast"]],
  pattern: [["patterns", "lines", "patterns"]],
  code: [["accepted", "lines", "accepted"], ["ignoresCase", "flag", "ignoresCase"]],
};

/** How an answer is written: by the key of its label. */
export function kindOf(value) {
  if (value === undefined || value === null || value === "") return "none";
  if (isList(value)) return "text";
  return typeof value === "object" && kinds.includes(value.kind) ? value.kind : "raw";
}

/**
 * @param {() => any} read the answer as it is now
 * @param {(value: any) => void} write
 */
export function answerForm(read, write) {
  const value = read();
  const kind = kindOf(value);
  const body = make("div", {});
  body.className = "pair";
  const options = [...kinds, ...(kind === "raw" ? ["raw"] : [])].map((key) => [key, t(`kind${key}`)]);
  const change = (next) => {
    const kept = acceptedOf(read());
    if (next === "none") write(undefined);
    else if (next === "text") write(kept.length > 1 ? kept : kept[0]);
    else write({ kind: next, ...startOf(next, kept) });
    body.replaceChildren(...fieldsOf(next, read, write));
  };
  body.replaceChildren(...fieldsOf(kind, read, write));
  return make("fieldset", {}, make("legend", {}, t("answer")),
    choice({ label: t("answerKind"), value: kind, options, take: change, name: "answerKind" }), body);
}

/** What was right before the kind changed. */
function acceptedOf(value) {
  if (isList(value)) return [value].flat();
  const kept = value?.accepted ?? value?.correct ?? value?.patterns ?? value?.value;
  return isList(kept) ? [kept].flat() : [];
}

function startOf(kind, kept) {
  const number = kept.find((item) => Number.isFinite(Number(item)));
  return {
    text: { accepted: kept }, code: { accepted: kept }, pattern: { patterns: kept }, ordered: { items: kept }, unordered: { items: kept },
    choice: { options: kept, correct: kept.slice(0, 1) }, number: number === undefined ? {} : { value: Number(number) },
  }[kind] ?? {};
}

function fieldsOf(kind, read, write) {
  const value = read();
  if (kind === "raw") return [rawField(value, write)];
  if (kind === "text" && (value === undefined || value === null || isList(value))) {
    const take = (text) => {
      const before = read();
      const lines = linesOf(text, before);
      write(lines.length === 0 ? undefined : lines.length === 1 && !Array.isArray(before) ? lines[0] : lines);
    };
    return [field({ label: t("accepted"), kind: "lines", value: [value ?? []].flat().map(shown).join("\n"), take, name: "answer" })];
  }
  return (members[kind] ?? []).map(([member, type, label]) => {
    const before = () => read()?.[member];
    const set = (next) => {
      const now = { kind, ...read(), [member]: next };
      if (next === undefined) delete now[member];
      write(now);
    };
    if (type === "flag") return box({ label: t(label), value: before() === true, take: (isOn) => set(isOn || undefined) });
    const plain = { label: t(label), value: shown(before()), name: member };
    if (type === "number") return field({ ...plain, mode: "decimal", take: (text) => set(numberOf(text)) });
    if (type === "text") return field({ ...plain, take: (text) => set(textOf(text)) });
    const written = [before() ?? []].flat(1).map((item) => (Array.isArray(item) ? item.join(" | ") : shown(item))).join("\n");
    const take = (text) => {
      const lines = linesOf(text, before());
      const waysOf = (line) => (/\|/.test(line) ? line.split("|").map((part) => part.trim()).filter(Boolean) : line);
      const items = type === "items" ? lines.map(waysOf) : lines;
      set(items.length === 0 ? undefined : items);
    };
    return field({ label: t(label), kind: "lines", value: written, take, name: member });
  });
}

/** A field for what has no form: its JSON, taken over where it can be read. */
export function rawField(value, write) {
  const take = (text) => {
    try {
      write(text.trim() === "" ? undefined : JSON.parse(text));
    } catch {
      // Somebody is still typing.
    }
  };
  return field({ label: t("raw"), kind: "mono", value: value === undefined ? "" : JSON.stringify(value, null, 1), take, name: "raw" });
}
