/** The map of a ride: the plain map with roads as far as routes tell them, tasks, the route, where the rider rode, and the rider, who can be dragged. */

import { find } from "../shared/dom.js";
import { onLanguage, t } from "../shared/language.js";
import { PlainMap } from "../map/plain-map.js";

/** States of a ride that look alike on the map. */
const states = { solved: "solved", pending: "pending", skipped: "closed", revealed: "closed", closed: "closed", locked: "locked" };
const near = 20;

export class RideMap {
  #map;
  /**
   * What is drawn; `show` changes parts of it.
   *
   * @type {{tasks: any[], states: Record<string, string>, start: any, finish: any, rider: [number, number] | null, open: string | null}}
   */
  #drawn = { tasks: [], states: {}, start: null, finish: null, rider: null, open: null };

  /** @param {{onTask: (id: string) => void, onDrag: (place: [number, number]) => void}} actions for a task's click, and the rider's drop */
  constructor(actions) {
    this.#map = new PlainMap(find("map"), { label: t("mapHelp"), grab: ({ x, y }) => this.#grab(x, y, actions.onDrag) });
    this.#map.on("task", ({ id }) => actions.onTask(id));
    find("zoom-in").addEventListener("click", () => this.#map.zoomBy(1.5));
    find("zoom-out").addEventListener("click", () => this.#map.zoomBy(1 / 1.5));
    find("whole").addEventListener("click", () => this.fit());
    onLanguage(() => this.#map.label(t("mapHelp")));
  }

  /**
   * Changes what is drawn.
   *
   * @param {{tasks?: any[], states?: Record<string, string>, rider?: [number, number], open?: string | null}
   *   & Pick<import("../types.js").Shown, "start" | "finish" | "roads" | "route" | "trail" | "plan">} changes
   */
  show({ tasks, states: known, rider, open, ...lines }) {
    const drawn = this.#drawn;
    if (tasks) drawn.tasks = tasks;
    if (known) drawn.states = known;
    if (rider !== undefined) drawn.rider = rider;
    if (open !== undefined) drawn.open = open;
    if ("start" in lines) drawn.start = lines.start;
    if ("finish" in lines) drawn.finish = lines.finish;
    this.#map.show({ ...lines, chosen: drawn.open, tasks: drawn.tasks.map((task) => this.#task(task)), me: this.#me(drawn.rider) });
  }

  /** Shows all tasks, and start and finish. */
  fit() {
    const { tasks, start, finish, rider } = this.#drawn;
    const places = [...tasks.map(({ coordinate }) => coordinate), start, finish, tasks.length === 0 ? rider : null].filter(Boolean);
    this.#map.fit(places, { margin: 64 });
  }

  /** Moves so that the rider is in sight. */
  follow() {
    const { rider } = this.#drawn;
    const { clientWidth: width, clientHeight: height } = find("map");
    if (!rider || width === 0) return;
    const [x, y] = this.#map.pixel(...rider);
    if (x < 40 || y < 40 || x > width - 40 || y > height - 40) this.#map.center(rider[0], rider[1]);
  }

  /** Where the rider is on the screen, for tests. */
  riderPixel() {
    return this.#drawn.rider ? this.#map.pixel(...this.#drawn.rider) : null;
  }

  #task({ id, name, number, radius, coordinate: [lon, lat] }) {
    return { id, label: name, lon, lat, radius, points: number, state: states[this.#drawn.states[id]] ?? "open" };
  }

  #me(place) {
    return place ? { lon: place[0], lat: place[1] } : null;
  }

  #grab(x, y, drop) {
    const pixel = this.riderPixel();
    if (!pixel || Math.hypot(pixel[0] - x, pixel[1] - y) > near) return null;
    return {
      move: (lon, lat) => this.#map.show({ me: { lon, lat } }),
      drop: (lon, lat, wasMoved) => {
        if (wasMoved) drop([lon, lat]);
        else this.#map.show({ me: this.#me(this.#drawn.rider) });
      },
    };
  }
}
