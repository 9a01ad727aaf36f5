/** What lies on the ground as sources and layers of a MapLibre style. */

import { linesOf, placeOf, riderSign, signOf, zonesOf } from "./shown.js";

const collection = (features) => ({ type: "FeatureCollection", features });
const feature = (geometry, properties = {}) => ({ type: "Feature", properties, geometry });
const point = (place, properties) => feature({ type: "Point", coordinates: placeOf(place) }, properties);
const line = (places, properties) => feature({ type: "LineString", coordinates: places }, properties);
const font = ["Bold"];

/** By what `show` is given: the sources that change with it. */
export const dependents = {
  tasks: ["tasks", "reaches"], chosen: ["tasks"], start: ["ends"], finish: ["ends"], zones: ["quest"], riders: ["riders"], me: ["me"],
  route: ["lines"], trail: ["lines"], plan: ["lines"], roads: [], handles: ["handles"],
};

/** What a source holds, made of all that is shown. */
export function dataOf(source, shown) {
  return makers[source](shown);
}

const makers = {
  quest: ({ zones }) => zonesOf(zones),
  lines: ({ route, trail, plan }) => collection([["plan", plan], ["trail", trail], ["route", route]].flatMap(([kind, lines]) =>
    linesOf(lines).filter((places) => places.length > 1).map((places) => line(places, { kind })))),
  reaches: ({ tasks }) => collection(tasks.filter(({ radius }) => radius > 0).map((task) =>
    feature({ type: "Polygon", coordinates: [circle(task, task.radius)] }, { state: task.state ?? "open" }))),
  ends: ({ start, finish }) => collection([["start", start], ["finish", finish]].filter(([, place]) => place)
    .map(([kind, place]) => point(place, { kind }))),
  tasks: ({ tasks, chosen }) => collection(tasks.map((task, order) => {
    const isChosen = task.id === chosen;
    return point(task, {
      id: task.id, label: task.label ?? "", isChosen, order: isChosen ? -1 : order,
      icon: ["task", task.state ?? "open", isChosen ? "chosen" : "", signOf(task)].join(":"),
    });
  })),
  riders: ({ riders }) => collection(riders.map((rider, order) => point(rider, {
    id: rider.id, label: rider.label ?? "", colour: rider.colour ?? "", state: rider.state ?? "moving", sign: riderSign(rider.state),
    course: rider.course ?? 0, hasCourse: Number.isFinite(rider.course), order: rider.state === "flagged" ? -1 : order,
  }))),
  handles: ({ handles }) => collection(handles.map((handle) => point(handle, { kind: handle.kind ?? "corner" }))),
  me: ({ me }) => collection(me ? [
    ...(me.accuracy > 0 ? [feature({ type: "Polygon", coordinates: [circle(me, me.accuracy)] }, { kind: "accuracy" })] : []),
    point(me, { kind: "dot", course: me.course ?? 0, hasCourse: Number.isFinite(me.course) }),
  ] : []),
};

/** A circle of so many metres around a place. */
export function circle({ lon, lat }, metres) {
  const dy = metres / 111_195;
  const dx = dy / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  return Array.from({ length: 49 }, (_, step) => {
    const angle = (step / 24) * Math.PI;
    return [lon + dx * Math.cos(angle), lat + dy * Math.sin(angle)];
  });
}

const is = (key, value) => ["==", ["get", key], value];

