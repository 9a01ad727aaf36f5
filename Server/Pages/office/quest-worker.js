/** Reads quests with the engine. */

import { answerCalls } from "/pages/shared/calls.js";
import { language, onLanguage } from "/pages/shared/languages.js";
import { VeloQuest } from "/pages/veloquest.js";

/** @type {VeloQuest | null} */
let engine = null;

onLanguage((tag) => engine?.addLanguage?.(tag));

answerCalls({
  async check({ bytes }) {
    engine ??= await VeloQuest.load({ languages: [language()] });
    const { quest, findings } = engine.readQuest(bytes, { evenIfAltered: true });
    if (!quest) return { findings };
    const { title, description, language: ofTasks, identifier, timeLimit, start, finish, isSealed, hiddenTasks } = quest;
    const tasks = [...quest.tasks];
    quest.close();
    const told = { title, description, language: ofTasks, identifier, timeLimit, start, finish, isSealed, hiddenTasks, tasks };
    return { findings, quest: { ...told, ...drawn(bytes) } };
  },
});

/** Zones, and the answers that the author wrote down, from the text of the file. */
function drawn(bytes) {
  let features;
  try {
    ({ features } = JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    // The engine reads texts that this browser does not.
    return { zones: [], answers: {} };
  }
  const zones = features.filter(({ properties }) => properties?.role === "zone");
  const answers = {};
  for (const { id, properties } of features) {
    if (id === undefined || !properties) continue;
    const { answer } = properties;
    if (typeof answer === "string" || typeof answer === "number") answers[id] = String(answer);
    else if (Array.isArray(answer)) answers[id] = answer.filter((each) => typeof each !== "object").join(", ");
  }
  return { zones, answers };
}
