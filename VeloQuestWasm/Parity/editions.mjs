/** Riders' editions, whose answers are sealed, and logs that a key of WebCrypto signs. */

const encoder = new TextEncoder();

/** Rides through a riders' edition, with a wrong and a right answer to each task. Returns how many answers were accepted. */
export async function compareEdition(pair, sealed, known) {
  const { value } = await pair.ask("quest.read", {}, sealed);
  const { handle, isSealed } = value.quest;
  if (!isSealed) throw new Error("the edition is not sealed");
  const ride = { handle: (await pair.ask("quest.ride", { handle })).value.handle };
  let time = 1_750_000_000;
  let accepted = 0;
  const tried = new Set();
  for (;;) {
    const { tasks } = (await pair.ask("ride.about", ride)).value;
    const task = tasks.find(({ id }) => !tried.has(id));
    if (!task) break;
    tried.add(task.id);
    const [longitude, latitude] = task.coordinate;
    for (let second = 0; second <= task.dwell + 5; second += 1) {
      await pair.ask("ride.receive", { ...ride, longitude, latitude, time: (time += 1), accuracy: 5 });
    }
    for (const answer of ["seventeen oaks", known.get(task.id)]) {
      if (!answer) continue;
      const reply = await pair.ask("ride.submit", { ...ride, task: task.id, answer, time: (time += 400) });
      if (reply.value?.kind === "accepted") accepted += 1;
    }
    time += 100;
  }
  await pair.ask("ride.result", ride);
  const { data } = await pair.ask("ride.log", ride);
  await pair.ask("quest.standings", { handle }, data);
  await pair.ask("ride.close", ride);
  await pair.ask("quest.close", { handle });
  return accepted;
}

/** A ride whose log a new key signs, and the standings of that log, as it is and with one changed letter. */
export async function compareSigned(pair, engine, webCryptoSigner, quest, algorithm) {
  const signer = await webCryptoSigner(await crypto.subtle.generateKey(algorithm, false, ["sign", "verify"]));
  const { quest: opened } = engine.readQuest(quest);
  const ride = opened.ride({ rider: "anna", device: "phone", signer });
  const [longitude, latitude] = opened.tasks[0].coordinate;
  ride.join({ name: "Anna" }, { time: 1_750_000_000 });
  for (let second = 1; second < 40; second += 1) ride.receive({ longitude, latitude, time: 1_750_000_000 + second, accuracy: 5 });
  ride.submit(opened.tasks[0].id, "three", { time: 1_750_000_050 });
  ride.end({ time: 1_750_000_060 });
  const isSigned = await ride.sign({ time: 1_750_000_061 });
  await ride.settled();
  const log = ride.log();
  const { handle } = (await pair.ask("quest.read", {}, encoder.encode(quest))).value.quest;
  const whole = await pair.ask("quest.standings", { handle }, encoder.encode(log));
  const forged = await pair.ask("quest.standings", { handle }, encoder.encode(log.replace("three", "threE")));
  await pair.ask("quest.close", { handle });
  ride.close();
  opened.close();
  const points = (standings) => standings.value.groups.flatMap(({ rows }) => rows).map(({ result }) => result.points)[0] ?? 0;
  const isRight = isSigned && points(whole) > 0 && points(forged) < points(whole) && whole.value.findings.length === 0;
  if (!isRight) pair.differences.push(`a log signed with ${algorithm.name} has ${points(whole)} points, forged ${points(forged)}: ${JSON.stringify(whole.value.findings)}`);
  return engine.fingerprint(signer.publicKey);
}
