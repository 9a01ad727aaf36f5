/** Both engines: each call goes to both, and what comes back is compared byte for byte. */

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const nothing = new Uint8Array();

export class Pair {
  /** Calls, differences and times by the name of the call. */
  calls = new Map();
  differences = [];
  compared = 0;
  /** Every request with what WebAssembly made of it, for the same in a browser; `null` where nobody wants them. */
  recorded = null;

  constructor(engine, host) {
    this.core = engine._core;
    this.host = host;
    this.lines = [];
    // Instead of a function for each ride: all lines, each with the number of its ride.
    this.core.rides = { get: (ride) => (line) => this.lines.push(`${ride} ${line}`), delete() {}, set() {} };
  }

  /** Asks both; returns the value, the error, the data and the log lines of the engine in WebAssembly. */
  async ask(call, members = {}, data = nothing) {
    const request = encoder.encode(JSON.stringify({ call, ...members }));
    const native = this.host.exchange(request, data);
    this.lines = [];
    const start = performance.now();
    const reply = this.core.exchange(call, request, data);
    const milliseconds = performance.now() - start;
    const expected = await native;
    const log = this.lines.join("");
    this.compared += 1;
    const same = equal(reply.json, expected.json) && equal(reply.data, expected.data) && log === decoder.decode(expected.log);
    const isRounding = !same && differsInLastDigits(reply, log, expected);
    const sums = this.calls.get(call) ?? { count: 0, rounded: 0, differing: 0, wasm: 0, native: 0, slowest: 0 };
    this.calls.set(call, sums);
    sums.count += 1;
    sums.wasm += milliseconds;
    sums.native += expected.microseconds / 1000;
    sums.slowest = Math.max(sums.slowest, milliseconds);
    this.recorded?.push({
      call, request: base64(request), data: base64(data), json: base64(reply.json), reply: base64(reply.data), log,
    });
    if (isRounding) sums.rounded += 1;
    if (!same && !isRounding) {
      sums.differing += 1;
      this.differences.push(difference(call, members, reply, log, expected));
    }
    const { value, error } = JSON.parse(decoder.decode(reply.json));
    return { value, error, data: reply.data, log, milliseconds };
  }

  /** A table of the calls, with how much slower WebAssembly is. */
  table() {
    const rows = [...this.calls].map(([call, { count, rounded, differing, wasm, native, slowest }]) =>
      [call.padEnd(18), String(count).padStart(8), String(rounded).padStart(8), String(differing).padStart(6), wasm.toFixed(1).padStart(10),
        native.toFixed(1).padStart(10), (wasm / native).toFixed(2).padStart(6), slowest.toFixed(1).padStart(8)].join(" "));
    return ["call                  calls  rounded differ    wasm ms  native ms  ratio  slowest", ...rows].join("\n");
  }
}

const base64 = (bytes) => Buffer.from(bytes).toString("base64");

function equal(left, right) {
  return left.length === right.length && Buffer.compare(left, right) === 0;
}

/**
 * Whether only the last digits of numbers differ: sines and the like are rounded otherwise by the C libraries of both. Texts, and the
 * lines of logs with their digests, have to be the same.
 */
function differsInLastDigits(reply, log, expected) {
  if (log !== decoder.decode(expected.log) || reply.data.length !== expected.data.length) return false;
  const number = /-?\d+(\.\d+)?(e[-+]?\d+)?/g;
  const [mine, theirs] = [reply.json, expected.json].map((json) => decoder.decode(json));
  if (mine.replaceAll(number, "0") !== theirs.replaceAll(number, "0")) return false;
  const isNear = (one, other) => Object.is(one, other) || Math.abs(one - other) <= 1e-9 + 1e-12 * Math.abs(other);
  const [some, others] = [mine, theirs].map((text) => (text.match(number) ?? []).map(Number));
  if (!some.every((one, index) => isNear(one, others[index]))) return false;
  if (equal(reply.data, expected.data)) return true;
  if (reply.data.length % 8 !== 0) return false;
  const [data, others64] = [reply.data, expected.data].map((bytes) => new Float64Array(new Uint8Array(bytes).buffer, 0, bytes.length / 8));
  return data.every((one, index) => isNear(one, others64[index]));
}

/** What differs first, with what stands around it. */
function difference(call, members, reply, log, expected) {
  const about = JSON.stringify(members).slice(0, 300);
  for (const [part, mine, theirs] of [
    ["json", decoder.decode(reply.json), decoder.decode(expected.json)], ["log", log, decoder.decode(expected.log)],
  ]) {
    if (mine === theirs) continue;
    let place = 0;
    while (place < mine.length && mine[place] === theirs[place]) place += 1;
    const around = (text) => text.slice(Math.max(0, place - 80), place + 60);
    return `${call} ${about}\n  ${part} at ${place}\n  wasm   …${around(mine)}…\n  native …${around(theirs)}…`;
  }
  const [mine, theirs] = [reply.data, expected.data].map((bytes) => new Float64Array(new Uint8Array(bytes).buffer, 0, bytes.length >> 3));
  const place = mine.findIndex((number, index) => !Object.is(number, theirs[index]));
  return `${call} ${about}\n  data of ${reply.data.length} and ${expected.data.length} bytes, at number ${place}: wasm ${mine[place]}, native ${theirs[place]}`;
}
