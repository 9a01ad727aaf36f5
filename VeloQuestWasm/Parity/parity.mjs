/**
 * Compares the engine in WebAssembly with the native one, byte for byte:
 *
 *     node parity.mjs --wasm FOLDER --host PROGRAM --maps FOLDER [--full] [--data FOLDER] [--record FILE]
 *
 * Without --full a part of each, for CI; with --record a small part, whose requests and replies go to a file for browser.py.
 */
import { readFile, readdir, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { compareEdition, compareRosters, compareSignatures, compareSigned, findFaultsOfReading } from "./editions.mjs";
import { Host } from "./host.mjs";
import { Pair } from "./pair.mjs";
import { Random } from "./random.mjs";
import { runReadme } from "./readme.mjs";
import { answers, compareRide } from "./rides.mjs";
import { compareBuilds, compareDamaged, compareRoutes } from "./routes.mjs";
import { compareAnswers, compareTexts, findFaultsOfHalves } from "./texts.mjs";

const { values: options } = parseArgs({
  options: {
    wasm: { type: "string" }, host: { type: "string" }, maps: { type: "string" }, data: { type: "string" },
    full: { type: "boolean" }, record: { type: "string" }, only: { type: "string" },
  },
});
const root = resolve(import.meta.dirname, "../..");
const folder = resolve(options.wasm);
const sizes = options.full ? { routes: 1000, rides: 200, texts: 20000 } : options.record ? { routes: 10, rides: 2, texts: 100 } : { routes: 40, rides: 4, texts: 1200 };

const began = performance.now();
const { VeloQuest, webCryptoSigner } = await import(pathToFileURL(join(folder, "veloquest.js")));
const module = await WebAssembly.compile(await readFile(join(folder, "VeloQuest.wasm")));
// All, in the order in which the native engine has them.
const languages = (await readdir(join(folder, "texts"))).map((name) => name.replace(".ftl", "")).sort();
const engine = await VeloQuest.load({ wasm: module, languages });
const start = performance.now() - began;
const host = new Host(resolve(options.host));
const pair = new Pair(engine, host);
if (options.record) pair.recorded = [];
const say = (text) => console.log(`wasm-test: ${text} (after ${((performance.now() - began) / 1000).toFixed(0)} s)`);
say(`the engine started in ${start.toFixed(0)} ms`);

const wanted = (part) => !options.only || options.only.split(",").includes(part);

if (wanted("texts")) {
  const texts = [];
  const folders = [join(root, "quests"), join(root, "Tests/Fixtures"), join(root, "Examples"), ...(options.data ? [join(options.data, "geojson")] : [])];
  for (const found of folders) {
    for (const name of (await readdir(found, { recursive: true })).sort()) {
      const path = join(found, name);
      if (!/\.(geo)?json$/.test(name) || (await stat(path)).size > 20000) continue;
      texts.push(await readFile(path));
    }
  }
  await compareTexts(pair, texts, sizes.texts, 1);
  say(`${texts.length} GeoJSON texts and ${sizes.texts} damaged ones`);
}
if (wanted("answers")) {
  const tables = await Promise.all(["en", "ru"].map(async (language) => ({
    language, table: await readFile(join(root, `Tests/Fixtures/answers/${language}.tsv`), "utf8"),
  })));
  say(`${await compareAnswers(pair, tables)} answers`);
  const typing = await VeloQuest.load({ wasm: module });
  const files = [join(root, "quests/old-town.geojson"), join(options.maps, "town.vqmap")].map((path) => readFile(path));
  pair.differences.push(...findFaultsOfHalves(typing, ...await Promise.all(files)));
  typing.close();
}
if (wanted("rides")) await rides();
if (wanted("editions")) {
  const quest = await readFile(join(root, "quests/old-town.geojson"), "utf8");
  const accepted = await compareEdition(pair, await readFile(join(options.maps, "sealed.geojson")), answers(quest));
  if (accepted < 5) pair.differences.push(`the riders' edition accepted ${accepted} right answers`);
  // An engine of its own, since what is opened in the other one has to have the numbers that it has natively.
  const signing = await VeloQuest.load({ wasm: module, languages: ["ru"] });
  await compareSigned(pair, signing, webCryptoSigner, quest, { name: "ECDSA", namedCurve: "P-256" });
  await compareSigned(pair, signing, webCryptoSigner, quest, { name: "Ed25519" });
  const signed = await readFile(join(options.maps, "signed.geojson"));
  const invalid = await compareSignatures(pair, signed, options.full ? 500 : 40, new Random(5));
  pair.differences.push(...findFaultsOfReading(signing, signed, quest));
  signing.close();
  say(`a riders' edition with ${accepted} right answers, and two signed logs; ${invalid} changed editions`);
}
if (wanted("readme")) {
  const files = { "town.vqmap": join(options.maps, "town.vqmap"), "old-town.geojson": join(root, "quests/old-town.geojson") };
  const { printed, lines } = await runReadme(root, folder, files);
  if (!printed.includes("reached") || lines.length < 2) pair.differences.push(`the page of Docs/app.md printed ${printed} and kept ${lines.length} lines`);
  say("the page of Docs/app.md");
}
if (wanted("routes")) {
  const routing = await VeloQuest.load({ wasm: await readFile(join(folder, "VeloQuestRouting.wasm")) });
  const whole = await VeloQuest.load({ wasm: module });
  compareBuilds(pair, whole, routing, await readFile(join(options.maps, "town.vqmap")));
  say("the build of routes alone");
  const refused = await compareDamaged(pair, await readFile(join(options.maps, "town.vqmap")), options.full ? 1000 : 60, 3);
  say(`${refused} damaged maps`);
  for (const name of (await readdir(options.maps)).filter((name) => name.endsWith(".vqmap")).sort()) {
    const bytes = await readFile(join(options.maps, name));
    const found = await compareRoutes(pair, bytes, sizes.routes, name.length);
    say(`${found} of ${sizes.routes} routes on ${name}`);
  }
}

/** Rides through the quests of the example town, and their standings. */
async function rides() {
  const map = (await pair.ask("map.open", {}, await readFile(join(options.maps, "town.vqmap")))).value.handle;
  let fixes = 0;
  for (const [place, name] of ["old-town", "millers-secret"].entries()) {
    const text = await readFile(join(root, `quests/${name}.geojson`), "utf8");
    const { quest } = (await pair.ask("quest.read", {}, Buffer.from(text))).value;
    const logs = [];
    for (let seed = 1; seed <= sizes.rides / 2; seed += 1) {
      const ride = await compareRide(pair, { map, quest, known: answers(text), seed: seed * 2 + place });
      logs.push(ride.log);
      fixes += ride.fixes;
    }
    for (const unproven of ["refused", "accepted"]) {
      await pair.ask("quest.standings", { handle: quest.handle, unproven }, Buffer.from(logs.join("")));
    }
    await pair.ask("quest.close", { handle: quest.handle });
    if (place > 0) continue;
    const other = await VeloQuest.load({ wasm: module });
    const riders = logs.map((log) => JSON.parse(log.split("\n", 1)[0]).rider);
    await compareRosters(pair, other, text, logs.join(""), riders);
    other.close();
  }
  await pair.ask("map.close", { handle: map });
  say(`${sizes.rides} rides with ${fixes} fixes, their logs and standings`);
}

const { open, used, total } = engine.memory;
console.log(pair.table());
console.log(`memory: ${(total / 2 ** 20).toFixed(1)} MiB, ${used} bytes in use, ${open} open`);
host.end();
if (options.record) await writeFile(options.record, JSON.stringify(pair.recorded));
for (const difference of pair.differences.slice(0, 20)) console.log(difference);
const failed = pair.differences.length;
const rounded = [...pair.calls.values()].reduce((sum, call) => sum + call.rounded, 0);
console.log(`${rounded} of ${pair.compared} replies differ in the last digits of numbers alone, as the C libraries of both do`);
if (open) console.log(`${open} things were not closed`);
console.log(`wasm-test: ${pair.compared - failed} passed, ${failed} failed`);
process.exitCode = failed || open ? 1 : 0;
