/**
 * What the file of a quest says beside what the engine tells: how the tasks of a riders' edition are answered, since their answers are
 * sealed and only `shape` says what a phone may know, and the zones.
 *
 * @param {string} text the file
 * @returns {{shapes: Map<string, {kind: string, options?: string[], unit?: string}>, zones: object[]}} shapes by the identifiers of
 *   tasks; zones as Features
 */
export function readShapes(text) {
  const shapes = new Map();
  const zones = [];
  let file = null;
  try {
    file = JSON.parse(text);
  } catch {
    // The engine reads files that are no strict JSON; there is nothing more to know of them here.
  }
  for (const feature of Array.isArray(file?.features) ? file.features : []) {
    const properties = feature?.properties ?? {};
    const shape = properties.answer?.shape;
    const id = feature?.id ?? properties.id;
    if (shape?.kind && id !== undefined) shapes.set(String(id), { kind: shape.kind, options: shape.options, unit: shape.unit });
    if (properties.role !== "zone" || !/Polygon$/.test(feature.geometry?.type ?? "")) continue;
    zones.push({ type: "Feature", properties: { name: properties.name ?? "", zone: properties.zone }, geometry: feature.geometry });
  }
  return { shapes, zones };
}
