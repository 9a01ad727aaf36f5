import { Random } from "./random.mjs";

const others = ["touring", "fast", "safe", "mountain", "family", "flat"];

const ownProfile = JSON.stringify({ name: "own", basedOn: "touring", traffic: { heavy: 9 }, rules: [{ when: { class: "steps" }, forbid: true }] });

/** Whether the build of routes alone finds the routes of the whole one, and refuses what it lacks; as a page calls both. */
export function compareBuilds(pair, whole, routing, bytes) {
  const [map, small] = [whole, routing].map((engine) => engine.openMap(bytes));
  const [west, south, east, north] = map.bounds;
  const random = new Random(11);
  for (let number = 0; number < 10; number += 1) {
    const stops = [0, 1].map(() => [random.between(west, east), random.between(south, north)]);
    const answer = (asked) => {
      try {
        return JSON.stringify(asked.route(stops, { profile: number % 2 ? "fast" : "city" }));
      } catch (error) {
        return JSON.stringify(error);
      }
    };
    if (answer(map) !== answer(small)) pair.differences.push(`the build of routes alone differs between ${stops}`);
  }
  const code = (body) => {
    try {
      body();
    } catch (error) {
      return error.code;
    }
  };
  if (code(() => small.find("Oak")) !== "part") pair.differences.push("the build of routes alone finds places");
  if (code(() => small.prepare(ownProfile)) !== "part") pair.differences.push("the build of routes alone reads profiles");
  if (code(() => map.prepare(ownProfile)) !== undefined) pair.differences.push("a profile of one's own is refused");
  if (code(() => map.prepare("{}}")) !== "profile") pair.differences.push("a wrong profile is not refused");
  for (const engine of [whole, routing]) engine.close();
}

/** What both say of damaged maps. Returns how many were refused. */
export async function compareDamaged(pair, bytes, count, seed) {
  const random = new Random(seed);
  let refused = 0;
  for (let number = 0; number < count; number += 1) {
    const damaged = number % 4 ? Uint8Array.from(bytes) : bytes.slice(0, random.below(bytes.length));
    // The table of sections lies within the first kilobyte.
    if (damaged.length > 0) damaged[random.below(number % 2 ? damaged.length : Math.min(1000, damaged.length))] ^= 1 << random.below(8);
    const { value, error } = await pair.ask("map.open", {}, damaged);
    if (value) await pair.ask("map.close", { handle: value.handle });
    if (error) refused += 1;
  }
  return refused;
}

/** Routes between random places of a map, and every other call that a map has. */
export async function compareRoutes(pair, bytes, count, seed) {
  const random = new Random(seed);
  const { value: map, error } = await pair.ask("map.open", {}, bytes);
  if (error) throw new Error(error.text.en);
  const { handle } = map;
  const [west, south, east, north] = map.bounds;
  const place = () => [random.between(west, east), random.between(south, north)];
  /** A place by a road: roads are rare in a box around them. */
  const byARoad = async () => {
    for (let attempts = 0; attempts < 200; attempts += 1) {
      const { value } = await pair.ask("map.snap", { handle, place: place() });
      if (value) return value.coordinate.map((degrees) => degrees + random.between(-0.0005, 0.0005));
    }
    return place();
  };
  let found = 0;
  for (let number = 0; number < count; number += 1) {
    const profile = number % 10 === 9 ? others[Math.floor(number / 10) % 2] : "city";
    const stops = [await byARoad(), await byARoad()];
    if (number % 20 === 7) stops.push(await byARoad());
    const { value } = await pair.ask("map.route", { handle, stops, profile });
    if (value) found += 1;
    if (number % 25 === 3) await pair.ask("map.alternatives", { handle, from: stops[0], to: stops[1], count: 3 });
    if (number % 100 === 50) {
      const places = [];
      for (let more = 0; more < 6; more += 1) places.push(await byARoad());
      await pair.ask("map.matrix", { handle, places, profile });
    }
    const name = value?.legs[0].cues.map((cue) => cue.name).find(Boolean);
    if (name && number % 20 === 1) {
      const letters = [...name];
      if (random.chance(0.5)) letters.splice(random.below(letters.length), 1);
      await pair.ask("map.find", { handle, text: letters.join(""), near: stops[0], limit: 5 });
    }
  }
  // The profiles that no route had: each is prepared once.
  for (const profile of others.slice(2)) {
    await pair.ask("map.route", { handle, stops: [await byARoad(), await byARoad()], profile });
  }
  for (const profile of [ownProfile, ownProfile.replace("touring", "tourer"), ownProfile.slice(1), `${ownProfile} `]) {
    await pair.ask("map.route", { handle, stops: [await byARoad(), await byARoad()], profile });
  }
  await pair.ask("map.close", { handle });
  return found;
}
