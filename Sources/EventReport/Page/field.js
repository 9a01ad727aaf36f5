  // The field at a moment: all riders as dots, those that were chosen with their names, colours and tails.

  const field = by("field");
  const overlay = by("overlay");
  let time = 0;
  let dotPicture = null;
  let dots = null;
  /** Where each track is on the map, in pixels of the page; NaN where it is not. */
  const shown = { x: new Float32Array(tracks.count), y: new Float32Array(tracks.count) };

  // Who stands, stands somewhere: the tasks, then start and finish.

  const places = [...page.map.tasks, ...page.map.flags.map((flag) => flag.place)];
  const placeReach = 80;
  /** After which points of the tracks riders stand at which place; -1 at none. */
  const restPlaces = new Int16Array(tracks.times.length).fill(-1);
  for (let point = 0; point + 1 < tracks.times.length; point++) {
    const span = tracks.times[point + 1] - tracks.times[point];
    const [x, y] = [tracks.x[point], tracks.y[point]];
    if (span <= 0 || Math.hypot(tracks.x[point + 1] - x, tracks.y[point + 1] - y) >= 0.4 * span) continue;
    let nearest = placeReach;
    places.forEach(([left, top], place) => {
      const distance = Math.hypot(left - x, top - y);
      if (distance >= nearest) return;
      nearest = distance;
      restPlaces[point] = place;
    });
  }
  const crowds = new Uint32Array(places.length);

  /** Dots are small, and their rims dark, in a large field: pale ones would be all that is seen of a crowd. */
  const makeDots = (ratio, width) => {
    const least = tracks.count > 3000 ? 2 : tracks.count > 300 ? 2.6 : 3.2;
    const radius = Math.min(6, Math.max(least, view.scale * 14)) * ratio;
    const isCrowd = tracks.count > 100;
    const dotOf = (kind, name) =>
      makeDot(kind, colour(`--${name}`), colour(isCrowd ? `--${name}-rim` : "--card"), radius, (isCrowd ? 0.8 : 1) * ratio, width);
    return { scale: view.scale, ratio, width, riding: dotOf(riding, "rider"), standing: dotOf(standing, "standing") };
  };
  const forgetDots = () => (dots = null);

  const drawField = () => {
    const { context, ratio, width, height } = fitCanvas(field, { willReadFrequently: true });
    if (!dotPicture || dotPicture.width !== width || dotPicture.height !== height) {
      if (width === 0 || height === 0) return;
      dotPicture = makeDotPicture(context, width, height);
    }
    if (!dots || dots.scale !== view.scale || dots.ratio !== ratio || dots.width !== width) dots = makeDots(ratio, width);
    const counts = new Uint32Array(states.length);
    crowds.fill(0);
    dotPicture.clear();
    const stood = [];
    for (let track = 0; track < tracks.count; track++) {
      const { state, x, y, point } = locate(track, time);
      counts[state]++;
      shown.x[track] = NaN;
      if (state !== riding && state !== standing) continue;
      const [left, top] = [(x - view.x) * view.scale, (y - view.y) * view.scale];
      shown.x[track] = left;
      shown.y[track] = top;
      if (state === riding) dotPicture.stamp(dots.riding, Math.round(left * ratio), Math.round(top * ratio));
      else {
        stood.push(track);
        if (restPlaces[point] >= 0) crowds[restPlaces[point]]++;
      }
    }
    for (const track of stood) dotPicture.stamp(dots.standing, Math.round(shown.x[track] * ratio), Math.round(shown.y[track] * ratio));
    dotPicture.show();
    const isMoved = view.x !== overlaid.x || view.y !== overlaid.y || view.scale !== overlaid.scale;
    // Crowds alone are counted a few times a second.
    if (!isPlaying || isMoved || chosenRows().length > 0 || performance.now() - overlaid.at > 250) drawOverlay();
    by("clock").textContent = clock(time);
    showCounts(counts);
  };

  // Those that were chosen.

  const tailSeconds = 300;
  /** The way of a track before now, backwards, with ages in seconds: the last minutes, or all of it. */
  const tailOf = (track, isWhole) => {
    const [first, last] = [tracks.first[track], tracks.first[track + 1] - 1];
    const line = [];
    if (isWhole) {
      for (let place = first; place <= last; place++) line.push([tracks.x[place], tracks.y[place], 0]);
      return line;
    }
    const { state, x, y, point } = locate(track, time);
    if (state === waiting) return line;
    const end = Math.min(time, tracks.times[last]);
    line.push([x, y, 0]);
    for (let place = point; place >= first; place--) {
      const age = end - tracks.times[place];
      const [lastX, lastY, lastAge] = line[line.length - 1];
      if (age <= tailSeconds) {
        line.push([tracks.x[place], tracks.y[place], age]);
        continue;
      }
      const share = (tailSeconds - lastAge) / (age - lastAge);
      line.push([lastX + (tracks.x[place] - lastX) * share, lastY + (tracks.y[place] - lastY) * share, tailSeconds]);
      break;
    }
    return line;
  };

  const drawTail = (context, track, shade, isWhole) => {
    const line = tailOf(track, isWhole).map(([x, y, age]) => [(x - view.x) * view.scale, (y - view.y) * view.scale, age]);
    for (let place = 1; place < line.length; place++) {
      for (const [stroke, width] of [[colour("--card"), 5], [shade, 3]]) {
        context.globalAlpha = isWhole ? 0.8 : Math.max(0.12, 1 - line[place][2] / tailSeconds);
        context.strokeStyle = stroke;
        context.lineWidth = width;
        context.beginPath();
        context.moveTo(line[place - 1][0], line[place - 1][1]);
        context.lineTo(line[place][0], line[place][1]);
        context.stroke();
      }
    }
    context.globalAlpha = 1;
  };

  /** A short text in a box, moved off those that are there already. */
  const drawLabel = (context, name, x, y, shade, taken) => {
    const text = cut(name, 24);
    const width = context.measureText(text).width + 12;
    const left = Math.max(2, Math.min(x + 9, map.clientWidth - width - 2));
    let top = y - 9;
    while (taken.some((box) => left < box.left + box.width && box.left < left + width && Math.abs(top - box.top) < 19)) top += 7;
    taken.push({ left, top, width });
    context.fillStyle = colour("--card");
    context.strokeStyle = shade;
    context.lineWidth = 2;
    context.beginPath();
    context.roundRect(left, top, width, 18, 5);
    context.fill();
    context.stroke();
    context.fillStyle = colour("--ink");
    context.fillText(text, left + 6, top + 13);
  };

  let overlaid = { x: 0, y: 0, scale: 0, at: 0 };
  const drawOverlay = () => {
    overlaid = { ...view, at: performance.now() };
    const { context, ratio } = fitCanvas(overlay);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.lineCap = context.lineJoin = "round";
    context.font = "600 12px system-ui, sans-serif";
    context.textAlign = "left";
    drawCrowds(context);
    const tail = by("tail").value;
    const riders = chosen.flatMap((row, slot) => (row === null ? [] : (tracksOf.get(row) || []).map((track) => ({ row, slot, track }))));
    if (tail !== "none") for (const { slot, track } of riders) drawTail(context, track, slotColour(slot), tail === "whole");
    const placed = riders.map(({ row, slot, track }) => {
      const { state, x, y } = locate(track, time);
      return { name: labelOf(row, track), slot, state, left: (x - view.x) * view.scale, top: (y - view.y) * view.scale };
    }).filter(({ state, left, top }) =>
      state !== waiting && left > -20 && top > -20 && left < map.clientWidth + 20 && top < map.clientHeight + 20);
    for (const { slot, left, top } of placed) {
      context.beginPath();
      context.arc(left, top, 6, 0, 2 * Math.PI);
      context.fillStyle = slotColour(slot);
      context.fill();
      context.strokeStyle = colour("--card");
      context.lineWidth = 2;
      context.stroke();
    }
    // Names keep off the markers of tasks, which lie above them.
    const taken = spots.map(({ x, y }) => ({ left: x - 13, top: y - 9, width: 26 }));
    for (const { name, slot, left, top } of placed) drawLabel(context, name, left, top, slotColour(slot), taken);
  };

  /** How many stand at a place, beside it. */
  const drawCrowds = (context) => {
    for (const { x, y, members } of spots) {
      const count = members.reduce((sum, place) => sum + crowds[place], 0);
      if (count < 2) continue;
      const text = `×${number(count)}`;
      const width = context.measureText(text).width + 10;
      // Above a task, below the word of a start or finish.
      const top = members[0] < figures.tasks.length ? y - 25 : y + 8;
      context.fillStyle = colour("--crowd");
      context.beginPath();
      context.roundRect(x + 8, top, width, 17, 8);
      context.fill();
      context.fillStyle = colour("--card");
      context.fillText(text, x + 13, top + 13);
    }
  };

  const dot = (fillColour) => {
    const element = make("i", { "aria-hidden": "true" });
    element.style.background = fillColour;
    return element;
  };

  // How many do what. The words are written a few times a second only: writing them takes longer than drawing.

  let countsShownAt = -Infinity;
  let countsTimer = 0;
  const showCounts = (counts) => {
    clearTimeout(countsTimer);
    const wait = 250 - (performance.now() - countsShownAt);
    if (isPlaying && wait > 0) {
      countsTimer = setTimeout(() => showCounts(counts), wait);
      return;
    }
    countsShownAt = performance.now();
    by("time").setAttribute("aria-valuetext", clock(time));
    for (const part of by("status").children) {
      const state = part.dataset.state;
      const count = state === "notStarted" ? figures.notStarted : counts[states.indexOf(state)];
      part.lastChild.data = `${say(state)}: ${number(count)}`;
    }
    showChosenNow();
  };

  const makeStatus = () => {
    const parts = [["waiting", "--line"], ["riding", "--rider"], ["standing", "--standing"], ["home", "--rate-4"]];
    if (tracks.isHome.includes(0)) parts.push(["gaveUp", "--faint"]);
    if (figures.notStarted > 0) parts.push(["notStarted", "--line"]);
    by("status").replaceChildren(...parts.map(([state, shade]) => make("span", { "data-state": state }, dot(`var(${shade})`), "–")));
  };
