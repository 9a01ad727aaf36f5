// The engine of VeloQuest in a web page; veloquest.d.ts describes it.

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const pageSize = 65536;

/** Why a call failed. */
export class VeloQuestError extends Error {
  constructor(code, text, reason) {
    super(text.en);
    this.name = "VeloQuestError";
    this.code = code;
    this.text = text;
    if (reason !== undefined) this.reason = reason;
  }
}

/** A text of this file, in English; pages have others for its key. */
const english = (key, en, values = {}) => ({ en, key, values });

function bytesOf(source) {
  if (typeof source === "string") return encoder.encode(source);
  if (source instanceof Uint8Array) return source;
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  if (ArrayBuffer.isView(source)) return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  throw new VeloQuestError("argument", english("engineNoBytes", "a file has to be a string, a Uint8Array or an ArrayBuffer"));
}

/**
 * A request as JSON. Halves of characters, which a string may have where somebody is typing, become U+FFFD: JSON writes them as escapes,
 * and the engine reads none of these.
 */
function requestOf(name, members) {
  const json = JSON.stringify({ call: name, ...members });
  return encoder.encode(json.replace(/\\(?:u(d[89a-f][0-9a-f]{2})|.)/g, (escape, half) => (half ? "\ufffd" : escape)));
}

/** The instance of the module: memory, calls, and what it calls. */
class Core {
  constructor(memory) {
    this.memory = memory;
    this.rides = new Map();
    this.isStopped = false;
  }

  imports() {
    return {
      env: { memory: this.memory },
      veloquest: {
        random: (start, count) => {
          for (let done = 0; done < count; done += 65536) {
            globalThis.crypto.getRandomValues(
              new Uint8Array(this.memory.buffer, (start >>> 0) + done, Math.min(65536, count - done)));
          }
        },
        number: (start, count, value) => {
          const text = decoder.decode(new Uint8Array(this.memory.buffer, start >>> 0, count));
          const number = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text) ? Number(text) : NaN;
          if (Number.isNaN(number)) return 0;
          new DataView(this.memory.buffer).setFloat64(value >>> 0, number, true);
          return 1;
        },
        logLine: (ride, start, count) => {
          // Copied at once: the engine goes on with this memory.
          const line = decoder.decode(new Uint8Array(this.memory.buffer, start >>> 0, count).slice());
          this.rides.get(ride)?.(line);
        },
      },
    };
  }

  /** Writes bytes to the engine's memory, which frees them itself. */
  write(bytes) {
    const start = this.exports.veloquest_allocate(bytes.length) >>> 0;
    if (start === 0) {
      throw new VeloQuestError("memory", english(
        "engineNoMemory", `there is no memory for ${bytes.length} bytes; raise memoryLimit`, { count: bytes.length }));
    }
    new Uint8Array(this.memory.buffer, start, bytes.length).set(bytes);
    return start;
  }

  /** Gives the engine the texts of a language; without a file there are none. */
  addLanguage(tag, file) {
    if (!file) return;
    const name = encoder.encode(tag);
    this.exports.veloquest_language(this.write(name), name.length, this.write(file), file.length);
  }

  /** Calls the engine; returns the value of the reply and a copy of its data. */
  call(name, members = {}, data = new Uint8Array()) {
    const reply = this.exchange(name, requestOf(name, members), data);
    const { value, error } = JSON.parse(decoder.decode(reply.json));
    if (error) throw new VeloQuestError(error.code, error.text, error.reason);
    return { value, data: reply.data };
  }

  /** Passes a request to the engine; returns copies of the JSON and the data of the reply. */
  exchange(name, request, data) {
    if (this.isStopped) throw new VeloQuestError("stopped", english("engineStopped", "the engine was stopped; load it again"));
    const exports = this.exports;
    try {
      const requestStart = this.write(request);
      let dataStart;
      try {
        dataStart = this.write(data);
      } catch (error) {
        exports.veloquest_free(requestStart);
        throw error;
      }
      exports.veloquest_call(requestStart, request.length, dataStart, data.length);
      const copy = (start, count) => (count === 0 ? new Uint8Array() : new Uint8Array(this.memory.buffer, start >>> 0, count).slice());
      const reply = {
        json: copy(exports.veloquest_json(), exports.veloquest_json_length()),
        data: copy(exports.veloquest_data(), exports.veloquest_data_length()),
      };
      exports.veloquest_release();
      return reply;
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError) && !(error instanceof RangeError)) throw error;
      const stopped = this.stopped(name, error);
      stopped.cause = error;
      throw stopped;
    }
  }

  /** Notes that the engine stopped within a call, and says why. */
  stopped(name, error) {
    this.isStopped = true;
    if (this.exports.veloquest_is_out_of_memory()) {
      const bytes = this.memory.buffer.byteLength;
      return new VeloQuestError("memory", english(
        "engineOutOfMemory", `the memory of ${bytes} bytes is used up in ${name}; raise memoryLimit and load the engine again`,
        { bytes, name }));
    }
    const length = this.exports.veloquest_message_length();
    const start = this.exports.veloquest_message() >>> 0;
    const said = length ? decoder.decode(new Uint8Array(this.memory.buffer, start, length).slice()) : error.message;
    return new VeloQuestError("trap", english(
      "engineTrap", `the engine stopped in ${name}: ${said}; load it again, and please report this`, { name, said }));
  }
}

