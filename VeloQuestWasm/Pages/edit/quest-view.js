/** What a quest file has to show and to edit: tasks, zones, start and finish, each with the nodes in which it is written. */

import { memberOf, nodeAt, valueOf } from "./json-tree.js";

const isBlank = (value) => value === undefined || value === null || (typeof value === "string" && value.trim() === "");

/** Longitude and latitude of coordinates, where they can be drawn. */
export function placeOf(node) {
  const [lon, lat] = node?.kind === "array" ? node.items.map(({ value }) => value) : [];
  return typeof lon === "number" && typeof lat === "number" && Math.abs(lon) <= 360 && Math.abs(lat) <= 90 ? { lon, lat } : null;
}

/** Reads the root of a quest file. What is of another form than expected is passed over: the engine says what is wrong with it. */
export function viewOf(root) {
  const [quest, features] = [nodeAt(root, "quest"), nodeAt(root, "features")];
  const view = { root, quest, features, tasks: [], zones: [], lines: [], start: null, finish: null };
  const list = view.features?.kind === "array" ? view.features.items : [];
  for (const [feature, node] of list.entries()) read(view, feature, node);
  for (const role of ["start", "finish"]) {
    const node = nodeAt(view.quest, role);
    if (node?.kind === "array") view[role] = { kind: role, coordinates: node, ...placeOf(node) };
  }
  view.language = valueOf(nodeAt(view.quest, "language"));
  return view;
}

function read(view, feature, node) {
  const properties = nodeAt(node, "properties");
  const geometry = nodeAt(node, "geometry");
  const coordinates = nodeAt(geometry, "coordinates");
  const type = nodeAt(geometry, "type")?.value;
  const role = nodeAt(properties, "role")?.value;
  const common = { feature, node, properties, geometry, coordinates, name: nameOf(properties) };
  if (role === "zone") {
    view.zones.push({ ...common, kind: "zone", number: view.zones.length + 1, rings: ringsOf(type, coordinates) });
  } else if (role === "start" || role === "finish") {
    view[role] ??= { ...common, kind: role, ...placeOf(coordinates) };
  } else if ((isBlank(role) || role === "task") && (type === "Point" || (role === "task" && type === undefined))) {
    const id = nodeAt(node, "id")?.value;
    view.tasks.push({
      ...common, kind: "task", number: view.tasks.length + 1, id: isBlank(id) ? "" : String(id), ...placeOf(coordinates),
    });
  } else if (type === "LineString") {
    view.lines.push((coordinates?.items ?? []).map(placeOf).filter(Boolean).map(({ lon, lat }) => [lon, lat]));
  }
}

function nameOf(properties) {
  const name = memberOf(properties, "name")?.node.value;
  return isBlank(name) ? "" : String(name);
}

/** The rings of a zone: the array of each, and its corners without the last, which is the first again. */
function ringsOf(type, coordinates) {
  const polygons = type === "Polygon" ? [coordinates] : type === "MultiPolygon" ? coordinates?.items ?? [] : [];
  return polygons.flatMap((polygon, part) => (polygon?.items ?? []).map((node) => {
    const corners = (node.items ?? []).map((item) => ({ node: item, ...placeOf(item) }));
    const [first, last] = [corners[0], corners.at(-1)];
    const isClosed = corners.length > 1 && first.lon === last.lon && first.lat === last.lat;
    return { part, node, isClosed, corners: (isClosed ? corners.slice(0, -1) : corners).filter(({ lon }) => lon !== undefined) };
  }));
}

/** Everything that can be selected, by its key. */
export function find(view, key) {
  if (!view || !key) return null;
  if (key === "start" || key === "finish") return view[key];
  const [kind, feature] = key.split(":");
  return view[`${kind}s`]?.find((one) => one.feature === Number(feature)) ?? null;
}

/** The key of what can be selected. */
export function keyOf(thing) {
  return thing.kind === "task" || thing.kind === "zone" ? `${thing.kind}:${thing.feature}` : thing.kind;
}

/** All coordinates that can be drawn. */
export function placesIn(view) {
  const points = [...view.tasks, view.start, view.finish].filter((one) => one?.lon !== undefined).map(({ lon, lat }) => [lon, lat]);
  const corners = view.zones.flatMap(({ rings }) => rings.flatMap(({ corners: list }) => list.map(({ lon, lat }) => [lon, lat])));
  return [...points, ...corners, ...view.lines.flat()];
}
