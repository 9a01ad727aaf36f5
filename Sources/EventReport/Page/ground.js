  // What lies beneath the riders: ground, roads, where most ride, zones and closed roads.

  const map = by("map");
  const ground = by("ground");
  const view = { x: 0, y: 0, scale: 1 };
  let drawn = { x: 0, y: 0, scale: 1 };
  let heatPicture = null;
  let groundTimer = 0;
  let groundCost = 0;

  const darkness = matchMedia("(prefers-color-scheme: dark)");
  const isPrinting = () => document.documentElement.classList.contains("printing");
  const isDark = () => darkness.matches && !isPrinting();
  let colours = new Map();
  /** A colour of the style. */
  const colour = (name) => {
    if (!colours.has(name)) colours.set(name, getComputedStyle(document.documentElement).getPropertyValue(name).trim());
    return colours.get(name);
  };

  /** How many parties rode through each cell of a grid, as a picture. */
  const makeHeat = () => {
    const cell = Math.max(6, Math.max(page.map.width, page.map.height) / 1500);
    const [columns, lines] = [Math.ceil(page.map.width / cell) + 1, Math.ceil(page.map.height / cell) + 1];
    const counts = new Uint32Array(columns * lines);
    const lastParty = new Int32Array(columns * lines).fill(-1);
    for (let track = 0; track < tracks.count; track++) {
      for (let point = tracks.first[track] + 1; point < tracks.first[track + 1]; point++) {
        const [x, y] = [tracks.x[point - 1], tracks.y[point - 1]];
        const [dx, dy] = [tracks.x[point] - x, tracks.y[point] - y];
        if (Math.hypot(dx, dy) > page.map.width + page.map.height) continue;
        const steps = Math.ceil((Math.hypot(dx, dy) / cell) * 1.5) + 1;
        for (let step = 0; step <= steps; step++) {
          const column = Math.round((x + (dx * step) / steps) / cell);
          const line = Math.round((y + (dy * step) / steps) / cell);
          const place = line * columns + column;
          if (column < 0 || line < 0 || column >= columns || line >= lines || lastParty[place] === track) continue;
          lastParty[place] = track;
          counts[place]++;
        }
      }
    }
    const most = Math.log(1 + counts.reduce((a, b) => Math.max(a, b), 1));
    const image = new ImageData(columns, lines);
    const [cold, hot] = isDark() ? [[190, 90, 30], [255, 225, 130]] : [[250, 170, 60], [165, 10, 50]];
    counts.forEach((count, place) => {
      if (count === 0) return;
      const heat = Math.log(1 + count) / most;
      for (let part = 0; part < 3; part++) image.data[place * 4 + part] = cold[part] + (hot[part] - cold[part]) * heat;
      image.data[place * 4 + 3] = 60 + 180 * heat;
    });
    const canvas = make("canvas", { width: columns, height: lines });
    canvas.getContext("2d").putImageData(image, 0, 0);
    return { canvas, cell, columns, lines };
  };

  // Zones and closed roads have the colour and the signs that they have on printed maps.

  const zones = page.map.zones.map((zone) => ({ ...zone, ...linePath(zone.rings) }));
  const closedRoads = page.map.closed ? linePath(page.map.closed).path : null;

  /** Lines to fill an area with, as far apart on the screen at every scale. */
  const hatching = (context, kind, scale, ratio) => {
    const size = (kind === "forbidden" ? 6 : 14) * ratio;
    const tile = make("canvas", { width: size, height: size });
    const pen = tile.getContext("2d");
    pen.strokeStyle = colour("--overprint");
    pen.lineWidth = 1.2 * ratio;
    const lines = kind === "forbidden" ? [[size / 2, 0, size / 2, size]] : [-1, 0, 1].map((k) => [k * size, size, (k + 1) * size, 0]);
    for (const [x1, y1, x2, y2] of lines) {
      pen.beginPath();
      pen.moveTo(x1, y1);
      pen.lineTo(x2, y2);
      pen.stroke();
    }
    const pattern = context.createPattern(tile, "repeat");
    pattern.setTransform(new DOMMatrix([1 / scale, 0, 0, 1 / scale, view.x, view.y]));
    return pattern;
  };

  /** A line on a pale one, so that it stands out on any ground; widths and dashes are in pixels. */
  const drawLine = (context, path, width, dashes, pixel) => {
    context.strokeStyle = colour("--halo");
    context.lineWidth = (width + 2.4) * pixel;
    context.setLineDash([]);
    context.stroke(path);
    context.strokeStyle = colour("--overprint");
    context.lineWidth = width * pixel;
    context.setLineDash(dashes.map((dash) => dash * pixel));
    context.stroke(path);
    context.setLineDash([]);
  };

  const drawZones = (context, scale, ratio) => {
    const pixel = 1 / view.scale;
    for (const { kind, path } of zones) {
      if (kind !== "bounds") {
        context.fillStyle = hatching(context, kind, scale, ratio);
        context.fill(path, "evenodd");
      }
      drawLine(context, path, kind === "bounds" ? 3 : 1.4, kind === "toll" ? [9, 4] : [], pixel);
    }
    if (closedRoads) drawLine(context, closedRoads, 3.5, [3, 4], pixel);
  };

  /** The names of zones that are wide enough for them. */
  const nameZones = (context, ratio) => {
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.font = "600 12px system-ui, sans-serif";
    context.textAlign = "center";
    for (const { kind, names, box } of zones) {
      if (kind === "bounds" || context.measureText(names[language]).width > (box.right - box.left) * view.scale) continue;
      const [x, y] = [((box.left + box.right) / 2 - view.x) * view.scale, ((box.top + box.bottom) / 2 - view.y) * view.scale + 4];
      context.strokeStyle = colour("--halo");
      context.lineWidth = 4;
      context.strokeText(names[language], x, y);
      context.fillStyle = colour("--overprint");
      context.fillText(names[language], x, y);
    }
  };

  const fitCanvas = (canvas, options) => {
    const ratio = isPrinting() ? 2 : Math.min(devicePixelRatio || 1, 2);
    const [width, height] = [Math.round(map.clientWidth * ratio), Math.round(map.clientHeight * ratio)];
    if (canvas.width !== width || canvas.height !== height) {
      Object.assign(canvas, { width, height });
      Object.assign(canvas.style, { width: `${map.clientWidth}px`, height: `${map.clientHeight}px` });
    }
    const context = canvas.getContext("2d", options);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    return { context, ratio, width, height };
  };

  const drawGround = () => {
    const begin = performance.now();
    const { context, ratio } = fitCanvas(ground);
    const scale = view.scale * ratio;
    context.setTransform(scale, 0, 0, scale, -view.x * scale, -view.y * scale);
    context.lineJoin = context.lineCap = "round";
    for (const { kind, path } of areas) {
      if (kind === "ground-building" && view.scale < 0.06) continue;
      context.fillStyle = colour(`--${kind}`);
      context.fill(path);
    }
    const widths = [2.6, 1.5, 0.8].map((width) => width * Math.min(3, Math.max(1, view.scale * 5)));
    for (let kind = roads.length - 1; kind >= 0; kind--) {
      if (kind === 2 && view.scale < 0.06) continue;
      context.strokeStyle = colour(`--road-${kind}`);
      context.lineWidth = widths[kind] / view.scale;
      context.stroke(roads[kind]);
    }
    if (by("heat").checked && tracks.count > 0) {
      heatPicture = heatPicture || makeHeat();
      const { canvas, cell, columns, lines } = heatPicture;
      context.drawImage(canvas, -cell / 2, -cell / 2, columns * cell, lines * cell);
    }
    context.lineCap = "butt";
    drawZones(context, scale, ratio);
    nameZones(context, ratio);
    drawn = { ...view };
    ground.style.transform = "";
    groundCost = performance.now() - begin;
  };

  /** Draws the ground anew a little later: at once would be too slow while the view moves. */
  const drawGroundSoon = () => {
    if (groundTimer) return;
    groundTimer = setTimeout(() => {
      groundTimer = 0;
      drawGround();
    }, Math.max(120, 3 * groundCost));
  };

  /** What the signs on the map mean, with the names of zones and what they cost. */
  const showSigns = () => {
    const cost = ({ perEntry, perMinute }) =>
      [[perEntry, "eachEntry"], [perMinute, "eachMinute"]].filter(([points]) => points !== 0)
        .map(([points, key]) => `${points > 0 ? "−" : "+"}${number(Math.abs(points), 3)} ${say(key)}`).join(", ");
    const signs = zones.map((zone) => {
      const words = `${say(`zone-${zone.kind}`)}: ${zone.names[language]}`;
      return [zone.kind, zone.kind === "toll" && cost(zone) ? `${words}, ${cost(zone)}` : words];
    });
    if (closedRoads) signs.push(["closed", say("zone-closed")]);
    by("signs").replaceChildren(...signs.map(([kind, words]) =>
      make("span", {}, make("i", { class: `sign sign-${kind}`, "aria-hidden": "true" }), words)));
  };
