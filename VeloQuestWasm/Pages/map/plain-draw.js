/** Lines, areas and names of the plain map. A view is `{x, y, scale, width, height}`; lines and rings are in Mercator's unit square. */

import { drawNose } from "./marks.js";

function trace(context, { x, y, scale, width, height }, line) {
  for (let at = 0; at < line.length; at += 1) {
    const px = (line[at][0] - x) * scale + width / 2;
    const py = (line[at][1] - y) * scale + height / 2;
    if (at === 0) context.moveTo(px, py);
    else context.lineTo(px, py);
  }
}

export function drawLine(context, view, line, colour, width, dashes = []) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.setLineDash(dashes);
  context.beginPath();
  trace(context, view, line);
  context.stroke();
  context.setLineDash([]);
}

export function drawZone(context, view, rings, look) {
  context.beginPath();
  for (const ring of rings) {
    trace(context, view, ring);
    context.closePath();
  }
  context.fillStyle = look.zone;
  context.globalAlpha = 0.14;
  context.fill("evenodd");
  context.globalAlpha = 1;
  context.strokeStyle = look.zone;
  context.lineWidth = 2.5;
  context.setLineDash([8, 5]);
  context.stroke();
  context.setLineDash([]);
}

/** The circle within which something is, or a rider has to be. */
export function drawReach(context, x, y, radius, colour) {
  context.fillStyle = colour;
  context.globalAlpha = 0.16;
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.fill();
  context.globalAlpha = 1;
}

/** The corner of an area that is edited, or the middle between two of them. */
export function drawHandle(context, x, y, kind, look) {
  const isMiddle = kind === "middle";
  context.fillStyle = isMiddle ? look.zone : look.paper;
  context.strokeStyle = isMiddle ? look.paper : look.zone;
  context.lineWidth = 2.5;
  context.beginPath();
  context.arc(x, y, isMiddle ? 5 : 8, 0, 7);
  context.fill();
  context.stroke();
}

export function drawMe(context, x, y, course, look) {
  if (Number.isFinite(course)) drawNose(context, x, y, course, look, 12);
  for (const [radius, colour] of [[13, look.ink], [12, look.paper], [8.5, look.me]]) {
    context.beginPath();
    context.arc(x, y, radius, 0, 7);
    context.fillStyle = colour;
    context.fill();
  }
}

const widths = new Map();

/** How wide a name is; measuring is dear, and names come again in every frame. */
function widthOf(context, name) {
  if (!widths.has(name)) {
    if (widths.size > 5000) widths.clear();
    widths.set(name, context.measureText(name).width);
  }
  return widths.get(name);
}

/** Names under marks, as far as they have room; those that are sure always. The first of the list goes first. */
export function drawNames(context, { width, height }, names, look) {
  context.font = '600 13px system-ui, "Liberation Sans", sans-serif';
  context.lineWidth = 4;
  context.strokeStyle = look.paper;
  context.fillStyle = look.ink;
  context.textAlign = "center";
  const inSight = names.filter(({ pixel: [x, y] }) => x > -80 && y > -40 && x < width + 80 && y < height + 20);
  const taken = inSight.map(({ pixel: [x, y], reach }) => [x - reach, y - reach, x + reach, y + reach]);
  for (const { label, pixel: [x, y], reach, isSure } of inSight) {
    if (!label) continue;
    const half = widthOf(context, label) / 2 + 2;
    const box = [x - half, y + reach + 1, x + half, y + reach + 17];
    const isFree = taken.every((other) => box[0] > other[2] || box[2] < other[0] || box[1] > other[3] || box[3] < other[1]);
    if (!isFree && !isSure) continue;
    taken.push(box);
    context.strokeText(label, x, y + reach + 13);
    context.fillText(label, x, y + reach + 13);
  }
  context.textAlign = "left";
}
