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

/** What both say of the signature of an edition: as it is, with a changed byte in each of `count` places, and without its end. */
export async function compareSignatures(pair, edition, count, random) {
  const state = async (bytes) => {
    const { value } = await pair.ask("quest.read", { evenIfAltered: true }, bytes);
    if (value.quest) await pair.ask("quest.close", { handle: value.quest.handle });
    return value.quest?.signature.state;
  };
  if ((await state(edition)) !== "valid") pair.differences.push("the signed edition is not valid");
  let invalid = 0;
  for (let number = 0; number < count; number += 1) {
    const changed = Uint8Array.from(edition);
    // Every other change is one of the signature or the key.
    const place = number % 2 ? changed.length - 1 - random.below(250) : random.below(changed.length);
    changed[place] ^= 1 << random.below(8);
    const found = await state(changed);
    if (found === "valid") pair.differences.push(`byte ${place} of the signed edition was changed, and it is valid`);
    if (found === "invalid") invalid += 1;
    const { value, error } = await pair.ask("quest.read", {}, changed);
    if (value?.quest) await pair.ask("quest.close", { handle: value.quest.handle });
    if (found === "invalid" && error?.reason !== "altered") pair.differences.push(`byte ${place} was changed, and the edition is read`);
  }
  await state(edition.subarray(0, edition.lastIndexOf(0x2c, edition.length - 200)));
  return invalid;
}

/** What `readQuest` does otherwise than it should with a signed edition, which it opens, and with what others made of it. */
export function findFaultsOfReading(engine, edition, unsigned) {
  const faults = [];
  const { quest } = engine.readQuest(edition);
  const { state, fingerprint } = quest.signature;
  quest.close();
  if (state !== "valid" || !fingerprint) faults.push(`the page sees a signature ${state} ${fingerprint}`);
  const altered = Uint8Array.from(edition);
  altered[2] ^= 1;
  // The last lines are taken away, as who changes a file can do.
  const text = new TextDecoder().decode(edition);
  const bare = `${text.slice(0, text.lastIndexOf(",", text.lastIndexOf('"signature"')))}\n}\n`;
  const other = "0000-0000-0000-0000";
  for (const [about, source, options, wanted] of [
    ["signed", edition, {}, "valid"], ["signed", edition, { signedBy: fingerprint }, "valid"],
    ["signed", edition, { signedBy: [other, fingerprint.toLowerCase()] }, "valid"], ["signed", edition, { signedBy: other }, "foreign"],
    ["signed", edition, { signedBy: [] }, "argument"], ["signed", edition, { signedBy: "nobody" }, "argument"],
    ["bare", bare, {}, "none"], ["bare", bare, { signedBy: fingerprint }, "unsigned"], ["unsigned", unsigned, { signedBy: [other] }, "unsigned"],
    ["altered", altered, {}, "altered"], ["altered", altered, { signedBy: fingerprint, evenIfAltered: true }, "altered"],
    ["renamed", text.replace(/"title": "[^"]*"/, '"title": "Another"'), { evenIfAltered: true }, "invalid"],
  ]) {
    let found;
    try {
      const reading = engine.readQuest(source, options);
      found = reading.quest?.signature.state ?? "findings";
      reading.quest?.close();
    } catch (error) {
      found = error.reason ?? error.code;
      if (!/[а-я]/.test(error.text?.ru)) faults.push(`no Russian text: ${error}`);
    }
    if (found !== wanted) faults.push(`readQuest of the ${about} edition with ${JSON.stringify(options)} gives ${found} instead of ${wanted}`);
  }
  return faults;
}

/** Standings of logs with tables of riders, some of them wrong; through `veloquest.js` too. */
export async function compareRosters(pair, engine, quest, log, riders) {
  const { handle } = (await pair.ask("quest.read", {}, encoder.encode(quest))).value.quest;
  const rows = riders.map((rider, place) => `${rider},"Rider, № ${place}",${place % 2 ? "Women" : "Мужчины"}`);
  const tables = [
    ["rider,name,class", ...rows], ["\ufeffучастник;имя", ...riders.map((rider) => `${rider};Ж`)], ["rider,key", `${riders[0]},no key`],
    ["rider,name", `"${riders[0]},open`], ["name"], ["rider", riders[0], riders[0]], ["rider,name", "somebody,Else"],
  ].map((lines) => lines.join("\n") + "\n");
  for (const table of tables) {
    const bytes = encoder.encode(table);
    await pair.ask("quest.standings", { handle, roster: bytes.length }, Buffer.concat([bytes, encoder.encode(log)]));
  }
  await pair.ask("quest.close", { handle });
  const { quest: opened } = engine.readQuest(quest);
  const { groups } = opened.standings([log], { roster: tables[0] });
  if (!groups.some(({ category }) => category === "Мужчины")) pair.differences.push("the roster has no effect on the standings");
  let error;
  try {
    opened.standings([log], { roster: tables[3] });
  } catch (thrown) {
    error = thrown;
  }
  if (error?.code !== "argument" || error.reason !== "roster") pair.differences.push(`a wrong roster gives ${error}`);
  opened.close();
  return tables.length;
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
