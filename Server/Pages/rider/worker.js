/** Runs a ride in an event: the page sends positions and what the rider does, and is told how everything stands. */

import { answerCalls, notify } from "/pages/shared/calls.js";
import { Downloads } from "./downloads.js";
import { isSameCode } from "./join-code.js";
import { RideLock } from "./lock.js";
import { ServerRoutes } from "./server-routes.js";
import { Session, failure } from "./session.js";
import { snapshot } from "./snapshot.js";
import { EventStore } from "./store.js";

let store, lock, event;
let session = null;
let downloads = null;
let routes = null;
let lastFix = null;

answerCalls({
  /** Opens an event: `joined`, `fresh` where nobody joined in this browser, or `elsewhere` where another tab rides. */
  async open({ event: name }) {
    event = name;
    store = await EventStore.open();
    lock = new RideLock(event, handOver);
    return begin(await lock.take());
  },

  /** Takes the ride over from another tab. */
  async takeOver() {
    await lock.takeOver();
    return begin(true);
  },

  /** Joins with a code. */
  async join({ code }) {
    const known = (await store.rides(event)).find((ride) => isSameCode(ride.code, code));
    const ride = known ?? await store.newRide(event);
    session?.close();
    session = new Session(store, ride, sendStanding);
    await session.open();
    try {
      await session.join(code);
    } catch (error) {
      session.close();
      session = null;
      throw error;
    }
    ride.hasLeft = false;
    await store.saveRide(ride);
    onJoin();
    return { state: "joined" };
  },

  /** Goes on where the server had refused everything. */
  async retry() {
    session.client.resume();
    await session.runner.syncNow();
  },

  /** Starts the ride, as far as its start allows. */
  async start() {
    session.ride.isRiding = true;
    await store.saveRide(session.ride);
    // The first position may have started it meanwhile.
    await session.act((ride) => ride.state.status === "ready" && ride.start());
  },

  /** Whether positions are wanted after a reload. */
  async setRiding({ isRiding }) {
    session.ride.isRiding = isRiding;
    await store.saveRide(session.ride);
    sendStanding([]);
  },

  async receive({ fix }) {
    if (!session) return;
    lastFix = fix;
    await session.receive(fix);
    await routes.follow(fix);
  },

  async headFor({ task }) {
    await session.setTarget({ task });
    await session.act((ride) => ride.headFor(task));
    await showWay();
  },

  async headForFinish() {
    await session.setTarget({ finish: true });
    const hasFinish = await session.act((ride) => ride.headForFinish());
    if (hasFinish) await showWay();
    return hasFinish;
  },

  submit: ({ task, answer }) => session.act((ride) => ride.submit(task, answer)),

  async takeHint({ task }) {
    let taken = 0;
    const hint = await session.act((ride) => {
      taken = ride.state.tasks.find(({ id }) => id === task)?.hintsTaken ?? 0;
      return ride.takeHint(task);
    });
    await session.addNote(`hint/${task}/${taken}`, hint.text);
    sendStanding([]);
    return hint;
  },

  skip: ({ task }) => session.act((ride) => ride.skip(task)),

  async reveal({ task }) {
    const answer = await session.act((ride) => ride.reveal(task));
    if (answer !== null) await session.addNote(`shown/${task}`, answer);
    sendStanding([]);
    return answer;
  },

  /** Keeps a photo `{digest, type, bytes, task}`, and answers with it. */
  async submitPhoto({ task, photo }) {
    await session.addPhoto({ ...photo, task });
    return session.act((ride) => ride.submit(task, `photo:${photo.digest}`));
  },

  photo: ({ digest }) => session.photos.find((photo) => photo.digest === digest)?.bytes ?? null,
  plan: ({ from }) => session.act((ride) => ride.plan(from)),
  wayHome: ({ from }) => (session.keeper.map ? session.act((ride) => ride.wayHome(from)) : routes.wayHome(from)),

  async end({ isWithdrawn }) {
    await session.act((ride) => (isWithdrawn ? ride.withdraw() : ride.end()));
    await session.act((ride) => ride.sign());
  },

  /** The log as a file: all lines of this device, the last ones signed. */
  async log() {
    if (session.keeper.isOpen) await session.act((ride) => ride.sign());
    return (await store.lines(session.ride.id)).map((line) => `${line}\n`).join("");
  },

  /** Leaves the event. The log stays on the phone, for coming back with the same code; the token does not. */
  async leave() {
    const { ride } = session;
    session.close();
    Object.assign(ride, { hasLeft: true, isRiding: false, client: { ...ride.client, token: null, mustJoin: true } });
    await store.saveRide(ride);
    session = null;
    downloads?.stop();
  },

  /** All that the server keeps of the rider, as one file. */
  data: () => session.api.blob("me/data.zip"),

  /** Erases the rider at the server, and then all of the ride on this phone. */
  async erase() {
    const { ride } = session;
    await session.api.delete("me");
    session.close();
    session = null;
    downloads?.stop();
    await store.forget(ride.id);
  },

  /** The token of a tracker: made once, since a new one would end the one before. */
  async tracker() {
    const { ride } = session;
    ride.tracker ??= (await session.api.post("tracker", {})).token;
    await store.saveRide(ride);
    return ride.tracker;
  },

  standings: () => session.api.get("standings"),
  team: () => session.api.get("team"),
  about: () => aboutEvent(),
  async read({ number }) {
    session.ride.readUpTo = number;
    await store.saveRide(session.ride);
    sendStanding([]);
  },
  sync: () => session.runner.syncNow(),
  download: () => downloads.run(),
  ground: () => downloads.ground,
  online: ({ isOnline }) => (isOnline ? session?.runner.networkIsBack() : session?.runner.networkIsGone()),
});

