import { Random } from "./random.mjs";

const metresPerDegree = 111195;

/** Right answers of the tasks of a quest file, by identifier. */
export function answers(quest) {
  const found = new Map();
  for (const { id, properties } of JSON.parse(quest).features) {
    const answer = properties?.answer;
    const first = Array.isArray(answer) ? answer[0] : typeof answer === "object" ? Object.values(answer ?? {}).flat()[0] : answer;
    found.set(String(id), first === undefined || first === null ? "" : String(first));
  }
  return found;
}

/** One rider's whole ride through a quest, with detours, wrong answers and hints. Returns its log and how many fixes it had. */
export async function compareRide(pair, { map, quest, known, seed, fixLimit = 5000 }) {
  const random = new Random(seed);
  const rider = `rider-${seed}`;
  const profile = random.pick(["city", "city", "touring", "fast"]);
  const opened = await pair.ask("quest.ride", { handle: quest.handle, rider, device: `device-${seed}`, map, profile });
  const ride = { handle: opened.value.handle };
  let time = 1_750_000_000 + seed * 10_000 + random.next();
  let log = "";
  let fixes = 0;
  const ask = async (call, members = {}, data) => {
    const reply = await pair.ask(`ride.${call}`, { ...ride, ...members }, data);
    log += reply.log.replaceAll(/^\d+ /gm, "");
    return reply;
  };
  const now = () => ({ time, uptime: time - 1_750_000_000 });
  let place = [...(quest.start ?? quest.tasks[0].coordinate)];
  let path = [];
  let detour = 0;
  let heading = 0;
  const speed = random.between(3, 7);
  const noise = random.between(1, 8);

  /** One second further along the path, and what the engine says of it. */
  const step = async () => {
    const scale = Math.cos((place[1] * Math.PI) / 180);
    let left = speed;
    if (detour > 0) {
      detour -= 1;
      place = [place[0] + (Math.sin(heading) * speed) / metresPerDegree / scale, place[1] + (Math.cos(heading) * speed) / metresPerDegree];
    } else {
      while (left > 0 && path.length > 0) {
        const [east, north] = [(path[0][0] - place[0]) * metresPerDegree * scale, (path[0][1] - place[1]) * metresPerDegree];
        const length = Math.hypot(east, north);
        if (length <= left) {
          place = path.shift();
          left -= length;
        } else {
          place = [place[0] + ((path[0][0] - place[0]) * left) / length, place[1] + ((path[0][1] - place[1]) * left) / length];
          left = 0;
        }
      }
      if (random.chance(0.002)) {
        detour = 20 + random.below(60);
        heading = random.between(0, 2 * Math.PI);
      }
    }
    time += random.chance(0.01) ? 5 : 1;
    fixes += 1;
    const fix = {
      longitude: place[0] + (random.between(-noise, noise) / metresPerDegree) / scale,
      latitude: place[1] + random.between(-noise, noise) / metresPerDegree,
      ...now(), accuracy: random.between(4, 15),
    };
    if (random.chance(0.5)) fix.speed = speed;
    const { value, data } = await ask("receive", fix);
    for (const event of value) {
      if (event.event !== "routed" && event.event !== "rerouted") continue;
      const [first, count] = event.route.line;
      const numbers = new Float64Array(data.slice().buffer, first * 8, count);
      path = [];
      for (let index = 0; index < count; index += 2) path.push([numbers[index], numbers[index + 1]]);
    }
    if (fixes % 100 === 0) await ask("state");
    return value;
  };

  await ask("join", { name: `Rider ${seed}`, team: seed % 3 ? undefined : "Team", ...now() });
  await ask("start", now());
  for (const task of random.shuffled(quest.tasks)) {
    if (fixes > fixLimit) break;
    if (random.chance(0.1)) continue;
    await ask("headFor", { task: task.id });
    if (random.chance(0.3)) await ask("plan", { from: place, time, effort: "quick" });
    if (random.chance(0.3)) await ask("wayHome", { from: place, time });
    for (let seconds = 0; seconds < 1500; seconds += 1) {
      const events = await step();
      if (events.some(({ event, task: reached }) => event === "reached" && reached === task.id)) break;
      if (path.length === 0 && detour === 0 && seconds > 5) path = [[...task.coordinate]];
    }
    if (random.chance(0.3)) await ask("takeHint", { task: task.id, ...now() });
    const right = known.get(task.id) ?? "";
    const letters = [...right];
    if (letters.length > 3) letters.splice(random.below(letters.length), 1);
    for (const answer of [random.pick(["", "nonsense", letters.join("")]), right].slice(random.below(2))) {
      time += 10;
      await ask("submit", { task: task.id, answer, ...now() });
    }
    if (random.chance(0.1)) await ask("skip", { task: task.id, ...now() });
    if (random.chance(0.1)) await ask("reveal", { task: task.id, ...now() });
  }
  await ask("headForFinish");
  for (let seconds = 0; seconds < 600; seconds += 1) {
    const events = await step();
    if (events.some(({ event }) => event === "arrived")) break;
  }
  await ask(random.chance(0.1) ? "withdraw" : "end", now());
  await ask("result");
  await ask("state");
  const whole = new TextDecoder().decode((await ask("log")).data);
  if (whole !== log) pair.differences.push(`the log lines of seed ${seed} are not its log`);
  await ask("close");
  // The same ride again, from its log.
  const again = await pair.ask("quest.ride", { handle: quest.handle, rider, device: `device-${seed}` }, new TextEncoder().encode(whole));
  await pair.ask("ride.result", { handle: again.value.handle });
  await pair.ask("ride.close", { handle: again.value.handle });
  return { log: whole, fixes };
}
