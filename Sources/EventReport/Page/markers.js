  // Tasks, start and finish on the map, and what is told about a task.

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

  const hasLines = figures.tasks.some((task) => task.longestLine > 0);

  const makeMarkers = () => {
    const tasks = figures.tasks.map((task, index) => {
      const rate = solveRate(task);
      const label = `${task.number}. ${taskName(index)}: ${say("solveRate")} ${rate === null ? "–" : percent(rate)}`;
      const marker = make("button", { type: "button", class: "task", "aria-label": label, title: label, "aria-expanded": "false" }, String(task.number));
      marker.style.background = rateColour(rate);
      marker.addEventListener("click", () => select(selected === index ? null : index));
      return marker;
    });
    const flags = page.map.flags.map(({ kind }) => make("span", { class: "flag" }, say(kind)));
    by("markers").replaceChildren(...tasks, ...flags);
    spotScale = 0;
    placeMarkers();
  };

  // Markers that would cover each other are one, until the map is large enough.

  let selected = null;
  let spotScale = 0;
  /** Where tasks and flags are shown, in pixels: `members` are those that are shown as one. */
  let spots = [];
  const markerReach = 24;

  const gather = () => {
    spots = [];
    const isTask = (place) => place < figures.tasks.length;
    places.forEach(([x, y], place) => {
      const near = (spot) => Math.hypot(spot.place[0] - x, spot.place[1] - y) * view.scale < markerReach;
      const spot = isTask(place) ? spots.find((spot) => isTask(spot.members[0]) && near(spot)) : undefined;
      if (spot) spot.members.push(place);
      else spots.push({ place: [x, y], members: [place] });
    });
    for (const cluster of document.querySelectorAll("#markers .cluster")) cluster.remove();
    const markers = [...by("markers").children];
    for (const spot of spots) {
      const numbers = spot.members.map((place) => isTask(place) && figures.tasks[place].number);
      spot.markers = spot.members.map((place) => markers[place]);
      for (const marker of spot.markers) marker.hidden = spot.members.length > 1;
      if (spot.members.length === 1) continue;
      const label = `${say("tasksTogether")}: ${numbers.join(", ")}`;
      const text = numbers.length > 2 ? `${numbers[0]}…${numbers[numbers.length - 1]}` : numbers.join("·");
      const cluster = make("button", { type: "button", class: "cluster", "aria-label": label, title: label }, text);
      cluster.addEventListener("click", () => openSpot(spot));
      spot.markers.push(cluster);
      spot.markers[0].before(cluster);
    }
    spotScale = view.scale;
  };

  /** Zooms in until the tasks of a spot are apart; tells about them one after the other where they never are. */
  const openSpot = ({ members }) => {
    const apart = members.some((place) => Math.hypot(...[0, 1].map((axis) => places[place][axis] - places[members[0]][axis])) * mostScale > markerReach);
    if (!apart || view.scale >= mostScale) {
      select(members[(members.indexOf(selected) + 1) % members.length]);
      return;
    }
    follow(null);
    fitPlaces(members.map((place) => places[place]), 10);
    moved();
    focusMarker(members[0]);
  };

  const focusMarker = (task) =>
    spots.find((spot) => spot.members.includes(task)).markers.find((marker) => !marker.hidden).focus();

  const placeMarkers = () => {
    if (spotScale !== view.scale) gather();
    for (const spot of spots) {
      spot.x = (spot.place[0] - view.x) * view.scale;
      spot.y = (spot.place[1] - view.y) * view.scale;
      for (const marker of spot.markers) marker.style.transform = `translate(${spot.x.toFixed(1)}px, ${spot.y.toFixed(1)}px)`;
    }
  };

  /** Opens the details of a task, or closes them. */
  const select = (index) => {
    const before = selected;
    selected = index;
    const markers = document.querySelectorAll("#markers .task");
    markers.forEach((marker, task) => marker.setAttribute("aria-expanded", String(task === index)));
    const details = by("details");
    details.hidden = index === null;
    if (index === null) {
      if (before !== null) focusMarker(before);
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
