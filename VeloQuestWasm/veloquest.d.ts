/**
 * VeloQuest in a web page: the engine of the Swift package, compiled to WebAssembly.
 *
 *     import { VeloQuest } from "./veloquest.js";
 *     const engine = await VeloQuest.load();
 *     for (const finding of engine.checkGeoJSON(text)) console.log(finding.line, finding.message.en);
 *
 * Coordinates are longitude, then latitude, in degrees on WGS 84. Distances are metres, durations seconds, speeds metres per second,
 * bearings degrees clockwise from true north, moments seconds since 1970-01-01 00:00 UTC (`Date.now() / 1000`). What people read
 * exists in English and in the languages that are loaded.
 *
 * All calls but `load`, `Ride.sign` and `Ride.settled` return at once, and run on the thread that calls. A search in a large map may take
 * some milliseconds; preparing a map takes longer, so that a page does it in a worker or behind a note.
 *
 * Everything that is opened (`QuestMap`, `Quest`, `Ride`) lives in the engine's memory until `close()`. What a page forgets to close is
 * closed some time after it was garbage-collected.
 */

/** Longitude, then latitude, in degrees. A third number, metres above the sea, is passed over. */
export type Coordinate = [longitude: number, latitude: number, ...rest: number[]];

/** West, south, east, north, in degrees. */
export type BoundingBox = [west: number, south: number, east: number, north: number];

/**
 * A text that people read, by the tags of the languages that were loaded. Texts of `veloquest.js` itself are in English alone; `key` and
 * `values` are what a page finds its own words by.
 */
export interface LocalizedText {
  en: string;
  key?: string;
  values?: Record<string, string | number>;
  [tag: string]: string | Record<string, string | number> | undefined;
}

/** The tag of a language that texts were loaded of. */
export type Language = string;

/** A file: its bytes, or its text. */
export type Source = string | Uint8Array | ArrayBuffer;

/**
 * Why a call failed. `message` is English; `text` is in all languages that are loaded, and says what to do.
 *
 * After `code` `"trap"` or `"memory"` the engine is stopped: every later call throws `"stopped"`, and the page loads the engine anew. The
 * lines of ride logs were handed out before, so that a ride goes on from them (`Quest.ride` with `log`).
 */
export class VeloQuestError extends Error {
  /**
   * - `"trap"`: a mistake of the engine stopped it.
   * - `"memory"`: the memory that `LoadOptions.memoryLimit` allows is used up.
   * - `"stopped"`: the engine was stopped by one of these before, or closed.
   * - `"closed"`: the map, quest or ride was closed.
   * - `"argument"`: an argument is missing or no value of its kind.
   * - `"map"`: the bytes are no map file, or a damaged one.
   * - `"profile"`: a profile is unknown or wrong.
   * - `"route"`: there is no route; `reason` says why.
   * - `"ride"`: the referee refuses; `reason` says why.
   * - `"log"`: the log of a ride cannot be read.
   * - `"signature"`: an edition was altered since it was signed (`reason` `"altered"`); or `signedBy` was given, and it has no signature
   *   (`"unsigned"`), or one of another key (`"foreign"`).
   * - `"part"`: this build of the engine has not the part that the call needs.
   */
  readonly code:
    | "trap" | "memory" | "stopped" | "closed" | "argument" | "map" | "profile" | "route" | "ride" | "log" | "signature" | "part";
  /** More precisely: with `"route"` the case of `RoutingError`, with `"ride"` that of `RefereeError`, such as `"notCheckedIn"`. */
  readonly reason?: string;
  /** What went wrong, and what to do. */
  readonly text: LocalizedText;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Loading

export interface LoadOptions {
  /**
   * Where `VeloQuest.wasm` is: an address, its bytes, a response, or a compiled module that several workers share. By default beside
   * `veloquest.js`.
   */
  wasm?: string | URL | BufferSource | Response | Promise<Response> | WebAssembly.Module;
  /** The most bytes of memory that the engine takes; by default 1 GiB. Rounded down to whole pages of 64 KiB. */
  memoryLimit?: number;
  /** The tags of the languages that texts are wanted in, beside English; those without texts are passed over. */
  languages?: string[];
  /** The folder of the files of texts, such as `de.ftl`; by default `texts/` beside `veloquest.js`. */
  texts?: string | URL;
}

export interface MemoryUse {
  /** The bytes of the engine's memory. It grows as needed and never shrinks. */
  total: number;
  /** The bytes in use. */
  used: number;
  /** How many maps, quests and rides are open. */
  open: number;
}

/** The engine. */
export class VeloQuest {
  /** Loads the engine. Rejects with `VeloQuestError`, or with what the loading of the module rejects with. */
  static load(options?: LoadOptions): Promise<VeloQuest>;