/** The way to the target from the last position: guidance begins with the next one, which may be long in coming where nobody moves. */
async function showWay() {
  const { keeper, ride } = session;
  const to = keeper.placeOf(ride.target);
  if (!lastFix || !to) return;
  if (!keeper.map) {
    await routes.start(lastFix);
    return;
  }
  try {
    sendStanding([{ event: "routed", route: keeper.map.route([[lastFix.longitude, lastFix.latitude], to]) }]);
  } catch (error) {
    sendStanding([{ event: "failed", reason: error.reason, text: error.text }]);
  }
}

/** Opens the last ride of the event, if the tab may ride. */
async function begin(mayRide) {
  if (!mayRide) return { state: "elsewhere" };
  const ride = (await store.rides(event)).find(({ hasLeft, client }) => !hasLeft && client?.registration);
  if (!ride) return { state: "fresh" };
  session = new Session(store, ride, sendStanding);
  await session.open();
  onJoin();
  return { state: "joined", isRiding: ride.isRiding ?? false };
}

function onJoin() {
  downloads = new Downloads(store, session, sendStanding);
  routes = new ServerRoutes(session, sendStanding);
  session.start();
  sendStanding([]);
  aboutEvent().then(() => downloads.run()).catch(() => downloads.run()).catch((error) => sendStanding([failure(error)]));
}

/** What the event says of itself, kept for riding without a network. */
async function aboutEvent() {
  session.ride.about = await session.api.get("about");
  await store.saveRide(session.ride);
  sendStanding([]);
  return session.ride.about;
}

/** Another tab rides on: everything is put away. */
async function handOver() {
  session?.close();
  await store.saved().catch(() => {});
  downloads?.stop();
  session = null;
  notify("elsewhere", null);
}

/** Tells the page how everything stands, and what happened. */
function sendStanding(events) {
  if (!session) return;
  if (events.some(({ code }) => code === "forked")) {
    // Another tab wrote under the name of this device: what is on the disk counts, and is read again.
    notify("forked", null);
    return;
  }
  notify("standing", { ...snapshot(session, downloads), events });
}
