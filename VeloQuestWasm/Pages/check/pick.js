/** Which Feature is under a pixel. */

import { kinds } from "./shapes.js";

const reach = 9;

/** The Feature nearest to a pixel of a view, within a finger's breadth; an area counts within itself. -1 if there is none. */
export function pick(shapes, view, px, py) {
  const x = (px - view.width / 2) / view.scale + view.x;
  const y = (py - view.height / 2) / view.scale + view.y;
  const far = reach / view.scale;
  const boxes = shapes.boxes.values;
  let best = -1;
  let least = far;
  let inside = -1;
  let smallest = Infinity;
  for (let shape = 0; shape < shapes.count; shape += 1) {
    const at = shape * 4;
    if (x < boxes[at] - far || x > boxes[at + 2] + far || y < boxes[at + 1] - far || y > boxes[at + 3] + far) continue;
    const kind = shapes.kind.values[shape];
    const { distance, isInside } = measure(shapes, shape, kind, x, y);
    if (distance < least) {
      least = distance;
      best = shapes.feature.values[shape];
    }
    const area = (boxes[at + 2] - boxes[at]) * (boxes[at + 3] - boxes[at + 1]);
    if (kind === kinds.areas && isInside && area < smallest) {
      smallest = area;
      inside = shapes.feature.values[shape];
    }
  }
  return best >= 0 ? best : inside;
}

/** How far a shape's positions or lines are, and whether the place is within its rings. */
function measure(shapes, shape, kind, x, y) {
  const values = shapes.positions.values;
  const [firstPart, endPart] = shapes.partsOf(shape);
  let distance = Infinity;
  let isInside = false;
  for (let part = firstPart; part < endPart; part += 1) {
    const [first, end] = shapes.positionsOf(part);
    for (let at = first; at < end; at += 1) {
      const [x2, y2] = [values[2 * at], values[2 * at + 1]];
      if (kind === kinds.points || at === first) {
        if (kind === kinds.points) distance = Math.min(distance, Math.hypot(x2 - x, y2 - y));
        continue;
      }
      const [x1, y1] = [values[2 * at - 2], values[2 * at - 1]];
      const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
      const share = length > 0 ? Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length)) : 0;
      distance = Math.min(distance, Math.hypot(x1 + share * (x2 - x1) - x, y1 + share * (y2 - y1) - y));
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside;
    }
  }
  return { distance, isInside };
}
