/**
 * Reads JSON and keeps where everything stands, so that a value can be changed in its text without touching the rest.
 *
 * Places count UTF-16 units of the text. A value is a node:
 *
 *     {kind: "object", start, end, members: [{key, keyStart, keyEnd, node}]}
 *     {kind: "array", start, end, items: [node]}
 *     {kind: "string" | "number" | "boolean" | "null", start, end, value}
 */

const deepest = 500;
const numberPattern = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const spacePattern = /[ \t\r\n]*/y;
const plainPattern = /[^"\\\u0000-\u001f]*/y;
const words = { true: ["boolean", true], false: ["boolean", false], null: ["null", null] };

/** What is wrong in a text that is no JSON, and where. */
export class BrokenJSON extends Error {
  /** @param {"end"|"value"|"name"|"colon"|"comma"|"text"|"more"|"deep"|"object"} reason is the key of what to say */
  constructor(reason, at) {
    super(`${reason} at ${at}`);
    this.reason = reason;
    this.at = at;
  }
}

/** The node of a whole text. Throws `BrokenJSON`. */
export function readJSON(text) {
  return new Reader(text).whole();
}

class Reader {
  #text;
  #at = 0;
  #depth = 0;

  constructor(text) {
    this.#text = text;
  }

  whole() {
    this.#space();
    const node = this.#value();
    this.#space();
    if (this.#at < this.#text.length) this.#fail("more");
    return node;
  }

  #fail(reason) {
    throw new BrokenJSON(this.#at >= this.#text.length ? "end" : reason, this.#at);
  }

  #space() {
    spacePattern.lastIndex = this.#at;
    spacePattern.test(this.#text);
    this.#at = spacePattern.lastIndex;
  }

  #value() {
    const start = this.#at;
    const sign = this.#text[start];
    if (sign === "{") return this.#object(start);
    if (sign === "[") return this.#array(start);
    if (sign === '"') return { kind: "string", value: this.#string(), start, end: this.#at };
    numberPattern.lastIndex = start;
    if (numberPattern.test(this.#text)) {
      this.#at = numberPattern.lastIndex;
      return { kind: "number", value: Number(this.#text.slice(start, this.#at)), start, end: this.#at };
    }
    for (const [word, [kind, value]] of Object.entries(words)) {
      if (!this.#text.startsWith(word, start)) continue;
      this.#at += word.length;
      return { kind, value, start, end: this.#at };
    }
    return this.#fail("value");
  }

  #string() {
    const start = this.#at;
    this.#at += 1;
    for (;;) {
      plainPattern.lastIndex = this.#at;
      plainPattern.test(this.#text);
      this.#at = plainPattern.lastIndex;
      const sign = this.#text[this.#at];
      if (sign === '"') break;
      if (sign !== "\\") this.#fail("text");
      this.#at += 2;
    }
    this.#at += 1;
    try {
      return JSON.parse(this.#text.slice(start, this.#at));
    } catch {
      this.#at = start;
      return this.#fail("text");
    }
  }

  #enter() {
    this.#depth += 1;
    if (this.#depth > deepest) this.#fail("deep");
    this.#at += 1;
    this.#space();
  }

  #leave() {
    this.#depth -= 1;
    this.#at += 1;
  }

  #object(start) {
    const members = [];
    this.#enter();
    while (this.#text[this.#at] !== "}") {
      if (members.length > 0) this.#comma();
      const keyStart = this.#at;
      if (this.#text[keyStart] !== '"') this.#fail("name");
      const key = this.#string();
      const keyEnd = this.#at;
      this.#space();
      if (this.#text[this.#at] !== ":") this.#fail("colon");
      this.#at += 1;
      const behind = this.#at;
      this.#space();
      if (/[,}\]]/.test(this.#text[this.#at] ?? "")) {
        this.#at = behind;
        this.#fail("value");
      }
      members.push({ key, keyStart, keyEnd, node: this.#value() });
      this.#space();
    }
    this.#leave();
    return { kind: "object", start, end: this.#at, members };
  }

  #array(start) {
    const items = [];
    this.#enter();
    while (this.#text[this.#at] !== "]") {
      if (items.length > 0) this.#comma();
      items.push(this.#value());
      this.#space();
    }
    this.#leave();
    return { kind: "array", start, end: this.#at, items };
  }

  #comma() {
    if (this.#text[this.#at] !== ",") this.#fail("comma");
    this.#at += 1;
    this.#space();
    if (this.#text[this.#at] === "}" || this.#text[this.#at] === "]") this.#fail("value");
  }
}

/** The member of an object by its name: of several with one name the last, as programs read them. */
export function memberOf(node, key) {
  return node?.kind === "object" ? node.members.findLast((member) => member.key === key) ?? null : null;
}

/** The node at the end of a path of names and indices; `undefined` where there is none. */
export function nodeAt(node, ...path) {
  return path.reduce((found, step) => (typeof step === "number" ? found?.items?.[step] : memberOf(found, step)?.node), node);
}

/** What a node means, as `JSON.parse` gives it. */
export function valueOf(node) {
  if (!node) return undefined;
  if (node.kind === "array") return node.items.map(valueOf);
  if (node.kind === "object") return Object.fromEntries(node.members.map(({ key, node: value }) => [key, valueOf(value)]));
  return node.value;
}

/** Line and column of a place, from 1; columns count characters. */
export function lineAndColumn(text, at) {
  const lines = text.slice(0, at).split(/\r\n|\n|\r/);
  return { line: lines.length, column: [...lines.at(-1)].length + 1 };
}
