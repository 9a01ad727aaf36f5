/** Short ways to build and find elements. Texts become text nodes, never markup. */

/**
 * The element of the page with an identifier. Throws where there is none, or where it is not of this kind.
 *
 *     find("name").textContent = name;
 *     find("code", HTMLInputElement).value = "";
 *
 * @template {HTMLElement} [Kind=HTMLElement]
 * @param {string} id
 * @param {new () => Kind} [kind]
 * @returns {Kind}
 */
export function find(id, kind) {
  const element = document.getElementById(id);
  if (!(element instanceof (kind ?? HTMLElement))) throw new Error(`no ${kind?.name ?? "element"} #${id} in the page`);
  return /** @type {Kind} */ (element);
}

/**
 * The element of the page with an identifier; `null` where there is none.
 *
 * @template {HTMLElement} [Kind=HTMLElement]
 * @param {string} id
 * @param {new () => Kind} [kind]
 * @returns {Kind | null}
 */
export function findOptional(id, kind) {
  return document.getElementById(id) && find(id, kind);
}

/**
 * The first element below another that a selector finds. Throws where there is none, or where it is not of this kind.
 *
 * @template {HTMLElement} [Kind=HTMLElement]
 * @param {ParentNode} root
 * @param {string} selector
 * @param {new () => Kind} [kind]
 * @returns {Kind}
 */
export function query(root, selector, kind) {
  const element = root.querySelector(selector);
  if (!(element instanceof (kind ?? HTMLElement))) throw new Error(`no ${kind?.name ?? "element"} ${selector} in the page`);
  return /** @type {Kind} */ (element);
}

/**
 * All elements below another that a selector finds.
 *
 * @template {HTMLElement} [Kind=HTMLElement]
 * @param {ParentNode} root
 * @param {string} selector
 * @param {new () => Kind} [kind]
 * @returns {Kind[]}
 */
export function queryAll(root, selector, kind) {
  return /** @type {Kind[]} */ ([...root.querySelectorAll(selector)].filter((element) => element instanceof (kind ?? HTMLElement)));
}

/**
 * The element that an event happened at. Throws where it is not of this kind.
 *
 * @template {HTMLElement} Kind
 * @param {Event} event
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
export function targetOf({ target }, kind) {
  if (!(target instanceof kind)) throw new Error(`an event of no ${kind.name}`);
  return target;
}

/**
 * Puts the reader on the first element that one of the selectors finds, if there is one.
 *
 * @param {ParentNode} root
 * @param {...string} selectors
 */
export function focusFirst(root, ...selectors) {
  const found = selectors.map((selector) => root.querySelector(selector)).find(Boolean);
  if (found instanceof HTMLElement) found.focus();
}

/**
 * A new element.
 *
 * @template {string} Tag
 * @param {Tag} tag its name, and classes behind dots: `"li.open"`
 * @param {Record<string, any>} properties attributes; `onclick` and the like add listeners; `undefined`, `null` and `false` are left out
 * @param {...import("../types.js").Child} children
 * @returns {import("../types.js").ElementOf<Tag>}
 */
export function make(tag, properties = {}, ...children) {
  const [name, ...classes] = tag.split(".");
  const element = document.createElement(name);
  if (classes.length > 0) element.className = classes.join(" ");
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...present(children));
  return /** @type {any} The kind follows from the name. */ (element);
}

/**
 * The children that are there.
 *
 * @param {import("../types.js").Child[]} children
 * @returns {(Node|string)[]}
 */
export function present(children) {
  return /** @type {(Node|string)[]} */ (children.filter((child) => child !== null && child !== undefined && child !== false));
}

/**
 * What draws on a canvas.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {CanvasRenderingContext2DSettings} [settings]
 */
export function contextOf(canvas, settings) {
  const context = canvas.getContext("2d", settings);
  if (!context) throw new Error("this browser does not draw");
  return context;
}

/** Says something to readers who hear the page. The same words again are said again. */
export function announce(text) {
  const region = find("live");
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

/**
 * Calls `action` at most once in each frame, however often it is asked for.
 *
 * @param {() => void} action
 */
export function eachFrame(action) {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      action();
    });
  };
}

/**
 * Resolves when what the page shows now was drawn; where it is not seen, after a moment.
 *
 * @returns {Promise<void>}
 */
export function painted() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 500);
  });
}

/**
 * Hands a file to the reader.
 *
 * @param {string} name
 * @param {Blob | BlobPart} content
 * @param {string} [type]
 */
export function save(name, content, type) {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = make("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Lets files be dropped anywhere on the page. `document.body` has the class `dropping` while one hovers.
 *
 * @param {(files: File[]) => void} take
 */
export function acceptDrops(take) {
  let depth = 0;
  const show = (change) => {
    depth = Math.max(0, depth + change);
    document.body.classList.toggle("dropping", depth > 0);
  };
  addEventListener("dragenter", () => show(1));
  addEventListener("dragleave", () => show(-1));
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    show(-depth);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length > 0) take(files);
  });
}
