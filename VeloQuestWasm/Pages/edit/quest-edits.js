/** What an organiser does to a quest, as edits of its text. Each function takes a view (`viewOf`) and the text's manner. */

import { degrees, Place } from "./json-edits.js";
import { nodeAt, valueOf } from "./json-tree.js";

/** Two coordinates in an array changed; heights and whatever follows stay. */
function placeEdits(coordinates, lon, lat) {
  const [first, second] = coordinates.items;
  return [[first, lon], [second, lat]].map(([node, value]) => ({ start: node.start, end: node.end, text: degrees(value) }))
    .filter(({ text }, index) => Number(text) !== coordinates.items[index].value);
}

/** Moves a task, the start or the finish. What has no coordinates gets some. */
export function move(manner, thing, lon, lat) {
  if (thing.coordinates?.kind === "array" && thing.coordinates.items.length >= 2) return placeEdits(thing.coordinates, lon, lat);
  const place = new Place(lon, lat);
  if (thing.coordinates) return manner.replace(thing.coordinates, place);
  if (thing.geometry?.kind === "object") return manner.set(thing.geometry, "coordinates", place);
  return manner.set(thing.node, "geometry", { type: "Point", coordinates: place });
}

/** A place for the start or the finish, which the quest has not yet. */
export function addEnd(view, manner, role, lon, lat) {
  const place = new Place(lon, lat);
  if (view.quest?.kind === "object") return manner.set(view.quest, role, place);
  return manner.set(view.root, "quest", { [role]: place }, "features");
}

function addFeature(view, manner, feature) {
  if (view.features?.kind === "array") return manner.insert(view.features, view.features.items.length, feature);
  return manner.set(view.root, "features", [feature]);
}

/** A new task, with an identifier where others have theirs. */
export function addTask(view, manner, name, lon, lat) {
  const ids = new Set(view.tasks.map(({ id }) => id));
  let number = view.tasks.length + 1;
  while (ids.has(`task-${number}`)) number += 1;
  const hasIds = view.tasks.length === 0 || view.tasks.some(({ id }) => id !== "");
  return addFeature(view, manner, {
    type: "Feature", ...(hasIds ? { id: `task-${number}` } : {}), properties: { name },
    geometry: { type: "Point", coordinates: new Place(lon, lat) },
  });
}

/** A new zone around corners, counterclockwise as RFC 7946 has it. */
export function addZone(view, manner, name, corners) {
  const area = corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  const ring = (area < 0 ? [...corners].reverse() : corners).map(([lon, lat]) => new Place(lon, lat));
  return addFeature(view, manner, {
    type: "Feature", properties: { role: "zone", zone: "forbidden", name },
    geometry: { type: "Polygon", coordinates: [[...ring, ring[0]]] },
  });
}

/** Takes a feature out, or a start or finish that stands in the quest. */
export function remove(view, manner, thing) {
  if (thing.feature === undefined) return manner.unset(view.quest, thing.kind);
  return manner.remove(view.features, thing.feature);
}

/** Moves a corner of a zone; the first one is also the last of its ring. */
export function moveCorner(ring, index, lon, lat) {
  const edits = placeEdits(ring.corners[index].node, lon, lat);
  return index === 0 && ring.isClosed ? [...edits, ...placeEdits(ring.node.items.at(-1), lon, lat)] : edits;
}

/** Puts a corner behind another. */
export function addCorner(manner, ring, index, lon, lat) {
  return manner.insert(ring.node, index + 1, new Place(lon, lat));
}

/** Takes a corner away; a ring keeps three of them. */
export function removeCorner(manner, ring, index) {
  if (ring.corners.length <= 3) return [];
  if (index > 0 || !ring.isClosed) return manner.remove(ring.node, index);
  const [second, last] = [ring.corners[1].node, ring.node.items.at(-1)];
  return [...manner.remove(ring.node, 0), { start: last.start, end: last.end, text: manner.text.slice(second.start, second.end) }];
}

/** The object in which a member of a thing stands: `null` for the quest where there is none yet. */
function ownerOf(view, thing, path) {
  if (!thing) return view.quest?.kind === "object" ? view.quest : null;
  return path === "id" ? thing.node : thing.properties?.kind === "object" ? thing.properties : null;
}

/** What a member of a thing is now; of the quest without a thing. */
export function read(view, thing, key) {
  return valueOf(nodeAt(ownerOf(view, thing, key), key));
}

/** Sets a member of a thing, or of the quest; `undefined` takes it away. */
export function write(view, manner, thing, key, value) {
  const owner = ownerOf(view, thing, key);
  const known = nodeAt(owner, key);
  if (value === undefined) return known ? manner.unset(owner, key) : [];
  if (known && JSON.stringify(valueOf(known)) === JSON.stringify(value)) return [];
  if (known?.kind === "array" && Array.isArray(value) && value.length > 0 && known.items.length > 0) return manner.list(known, value);
  if (known?.kind === "object" && isPlainObject(value)) {
    const changed = changedMember(known, value);
    if (changed) return manner.set(known, changed, value[changed]);
  }
  if (owner) return manner.set(owner, key, value, key === "id" && !known ? "properties" : undefined);
  if (!thing) return manner.set(view.root, "quest", { [key]: value }, "features");
  return manner.set(thing.node, "properties", { [key]: value });
}

function isPlainObject(value) {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** The one member in which an object changes, where it keeps all others. */
function changedMember(node, value) {
  const before = valueOf(node);
  const changed = Object.keys(value).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(value[key]));
  const isKept = Object.keys(before).every((key) => key in value);
  return isKept && changed.length === 1 ? changed[0] : null;
}