  private constructor();

  /** Loads the texts of one more language; resolves with whether there are any. */
  addLanguage(tag: string): Promise<boolean>;

  /** The version of the package, such as `"0.1.0"`. */
  readonly version: string;
  /** What this build has: all three in `VeloQuest.wasm`, some in smaller builds. */
  readonly parts: ReadonlyArray<"geojson" | "routing" | "quest">;
  /** How much memory is in use. */
  readonly memory: MemoryUse;

  /**
   * Checks any GeoJSON text against RFC 7946, and for what is allowed but hardly meant.
   * Findings come in the order of the text. A text of any size and in any state gives findings, never an exception.
   */
  checkGeoJSON(source: Source, options?: CheckOptions): Finding[];

  /**
   * Makes every change that certainly fixes a finding. The rest of the text stays byte for byte.
   */
  fixGeoJSON(source: Source, options?: CheckOptions): FixedText;

  /** All rules, for a list to choose from. */
  rules(): Rule[];

  /**
   * Reads a quest file, and checks it: as GeoJSON, and as a quest. With an error among the findings there is no quest.
   * A riders' edition is read like any other.
   *
   * The signature is checked before anything is read from the file. Where the organiser signs editions, give the fingerprint of the key as
   * `signedBy`: a file without a signature is refused then as well as one that another key signed, since who changes a file can take its
   * signature away. Throws `"signature"`.
   */
  readQuest(source: Source, options?: ReadingOptions): QuestReading;

  /** Opens a map file (`questctl map build`). The bytes are copied. Throws `"map"`. */
  openMap(bytes: Uint8Array | ArrayBuffer): QuestMap;

  /** The fingerprint of a public key, such as `"7K2M-Q9XD-41TB-RZ0C"`, from its text, such as `"ed25519:11qYAY…"`. */
  fingerprint(publicKey: string): string;

