import { Random } from "./random.mjs";

const tokens = [
  "{", "}", "[", "]", ",", ":", '"', "null", "true", "-", "1e999", "-0", "180.0000001", "NaN", '"type"', '"Polygon"', '"coordinates"',
  "\\u0000", "\\ud83d", "é", "\u{1F6B2}", "\uFEFF", "//", "\t", "\n", "0.1234567890123456789", "9007199254740993", '{"type":"Point"}',
];

/** A text with one to four damages. */
export function damaged(text, random) {
  let bytes = [...text];
  for (let damages = 1 + random.below(4); damages > 0; damages -= 1) {
    const place = random.below(bytes.length + 1);
    const length = 1 + random.below(random.chance(0.2) ? 200 : 8);
    switch (random.below(6)) {
      case 0: bytes.splice(place, length); break;
      case 1: bytes.splice(place, 0, ...bytes.slice(place, place + length)); break;
      case 2: bytes.splice(place, 0, ...Buffer.from(random.pick(tokens))); break;
      case 3: if (place < bytes.length) bytes[place] = random.below(256); break;
      case 4: bytes = bytes.slice(0, random.chance(0.2) ? place : bytes.length); break;
      default: {
        // A number becomes another one.
        const found = bytes.findIndex((byte, index) => index >= place && byte >= 0x30 && byte <= 0x39);
        if (found >= 0) bytes[found] = 0x30 + random.below(10);
      }
    }
  }
  return new Uint8Array(bytes);
}

/** The findings about damaged texts, and the fixed texts of some. */
export async function compareTexts(pair, texts, count, seed) {
  const random = new Random(seed);
  for (const text of texts) await pair.ask("geojson.check", {}, text);
  for (let number = 0; number < count; number += 1) {
    const text = damaged(random.pick(texts), random);
    await pair.ask("geojson.check", {}, text);
    if (number % 10 === 0) await pair.ask("geojson.fix", {}, text);
    if (number % 10 === 5) {
      const { value } = await pair.ask("quest.read", {}, text);
      if (value?.quest) await pair.ask("quest.close", { handle: value.quest.handle });
    }
  }
}

/** The verdicts on all rows of the answer corpus, tables of accepted and typed. */
export async function compareAnswers(pair, tables) {
  let rows = 0;
  for (const { language, table } of tables) {
    const lines = table.split("\n").slice(1).filter(Boolean).map((line) => line.split("\t"));
    const accepted = [...new Set(lines.map(([text]) => text))];
    const quest = {
      type: "FeatureCollection", quest: { title: "Corpus", language },
      features: accepted.map((answer, index) => ({
        type: "Feature", id: `t${index}`, properties: { name: `Task ${index}`, answer: answer.split("|") },
        geometry: { type: "Point", coordinates: [10 + index / 1000, 50] },
      })),
    };
    const { value } = await pair.ask("quest.read", {}, new TextEncoder().encode(JSON.stringify(quest)));
    if (!value.quest) throw new Error(`the quest of the corpus has faults: ${JSON.stringify(value.findings.slice(0, 3))}`);
    const { handle } = value.quest;
    for (const [answer, typed] of lines) {
      await pair.ask("quest.judge", { handle, task: `t${accepted.indexOf(answer)}`, answer: typed });
      rows += 1;
    }
    await pair.ask("quest.close", { handle });
  }
  return rows;
}

/** What goes wrong where texts of a page end in the middle of a character, as they may while somebody types. */
export function findFaultsOfHalves(engine, quest, map) {
  const faults = [];
  const expect = (about, found, wanted) => {
    if (found !== wanted) faults.push(`half of a character: ${about} gives ${found} instead of ${wanted}`);
  };
  const attempt = (action) => {
    try {
      return action();
    } catch (error) {
      return error.code;
    }
  };
  for (const half of ["\ud83d", "\udeb2", "\udeb2\ud83d"]) {
    const { quest: opened } = engine.readQuest(quest);
    const ride = opened.ride();
    const at = { time: 1_750_000_000 };
    const [task] = opened.tasks;
    const shown = half.replace(/./gs, "\ufffd");
    expect("join", attempt(() => ride.join({ name: `Ann${half}` }, at)), undefined);
    expect("the name in the log", ride.log().includes(`"Ann${shown}"`), true);
    ride.receive({ longitude: task.coordinate[0], latitude: task.coordinate[1], accuracy: 5, ...at });
    expect("judge", attempt(() => opened.judge(task.id, `ab${half}`).kind), "rejected");
    const known = attempt(() => opened.judge(task.id, `ab${shown}`).kind);
    expect("judge", attempt(() => opened.judge(task.id, `ab${half}`).kind), known);
    expect("submit to no task", attempt(() => ride.submit(half, "three", at)), attempt(() => ride.submit(shown, "three", at)));
    const places = engine.openMap(map);
    expect("find", attempt(() => JSON.stringify(places.find(`Oak${half}`))), JSON.stringify(places.find(`Oak${shown}`)));
    expect("a profile", attempt(() => places.prepare(half)), "profile");
    // Whole characters and backslashes stay as they are.
    expect("a whole character", attempt(() => ride.join({ name: "🚲\\ud83d" }, at)), undefined);
    expect("a whole character in the log", ride.log().includes('"🚲\\\\ud83d"'), true);
    for (const thing of [ride, opened, places]) thing.close();
  }
  return faults;
}
