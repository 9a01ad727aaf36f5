/**
 * Moving and zooming of a map by mouse, fingers and keys.
 *
 * A view is `{x, y, scale}`: the middle in the unit square of Web Mercator, and how many pixels the whole world takes.
 */

import { bounded } from "./mercator.js";

/**
 * @param {HTMLElement} surface takes the gestures
 * @param {() => import("../types.js").View} read the view now
 * @param {(view: import("../types.js").View) => void} write takes a new view
 * @param {{tap?: (x: number, y: number) => void, grab?: (x: number, y: number, pointer: string) => null | {move: Function, drop: Function}}} more
 *   `tap` takes a click, `grab` may take a drag away from the map by an object that follows it
 * @returns {{zoomBy: (factor: number) => void}}
 */
export function panZoom(surface, read, write, more = {}) {
  const pointers = new Map();
  let moved = 0;
  /** @type {null | {move: Function, drop: Function}} */
  let held = null;

  /** @type {(event: MouseEvent) => [number, number]} */
  const place = (event) => {
    const box = surface.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };

  const pan = (dx, dy) => {
    const view = read();
    write({ ...view, x: view.x - dx / view.scale, y: Math.max(0, Math.min(1, view.y - dy / view.scale)) });
  };

  /** Zooms so that what is under a pixel stays there. */
  const zoomAt = (px, py, factor) => {
    const view = read();
    const scale = bounded(view.scale * factor);
    const dx = px - surface.clientWidth / 2;
    const dy = py - surface.clientHeight / 2;
    write({ x: view.x + dx / view.scale - dx / scale, y: view.y + dy / view.scale - dy / scale, scale });
  };
  const zoomBy = (factor) => zoomAt(surface.clientWidth / 2, surface.clientHeight / 2, factor);

  surface.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    surface.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, place(event));
    if (pointers.size > 1) return;
    moved = 0;
    held = more.grab?.(...place(event), event.pointerType) ?? null;
  });

  surface.addEventListener("pointermove", (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
    moved += Math.hypot(dx, dy);
    if (held) {
      held.move(...now);
    } else if (pointers.size === 1) {
      pan(dx, dy);
    } else {
      const [, other] = [...pointers].find(([id]) => id !== event.pointerId) ?? [];
      const spread = (point) => Math.max(1, Math.hypot(point[0] - other[0], point[1] - other[1]));
      zoomAt((now[0] + other[0]) / 2, (now[1] + other[1]) / 2, spread(now) / spread(before));
      pan(dx / 2, dy / 2);
    }
    pointers.set(event.pointerId, now);
  });

  const release = (event) => {
    if (!pointers.delete(event.pointerId)) return;
    if (held) held.drop(...place(event), moved > 4);
    else if (event.type === "pointerup" && moved < 5 && pointers.size === 0) more.tap?.(...place(event));
    held = null;
  };
  surface.addEventListener("pointerup", release);
  surface.addEventListener("pointercancel", release);

  surface.addEventListener("wheel", (event) => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 20 : 1;
    zoomAt(...place(event), Math.exp(Math.max(-200, Math.min(200, -event.deltaY * lines)) / 300));
  }, { passive: false });

  surface.addEventListener("keydown", (event) => {
    const step = 60;
    const actions = {
      ArrowLeft: () => pan(step, 0), ArrowRight: () => pan(-step, 0), ArrowUp: () => pan(0, step), ArrowDown: () => pan(0, -step),
      "+": () => zoomBy(1.5), "=": () => zoomBy(1.5), "-": () => zoomBy(1 / 1.5),
    };
    if (event.ctrlKey || event.metaKey || event.altKey || !actions[event.key]) return;
    event.preventDefault();
    actions[event.key]();
  });

  return { zoomBy };
}