  /** Frees the engine. Everything opened with it is closed. */
  close(): void;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Findings

export interface CheckOptions {
  /** Whether rules of style apply beside those of the standard; by default `true`. */
  lint?: boolean;
  /** Other severities for some rules by identifier; `"off"` for none. */
  severities?: Record<string, "note" | "warning" | "error" | "off">;
  /** The most findings of the reader; a last one says that there are more. By default 10000. */
  limit?: number;
}

/** One finding about a file. */
export interface Finding {
  /** The stable identifier of the rule, such as `"geojson.ring-not-closed"`. */
  rule: string;
  severity: "note" | "warning" | "error";
  /** What is wrong and what to do, for readers who do not program. */
  message: LocalizedText;
  /** The line in which it starts, from 1. */
  line?: number;
  /** The column in which it starts, from 1, in characters (code points). */
  column?: number;
  /** The range in the bytes of the file, its end excluded. */
  bytes?: [start: number, end: number];
  /**
   * The range in the text as a string of JavaScript (UTF-16 units), its end excluded: for `setSelectionRange` and editors. The text is
   * that of `TextDecoder`, or the string that was passed; a byte order mark counts as a unit in neither.
   */
  range?: [start: number, end: number];
  /** The value that it is about (RFC 6901), such as `"/features/3/geometry"`. */
  pointer?: string;
  /** The chapter that says so, such as `"RFC 7946 section 3.1.6"`. */
  reference?: string;
  /** A change that certainly fixes it. */
  fix?: SuggestedChange;
}

/** A change that certainly fixes a finding. */
export interface SuggestedChange {
  /** What it does. */
  title: LocalizedText;
  /** What to replace, in the order of the file, not overlapping. */
  edits: Edit[];
}

export interface Edit {
  /** The range in the bytes of the file to take out; empty to insert. */
  bytes: [start: number, end: number];
  /** The same in UTF-16 units. */
  range: [start: number, end: number];
  /** What to put there. */
  replacement: string;
}

export interface FixedText {
  /** The bytes after the changes. */
  bytes: Uint8Array;
  /** The same as a string. */
  text: string;
  /** What was fixed, as found in the text before. */
  fixed: Finding[];
  /** What is left, as found in the text after. */
  remaining: Finding[];
}

export interface Rule {
  identifier: string;
  severity: "note" | "warning" | "error";
  title: LocalizedText;
  reference?: string;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Maps and routes

/**
 * How a rider rides: a built-in profile, or the JSON text of one, `{"basedOn": "city", "traffic": {"heavy": 3}}`, as the article "A profile
 * of your own" describes it. A map keeps what it prepared for the built-in profiles, and for the last text. Throws `"profile"` with the
 * place where a text is wrong, and `"part"` for any text with `VeloQuestRouting.wasm`.
 */
export type Profile = "city" | "touring" | "fast" | "safe" | "mountain" | "family" | "flat" | (string & {});

/** How a way is searched and told. */
export interface RouteOptions {
  /** By default `"city"`. The first route with a profile prepares the map for it, which takes longer. */
  profile?: Profile;
  /** Whether there are cues; by default `true`. */
  cues?: boolean;
  /** The language of names and of `Cue.text`; by default `"en"`. */
  language?: Language;
}

/** A route through two or more stops. */
export interface Route {
  /** Metres. */
  distance: number;
  /** Seconds. */
  duration: number;
  /** The line, longitude and latitude by turns: `[longitude, latitude, longitude, …]`. */
  coordinates: Float64Array;
  /** One leg between each stop and the next. */
  legs: RouteLeg[];
  /** Metres up; only on a map with heights. */
  ascent?: number;
  /** Metres down; only on a map with heights. */
  descent?: number;
}

export interface RouteLeg {
  distance: number;
  duration: number;
  /** The first of the leg's coordinates, and one behind its last, in `Route.coordinates`, counted in pairs. */
  from: number;
  to: number;
  cues: Cue[];
}

/** What to do at a junction. */
export interface Cue {
  /** Such as `"left"`, `"roundabout"`, `"arrive"`. */
  kind: string;
  /** A sentence in all languages that are loaded. */
  text: LocalizedText;
  /** Metres from the start of the leg. */
  along: number;
  /** Metres to the next cue. */
  distance: number;
  /** Seconds to the next cue. */
  duration: number;
  coordinate: Coordinate;
  /** The street's name. */
  name?: string;
  /** At roundabouts. */
  exit?: number;
}

/** A place that was found by its name. */
export interface FoundPlace {
  /** As the map has it. */
  name: string;
  /** The name with its kind, such as `Old Mill (mill)`. */
  label: LocalizedText;
  coordinate: Coordinate;
  /** How well the name agrees: from 0.5 to 1, the same name. */
  likeness: number;
  /** Metres of a street; 0 for all else. */
  length: number;
}

/** A map. */
export class QuestMap {
  private constructor();
  /** The area of its roads. */
  readonly bounds: BoundingBox;
  readonly nodes: number;
  readonly edges: number;
  /** Whom to name on a page that shows the map or its routes. */
  readonly attribution: string;
  readonly hasElevation: boolean;

  /** Prepares the map for a profile, which the first route would do otherwise. */
  prepare(profile?: Profile): void;

  /** The fastest way through stops. Throws `"route"`. */
  route(stops: Coordinate[], options?: RouteOptions): Route;

  /** Up to `count` good ways that differ, the best first. Throws `"route"`. */
  alternatives(from: Coordinate, to: Coordinate, count?: number, options?: RouteOptions): Route[];

  /**
   * Distances and durations from each place to each, row by row: `durations[from * places.length + to]`; `NaN` where no way leads.
   * Throws `"route"` where a place is off the map.
   */
  matrix(places: Coordinate[], options?: RouteOptions): { distances: Float64Array; durations: Float64Array };

  /**
   * Streets, named places and corners (`"Oak Street & Mill Lane"`) whose names agree best with a text, the best first. Throws `"part"` with
   * `VeloQuestRouting.wasm`.
   */
  find(text: string, options?: { near?: Coordinate; limit?: number }): FoundPlace[];

