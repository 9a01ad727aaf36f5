  // The map.

  const map = by("map");
  const ground = by("ground");
  const field = by("field");
  const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const darkness = matchMedia("(prefers-color-scheme: dark)");
  const view = { x: 0, y: 0, scale: 1 };
  let drawn = { x: 0, y: 0, scale: 1 };
  let heatPicture = null;
  let selected = null;
  let groundTimer = 0;

  /** How many parties rode through each cell of a grid, as a picture. */
  const makeHeat = () => {
    const cell = Math.max(6, Math.max(page.map.width, page.map.height) / 1500);
    const [columns, rows] = [Math.ceil(page.map.width / cell) + 1, Math.ceil(page.map.height / cell) + 1];
    const counts = new Uint32Array(columns * rows);
    const lastParty = new Int32Array(columns * rows).fill(-1);
    tracks.forEach((track, party) => {
      for (let point = 1; point < track.x.length; point++) {
        const [x, y] = [track.x[point - 1], track.y[point - 1]];
        const [dx, dy] = [track.x[point] - x, track.y[point] - y];
        if (Math.hypot(dx, dy) > page.map.width + page.map.height) continue;
        const steps = Math.ceil((Math.hypot(dx, dy) / cell) * 1.5) + 1;
        for (let step = 0; step <= steps; step++) {
          const column = Math.round((x + (dx * step) / steps) / cell);
          const row = Math.round((y + (dy * step) / steps) / cell);
          const place = row * columns + column;
          if (column < 0 || row < 0 || column >= columns || row >= rows || lastParty[place] === party) continue;
          lastParty[place] = party;
          counts[place]++;
        }
      }
    });
    const most = Math.log(1 + counts.reduce((a, b) => Math.max(a, b), 1));
    const image = new ImageData(columns, rows);
    const [cold, hot] = darkness.matches ? [[190, 90, 30], [255, 225, 130]] : [[250, 170, 60], [165, 10, 50]];
    counts.forEach((count, place) => {
      if (count === 0) return;
      const heat = Math.log(1 + count) / most;
      for (let part = 0; part < 3; part++) image.data[place * 4 + part] = cold[part] + (hot[part] - cold[part]) * heat;
      image.data[place * 4 + 3] = 60 + 180 * heat;
    });
    const canvas = make("canvas", { width: columns, height: rows });
    canvas.getContext("2d").putImageData(image, 0, 0);
    return { canvas, cell, columns, rows };
  };

  const fitCanvas = (canvas) => {
    const ratio = Math.min(devicePixelRatio || 1, 2);
    const [width, height] = [Math.round(map.clientWidth * ratio), Math.round(map.clientHeight * ratio)];
    if (canvas.width !== width || canvas.height !== height) {
      Object.assign(canvas, { width, height });
      Object.assign(canvas.style, { width: `${map.clientWidth}px`, height: `${map.clientHeight}px` });
    }
    const context = canvas.getContext("2d");
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    return { context, ratio };
  };

  const drawGround = () => {
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
    if (by("heat").checked) {
      heatPicture = heatPicture || makeHeat();
      const { canvas, cell, columns, rows } = heatPicture;
      context.drawImage(canvas, -cell / 2, -cell / 2, columns * cell, rows * cell);
    }
    drawn = { ...view };
    ground.style.transform = "";
  };

  const drawField = () => {
    const { context, ratio } = fitCanvas(field);
    const time = Number(by("time").value);
    const counts = { waiting: 0, riding: 0, standing: 0, home: 0, gaveUp: 0 };
    const radius = Math.min(6, Math.max(3, view.scale * 14)) * ratio;
    const paths = { riding: new Path2D(), standing: new Path2D() };
    for (const track of tracks) {
      const here = whereabouts(track, time);
      counts[here.state]++;
      if (here.x === undefined) continue;
      const [x, y] = [(here.x - view.x) * view.scale * ratio, (here.y - view.y) * view.scale * ratio];
      paths[here.state].moveTo(x + radius, y);
      paths[here.state].arc(x, y, radius, 0, 2 * Math.PI);
    }
    context.lineWidth = ratio;
    context.strokeStyle = colour("--card");
    for (const state of ["riding", "standing"]) {
      context.fillStyle = colour(state === "riding" ? "--rider" : "--standing");
      context.fill(paths[state]);
      context.stroke(paths[state]);
    }
    by("clock").textContent = clock(time);
    by("time").setAttribute("aria-valuetext", clock(time));
    showStatus(counts);
  };

  const dot = (fillColour) => {
    const element = make("i", { "aria-hidden": "true" });
    element.style.background = fillColour;
    return element;
  };

  const showStatus = (counts) => {
    const parts = [
      ["waiting", "var(--line)"], ["riding", "var(--rider)"], ["standing", "var(--standing)"], ["home", "var(--rate-4)"],
    ];
    if (tracks.some((track) => !track.isHome)) parts.push(["gaveUp", "var(--faint)"]);
    if (figures.notStarted > 0) {
      counts.notStarted = figures.notStarted;
      parts.push(["notStarted", "var(--line)"]);
    }
    by("status").replaceChildren(
      ...parts.map(([state, shade]) => make("span", { "data-state": state }, dot(shade), `${say(state)}: ${number(counts[state])}`)));
  };

  const placeMarkers = () => {
    for (const marker of by("markers").children) {
      const x = (Number(marker.dataset.x) - view.x) * view.scale;
      const y = (Number(marker.dataset.y) - view.y) * view.scale;
      marker.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    }
  };

  /** Shows a changed view at once, with the old ground moved and stretched, and draws the ground anew a little later. */
  const moved = () => {
    const stretch = view.scale / drawn.scale;
    const [x, y] = [(drawn.x - view.x) * view.scale, (drawn.y - view.y) * view.scale];
    ground.style.transform = `translate(${x}px, ${y}px) scale(${stretch})`;
    placeMarkers();
    drawField();
    clearTimeout(groundTimer);
    groundTimer = setTimeout(drawGround, 120);
  };

  /** Shows all tasks, the start and the finish. */
  const fitView = () => {
    const places = [...page.map.tasks, ...page.map.flags.map((flag) => flag.place)];
    const [xs, ys] = [places.map((place) => place[0]), places.map((place) => place[1])];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const room = Math.min(48, map.clientWidth / 8);
    view.scale = Math.min(
      (map.clientWidth - 2 * room) / Math.max(right - left, 200), (map.clientHeight - 2 * room) / Math.max(bottom - top, 200));
    view.x = (left + right) / 2 - map.clientWidth / 2 / view.scale;
    view.y = (top + bottom) / 2 - map.clientHeight / 2 / view.scale;
    placeMarkers();
    drawGround();
    drawField();
  };

  const zoom = (factor, x = map.clientWidth / 2, y = map.clientHeight / 2) => {
    const scale = Math.min(4, Math.max(0.005, view.scale * factor));
    view.x += x / view.scale - x / scale;
    view.y += y / view.scale - y / scale;
    view.scale = scale;
    moved();
  };

  const pan = (x, y) => {
    view.x -= x / view.scale;
    view.y -= y / view.scale;
    moved();
  };

  const pointers = new Map();
  map.addEventListener("pointerdown", (event) => {
    if (event.target.closest("button")) return;
    map.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, { x: event.offsetX, y: event.offsetY });
  });
  map.addEventListener("pointermove", (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const box = map.getBoundingClientRect();
    const now = { x: event.clientX - box.left, y: event.clientY - box.top };
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const spread = (point) => Math.max(20, Math.hypot(point.x - other.x, point.y - other.y));
      zoom(spread(now) / spread(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
      pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    } else {
      pan(now.x - before.x, now.y - before.y);
    }
    pointers.set(event.pointerId, now);
  });
  for (const name of ["pointerup", "pointercancel"]) {
    map.addEventListener(name, (event) => pointers.delete(event.pointerId));
  }
  map.addEventListener("wheel", (event) => {
    event.preventDefault();
    const box = map.getBoundingClientRect();
    zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), event.clientX - box.left, event.clientY - box.top);
  }, { passive: false });
  map.addEventListener("keydown", (event) => {
    const actions = {
      ArrowLeft: () => pan(60, 0), ArrowRight: () => pan(-60, 0), ArrowUp: () => pan(0, 60), ArrowDown: () => pan(0, -60),
      "+": () => zoom(1.4), "=": () => zoom(1.4), "-": () => zoom(1 / 1.4), 0: fitView,
    };
    if (!actions[event.key] || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    actions[event.key]();
  });
  by("stage").addEventListener("keydown", (event) => {
    if (event.key === "Escape" && selected !== null) select(null);
  });
  by("zoom-in").addEventListener("click", () => zoom(1.5));
  by("zoom-out").addEventListener("click", () => zoom(1 / 1.5));
  by("fit").addEventListener("click", fitView);
  by("heat").addEventListener("change", drawGround);

  const makeMarkers = () => {
    const tasks = figures.tasks.map((task, index) => {
      const rate = solveRate(task);
      const label = `${task.number}. ${taskName(index)}: ${say("solveRate")} ${rate === null ? "–" : percent(rate)}`;
      const [x, y] = page.map.tasks[index];
      const marker = make(
        "button", { type: "button", "data-x": x, "data-y": y, "aria-label": label, title: label, "aria-expanded": "false" },
        String(task.number));
      marker.style.background = rateColour(rate);
      marker.addEventListener("click", () => select(selected === index ? null : index));
      return marker;
    });
    const flags = page.map.flags.map(({ kind, place }) =>
      make("span", { class: "flag", "data-x": place[0], "data-y": place[1] }, say(kind)));
    by("markers").replaceChildren(...tasks, ...flags);
    placeMarkers();
  };

  /** Opens the details of a task, or closes them. */
  const select = (index) => {
    const before = selected;
    selected = index;
    const markers = by("markers").children;
    figures.tasks.forEach((_, task) => markers[task].setAttribute("aria-expanded", String(task === index)));
    const details = by("details");
    details.hidden = index === null;
    if (index === null) {
      if (before !== null) markers[before].focus();
      return;
    }
    const task = figures.tasks[index];
    const close = make("button", { type: "button", class: "close", "aria-label": say("close") }, "×");
    close.addEventListener("click", () => select(null));
    const list = make("dl");
    for (const [key, value] of taskFigures(task)) list.append(make("dt", {}, say(key)), make("dd", {}, value));
    const chart = make("div");
    details.replaceChildren(close, make("h3", {}, `${task.number}. ${taskName(index)}`),
      ...(taskKind(index) ? [make("p", { class: "note" }, taskKind(index))] : []), list, chart);
    if (task.reached > 0) histogram(chart, page.charts.taskArrivals[index], { height: 90, label: say("arrivalsHere") });
  };

  const hasLines = figures.tasks.some((task) => task.longestLine > 0);

  /** What is told about a task, by the key of its name. */
  const taskFigures = (task) => {
    const rate = solveRate(task);
    const rows = [
      ["points", number(task.points, 3)], ["fair", number(task.fairPoints)], ["reached", number(task.reached)],
      ["solved", rate === null && task.reached > 0 ? "–" : number(task.solved)], ["solveRate", rate === null ? "–" : percent(rate)],
      ["answersEach", number(task.answersEach, 2)], ["hints", number(task.hints)], ["first", clock(task.arrival.least)],
      ["median", clock(task.arrival.median)],
    ];
    if (hasLines) rows.push(["line", number(task.longestLine)], ["wait", clock(task.longestWait)]);
    return rows;
  };

