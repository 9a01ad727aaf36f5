/**
 * Web Mercator in the unit square: x grows east from the antimeridian, y south from the northern edge, both 0 … 1 within the world.
 * Coordinates are degrees, longitude first.
 */

const limit = 85.051129;

/** Degrees of longitude to x. */
export function toX(longitude) {
  return longitude / 360 + 0.5;
}

/** Degrees of latitude to y. Latitudes beyond the square are drawn at its edge. */
export function toY(latitude) {
  const sine = Math.sin((Math.max(-limit, Math.min(limit, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

/** x to degrees of longitude. */
export function toLongitude(x) {
  return (x - 0.5) * 360;
}

/** y to degrees of latitude. */
export function toLatitude(y) {
  return (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI;
}

/** The metres of a pixel at the middle of a view. */
export function metresPerPixel(view) {
  return (40_075_017 * Math.cos((toLatitude(view.y) * Math.PI) / 180)) / view.scale;
}

/** Metres between two coordinates, on a sphere. */
export function distance([lon1, lat1], [lon2, lat2]) {
  const radians = Math.PI / 180;
  const a = Math.sin(((lat2 - lat1) * radians) / 2) ** 2;
  const b = Math.cos(lat1 * radians) * Math.cos(lat2 * radians) * Math.sin(((lon2 - lon1) * radians) / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(Math.min(1, a + b)));
}

/**
 * The view that shows a box, with a margin.
 *
 * @param {[number, number, number, number]} box least x, least y, greatest x, greatest y
 * @returns {{x: number, y: number, scale: number}} the middle, and the pixels of the whole world
 */
export function fit(box, width, height, margin = 32) {
  const [x1, y1, x2, y2] = box;
  const across = Math.max(40, width - 2 * margin) / Math.max(x2 - x1, 1e-12);
  const down = Math.max(40, height - 2 * margin) / Math.max(y2 - y1, 1e-12);
  return { x: (x1 + x2) / 2, y: (y1 + y2) / 2, scale: bounded(Math.min(across, down, 2 ** 25)) };
}

/** A scale that can be drawn: from the world in 128 pixels to some centimetres in a pixel. */
export function bounded(scale) {
  return Math.max(128, Math.min(scale, 2 ** 32));
}