  /** The nearest road. Throws `"route"` where there is none. */
  snap(place: Coordinate, options?: RouteOptions): { coordinate: Coordinate; distance: number; name?: string };

  close(): void;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Quests

export interface ReadingOptions extends CheckOptions {
  /**
   * The fingerprint of the organiser's key, such as `"7K2M-Q9XD-41TB-RZ0C"`, as riders know it from elsewhere than the file; or several,
   * one of which has to be that of the key that signed.
   */
  signedBy?: string | string[];
  /** Reads an altered edition too, for a page that shows what is wrong with it; not together with `signedBy`. By default `false`. */
  evenIfAltered?: boolean;
}

export interface QuestReading {
  /** The quest; missing if a finding is an error. */
  quest?: Quest;
  findings: Finding[];
}

export interface TaskSummary {
  id: string;
  /** From 1, in the order of the file. */
  number: number;
  name: string;
  description?: string;
  coordinate: Coordinate;
  /** Metres within which a rider is there. */
  radius: number;
  /** Seconds to stay. */
  dwell: number;
  /** What it is worth now. */
  points: number;
  /** How it is answered, such as `"text"`, `"number"`, `"choice"`, `"judged"`, or `"none"` for being there. */
  answer: string;
  /** The options of a choice. */
  options?: string[];
  /** How many hints there are. */
  hints: number;
  /** What each hint costs, in points, where there are any. */
  hintCosts?: number[];
  category?: string;
  /** `"low"`, `"medium"`, `"high"`, or the organiser's own word. */
  difficulty?: string;
  /** Tasks that are to be solved before. */
  requires: string[];
  /** When it opens and closes, where it has hours. */
  opens?: number;
  closes?: number;
}

export interface QuestOptions {
  /** The identifier of the rider in the log; by default `"rider"`. */
  rider?: string;
  /** The identifier of the device in the log: one for each browser, kept by the page; by default `"browser"`. */
  device?: string;
  /** The lines of the ride so far, to go on from. Lines of other devices may be among them. */
  log?: Source;
  /** The map for guidance; without one the referee works all the same, and there are no routes. */
  map?: QuestMap;
  /** By default `"city"`. */
  profile?: Profile;
  /** The key of the device. */
  signer?: Signer;
  /**
   * Takes each line of the log, with its line break, **before** the call that caused it returns: write it to where it outlives the page.
   * An exception of it is thrown by the call once the call is done. Without it the page takes the lines from `Ride.log()`.
   */
  onLogLine?: (line: string) => void;
  /**
   * Takes events as they happen, after their log lines; the calls return them as well. Lines and events caused by `sign` come here only.
   */
  onEvents?: (events: RideEvent[]) => void;
}

/** The key of a device: one of WebCrypto, which never shows its secret. */
export interface Signer {
  /** Its public half, such as `"ed25519:11qYAY…"` or `"p256:…"`. */
  publicKey: string;
  /** The signature of bytes, 64 bytes. Rejects or gives `null` where the key is out of reach; the next signature covers the entry then. */
  sign(bytes: Uint8Array): Promise<Uint8Array | ArrayBuffer | null>;
}

/**
 * A signer of a WebCrypto key pair, `{name: "Ed25519"}` or `{name: "ECDSA", namedCurve: "P-256"}`; its private half need not be
 * extractable.
 */
export function webCryptoSigner(keys: CryptoKeyPair, crypto?: SubtleCrypto): Promise<Signer>;

/** A quest. */
export class Quest {
  private constructor();
  /** The title, in the language of the file. */
  readonly title?: string;
  readonly description?: string;
  /** The language of the file, such as `"en"`. */
  readonly language?: string;
  readonly identifier?: string;
  /** Seconds. */
  readonly timeLimit?: number;
  readonly start?: Coordinate;
  readonly finish?: Coordinate;
  /** Whom riders may ask. */
  readonly contacts?: ReadonlyArray<{ name?: string; phone?: string; email?: string; url?: string }>;
  /** Tasks whose place is known now, in the order of the file. */
  readonly tasks: ReadonlyArray<TaskSummary>;
  /** How many tasks are hidden until others are solved. */
  readonly hiddenTasks: number;
  /** Whether it is a riders' edition, with sealed answers. */
  readonly isSealed: boolean;
  /**
   * The signature on the file, with the fingerprint of the key. `"valid"` says that nobody changed the file since the holder of that key
   * signed it, whoever that is; `"none"` that nobody answers for the file; `"invalid"`, only with `evenIfAltered`, that it was changed, and
   * then the fingerprint is only what the file claims, and may be missing.
   *
   * Where the organiser signs editions, `"none"` and another fingerprint than the organiser's mean refuse, as `"invalid"` does:
   * `ReadingOptions.signedBy` does that.
   */
  readonly signature: { state: "none" | "valid" | "invalid"; fingerprint?: string };

