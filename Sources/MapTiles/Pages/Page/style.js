// The map's style and its legend, both from the table.

const NAMES = {
  en: ["coalesce", ["get", "name_en"], ["get", "name"]],
  ru: ["coalesce", ["get", "name_ru"], ["get", "name"]],
  local: ["get", "name"],
};

/** A value of the table with its references put in place: colours of a look, names in a language. */
function resolved(value, look, language) {
  if (Array.isArray(value)) return value.map((part) => resolved(part, look, language));
  if (value && typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolved(part, look, language)]));
  }
  if (typeof value !== "string" || !value.startsWith("@")) return value;
  if (value === "@name") return NAMES[language];
  if (value.startsWith("@icon:")) return `${value.slice(6)}:${look}`;
  return TABLE.colours[value.slice(1)][look];
}

function styleOf(look, language, zones) {
  return {
    version: 8,
    glyphs: "glyphs://{fontstack}/{range}",
    sources: {
      map: {
        type: "vector", tiles: [`archive://${archive.version}/{z}/{x}/{y}`], minzoom: archive.minZoom, maxzoom: archive.maxZoom, bounds: archive.bounds,
        // Made of text when the page was.
        attribution: settings.attribution,
      },
      quest: { type: "geojson", data: zones },
    },
    layers: TABLE.layers.map(({ legend, ...row }) => ({ ...row, ...resolved({ layout: row.layout ?? {}, paint: row.paint ?? {} }, look, language) })),
  };
}

/** The picture of an icon. */
function drawIcon(name, look, scale) {
  const icon = TABLE.icons[name];
  if (!icon) return null;
  const size = 20 * scale;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const context = canvas.getContext("2d");
  const [ink, paper] = [TABLE.colours[icon.colour][look], TABLE.colours.halo[look]];
  context.scale(scale, scale);
  const isPlain = name === "oneway";
  if (!isPlain) {
    context.fillStyle = ink;
    context.strokeStyle = paper;
    context.lineWidth = 1.5;
    context.beginPath();
    context.roundRect(1.5, 1.5, 17, 17, 5);
    context.fill();
    context.stroke();
  }
  context.fillStyle = isPlain ? ink : paper;
  if (icon.shape === "drop") {
    context.beginPath();
    context.moveTo(10, 3.5);
    context.bezierCurveTo(15, 9, 15, 16, 10, 16);
    context.bezierCurveTo(5, 16, 5, 9, 10, 3.5);
    context.fill();
  } else {
    context.font = `700 ${icon.shape.length > 1 ? 9 : isPlain ? 17 : 13}px "Liberation Sans", Arial, sans-serif`;
    context.textAlign = "center";
    const measured = context.measureText(icon.shape);
    const y = 10 + (measured.actualBoundingBoxAscent - measured.actualBoundingBoxDescent) / 2;
    if (isPlain) {
      context.lineWidth = 3;
      context.strokeStyle = paper;
      context.strokeText(icon.shape, 10, y);
    }
    context.fillText(icon.shape, 10, y);
  }
  return context.getImageData(0, 0, size, size);
}

const SVG = "http://www.w3.org/2000/svg";

function shape(name, attributes) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
}

/** What a row of the table looks like, 36 by 18 pixels. */
function swatch(row, look) {
  const picture = shape("svg", { width: 36, height: 18, "aria-hidden": "true" });
  const paint = resolved(row.paint ?? {}, look, "en");
  if (row.type === "fill") {
    picture.append(shape("rect", {
      x: 1, y: 1, width: 34, height: 16, rx: 3, fill: paint["fill-color"], "fill-opacity": paint["fill-opacity"] ?? 1, stroke: TABLE.colours.textQuiet[look],
    }));
  } else if (row.type === "line") {
    const edge = TABLE.layers.find((other) => other.id === `${row.id}-edge`);
    const wide = edge ? 7 : row.id.startsWith("route") ? 9 : 3;
    const line = { x1: 1, x2: 35, y1: 9, y2: 9 };
    if (edge) picture.append(shape("line", { ...line, stroke: resolved(edge.paint["line-color"], look), "stroke-width": wide + 3 }));
    const dashes = paint["line-dasharray"]?.map((part) => part * 3).join(" ") ?? "none";
    picture.append(shape("line", {
      ...line, stroke: paint["line-color"], "stroke-width": wide, "stroke-dasharray": dashes, "stroke-opacity": paint["line-opacity"] ?? 1,
    }));
  } else if (row.layout?.["icon-image"]) {
    const [, name] = JSON.stringify(row.layout["icon-image"]).match(/@icon:(\w+)/);
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 40;
    canvas.getContext("2d").putImageData(drawIcon(name, look, 2), 0, 0);
    picture.append(shape("image", { href: canvas.toDataURL(), x: 8, y: 0, width: 18, height: 18 }));
  } else {
    const text = shape("text", { x: 18, y: 14, "text-anchor": "middle", "font-size": 12, "font-weight": 700, fill: paint["text-color"] });
    text.textContent = "8 %";
    picture.append(text);
  }
  return picture;
}

function fillLegend(box, look, language, hasQuest) {
  box.replaceChildren();
  for (const [group, title] of Object.entries(TABLE.groups)) {
    const rows = TABLE.layers.filter((row) => row.legend?.group === group && (hasQuest || row.source !== "quest"));
    const list = document.createElement("ul");
    for (const row of rows) {
      const item = document.createElement("li");
      item.append(swatch(row, look), row.legend[language]);
      list.append(item);
    }
    const head = document.createElement("h2");
    head.textContent = title[language];
    box.append(head, list);
  }
}
