/** Routes by the server, as long as the map of roads is not on the phone: the same events as the engine's, with a network only. */

import { distance } from "/pages/shared/mercator.js";

/** Further than this from the line, in metres, the rider has left it. */
const off = 60;
/** Seconds between two requests. */
const pause = 15;
/** From this distance on a cue is told. */
const ahead = 120;

export class ServerRoutes {
  #session;
  #onEvents;
  /** @type {{line: [number, number][], cues: any[], distance: number, duration: number} | null} */
  #route = null;
  #lastAsked = -Infinity;
  #announced = -1;

  /**
   * @param {import("./session.js").Session} session
   * @param {(events: object[]) => void} onEvents takes what happened
   */
  constructor(session, onEvents) {
    this.#session = session;
    this.#onEvents = onEvents;
  }

  get #isNeeded() {
    const { keeper, ride } = this.#session;
    return !keeper.map && keeper.isOpen && Boolean(ride.target && keeper.ride.state.target);
  }

  /** Asks for the way to the target from a position. */
  async start(fix) {
    this.#route = null;
    this.#lastAsked = -Infinity;
    if (fix && this.#isNeeded) await this.#ask(fix, "routed");
  }

  /** Follows the rider: tells cues, and asks anew off the route. */
  async follow(fix) {
    if (!this.#isNeeded || fix.accuracy > 100) return;
    const place = [fix.longitude, fix.latitude];
    if (!this.#route) {
      await this.#ask(fix, "routed");
      return;
    }
    const near = nearest(this.#route.line, place);
    if (near.metres > off) {
      await this.#ask(fix, "rerouted");
      return;
    }
    const next = this.#route.cues.findIndex(({ along }) => along >= near.along);
    if (next <= this.#announced || next < 0) return;
    const left = this.#route.cues[next].along - near.along;
    if (left > ahead) return;
    this.#announced = next;
    const cue = this.#route.cues[next];
    this.#onEvents([{ event: "announced", stage: "ahead", distance: left, cue, text: cue.text }]);
  }

  /** Whether the rider can still get home, by the server's way. */
  async wayHome(from) {
    const { finish, start } = this.#session.keeper.about;
    const to = finish ?? start;
    if (!to) return null;
    const route = await this.#fetch(from, to.slice(0, 2));
    const now = Date.now() / 1000;
    const { limit } = this.#session.keeper.ride.state;
    const arrival = now + route.duration;
    return { arrival, limit, spare: limit && limit - arrival, distance: route.distance, inTime: !limit || arrival <= limit };
  }

  async #ask(fix, event) {
    const now = performance.now() / 1000;
    if (now - this.#lastAsked < pause) return;
    this.#lastAsked = now;
    const { target } = this.#session.ride;
    const { finish, start } = this.#session.keeper.about;
    const to = target.finish ? (finish ?? start)?.slice(0, 2) : { task: target.task };
    if (!to) return;
    try {
      const route = await this.#fetch([fix.longitude, fix.latitude], to);
      this.#route = route;
      this.#announced = -1;
      const { line, cues, distance: metres, duration } = route;
      this.#onEvents([{ event, by: "server", route: { coordinates: line.flat(), distance: metres, duration, legs: [{ cues }] } }]);
    } catch (error) {
      if (["offline", "timeout"].includes(error.code)) return;
      this.#onEvents([{ event: "failed", reason: error.code, text: { en: error.message } }]);
    }
  }

  async #fetch(from, to) {
    const answer = await this.#session.api.post("route", { from: from.slice(0, 2), to });
    const features = answer.features ?? [answer];
    const line = features.find(({ geometry }) => geometry?.type === "LineString");
    const cues = features.filter(({ geometry }) => geometry?.type === "Point").map(({ properties, geometry }) => {
      const { text } = properties;
      return { ...properties, kind: properties.cue, coordinate: geometry.coordinates, text: { en: text } };
    });
    const places = line.geometry.coordinates.map(([longitude, latitude]) => [longitude, latitude]);
    return { line: places, cues, distance: line.properties.distance, duration: line.properties.duration };
  }
}

/** The place of a line that is nearest to another: how far it is, and how far along the line. */
function nearest(line, place) {
  let best = { metres: Infinity, along: 0 };
  let along = 0;
  for (let at = 0; at + 1 < line.length; at += 1) {
    const [from, to] = [line[at], line[at + 1]];
    const length = distance(from, to);
    const scale = Math.cos((from[1] * Math.PI) / 180);
    const [dx, dy] = [(to[0] - from[0]) * scale, to[1] - from[1]];
    const [px, py] = [(place[0] - from[0]) * scale, place[1] - from[1]];
    const share = dx || dy ? Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy))) : 0;
    const metres = distance(place, [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]);
    if (metres < best.metres) best = { metres, along: along + share * length };
    along += length;
  }
  return best;
}
