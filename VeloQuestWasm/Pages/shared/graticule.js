/** Meridians, parallels and a scale bar, so that a drawing without a background tells where it is. */

import { metresPerPixel, toLatitude, toLongitude, toX, toY } from "./mercator.js";
import { number, unit } from "./languages.js";

const steps = [60, 30, 15, 10, 5, 2, 1, 0.5, 0.25, 0.1, 0.05, 0.025, 0.01, 0.005, 0.0025, 0.001, 0.0005, 0.00025, 0.0001, 0.00005, 0.00001];

/**
 * The pixels of a place in a view.
 *
 * @returns {[number, number]}
 */
export function pixel(view, width, height, x, y) {
  return [(x - view.x) * view.scale + width / 2, (y - view.y) * view.scale + height / 2];
}

/**
 * Draws the lines and their labels.
 *
 * @param {CanvasRenderingContext2D} context measured in CSS pixels
 * @param {{grid: string, text: string}} colours
 */
export function drawGraticule(context, view, width, height, colours) {
  const step = steps.findLast((candidate) => (candidate / 360) * view.scale > 90) ?? 60;
  const digits = Math.max(0, Math.min(5, Math.ceil(-Math.log10(step) - 1e-9) + (step < 1 && /25/.test(String(step)) ? 1 : 0)));
  const label = (value, positive, negative) => `${number(Math.abs(value), digits)}°${value > 0 ? positive : value < 0 ? negative : ""}`;
  context.strokeStyle = colours.grid;
  context.lineWidth = 1;
  context.fillStyle = colours.text;
  context.font = "11px system-ui, sans-serif";
  context.beginPath();
  const [west, east] = [toLongitude(view.x - width / 2 / view.scale), toLongitude(view.x + width / 2 / view.scale)];
  const [north, south] = [toLatitude(view.y - height / 2 / view.scale), toLatitude(view.y + height / 2 / view.scale)];
  for (let index = Math.ceil(Math.max(-180, west) / step); index * step <= Math.min(180, east); index += 1) {
    const px = Math.round(pixel(view, width, height, toX(index * step), 0)[0]) + 0.5;
    context.moveTo(px, 0);
    context.lineTo(px, height);
    if (px > 50 && px < width - 150) context.fillText(label(index * step, "E", "W"), px + 3, height - 5);
  }
  for (let index = Math.ceil(Math.max(-85, south) / step); index * step <= Math.min(85, north); index += 1) {
    const py = Math.round(pixel(view, width, height, 0, toY(index * step))[1]) + 0.5;
    context.moveTo(0, py);
    context.lineTo(width, py);
    if (py > 46 && py < height - 20) context.fillText(label(index * step, "N", "S"), 5, py - 4);
  }
  context.stroke();
}

/** Draws the scale bar in the lower right corner. */
export function drawScale(context, view, width, height, colours) {
  const most = metresPerPixel(view) * 110;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = [5, 2, 1].map((factor) => factor * power).find((length) => length <= most) ?? power;
  const length = metres / metresPerPixel(view);
  const text = metres >= 1000 ? `${number(metres / 1000)} ${unit("kilometer")}` : `${number(metres, 2)} ${unit("meter")}`;
  context.strokeStyle = colours.ink;
  context.fillStyle = colours.ink;
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(width - 12 - length, height - 16);
  context.lineTo(width - 12 - length, height - 10);
  context.lineTo(width - 12, height - 10);
  context.lineTo(width - 12, height - 16);
  context.stroke();
  context.font = "12px system-ui, sans-serif";
  context.textAlign = "right";
  context.fillText(text, width - 14, height - 18);
  context.textAlign = "left";
}
