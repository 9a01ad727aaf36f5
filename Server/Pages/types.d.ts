/** What the server of an event sends, and what the pages make of it. */

import type { Coordinate, Finding, LocalizedText, TaskSummary } from "../../VeloQuestWasm/veloquest.js";

/** A file that the server offers, such as a map. */
export interface OfferedFile {
  path: string;
  bytes: number;
  digest: string;
}

/** An event, as its `about` and its office describe it. */
export interface EventAbout {
  event: string;
  name: string;
  state: "open" | "running" | "finished";
  /** Milliseconds by the server's clock. */
  time: number;
  quest: string;
  delay: number;
  retention?: number;
  started?: number;
  finished?: number;
  frozen?: number;
  showsPositions: boolean;
  showsStandings: boolean;
  showsNames?: boolean;
  accounts?: boolean;
  map?: OfferedFile;
  tiles?: OfferedFile;
  attribution?: string;
}

/** A quest, as the worker of the office reads it. */
export interface OfficeQuest {
  title?: string;
  description?: string;
  language?: string;
  identifier?: string;
  timeLimit?: number;
  start?: Coordinate;
  finish?: Coordinate;
  isSealed: boolean;
  hiddenTasks: number;
  tasks: TaskSummary[];
  zones: any[];
  /** The answers that the author wrote down, by task. */
  answers: Record<string, string>;
}

/** What checking a quest file gives. */
export interface QuestCheck {
  quest?: OfficeQuest;
  findings: Finding[];
}

/** What a judge should look at. */
export interface Flag {
  text: LocalizedText;
}

/** A task in a result. */
export interface TaskResult {
  task: string;
  number: number;
  name: string;
  outcome: string;
  points: number;
  attempts: number;
  reached?: number;
  solved?: number;
  unproven?: boolean;
  unprovenAnswer?: boolean;
  reason?: string;
}

/** A row of the standings: a rider or a team. Times are seconds since 1970. */
export interface Result {
  id: string;
  name?: string;
  team?: boolean;
  riders: string[];
  place?: number;
  status: string;
  points: number;
  solved: number;
  pending?: number;
  elapsed?: number;
  start?: number;
  finished?: number;
  timeLimit?: number;
  disqualification?: string;
  toBeJudged?: boolean;
  flags: Flag[];
  tasks: TaskResult[];
  extras: { cause: string; points: number; reason?: string; zone?: string; seconds?: number }[];
}

/** What came late of a rider. */
export interface Lateness {
  lines?: number;
  longest: number;
  afterEnd?: number;
  ahead?: number;
}

/** A line of a ride log, as far as the pages use it. */
export interface LogLine {
  type: string;
  time: number;
  rider?: string;
  task?: string;
  hash?: string;
  reason?: string;
  answer?: string;
  accepted?: boolean;
  thousandths?: number;
}

/** A rider, as the office sees one. */
export interface OfficeRider {
  id: string;
  lines: number;
  trail: [number, number][];
  position: { time: number; lon: number; lat: number; speed?: number } | null;
  course?: number;
  result: Result | null;
  name?: string;
  team?: string;
  class?: string;
  isMinor?: boolean;
  isFlagged?: boolean;
  joined?: boolean;
  device?: string;
  seen?: number;
  late?: Lateness;
  withheld?: number;
  search?: string;
  last?: Pick<LogLine, "type" | "task" | "time">;
}

/** An answer that waits for a judge. */
export interface WaitingAnswer {
  answer: string;
  rider: string;
  task: string;
  text: string;
  time: number;
  arrived?: number;
}

/** A message of the organiser. */
export interface Message {
  number: number;
  time: number;
  text: string;
  rider?: string;
}

/** What the outbox sends. */
export interface OutboxRequest {
  kind: "judged" | "adjusted" | "disqualified" | "message" | "setting";
  method: string;
  path: string;
  json: any;
}

/** A request in the outbox. */
export interface OutboxEntry extends OutboxRequest {
  created: number;
  tries: number;
  sentAt?: number;
  error?: string;
  isPassing?: boolean;
  isDoubtful?: boolean;
  isSending?: boolean;
}

/** Who an account is in an event. */
export interface Membership {
  event: string;
  role: "owner" | "organiser" | "judge" | "spectator";
  task?: string;
  since: number;
}

/** An account. */
export interface Account {
  name: string;
  created: number;
  events: Membership[];
  passkeys: { id: string; label?: string; created: number; used?: number }[];
  identities: { id: string; issuer: string; subject: string; created: number }[];
}

/** How one can sign in. */
export interface WaysIn {
  passkeys: boolean;
  providers: { id: string; name: string }[];
  /** What went wrong at a provider, in the reader's language. */
  problems?: Record<string, string>;
}

/** The state of a connection. */
export interface Connection {
  state: "connecting" | "live" | "lost" | "refused";
  /** Milliseconds. */
  since: number;
  heard: number;
  error: any;
}
