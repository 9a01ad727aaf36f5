/** The event once more after the finish: all positions at once, played at a speed that the reader chooses. */

import { find, make } from "/pages/shared/dom.js";
import { number, t } from "/pages/shared/language.js";
import { trackOf } from "./track.js";
import { clock, stopwatch } from "./words.js";

const speeds = [1, 2, 5, 10, 20, 30, 60, 120];

/** Tracks out of a replay: differences of slot numbers and of millionths of a degree, added up. */
export function tracksOf({ start, step, riders }) {
  const tracks = new Map();
  for (const [rider, entries] of Object.entries(riders)) {
    const track = trackOf(tracks, rider);
    let [slot, longitude, latitude] = [0, 0, 0];
    for (const [slots, lon, lat] of entries) {
      slot += slots;
      longitude += lon;
      latitude += lat;
      track.add(start + slot * step * 1000, longitude / 1e6, latitude / 1e6);
    }
  }
  return tracks;
}

export class Replay {
  #start;
  #end;
  #time = 0;
  #playing = false;
  #before = 0;
  /** @type {number | null} */
  #shown = null;
  #slider = find("moment", HTMLInputElement);

  constructor(replay) {
    this.tracks = tracksOf(replay);
    const all = [...this.tracks.values()].filter((track) => track.times.length > 0);
    this.#start = Math.min(...all.map((track) => track.times[0]), Infinity);
    this.#end = Math.max(...all.map((track) => track.times[track.times.length - 1]), -Infinity);
    if (this.isEmpty) return;
    this.#time = this.#start;
    this.#slider.max = String(Math.ceil((this.#end - this.#start) / 1000));
    this.#slider.addEventListener("input", () => {
      this.#time = this.#start + Number(this.#slider.value) * 1000;
    });
    const select = find("speed", HTMLSelectElement);
    select.replaceChildren(...speeds.map((speed) => make("option", { value: String(speed) }, `${number(speed)}×`)));
    select.value = "30";
    find("play").addEventListener("click", () => this.toggle());
    addEventListener("keydown", (event) => {
      const takesSpace = event.target.closest?.("button, input:not([type=range]), select, a, textarea, [role=button]");
      if (event.key !== " " || event.ctrlKey || event.altKey || event.metaKey || takesSpace) return;
      event.preventDefault();
      this.toggle();
    });
    this.showTexts();
    find("replay").hidden = false;
  }

  /** Whether nobody sent a position. */
  get isEmpty() {
    return !(this.#end >= this.#start);
  }

  /** Plays, or pauses; from the start again at the end. */
  toggle() {
    this.#playing = !this.#playing;
    if (this.#playing && this.#time >= this.#end) this.#time = this.#start;
    this.#before = performance.now();
    this.showTexts();
  }

  /** The moment to show now; moves on while playing. */
  moment() {
    if (this.#playing) {
      const now = performance.now();
      this.#time = Math.min(this.#end, this.#time + (now - this.#before) * Number(find("speed", HTMLSelectElement).value));
      this.#before = now;
      if (this.#time >= this.#end) this.toggle();
    }
    this.#showMoment();
    return this.#time;
  }

  /** The texts of the controls, in the reader's language. */
  showTexts() {
    if (this.isEmpty) return;
    find("play").textContent = this.#playing ? `❚❚ ${t("pause")}` : `▶ ${t("play")}`;
    find("play").dataset.playing = String(this.#playing);
    this.#shown = null;
    this.#showMoment();
  }

  #showMoment() {
    const second = Math.floor((this.#time - this.#start) / 1000);
    if (second === this.#shown) return;
    this.#shown = second;
    this.#slider.value = String(second);
    const text = clock(this.#time);
    this.#slider.setAttribute("aria-valuetext", text);
    find("moment-clock").textContent = `${text} · ${stopwatch(second)}`;
  }
}
