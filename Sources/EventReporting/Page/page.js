"use strict";
(() => {
  const read = (id) => JSON.parse(document.getElementById(id).textContent);
  const by = (id) => document.getElementById(id);
  const figures = read("figures");
  const page = read("page");
  const texts = read("texts");
  let language = page.language;
  const say = (key) => texts[language][key];

  // How figures are written.

  const number = (value, digits = 0) =>
    value === null || value === undefined ? "–" : new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
  const percent = (share) => new Intl.NumberFormat(language, { style: "percent" }).format(share);
  const clock = (seconds, isShort = false) => {
    if (seconds === null || seconds === undefined) return "–";
    const whole = Math.round(seconds);
    const two = (part) => String(part).padStart(2, "0");
    const minutes = `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}`;
    return isShort ? minutes : `${minutes}:${two(whole % 60)}`;
  };
  // Of who was only seen to ride nobody knows the answers.
  const solveRate = (task) => (task.judged > 0 ? task.solved / task.judged : null);
  const rateColour = (rate) => `var(--rate-${rate === null ? "none" : Math.min(4, Math.floor(rate * 5))})`;
  const taskName = (index) => page.names[language][index];

  // Elements. Text only ever enters as text.

  const fill = (element, attributes, children) => {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
  };
  const make = (tag, attributes = {}, ...children) => fill(document.createElement(tag), attributes, children);
  const draw = (tag, attributes = {}, ...children) =>
    fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);

  // Numbers packed by Swift: seven bits a byte, the sign in the lowest bit.

  const unpack = (text) => {
    const letters = atob(text);
    const numbers = [];
    for (let place = 0; place < letters.length; ) {
      let value = 0;
      let factor = 1;
      let byte;
      do {
        byte = letters.charCodeAt(place++);
        value += (byte & 127) * factor;
        factor *= 128;
      } while (byte > 127);
      numbers.push(value % 2 ? -(value + 1) / 2 : value / 2);
    }
    return numbers;
  };

  /** One path for all roads of a kind: lines of so many points, each given from the one before. */
  const roadPath = (text) => {
    const numbers = unpack(text);
    const path = new Path2D();
    let [x, y] = [0, 0];
    for (let place = 0; place < numbers.length; ) {
      const count = numbers[place++];
      for (let point = 0; point < count; point++) {
        x += numbers[place++];
        y += numbers[place++];
        if (point === 0) path.moveTo(x, y);
        else path.lineTo(x, y);
      }
    }
    return path;
  };

  /** The parties' ways: whether they came home, then times and places. */
  const readTracks = (text) => {
    const numbers = unpack(text);
    const tracks = [];
    for (let place = 0; place < numbers.length; ) {
      const isHome = numbers[place++] === 1;
      const count = numbers[place++];
      const track = { isHome, times: new Float64Array(count), x: new Float64Array(count), y: new Float64Array(count) };
      let [time, x, y] = [0, 0, 0];
      for (let point = 0; point < count; point++) {
        track.times[point] = time += numbers[place++];
        track.x[point] = x += numbers[place++];
        track.y[point] = y += numbers[place++];
      }
      if (count > 0) tracks.push(track);
    }
    return tracks;
  };

  const roads = page.map.roads.map(roadPath);
  const tracks = readTracks(page.tracks);

  /** Where a party is at a time, whether it stands, and what has become of it. */
  const whereabouts = (track, time) => {
    const last = track.times.length - 1;
    if (time < track.times[0]) return { state: "waiting" };
    if (time >= track.times[last]) return { state: track.isHome ? "home" : "gaveUp" };
    let [low, high] = [0, last];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (track.times[middle] <= time) low = middle;
      else high = middle;
    }
    const span = track.times[high] - track.times[low];
    const share = (time - track.times[low]) / span;
    const [dx, dy] = [track.x[high] - track.x[low], track.y[high] - track.y[low]];
    const state = Math.hypot(dx, dy) < 0.4 * span ? "standing" : "riding";
    return { state, x: track.x[low] + dx * share, y: track.y[low] + dy * share };
  };

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
    details.replaceChildren(close, make("h3", {}, `${task.number}. ${taskName(index)}`), list, chart);
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

  // The replay.

  let isPlaying = false;
  let lastFrame = 0;
  const slider = by("time");
  slider.max = String(Math.ceil(page.end / 10) * 10);
  slider.value = String(page.end * 0.4);
  let exactTime = Number(slider.value);
  const showPlay = () => (by("play").textContent = isPlaying ? `❚❚ ${say("pause")}` : `▶ ${say("play")}`);
  const frame = (now) => {
    if (!isPlaying) return;
    exactTime += (Math.min(now - lastFrame, 100) / 1000) * Number(by("speed").value);
    lastFrame = now;
    slider.value = String(exactTime);
    drawField();
    if (exactTime >= Number(slider.max)) setPlaying(false);
    else requestAnimationFrame(frame);
  };
  const setPlaying = (plays) => {
    isPlaying = plays;
    showPlay();
    if (!plays) return;
    if (exactTime >= Number(slider.max)) exactTime = 0;
    lastFrame = performance.now();
    requestAnimationFrame(frame);
  };
  by("play").addEventListener("click", () => setPlaying(!isPlaying));
  slider.addEventListener("input", () => {
    exactTime = Number(slider.value);
    drawField();
  });

  // Charts.

  const niceStep = (span, count, steps) => {
    if (steps) return steps.find((step) => span / step <= count) || Math.ceil(span / count / 86400) * 86400;
    const power = 10 ** Math.floor(Math.log10(span / count || 1));
    return [1, 2, 5, 10].map((factor) => factor * power).find((step) => span / step <= count) || power;
  };
  const timeSteps = [60, 300, 600, 900, 1800, 3600, 7200, 14400, 28800, 86400];

  /** Axes, and what they turn values into. */
  const plot = (host, { height = 220, label, x, y, isTime = true, percents = false, top = 10 }) => {
    const width = Math.max(240, host.clientWidth);
    const box = { left: 40, right: width - 12, top, bottom: height - (isTime ? 24 : 22) };
    const svg = draw("svg", { viewBox: `0 0 ${width} ${height}`, height, role: "img", "aria-label": label });
    const X = (value) => box.left + ((value - x[0]) / (x[1] - x[0] || 1)) * (box.right - box.left);
    const Y = (value) => box.bottom - ((value - y[0]) / (y[1] - y[0] || 1)) * (box.bottom - box.top);
    const yStep = Math.max(percents ? 0 : 1, niceStep(y[1] - y[0], height / 45));
    for (let value = Math.ceil(y[0] / yStep) * yStep; value <= y[1] + 1e-9; value += yStep) {
      svg.append(
        draw("line", { class: "grid", x1: box.left, x2: box.right, y1: Y(value), y2: Y(value) }),
        draw("text", { x: box.left - 5, y: Y(value) + 4, "text-anchor": "end" }, percents ? percent(value) : number(value)));
    }
    if (isTime) {
      const step = niceStep(x[1] - x[0], width / 62, timeSteps);
      for (let value = Math.ceil(x[0] / step) * step; value <= x[1]; value += step) {
        svg.append(draw("text", { x: X(value), y: height - 6, "text-anchor": "middle" }, clock(value, true)));
      }
    }
    host.append(svg);
    return { svg, X, Y, box };
  };

  /** Bars of how many there are in each stretch of time. */
  const histogram = (host, { start, width, counts, later }, { height, label, limit = null }) => {
    const end = Math.max(start + width * counts.length, limit === null ? 0 : limit + width);
    const begin = Math.min(start, limit === null ? start : Math.floor(limit / width) * width);
    const most = counts.reduce((a, b) => Math.max(a, b), 1);
    const { svg, X, Y, box } = plot(host, { height, label, x: [begin, end], y: [0, most], top: limit === null ? 10 : 22 });
    counts.forEach((count, index) => {
      const from = start + index * width;
      if (count === 0) return;
      svg.append(draw(
        "rect",
        { class: "bar", x: X(from) + 0.5, width: Math.max(1, X(from + width) - X(from) - 1), y: Y(count), height: Y(0) - Y(count) },
        draw("title", {}, `${clock(from)}–${clock(from + width)}: ${number(count)}`)));
    });
    if (later > 0) host.append(make("p", { class: "note" }, `${say("later")}: ${number(later)}`));
    if (limit === null) return;
    const isLeft = X(limit) > (box.left + box.right) / 2;
    svg.append(
      draw("line", { class: "limit", x1: X(limit), x2: X(limit), y1: 4, y2: box.bottom }),
      draw("text", { class: "limit", x: X(limit) + (isLeft ? -5 : 5), y: 13, "text-anchor": isLeft ? "end" : "start" },
        `${say("timeLimit")} ${clock(limit, true)}`));
  };

  const line = (points) => points.map(([x, y], index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

  const rateChart = (host, label) => {
    const tasks = figures.tasks;
    const { svg, X, Y } = plot(host, { label, x: [0, tasks.length], y: [0, 1], isTime: false, percents: true });
    const every = Math.ceil((tasks.length * 17) / (X(tasks.length) - X(0)));
    tasks.forEach((task, index) => {
      const rate = solveRate(task) || 0;
      const came = task.reached / Math.max(1, figures.contestants);
      const [left, right] = [X(index + 0.12), X(index + 0.88)];
      const bar = draw("rect", { x: left, width: right - left, y: Y(rate), height: Y(0) - Y(rate) });
      bar.style.fill = rateColour(solveRate(task));
      svg.append(draw(
        "g", {}, draw("title", {}, `${task.number}. ${taskName(index)}: ${percent(rate)}; ${say("came")}: ${percent(came)}`), bar,
        draw("line", { class: "came", x1: left, x2: right, y1: Y(came), y2: Y(came) })));
      if (index % every === 0) {
        svg.append(draw("text", { x: X(index + 0.5), y: Y(0) + 15, "text-anchor": "middle" }, String(task.number)));
      }
    });
  };

  /** The deciles of the field as bands around the median. */
  const pointsChart = (host, label) => {
    const { step, deciles } = page.charts.points;
    const most = deciles[8].reduce((a, b) => Math.max(a, b), 1);
    const { svg, X, Y } = plot(host, { label, x: [0, step * (deciles[0].length - 1)], y: [0, most] });
    const points = (values) => values.map((value, index) => [X(index * step), Y(value)]);
    for (let band = 0; band < 4; band++) {
      const outline = [...points(deciles[band]), ...points(deciles[8 - band]).reverse()];
      svg.append(draw("path", { class: "band", d: `${line(outline)}Z` }));
    }
    svg.append(draw("path", { class: "curve", d: line(points(deciles[4])) }));
  };

  /** How long lines are, in steps, a colour for each task. */
  const lineChart = (host, label, lines) => {
    const end = Math.max(...lines.map(({ changes }) => changes[changes.length - 1][0]));
    const most = Math.max(...lines.flatMap(({ changes }) => changes.map((change) => change[1])));
    const { svg, X, Y } = plot(host, { label, x: [0, end], y: [0, most] });
    const shade = (index) => `hsl(${(200 + index * 137) % 360} 65% 48%)`;
    lines.forEach(({ changes }, index) => {
      const points = [[X(0), Y(0)]];
      for (const [time, length] of changes) points.push([X(time), points[points.length - 1][1]], [X(time), Y(length)]);
      const curve = draw("path", { class: "curve", d: line(points) });
      curve.style.stroke = shade(index);
      svg.append(curve);
    });
    host.append(make("p", { class: "key" }, ...lines.map(({ task }, index) =>
      make("span", {}, dot(shade(index)), `${figures.tasks[task].number}. ${taskName(task)}`))));
  };

  const showCharts = () => {
    const charts = page.charts;
    const all = [];
    const add = (key, note, show) => all.push({ key, note, show, host: make("div") });
    if (charts.finishTimes.counts.length > 0) {
      add("finishTimes", "finishTimesNote", (host, label) => histogram(host, charts.finishTimes, { label, limit: page.timeLimit }));
    }
    add("solveRates", "solveRatesNote", rateChart);
    if (charts.points.deciles[0].length > 1) add("pointsOverTime", "pointsNote", pointsChart);
    if (charts.arrivals.counts.length > 0) {
      add("arrivals", "arrivalsNote", (host, label) => histogram(host, charts.arrivals, { label }));
    }
    if (charts.lines.length > 0) add("lines", "linesNote", (host, label) => lineChart(host, label, charts.lines));
    by("charts").replaceChildren(...all.map(({ key, note, host }) =>
      make("figure", { id: `chart-${key}` }, make("figcaption", {}, say(key)), make("p", { class: "note" }, say(note)), host)));
    // Only now are they as wide as they stay.
    for (const { key, show, host } of all) show(host, say(key));
  };

  // Words and tables.

  const showSummary = () => {
    const share = figures.contestants > 0 ? figures.inTime / figures.contestants : 0;
    const spread = (values, write) => [write(values.median), `${write(values.least)} – ${write(values.most)}`];
    const cards = [
      ["contestants", number(figures.contestants)],
      ...(figures.notStarted > 0 ? [["notStarted", number(figures.notStarted)]] : []), ["home", number(figures.home)],
      ["inTime", number(figures.inTime), percent(share)], ["solvedAll", number(figures.solvedAll)],
      ["medianTime", ...spread(figures.finishTime, (value) => clock(value))],
      ["medianPoints", ...spread(figures.points, (value) => number(value, 3))],
      ...(figures.flagged > 0 ? [["flagged", number(figures.flagged)]] : []),
      // Of who is only known by a log nobody knows the way.
      ...(figures.distance === null ? [] : [["distance", `${number(figures.distance / 1000)} ${say("kilometres")}`]]),
      // Nobody knows which turns of a recorded ride were wrong.
      ...(figures.wrongTurns === null ? [] : [["wrongTurns", number(figures.wrongTurns)]]),
      ["reroutes", number(figures.reroutes)],
    ];
    by("summary").replaceChildren(...cards.map(([key, value, small]) =>
      make("div", { "data-figure": key }, make("dt", {}, say(key)), make("dd", {}, value, ...(small ? [make("small", {}, small)] : [])))));
    by("advice").replaceChildren(...page.advice[language].map((text) => make("li", {}, text)));
  };

  const head = (keys) =>
    make("thead", {}, make("tr", {}, ...keys.map((key) =>
      make("th", key === "task" || key === "rider" ? { scope: "col", class: "name" } : { scope: "col" }, say(key)))));

  const showTasks = () => {
    const rows = figures.tasks.map((task, index) =>
      make("tr", {}, make("td", {}, String(task.number)), make("td", { class: "name" }, taskName(index)),
        ...taskFigures(task).map(([key, value]) => make("td", { "data-figure": key }, value))));
    const keys = figures.tasks.length > 0 ? taskFigures(figures.tasks[0]).map(([key]) => key) : [];
    by("tasks").replaceChildren(head(["number", "task", ...keys]), make("tbody", {}, ...rows));
  };

  let shownRows = 50;
  const showStandings = () => {
    const classes = figures.standings.classes;
    const rows = classes.flatMap((group) => group.rows.map((row) => [group.name, row]));
    const isNamed = classes.some((group) => group.name);
    const cells = rows.slice(0, shownRows).map(([name, row]) => {
      const riders = row.team ? `${row.name} (${row.riders.join(", ")})` : row.name;
      const time = make("td", row.late > 0 ? { class: "late" } : {}, row.finished ? clock(row.elapsed) : "–");
      return make("tr", {},
        ...(isNamed ? [make("td", {}, name || "–")] : []), make("td", {}, number(row.place)),
        make("td", { class: "name" }, riders), make("td", {}, number(row.points, 3)), make("td", {}, number(row.solved)), time,
        make("td", {}, say(`status-${row.status}`)));
    });
    const keys = ["place", "rider", "points", "solvedTasks", "rideTime", "status"];
    by("standings").replaceChildren(head(isNamed ? ["class", ...keys] : keys), make("tbody", {}, ...cells));
    by("all").hidden = rows.length <= shownRows;
    by("all").textContent = `${say("showAll")} (${number(rows.length)})`;
  };
  by("all").addEventListener("click", () => {
    shownRows = Infinity;
    showStandings();
    by("standings").parentElement.focus();
  });

  const showRates = () => {
    const parts = [0, 1, 2, 3, 4].map((step) => [`${step * 20}–${percent((step + 1) / 5)}`, `var(--rate-${step})`]);
    parts.push([say("nobodyCame"), "var(--rate-none)"]);
    by("rates").replaceChildren(
      make("span", {}, `${say("solveRate")}:`), ...parts.map(([text, shade]) => make("span", {}, dot(shade), text)));
  };

  const speak = (chosen) => {
    language = chosen;
    document.documentElement.lang = language;
    document.title = `${page.titles[language]} – ${page.kickers[language]}`;
    by("kicker").textContent = page.kickers[language];
    by("title").textContent = page.titles[language];
    for (const element of document.querySelectorAll("[data-text]")) element.textContent = say(element.dataset.text);
    for (const element of document.querySelectorAll("[data-label]")) {
      element.setAttribute("aria-label", say(element.dataset.label));
    }
    for (const button of document.querySelectorAll("[data-language]")) {
      button.setAttribute("aria-pressed", String(button.dataset.language === language));
    }
    showPlay();
    showSummary();
    makeMarkers();
    if (selected !== null) select(selected);
    showRates();
    showCharts();
    showTasks();
    showStandings();
    drawField();
  };
  for (const button of document.querySelectorAll("[data-language]")) {
    button.addEventListener("click", () => speak(button.dataset.language));
  }

  by("attribution").textContent = page.map.attribution;
  speak(language);
  fitView();
  let lastWidth = innerWidth;
  new ResizeObserver(() => moved()).observe(map);
  addEventListener("resize", () => {
    if (innerWidth === lastWidth) return;
    lastWidth = innerWidth;
    showCharts();
    fitView();
  });
  darkness.addEventListener("change", () => {
    heatPicture = null;
    drawGround();
    drawField();
  });
})();
