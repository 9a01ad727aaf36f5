import { Random } from "./random.mjs";

const others = ["touring", "fast", "safe", "mountain", "family", "flat"];

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
  await pair.ask("map.close", { handle });
  return found;
}
