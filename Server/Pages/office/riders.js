/** Riders as the office sees them: where they are, and what about them an organiser should look at. */

/** From how many milliseconds without a sign a rider counts as silent. */
export const silentAfter = { value: 180_000 };
const mostTrail = 2000;

export function newRider(id) {
  return { id, lines: 0, trail: [], position: null, course: undefined, result: null };
}

/** Takes what the list of riders tells. */
export function merge(rider, told) {
  rider.name = told.name;
  rider.team = told.team;
  rider.class = told.class;
  rider.isMinor = told.minor ?? false;
  rider.joined = told.joined;
  rider.device = told.device;
  rider.lines = Math.max(rider.lines, told.lines);
  rider.seen = Math.max(rider.seen ?? 0, told.seen ?? 0) || undefined;
  rider.late = told.late;
  rider.withheld = told.withheld ?? 0;
  rider.search = [told.name, told.rider, told.team, told.class].filter(Boolean).join(" ").toLowerCase();
  if (told.position) place(rider, told.position);
}

/** Takes a position: rider, time in milliseconds, longitude, latitude, speed. */
export function place(rider, [, time, lon, lat, speed]) {
  const before = rider.position;
  if (before && before.time === time && before.lon === lon && before.lat === lat) return;
  if (before) {
    const east = (lon - before.lon) * Math.cos((lat * Math.PI) / 180);
    const north = lat - before.lat;
    // Less than some five metres say nothing of the direction.
    if (Math.hypot(east, north) > 0.00005) rider.course = (Math.atan2(east, north) * 180) / Math.PI;
    if (speed === undefined || speed === null) {
      const seconds = (time - before.time) / 1000;
      speed = seconds > 0 ? (Math.hypot(east, north) * 111_195) / seconds : undefined;
    }
  }
  rider.position = { time, lon, lat, speed: speed ?? undefined };
  rider.trail.push([lon, lat]);
  if (rider.trail.length > mostTrail) rider.trail.splice(0, rider.trail.length - mostTrail);
}

/** Whether the ride is over: at the finish, given up, or out. */
export function isOver(rider) {
  const result = rider.result;
  return Boolean(result && (result.finished || ["didNotFinish", "disqualified"].includes(result.status)));
}

/** The milliseconds by which a rider who is out there is over the limit; 0 within it. */
export function overLimit(rider, now) {
  const { start, timeLimit } = rider.result ?? {};
  if (isOver(rider) || start === undefined || timeLimit === undefined) return 0;
  return Math.max(0, now - (start + timeLimit) * 1000);
}

/**
 * How a rider stands.
 *
 * @returns {{state: "moving" | "silent" | "late" | "flagged", group: string, silent: boolean, late: boolean, flagged: boolean}}
 *   `group` is `"absent"` before the first sign, `"out"` on the way, `"home"` after
 */
export function standing(rider, now, isEventOver) {
  const over = isOver(rider);
  const group = over ? "home" : rider.seen || rider.position ? "out" : "absent";
  const flagged = Boolean(rider.isFlagged || rider.result?.flags?.length || rider.withheld);
  const late = Boolean(rider.late) || overLimit(rider, now) > 0;
  const silent = group === "out" && !isEventOver && now - Math.max(rider.seen ?? 0, rider.position?.time ?? 0) > silentAfter.value;
  const state = flagged ? "flagged" : silent ? "silent" : late ? "late" : "moving";
  return { state, group, silent, late, flagged };
}

const colours = ["#0b6b8a", "#8a3ffc", "#b0551a", "#1d6f42", "#b3266e", "#3c5d9c", "#6b6b00", "#8c2d2d"];

/** A colour for each class, the same as long as the classes are. */
export function classColours(riders) {
  const classes = [...new Set([...riders].map((rider) => rider.class ?? ""))].sort();
  return new Map(classes.map((name, index) => [name, colours[index % colours.length]]));
}