  /** Judges an answer, for an author who tries out the quest. Throws `"argument"` where there is no such task. */
  judge(task: string, answer: string): Verdict;

  /** Starts a ride, or goes on with one from its log. Throws `"log"`. */
  ride(options?: QuestOptions): Ride;

  /** Ranks rides by their logs. */
  standings(logs: Source[], options?: StandingsOptions): Standings;

  close(): void;
}

export interface Verdict {
  kind: "accepted" | "nearly" | "rejected" | "pending" | "deferred";
  /** Such as `"noMatch"`, `"notANumber"`. */
  reason?: string;
  text: LocalizedText;
}

// ---------------------------------------------------------------------------------------------------------------------------------
// Rides

/** A position report, as the browser's `GeolocationPosition` has it. */
export interface Fix {
  longitude: number;
  latitude: number;
  /** Seconds since 1970-01-01 00:00 UTC. */
  time: number;
  /** Metres. */
  accuracy?: number | null;
  /** Metres per second. */
  speed?: number | null;
  /** Degrees clockwise from true north. */
  course?: number | null;
  /** Seconds by a monotonic clock (`performance.now() / 1000`), so that setting the device's clock changes nothing. */
  uptime?: number;
}

/** A fix of a `GeolocationPosition`. */
export function fixOf(position: GeolocationPosition): Fix;

export type RideEvent =
  /** The rider checked in at a task. */
  | { event: "reached"; task: string; time: number }
  /** An answer was judged. */
  | { event: "judged"; task: string; verdict: Verdict }
  /** The first route to a target, or a new one. */
  | { event: "routed" | "rerouted"; route: Route }
  /** A cue is due. */
  | { event: "announced"; stage: "ahead" | "now"; distance: number; cue: Cue; text: LocalizedText }
  /** The rider left the route. */
  | { event: "deviated"; kind: string; distance: number; coordinate: Coordinate }
  | { event: "rejoined" }
  /** There is no route. */
  | { event: "failed"; reason: string; text: LocalizedText }
  | { event: "passed"; coordinate: Coordinate }
  | { event: "arrived" }
  /** The fix was not used. */
  | { event: "refused"; reason: string };

export interface Moment {
  /** Seconds since 1970-01-01 00:00 UTC; by default now. */
  time?: number;
  /** Seconds by a monotonic clock. */
  uptime?: number;
}

export interface TaskProgress {
  id: string;
  state: "open" | "reached" | "solved" | "pending" | "skipped" | "revealed" | "closed" | "locked";
  attempts: number;
  hintsTaken: number;
  /** What a right answer is worth now. */
  points: number;
}

export interface RideState {
  /** Before the first fix `"ready"`. */
  status: "ready" | "riding" | "finished" | "withdrawn";
  points: number;
  started?: number;
  finished?: number;
  /** When the time limit ends. */
  limit?: number;
  target?: { task: string } | { finish: true };
  /** Metres and seconds to the target; missing without a route. */
  remaining?: { distance: number; duration: number };
  tasks: TaskProgress[];
}

/** One rider's ride. */
export class Ride {
  private constructor();
  readonly quest: Quest;
  /** What the page shows: points, tasks, what is left of the route. */
  readonly state: RideState;

