/** Lets a page take a drag away from a map that has gestures of its own. */

/**
 * @param {HTMLElement} surface of the map
 * @param {(x: number, y: number) => [number, number]} placeAt longitude and latitude under a pixel
 * @param {(place: object) => null | {move: Function, drop: Function}} grab
 * @param {(isHeld: boolean) => void} hold is told when the map has to keep still
 * @returns {() => void} ends it
 */
export function letGrab(surface, placeAt, grab, hold) {
  let held = null;
  let start = null;
  let wasMoved = false;

  /** @type {(event: MouseEvent) => [number, number]} */
  const pixel = (event) => {
    const box = surface.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const onDown = (event) => {
    if (event.button !== 0 || !event.isPrimary || held) return;
    const [x, y] = pixel(event);
    const [lon, lat] = placeAt(x, y);
    held = grab({ x, y, lon, lat, pointer: event.pointerType });
    if (!held) return;
    [start, wasMoved] = [{ x, y, id: event.pointerId }, false];
    hold(true);
  };
  const onMove = (event) => {
    if (!held || event.pointerId !== start.id) return;
    const [x, y] = pixel(event);
    wasMoved ||= Math.hypot(x - start.x, y - start.y) > 4;
    if (wasMoved) held.move(...placeAt(x, y));
  };
  const onUp = (event) => {
    if (!held || event.pointerId !== start.id) return;
    const last = held;
    held = null;
    hold(false);
    last.drop(...placeAt(...pixel(event)), wasMoved && event.type === "pointerup");
    const mark = (click) => { click.wasGrabbed = true; };
    surface.addEventListener("click", mark, true);
    setTimeout(() => surface.removeEventListener("click", mark, true));
  };
  surface.addEventListener("pointerdown", onDown, true);
  addEventListener("pointermove", onMove, true);
  addEventListener("pointerup", onUp, true);
  addEventListener("pointercancel", onUp, true);
  return () => {
    surface.removeEventListener("pointerdown", onDown, true);
    removeEventListener("pointermove", onMove, true);
    removeEventListener("pointerup", onUp, true);
    removeEventListener("pointercancel", onUp, true);
  };
}
