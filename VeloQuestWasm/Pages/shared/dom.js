/** Short ways to build and find elements. Texts become text nodes, never markup. */

/** The element of the page with an identifier. */
export function find(id) {
  return document.getElementById(id);
}

/**
 * A new element.
 *
 * @param {string} tag its name, and classes behind dots: `"li.open"`
 * @param {object} properties attributes; `onclick` and the like add listeners; `undefined`, `null` and `false` are left out
 * @param {...(Node|string|null)} children
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
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** Says something to readers who hear the page. The same words again are said again. */
export function announce(text) {
  const region = find("live");
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

/** Calls `action` at most once in each frame, however often it is asked for. */
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

/** Resolves when what the page shows now was drawn; where it is not seen, after a moment. */
export function painted() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 500);
  });
}

/** Hands a file to the reader. */
export function save(name, content, type) {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = make("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Lets files be dropped anywhere on the page. `document.body` has the class `dropping` while one hovers. */
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