  /** Takes a position report. */
  receive(fix: Fix): RideEvent[];
  /** Starts guidance to a task; the route comes with the next fix. Throws `"ride"`. */
  headFor(task: string): void;
  /** Starts guidance to the finish; `false` if the quest has none. */
  headForFinish(): boolean;
  /** Records who rides. */
  join(registration: { name: string; team?: string; category?: string }, at?: Moment): void;
  /** Starts the ride, if it should not start with the first fix. */
  start(at?: Moment): void;
  /** Submits an answer. Throws `"ride"` if the task takes none now. */
  submit(task: string, answer: string, at?: Moment): Verdict;
  /** Takes the next hint. Throws `"ride"` if none is left. */
  takeHint(task: string, at?: Moment): { text: string; cost: number };
  /** Gives a task up. */
  skip(task: string, at?: Moment): void;
  /** Shows the answer, which then brings no points; `null` if only the organiser knows one. */
  reveal(task: string, at?: Moment): string | null;
  /** Ends the ride at the finish. */
  end(at?: Moment): void;
  /** Ends the ride without a finish. */
  withdraw(at?: Moment): void;

  /**
   * Signs the last entries of the log. The engine asks for signatures by itself soon after entries that need one; a page awaits this before
   * it hands the log in. `true` if all entries are signed, or there is no signer.
   */
  sign(at?: Moment): Promise<boolean>;
  /** Resolves when no signature is awaited any more. */
  settled(): Promise<void>;

  /** The lines of the log so far (JSON lines). */
  log(): string;
  /** The result so far, line by line. */
  result(): RideResult;

  /**
   * Plans the rest of the ride: which tasks, in which order. `null` if the finish cannot be reached in time. Throws `"argument"` without a
   * map, `"route"` off the map.
   */
  plan(from: Coordinate, options?: PlanOptions): Plan | null;
  /** Whether the rider can still get home in time. `null` where no way leads there or the quest has no finish. */
  wayHome(from: Coordinate, options?: PlanOptions): WayHome | null;

  close(): void;
}

export interface PlanOptions extends Moment {
  /** Speed as a multiple of the profile's; by default 1. */
  pace?: number;
  /** Seconds for finding and answering a task; by default 60. */
  secondsAtTask?: number;
  /** `"quick"` by default; `"thorough"` takes longer. */
  effort?: "quick" | "thorough";
}

export interface WayHome {
  /** When a rider who leaves now is there. */
  arrival: number;
  /** When the time limit ends. */
  limit?: number;
  /** The seconds that are left; negative if it is too late. */
  spare?: number;
  /** Metres. */
  distance: number;
  inTime: boolean;
}

export interface Plan {
  /** Of the whole ride, including everything so far. */
  points: number;
  /** What the plan adds. */
  gain: number;
  /** Seconds after the limit; 0 in time. */
  late: number;
  provenOptimal: boolean;
  stops: Array<{ task: string; arrival: number; begin: number; departure: number; points: number }>;
  finish: number;
  /** Metres. */
  distance: number;
  /** Tasks that bring points and are not part of it. */
  left: string[];
}

/** The points of a ride, line by line: the members of `questctl standings --format json`. */
export interface RideResult {
  points: number;
  gross: number;
  status: string;
  solved: number;
  pending: number;
  late: number;
  finished: boolean;
  start?: number;
  finish?: number;
  elapsed?: number;
  tasks: Array<Record<string, unknown>>;
  extras: Array<Record<string, unknown>>;
  flags: Array<Record<string, unknown>>;
}

export interface StandingsOptions {
  /** The roster as CSV, as `questctl standings --roster` takes it. Throws `"argument"` with the line where it is wrong. */
  roster?: Source;
  /** Ignores later events. */
  frozenAt?: number;
  /** The fingerprints of the keys of those who may decide, beside those that the quest names. */
  organisers?: string[];
  /** Whether check-ins that their positions do not prove count; by default `"refused"`. */
  unproven?: "refused" | "accepted";
}

export interface Standings {
  groups: Array<{
    /** The class; missing for riders without one. */
    category?: string;
    rows: Array<{
      place?: number;
      id: string;
      name: string;
      members: string[];
      team: boolean;
      result: RideResult;
    }>;
  }>;
  /** What of the logs has no effect, in words. */
  findings: LocalizedText[];
  /** What is probably a mistake in the roster, or between it and the logs. */
  remarks: LocalizedText[];
  /**
   * Lines of the logs that could not be read. `line` counts from 1 through all logs as if they were one, in the order in which they were
   * given; `null` where the fault is none of one line.
   */
  faults: Array<{ line: number | null; text: LocalizedText }>;
}
