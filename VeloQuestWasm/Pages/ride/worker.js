/** Runs the engine of a ride: the page sends positions and answers, and gets back what happened and how things stand. */

import { answerCalls, notify } from "../shared/calls.js";
import { language, onLanguage } from "../shared/languages.js";
import { VeloQuest, webCryptoSigner } from "../veloquest.js";
import { randomDigits } from "./device-key.js";
import { RideStore } from "./store.js";

let engine, store, record, map, quest, ride, signer;
let entries = 0;
let events = [];

onLanguage((tag) => engine?.addLanguage?.(tag));

answerCalls({
  /** Begins a ride through a quest: `{name, quest, map}`, the files as bytes. */
  async begin({ name, quest, map, time }) {
    const device = `browser-${randomDigits()}`;
    const opened = await open({ id: device, name, quest, map, device, began: Date.now(), isOver: false }, "");
    if (!opened.quest) return opened;
    await store.saveRide(record);
    ride.start({ time });
    return { ...opened, ...(await standing()) };
  },

  /** Goes on with the ride that began last, or gives `null`. */
  async resume() {
    await prepare();
    const last = await store.lastRide();
    if (!last) return null;
    const opened = await open(last, await store.log(last.id)).catch(async (error) => {
      // Said once, and not on every later visit.
      if (error.code === "signature") await store.saveRide({ ...last, isOver: true });
      throw error;
    });
    if (!opened.quest) {
      await store.saveRide({ ...last, isOver: true });
      return null;
    }
    return { ...opened, ...(await standing()), place: await store.place(last.id) };
  },

  /** Takes positions up to the first that something happens at; `used` says how many. */
  async receive({ fixes, isSimulated }) {
    let used = 0;
    for (const fix of fixes) {
      const happened = ride.receive(fix);
      used += 1;
      if (happened.some(({ event }) => ["reached", "routed", "rerouted", "arrived", "failed"].includes(event))) break;
    }
    const { longitude, latitude, time } = fixes[used - 1];
    store.savePlace(record.id, { longitude, latitude, time, isSimulated });
    return { ...(await standing()), used };
  },

  headFor: ({ task }) => after(() => ride.headFor(task)),
  headForFinish: () => after(() => ride.headForFinish()),
  submit: ({ task, answer, at }) => after(() => ride.submit(task, answer, at)),
  takeHint: ({ task, at }) => after(() => ride.takeHint(task, at)),
  skip: ({ task, at }) => after(() => ride.skip(task, at)),
  reveal: ({ task, at }) => after(() => ride.reveal(task, at)),
  plan: ({ from, at }) => after(() => ride.plan(from, at)),
  wayHome: ({ from, at }) => after(() => ride.wayHome(from, at)),

  /** Ends the ride, at the finish or without one, signs what is not signed yet, and gives the result. */
  async end({ isWithdrawn, at }) {
    const answer = await after(() => (isWithdrawn ? ride.withdraw(at) : ride.end(at)));
    await ride.sign(at);
    await ride.settled();
    await store.saved();
    return { ...answer, ...(await standing()) };
  },

  /** The ride is done with: the next visit begins anew. */
  async leave() {
    if (record) await store.saveRide({ ...record, isOver: true });
    for (const opened of [ride, quest, map]) opened?.close();
    [ride, quest, map, record] = [undefined, undefined, undefined, undefined];
  },

  /** The log as a file, its last entries signed. */
  async log({ at }) {
    await ride.sign(at);
    await store.saved();
    return ride.log();
  },

  result: () => ride.result(),

  /** Ways between neighbouring tasks, as a faint picture of the roads. */
  roads() {
    const places = [quest.start, quest.finish, ...quest.tasks.map(({ coordinate }) => coordinate)].filter(Boolean).slice(0, 40);
    const lines = [];
    places.forEach((from, index) => {
      const near = places.map((to, other) => [(to[0] - from[0]) ** 2 / 3 + (to[1] - from[1]) ** 2, other]).sort((a, b) => a[0] - b[0]);
      for (const [, other] of near.slice(1, 5)) {
        if (other < index) continue;
        try {
          lines.push(map.route([from, places[other]], { cues: false }).coordinates);
        } catch {
          // Where no way leads nothing is drawn.
        }
      }
    });
    return lines;
  },
});

/** Loads the engine, opens the store and the key. */
async function prepare() {
  engine ??= await VeloQuest.load({ languages: [language()] });
  store ??= await RideStore.open();
  if (signer !== undefined) return;
  try {
    signer = await webCryptoSigner(await store.keys());
  } catch {
    // A page without a secure context has no keys; its log is unsigned.
    signer = null;
  }
}

async function open(made, log) {
  await prepare();
  // An altered edition is refused: readQuest throws.
  const reading = engine.readQuest(made.quest);
  if (!reading.quest) return { findings: reading.findings };
  for (const opened of [ride, quest, map]) opened?.close();
  record = made;
  quest = reading.quest;
  map = made.map ? engine.openMap(made.map) : undefined;
  notify("phase", "preparing");
  map?.prepare();
  entries = log.split("\n").length - 1;
  ride = quest.ride({
    rider: "rider", device: made.device, log, map, signer: signer ?? undefined,
    onLogLine: (line) => {
      entries += 1;
      store.addLine(made.id, line);
    },
    onEvents: (happened) => events.push(...happened),
  });
  const { title, description, language, timeLimit, start, finish, isSealed, signature } = quest;
  return {
    quest: { title, description, language, timeLimit, start, finish, isSealed, signature }, name: made.name, began: made.began,
    map: map && { attribution: map.attribution, bounds: map.bounds },
    key: signer ? engine.fingerprint(signer.publicKey) : null,
  };
}

/** Calls the ride, and adds to the result how things stand. */
async function after(action) {
  const value = action();
  return { ...(await standing()), value };
}

/** How things stand, once all lines are saved: what the page shows is on the disk. */
async function standing() {
  await store.saved();
  const happened = events;
  events = [];
  return { state: ride.state, tasks: [...quest.tasks], hidden: quest.hiddenTasks, entries, events: happened };
}
