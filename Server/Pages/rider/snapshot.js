/** How everything stands with a ride, as the page shows it. */

/** The state of sync: `sent`, `waiting`, `offline`, `refused` or `stopped`. */
function syncState(session) {
  const { client, runner, refused, waiting } = session;
  if (client.stopped) return "stopped";
  if (runner.offlineSince !== null) return "offline";
  if (waiting > 0) return "waiting";
  if (refused.length > 0) return "refused";
  return "sent";
}

/** What became of a photo. */
function photoState({ sent, problem }) {
  if (problem) return "refused";
  return sent ? "sent" : "waits";
}

/**
 * @param {import("./session.js").Session} session
 * @param {import("./downloads.js").Downloads | null} downloads
 */
export function snapshot(session, downloads) {
  const { client, runner, keeper, ride, answers, notes, news, refused, waiting } = session;
  const standing = {
    event: ride.event, about: ride.about ?? null, rider: client.registration, isRiding: ride.isRiding ?? false, isOpen: keeper.isOpen,
    sync: {
      state: syncState(session), waiting, photos: session.photos.filter(({ sent, problem }) => !sent && !problem).length,
      fixes: client.fixes.count, lastSync: runner.lastSync, offlineSince: runner.offlineSince, refused, stopped: client.stopped,
      problem: runner.problem, clockAhead: runner.clockAhead,
    },
    messages: news.filter(({ kind }) => kind === "message").map(({ number, text, time }) => ({ number, text, time })),
    readUpTo: ride.readUpTo ?? 0, map: downloads?.state ?? { state: "none" }, hasMap: keeper.map !== null,
    photoStates: Object.fromEntries(session.photos.map((photo) => [`photo:${photo.digest}`, photoState(photo)])),
    mapAttribution: keeper.map?.attribution ?? null, device: ride.device,
  };
  if (!keeper.isOpen) return standing;
  const tasks = keeper.tasks(answers, notes);
  const state = keeper.ride.state;
  // Tasks that the server found solved are worth something before the engine knows.
  const gained = tasks.filter((task) => task.state === "solved" && !task.isCertain).reduce((sum, { worth }) => sum + worth, 0);
  return { ...standing, quest: keeper.about, ride: { ...state, points: state.points + gained }, tasks };
}
