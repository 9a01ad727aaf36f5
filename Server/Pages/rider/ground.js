/** The map of the page: opens the map component after the first view, and tells it what to show. */

import { find, announce } from "/pages/shared/dom.js";
import { t, language, onLanguage } from "/pages/shared/language.js";
import { onLook, shownLook } from "/pages/event/shared/look.js";

export class Ground {
  /** @type {import("/pages/types.js").OpenMap | null} */
  #map = null;
  #shown = {};
  /** Openings, one after the other: a map that is being opened can be closed only when it is there. */
  #opening = Promise.resolve();
  #onTask;
  #places = [];
  #isFollowing = false;
  #wasFitted = false;

  /** @param {(task: string) => void} onTask */
  constructor(onTask) {
    this.#onTask = onTask;
    find("zoom-in").addEventListener("click", () => this.#map?.zoomBy(2));
    find("zoom-out").addEventListener("click", () => this.#map?.zoomBy(0.5));
    find("whole").addEventListener("click", () => this.fit());
    find("follow").addEventListener("click", () => this.follow(!this.#isFollowing));
    onLanguage(() => this.#map?.language(language()));
    onLook((look) => this.#map?.look(look));
  }

  /**
   * Opens the map, or opens it anew with another ground.
   *
   * @param {{tiles?: string|Blob, attribution?: string}} options
   */
  open(options) {
    this.#opening = this.#opening.then(() => this.#open(options));
    return this.#opening;
  }

  /** @param {{tiles?: string | Blob, attribution?: string}} options */
  async #open({ tiles, attribution }) {
    try {
      const { GroundMap } = await import("/pages/map/ground-map.js");
      this.#map = null;
      const map = await GroundMap.open(find("map"), {
        tiles, attribution, label: t("mapOfTasks"), language: language(), look: shownLook(), problem: () => {},
      });
      this.#map = map;
      map.on("task", ({ id }) => this.#onTask(id));
      map.on("dragged", () => this.#followed(false));
      map.show(this.#shown);
      this.#wasFitted = false;
      this.#fitOnce();
      if (this.#isFollowing) map.follow(true);
    } catch {
      // The list has all that the map has.
      announce(t("noMapComponent"));
    }
  }

  get isOpen() {
    return this.#map !== null;
  }

  /** Changes what is shown. */
  show(changes) {
    Object.assign(this.#shown, changes);
    this.#map?.show(changes);
  }

  /** All tasks, start and finish: what `fit` shows. */
  setPlaces(places) {
    this.#places = places;
    this.#fitOnce();
  }

  #fitOnce() {
    const { clientWidth, clientHeight } = find("map");
    if (this.#wasFitted || !this.#map || this.#places.length === 0 || clientWidth === 0 || clientHeight === 0) return;
    this.#wasFitted = true;
    this.fit(false);
  }

  fit(animate = true) {
    if (this.#places.length > 0) this.#map?.fit(this.#places, { margin: 56, animate });
    this.#followed(false);
    this.#map?.follow(false);
  }

  /** Shows a task with the rider. */
  focus(places) {
    this.#map?.fit(places, { margin: 80, animate: true });
    this.#followed(false);
  }

  follow(isWanted) {
    this.#followed(isWanted);
    this.#map?.follow(isWanted);
  }

  #followed(isFollowing) {
    this.#isFollowing = isFollowing;
    find("follow").setAttribute("aria-pressed", String(isFollowing));
  }

  /** The element has another size, or is seen again. */
  resize() {
    this.#map?.resize();
    this.#fitOnce();
  }
}
