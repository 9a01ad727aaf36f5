/**
 * Changes of a JSON text that touch nothing but what is changed. An edit is `{start, end, text}`; what is new is written in the manner of
 * what stands around it: indented or in one line, with or without blanks.
 */

import { memberOf, valueOf } from "./json-tree.js";

/** Puts edits into a text. They must not overlap. */
export function applyEdits(text, edits) {
  let result = "";
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

/** A coordinate in degrees with as many decimals as it needs, six at most: 11 centimetres. */
export function degrees(value) {
  const text = value.toFixed(6).replace(/\.?0+$/, "");
  return text === "-0" ? "0" : text;
}

/** How a text is written: its line ends, its indentation, its blanks. */
export class Manner {
  constructor(text, root) {
    this.text = text;
    this.newline = /\r\n/.test(text) ? "\r\n" : /\n/.test(text) || !/\r/.test(text) ? "\n" : "\r";
    const indents = [...text.matchAll(/(?:^|[\r\n])([ \t]+)(?=["{[])/g)].map(([, indent]) => indent);
    const least = indents.reduce((a, b) => (b.length < a.length ? b : a), indents[0] ?? "  ");
    this.unit = least;
    const first = firstMember(root);
    this.colon = first ? text.slice(first.keyEnd, first.node.start) : ": ";
    this.comma = this.colon === ":" ? "," : ", ";
    this.isBroken = /[\r\n]/.test(text.trim()) || root === null || text.trim().length < 3;
    /** Whether coordinates stand line by line. */
    this.breaksPlaces = /\[\s*[\r\n]\s*-?[0-9.]+,\s*[\r\n]\s*-?[0-9.]+/.test(text);
    /** Whether small objects and lists stand in one line. */
    this.breaksSmall = this.isBroken && !/\{[ \t]*"[^{}\r\n]*\}/.test(text);
  }

  /** The indentation of the line in which a place is. */
  indentAt(at) {
    const start = Math.max(this.text.lastIndexOf("\n", at - 1), this.text.lastIndexOf("\r", at - 1)) + 1;
    return /^[ \t]*/.exec(this.text.slice(start, at))?.[0] ?? "";
  }

  /** Whether what is in an object or array stands in lines of its own. */
  isNodeBroken(node) {
    const first = node.members?.[0]?.keyStart ?? node.items?.[0]?.start;
    return first === undefined ? this.isBroken : /[\r\n]/.test(this.text.slice(node.start, first));
  }

  /** A value as text, whose further lines begin with an indentation; or all of it in one line. */
  write(value, indent, isOneLine = !this.isBroken) {
    if (value === null || typeof value !== "object") return JSON.stringify(value);
    if (value instanceof Place) return this.#list(value.parts, indent, !isOneLine && this.breaksPlaces);
    const isSmall = !Object.values(value).some((part) => part && typeof part === "object" && !(part instanceof Place));
    const isBroken = !isOneLine && (this.breaksSmall || (!isSmall && !isRing(value)));
    const inner = indent + (isBroken ? this.unit : "");
    if (Array.isArray(value)) return this.#list(value.map((part) => this.write(part, inner, isOneLine)), indent, isBroken);
    const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}${this.colon}${this.write(part, inner, isOneLine)}`);
    return this.#list(parts, indent, isBroken, "{}");
  }

  /** Whether what is put beside a node, or in its place, stands in one line as it does. */
  #isInLine(node) {
    const count = (node?.members ?? node?.items)?.length ?? 0;
    return !this.isBroken || (count > 0 && !this.isNodeBroken(node));
  }

  #list(parts, indent, isBroken, [open, close] = "[]") {
    if (parts.length === 0) return open + close;
    if (!isBroken) return open + parts.join(this.comma) + close;
    const line = this.newline + indent;
    return `${open}${line}${this.unit}${parts.join(`,${line}${this.unit}`)}${line}${close}`;
  }

  /** Puts a value in the place of another. */
  replace(node, value) {
    return [{ start: node.start, end: node.end, text: this.write(value, this.indentAt(node.start), this.#isInLine(node)) }];
  }

  /** Sets a member of an object; a new one goes behind the others, or before the one named. */
  set(object, key, value, before) {
    const known = memberOf(object, key);
    if (known) return this.replace(known.node, value);
    const children = object.members.map(({ keyStart, node }) => ({ start: keyStart, end: node.end }));
    const place = before === undefined ? -1 : object.members.findIndex((member) => member.key === before);
    const write = (indent) => `${JSON.stringify(key)}${this.colon}${this.write(value, indent)}`;
    return this.#insert(object, children, place < 0 ? children.length : place, write);
  }

  /** Takes a member out of an object; all of them, where a name stands twice. */
  unset(object, key) {
    const children = object.members.map(({ keyStart, node }) => ({ start: keyStart, end: node.end }));
    const places = object.members.flatMap((member, index) => (member.key === key ? [index] : []));
    return this.#remove(object, children, places);
  }

  /** Puts an item into an array. */
  insert(array, index, value) {
    const beside = array.items.at(-1);
    return this.#insert(array, array.items, index, (indent) => this.write(value, indent, this.#isInLine(beside)));
  }

  /** Makes a list of values of an array, and leaves those items as they are that do not change. */
  list(array, values) {
    const { items } = array;
    const isSame = (item, value) => JSON.stringify(valueOf(item)) === JSON.stringify(value);
    let first = 0;
    while (first < items.length && first < values.length && isSame(items[first], values[first])) first += 1;
    let same = 0;
    const most = Math.min(items.length, values.length) - first;
    while (same < most && isSame(items[items.length - 1 - same], values[values.length - 1 - same])) same += 1;
    const [gone, come] = [items.slice(first, items.length - same), values.slice(first, values.length - same)];
    const both = Math.min(gone.length, come.length);
    const edits = gone.slice(0, both).flatMap((item, index) => this.replace(item, come[index]));
    if (gone.length > both) return [...edits, ...this.#remove(array, items, gone.slice(both).map((_, index) => first + both + index))];
    if (come.length === both) return edits;
    const added = come.slice(both).map((value) => this.insert(array, first + both, value)[0]);
    return [...edits, { ...added[0], text: added.map(({ text }) => text).join("") }];
  }

  /** Takes an item out of an array. */
  remove(array, index) {
    return this.#remove(array, array.items, [index]);
  }

  #insert(parent, children, index, write) {
    const isBroken = this.isNodeBroken(parent);
    if (children.length === 0) {
      const indent = this.indentAt(parent.start);
      const inner = isBroken ? indent + this.unit : indent;
      const [before, after] = isBroken ? [this.newline + inner, this.newline + indent] : ["", ""];
      return [{ start: parent.start + 1, end: parent.end - 1, text: before + write(inner) + after }];
    }
    const indent = this.indentAt(children[Math.min(index, children.length - 1)].start);
    const line = isBroken ? this.newline + indent : "";
    if (index >= children.length) {
      const last = children.at(-1).end;
      return [{ start: last, end: last, text: `${this.#between(children, isBroken, line)}${write(indent)}` }];
    }
    const { start } = children[index];
    return [{ start, end: start, text: `${write(indent)}${this.#between(children, isBroken, line)}` }];
  }

  /** What stands between two children of the parent. */
  #between(children, isBroken, line) {
    return children.length > 1 ? this.text.slice(children.at(-2).end, children.at(-1).start) : isBroken ? `,${line}` : this.comma;
  }

  #remove(parent, children, places) {
    if (places.length === children.length && places.length > 0) return [{ start: parent.start + 1, end: parent.end - 1, text: "" }];
    return places.map((index) => {
      const isLeading = places.filter((place) => place < index).length === index;
      return isLeading
        ? { start: children[index].start, end: children[index + 1].start, text: "" }
        : { start: children[index - 1].end, end: children[index].end, text: "" };
    });
  }
}

/** Coordinates to write: a list of numbers as text. */
export class Place {
  constructor(longitude, latitude, ...rest) {
    this.parts = [degrees(longitude), degrees(latitude), ...rest];
  }
}

function isRing(value) {
  return Array.isArray(value) && value.every((part) => part instanceof Place || isRing(part));
}

function firstMember(node) {
  if (!node) return null;
  if (node.kind === "object" && node.members.length > 0) return node.members[0];
  for (const item of node.items ?? []) {
    const found = firstMember(item);
    if (found) return found;
  }
  return null;
}
