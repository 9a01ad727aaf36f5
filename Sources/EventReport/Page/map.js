  // The view: moving and zooming the map.

  /** Shows a changed view at once, with the old ground moved and stretched, and draws the ground anew a little later. */
  const moved = () => {
    const stretch = view.scale / drawn.scale;
    const [x, y] = [(drawn.x - view.x) * view.scale, (drawn.y - view.y) * view.scale];
    ground.style.transform = `translate(${x}px, ${y}px) scale(${stretch})`;
    placeMarkers();
    drawField();
    drawGroundSoon();
  };

  /** Shows some places, with room around them. */
  const fitPlaces = (shown, least = 200) => {
    const [xs, ys] = [shown.map((place) => place[0]), shown.map((place) => place[1])];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const room = Math.min(48, map.clientWidth / 8);
    // The buttons on the right cover no task.
    const buttons = 24;
    view.scale = Math.min(
      mostScale, (map.clientWidth - 2 * room - buttons) / Math.max(right - left, least), (map.clientHeight - 2 * room) / Math.max(bottom - top, least));
    centre((left + right) / 2 + buttons / 2 / view.scale, (top + bottom) / 2);
  };

  const mostScale = 4;
  const centre = (x, y) => {
    view.x = x - map.clientWidth / 2 / view.scale;
    view.y = y - map.clientHeight / 2 / view.scale;
  };

  /** Shows all tasks, the start and the finish. */
  const fitView = () => {
    if (map.clientWidth === 0) return;
    fitPlaces(places);
    placeMarkers();
    drawGround();
    drawField();
  };

  const zoom = (factor, x = map.clientWidth / 2, y = map.clientHeight / 2) => {
    const scale = Math.min(mostScale, Math.max(0.005, view.scale * factor));
    view.x += x / view.scale - x / scale;
    view.y += y / view.scale - y / scale;
    view.scale = scale;
    moved();
  };

  const pan = (x, y) => {
    follow(null);
    view.x -= x / view.scale;
    view.y -= y / view.scale;
    moved();
  };

  const pointers = new Map();
  /** Where a press began that has not moved yet. */
  let press = null;
  map.addEventListener("pointerdown", (event) => {
    if (event.target.closest("button")) return;
    map.setPointerCapture(event.pointerId);
    const box = map.getBoundingClientRect();
    const place = { x: event.clientX - box.left, y: event.clientY - box.top };
    pointers.set(event.pointerId, place);
    press = pointers.size === 1 ? place : null;
  });
  map.addEventListener("pointermove", (event) => {
    const before = pointers.get(event.pointerId);
    const box = map.getBoundingClientRect();
    const now = { x: event.clientX - box.left, y: event.clientY - box.top };
    if (!before) {
      if (event.pointerType === "mouse") showTip(now);
      return;
    }
    if (press && Math.hypot(now.x - press.x, now.y - press.y) < 4) return;
    press = null;
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
  map.addEventListener("pointerup", () => {
    const track = press ? trackNear(press) : -1;
    press = null;
    if (track >= 0) toggleChosen(tracks.row[track]);
  });
  for (const name of ["pointerup", "pointercancel"]) {
    map.addEventListener(name, (event) => pointers.delete(event.pointerId));
  }

  /** The track whose rider is shown nearest to a place on the map, within reach of a finger; -1 without one. */
  const trackNear = ({ x, y }) => {
    let [nearest, reach] = [-1, 14];
    for (let track = 0; track < tracks.count; track++) {
      const distance = Math.hypot(shown.x[track] - x, shown.y[track] - y);
      if (distance < reach && tracks.row[track] >= 0) [nearest, reach] = [track, distance];
    }
    return nearest;
  };

  /** The name of the rider under the mouse. */
  const showTip = (place) => {
    const track = isPlaying ? -1 : trackNear(place);
    const tip = by("tip");
    tip.hidden = track < 0;
    map.classList.toggle("pointing", track >= 0);
    if (track < 0) return;
    tip.textContent = labelOf(tracks.row[track], track);
    tip.style.transform = `translate(${Math.min(shown.x[track] + 10, map.clientWidth - 160)}px, ${shown.y[track] + 10}px)`;
  };
  map.addEventListener("pointerleave", () => (by("tip").hidden = true));
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
  by("tail").addEventListener("change", drawField);