async function compiled(source) {
  if (source === undefined) source = new URL("./VeloQuest.wasm", import.meta.url);
  if (source instanceof WebAssembly.Module) return source;
  if (typeof source === "string" || source instanceof URL) {
    const address = new URL(source, import.meta.url);
    if (address.protocol === "file:") {
      const { readFile } = await import("node:fs/promises");
      return WebAssembly.compile(await readFile(address));
    }
    source = fetch(address);
  }
  const found = await source;
  if (typeof Response !== "undefined" && found instanceof Response) {
    if (!found.ok) throw new Error(`${found.url}: ${found.status} ${found.statusText}`);
    const isWasm = (found.headers.get("Content-Type") ?? "").startsWith("application/wasm");
    return isWasm ? WebAssembly.compileStreaming(found) : WebAssembly.compile(await found.arrayBuffer());
  }
  return WebAssembly.compile(found);
}

/** The file with the texts of a language; `null` where there is none. */
async function textsOf(tag, folder) {
  if (!/^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(tag)) return null;
  const address = new URL(`${tag.toLowerCase()}.ftl`, folder);
  try {
    if (address.protocol === "file:") return new Uint8Array(await (await import("node:fs/promises")).readFile(address));
    const found = await fetch(address);
    return found.ok ? new Uint8Array(await found.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** Closes what a page forgot to close. */
const forgotten = new FinalizationRegistry(({ core, call, handle }) => {
  if (core.isStopped) return;
  core.rides.delete(handle);
  core.call(call, { handle });
});

/** Something that lives in the engine's memory. */
class Opened {
  #core;
  #kind;
  #handle;
  #isClosed = false;

  constructor(core, kind, handle) {
    this.#core = core;
    this.#kind = kind;
    this.#handle = handle;
    forgotten.register(this, { core, call: `${kind}.close`, handle }, this);
  }

  /** @internal */
  get _handle() {
    return this.#handle;
  }

  /** @internal */
  get _isClosed() {
    return this.#isClosed || this.#core.isStopped;
  }

  /** @internal */
  _call(name, members = {}, data) {
    return this.#core.call(`${this.#kind}.${name}`, { handle: this.#handle, ...members }, data);
  }

  /** @internal */
  get _core() {
    return this.#core;
  }

  close() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    forgotten.unregister(this);
    if (!this.#core.isStopped) this.#core.call(`${this.#kind}.close`, { handle: this.#handle });
  }
}

/** Findings in a string with a byte order mark, which counts as a unit there. */
function shifted(findings, source) {
  if (typeof source !== "string" || source.charCodeAt(0) !== 0xfeff) return findings;
  const shift = (range) => range && [range[0] + 1, range[1] + 1];
  for (const finding of findings) {
    if (finding.range) finding.range = shift(finding.range);
    for (const edit of finding.fix?.edits ?? []) edit.range = shift(edit.range);
  }
  return findings;
}

function checkOptions({ lint, severities, limit } = {}) {
  return { lint, severities, limit };
}

/** A route of a reply, with its line. */
function routeOf({ line: [first, count], ...route }, data) {
  return { ...route, coordinates: new Float64Array(data.buffer, data.byteOffset + first * 8, count).slice() };
}

const position = ([longitude, latitude]) => [longitude, latitude];

/** A map. */
export class QuestMap extends Opened {
  /** @internal */
  constructor(core, { handle, ...about }) {
    super(core, "map", handle);
    Object.assign(this, about);
  }

  prepare(profile) {
    this._call("prepare", { profile });
  }

  route(stops, { profile, cues } = {}) {
    const { value, data } = this._call("route", { stops: stops.map(position), profile, cues });
    return routeOf(value, data);
  }

  alternatives(from, to, count = 3, { profile, cues } = {}) {
    const { value, data } = this._call("alternatives", { from: position(from), to: position(to), count, profile, cues });
    return value.map((route) => routeOf(route, data));
  }

  matrix(places, { profile } = {}) {
    const { value, data } = this._call("matrix", { places: places.map(position), profile });
    const numbers = new Float64Array(data.buffer, data.byteOffset, value * 2);
    return { distances: numbers.slice(0, value), durations: numbers.slice(value) };
  }

  find(text, { near, limit } = {}) {
    return this._call("find", { text, near: near && position(near), limit }).value;
  }

  snap(place, { profile } = {}) {
    return this._call("snap", { place: position(place), profile }).value;
  }
}

/** A fix of a `GeolocationPosition`. */
export function fixOf({ coords, timestamp }) {
  return {
    longitude: coords.longitude,
    latitude: coords.latitude,
    time: timestamp / 1000,
    accuracy: coords.accuracy,
    speed: coords.speed,
    course: coords.heading,
  };
}

/** A quest. */
export class Quest extends Opened {
  /** @internal */
  constructor(core, { handle, ...about }) {
    super(core, "quest", handle);
    Object.assign(this, about);
  }

  judge(task, answer) {
    return this._call("judge", { task, answer }).value;
  }

  ride({ rider, device, log = "", map, profile, signer, onLogLine, onEvents } = {}) {
    const publicKey = signer?.publicKey;
    const lines = bytesOf(log);
    const { value } = this._call("ride", { rider, device, map: map?._handle, profile, publicKey }, lines);
    const ride = new Ride(this, value.handle, signer, onLogLine, onEvents);
    // Answers of the log may have opened hidden tasks, which the file alone does not show.
    if (lines.length > 0) Object.assign(this, ride._call("about").value);
    return ride;
  }

  standings(logs, { roster, frozenAt, organisers, unproven } = {}) {
    const joined = encoder.encode(logs.map((log) => decoder.decode(bytesOf(log)).replace(/\n?$/, "\n")).join(""));
    const members = { frozenAt, organisers, unproven };
    if (roster === undefined) return this._call("standings", members, joined).value;
    // The engine parts the roster from the logs behind it, so that it sees its bytes as they are.
    const table = bytesOf(roster);
    const both = new Uint8Array(table.length + joined.length);
    both.set(table);
    both.set(joined, table.length);
    return this._call("standings", { ...members, roster: table.length }, both).value;
  }
}

/** A signer of a WebCrypto key pair: Ed25519, or ECDSA over P-256. */
export async function webCryptoSigner({ publicKey, privateKey }, crypto = globalThis.crypto.subtle) {
  const { algorithm } = privateKey;
  const raw = new Uint8Array(await crypto.exportKey("raw", publicKey));
  const isEd25519 = algorithm.name === "Ed25519";
  if (!isEd25519 && !(algorithm.name === "ECDSA" && algorithm.namedCurve === "P-256")) {
    throw new VeloQuestError("argument", english("engineKey", `a key of ${algorithm.name} cannot sign a log; make one of Ed25519, or of ECDSA over P-256`, { name: algorithm.name }));
  }
  // The first byte of a raw P-256 key only says that both coordinates follow.
  const bytes = isEd25519 ? raw : raw.subarray(1);
  const how = isEd25519 ? "Ed25519" : { name: "ECDSA", hash: "SHA-256" };
  return {
    publicKey: `${isEd25519 ? "ed25519" : "p256"}:${btoa(String.fromCharCode(...bytes))}`,
    sign: (message) => crypto.sign(how, privateKey, message),
  };
}

/** One rider's ride. */
export class Ride extends Opened {
  #signer;
  #signing = Promise.resolve(true);
  #isSigning = false;
  #onEvents;

  /** @internal */
  constructor(quest, handle, signer, onLogLine, onEvents) {
    super(quest._core, "ride", handle);
    this.quest = quest;
    this.#signer = signer;
    this.#onEvents = onEvents;
    if (onLogLine) quest._core.rides.set(handle, onLogLine);
  }

  #act(name, members, { time = Date.now() / 1000, uptime } = {}) {
    const { value } = this._call(name, { ...members, time, uptime });
    this.#signSoon({ time, uptime });
    return value;
  }

  /** Asks for a signature of the last entries, unless one is awaited already. */
  #signSoon(at) {
    if (!this.#signer || this.#isSigning) return;
    this.sign(at).catch(() => {});
  }

  sign({ time = Date.now() / 1000, uptime } = {}) {
    this.#isSigning = true;
    this.#signing = this.#signing.then(() => this.#signNow({ time, uptime })).finally(() => (this.#isSigning = false));
    return this.#signing;
  }

  async settled() {
    await this.#signing;
  }

  async #signNow(at) {
    if (!this.#signer || this._isClosed) return true;
    let signature;
    // Entries that came while the key signed need another signature.
    for (let attempts = 0; attempts < 5; attempts += 1) {
      const { value, data } = this._call("sign", at, signature);
      if (value || data.length === 0) return value;
      try {
        signature = new Uint8Array((await this.#signer.sign(data)) ?? 0);
      } catch {
        return false;
      }
      if (signature.length === 0 || this._isClosed) return false;
    }
    return false;
  }

  receive(fix) {
    const { value, data } = this._call("receive", fix);
    if (value.some(({ event }) => event === "reached")) this.#signSoon(fix);
    const events = value.map((event) => (event.route ? { ...event, route: routeOf(event.route, data) } : event));
    if (events.length) this.#onEvents?.(events);
    return events;
  }

  get state() {
    return this._call("state").value;
  }

  headFor(task) {
    this._call("headFor", { task });
  }

  headForFinish() {
    return this._call("headForFinish").value;
  }

  join({ name, team, category }, at) {
    this.#act("join", { name, team, category }, at);
  }

  start(at) {
    this.#act("start", {}, at);
  }

  submit(task, answer, at) {
    const verdict = this.#act("submit", { task, answer }, at);
    // In a riders' edition a right answer opens hidden tasks.
    if (this.quest.isSealed && verdict.kind === "accepted") Object.assign(this.quest, this._call("about").value);
    return verdict;
  }

  takeHint(task, at) {
    return this.#act("takeHint", { task }, at);
  }

  skip(task, at) {
    this.#act("skip", { task }, at);
  }

  reveal(task, at) {
    return this.#act("reveal", { task }, at);
  }

  end(at) {
    this.#act("end", {}, at);
  }

  withdraw(at) {
    this.#act("withdraw", {}, at);
  }

  log() {
    return decoder.decode(this._call("log").data);
  }

  result() {
    return this._call("result").value;
  }

  plan(from, { pace, secondsAtTask, effort, time = Date.now() / 1000 } = {}) {
    return this._call("plan", { from: position(from), pace, secondsAtTask, effort, time }).value;
  }

  wayHome(from, { pace, secondsAtTask, time = Date.now() / 1000 } = {}) {
    return this._call("wayHome", { from: position(from), pace, secondsAtTask, time }).value;
  }

  close() {
    this._core.rides.delete(this._handle);
    super.close();
  }
}

/** The engine. */
export class VeloQuest {
  #core;
  #texts;

  /** @internal */
  constructor(core) {
    this.#core = core;
    const { version, parts } = core.call("about").value;
    this.version = version;
    this.parts = Object.freeze(parts);
  }

  static async load({ wasm, memoryLimit = 2 ** 30, languages = [], texts = new URL("./texts/", import.meta.url) } = {}) {
    const tags = ["en", ...languages.filter((tag) => tag !== "en")];
    const [module, ...files] = await Promise.all([compiled(wasm), ...tags.map((tag) => textsOf(tag, texts))]);
    const initial = 160;
    const maximum = Math.min(65536, Math.max(initial, Math.floor(memoryLimit / pageSize)));
    const core = new Core(new WebAssembly.Memory({ initial, maximum }));
    const instance = await WebAssembly.instantiate(module, core.imports());
    core.exports = instance.exports;
    core.exports._initialize?.();
    tags.forEach((tag, index) => core.addLanguage(tag, files[index]));
    const engine = new VeloQuest(core);
    engine.#texts = texts;
    return engine;
  }

  async addLanguage(tag) {
    const file = await textsOf(tag, this.#texts);
    if (file) this.#core.addLanguage(tag, file);
    return file !== null;
  }

  get memory() {
    return {
      total: this.#core.memory.buffer.byteLength,
      used: this.#core.exports.veloquest_used() >>> 0,
      open: this.#core.isStopped ? 0 : this.#core.call("about").value.open,
    };
  }

  checkGeoJSON(source, options) {
    const { value } = this.#core.call("geojson.check", checkOptions(options), bytesOf(source));
    return shifted(value, source);
  }

  fixGeoJSON(source, options) {
    const { value, data } = this.#core.call("geojson.fix", checkOptions(options), bytesOf(source));
    return {
      bytes: data,
      text: decoder.decode(data),
      fixed: shifted(value.fixed, source),
      remaining: value.remaining,
    };
  }

  fingerprint(publicKey) {
    return this.#core.call("fingerprint", { key: publicKey }).value;
  }

  /** @internal */
  get _core() {
    return this.#core;
  }

  rules() {
    return this.#core.call("geojson.rules").value;
  }

  openMap(bytes) {
    return new QuestMap(this.#core, this.#core.call("map.open", {}, bytesOf(bytes)).value);
  }

  readQuest(source, { signedBy, evenIfAltered, ...options } = {}) {
    const keys = typeof signedBy === "string" ? [signedBy] : signedBy;
    const { value } = this.#core.call("quest.read", { ...checkOptions(options), signedBy: keys, evenIfAltered }, bytesOf(source));
    const reading = { findings: shifted(value.findings, source) };
    if (value.quest) reading.quest = new Quest(this.#core, value.quest);
    return reading;
  }

  close() {
    this.#core.isStopped = true;
    this.#core.exports = { veloquest_used: () => 0 };
  }
}