/** The layers above the ground, from below. */
export function layersOf(look) {
  const lineLayer = (id, kind, paint) => ({
    id, type: "line", source: "lines", filter: is("kind", kind), layout: { "line-cap": "round", "line-join": "round" }, paint,
  });
  const label = (size) => ({
    "text-field": ["get", "label"], "text-font": font, "text-size": size, "text-anchor": "top", "text-optional": true, "text-max-width": 9,
  });
  const words = { "text-color": look.ink, "text-halo-color": look.paper, "text-halo-width": 2 };
  const nose = (id, source, radius) => ({
    id, type: "symbol", source, filter: is("hasCourse", true),
    layout: {
      "icon-image": `nose:${radius}:${look.name}`, "icon-rotate": ["get", "course"], "icon-rotation-alignment": "map",
      "icon-allow-overlap": true, "icon-ignore-placement": true,
    },
  });
  const riderColour = ["case", is("colour", ""), look.rider, ["to-color", ["get", "colour"], look.rider]];
  return [
    lineLayer("plan", "plan", { "line-color": look.plan, "line-width": 3, "line-dasharray": [0.1, 2.4] }),
    lineLayer("trail-edge", "trail", { "line-color": look.paper, "line-width": 6 }),
    lineLayer("trail", "trail", { "line-color": look.trail, "line-width": 3.5, "line-dasharray": [2, 1.6] }),
    lineLayer("route-edge", "route", { "line-color": look.paper, "line-width": 10 }),
    lineLayer("route", "route", { "line-color": look.route, "line-width": 6 }),
    { id: "reaches", type: "fill", source: "reaches",
      paint: {
        "fill-color": ["match", ["get", "state"], ...["solved", "pending", "closed", "locked"].flatMap((state) => [state, look[state]]), look.open],
        "fill-opacity": 0.16,
      } },
    { id: "accuracy", type: "fill", source: "me", filter: is("kind", "accuracy"),
      paint: { "fill-color": look.me, "fill-opacity": 0.16, "fill-outline-color": look.me } },
    { id: "ends", type: "symbol", source: "ends",
      layout: {
        "icon-image": ["concat", "end:", ["get", "kind"], ":", look.name], "icon-allow-overlap": true, "icon-ignore-placement": true,
      } },
    { id: "tasks", type: "symbol", source: "tasks",
      layout: { ...label(["case", ["get", "isChosen"], 15, 13]), "text-offset": [0, 1.35],
        "icon-image": ["concat", ["get", "icon"], ":", look.name], "icon-allow-overlap": true, "symbol-sort-key": ["get", "order"], "symbol-z-order": "source" },
      paint: words },
    nose("rider-noses", "riders", 8),
    { id: "riders", type: "circle", source: "riders",
      paint: {
        "circle-radius": 8, "circle-stroke-width": ["case", is("state", "moving"), 2, 3],
        "circle-color": ["case", is("state", "silent"), look.paper, riderColour],
        "circle-stroke-color": ["match", ["get", "state"], "silent", riderColour, "late", look.late, "flagged", look.flagged, look.paper],
      } },
    { id: "rider-signs", type: "symbol", source: "riders", filter: ["!=", ["get", "sign"], ""],
      layout: { "text-field": ["get", "sign"], "text-font": font, "text-size": 12, "text-allow-overlap": true,
        "text-ignore-placement": true },
      paint: { "text-color": ["case", is("state", "silent"), look.ink, look.paper] } },
    { id: "rider-names", type: "symbol", source: "riders",
      layout: { ...label(12), "text-offset": [0, 0.95], "symbol-sort-key": ["get", "order"] }, paint: words },
    { id: "handles", type: "circle", source: "handles",
      paint: {
        "circle-radius": ["case", is("kind", "middle"), 5, 8], "circle-color": ["case", is("kind", "middle"), look.zone, look.paper],
        "circle-stroke-color": ["case", is("kind", "middle"), look.paper, look.zone], "circle-stroke-width": 2.5,
      } },
    nose("my-nose", "me", 12),
    { id: "me-edge", type: "circle", source: "me", filter: is("kind", "dot"),
      paint: { "circle-radius": 12, "circle-color": look.paper, "circle-stroke-width": 1.5, "circle-stroke-color": look.ink } },
    { id: "me", type: "circle", source: "me", filter: is("kind", "dot"), paint: { "circle-radius": 8.5, "circle-color": look.me } },
  ];
}
