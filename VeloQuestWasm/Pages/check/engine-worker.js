/** Checks and fixes texts with the engine. It is ended in the midst of its work when the reader cancels. */

import { answerCalls, notify } from "../shared/calls.js";
import { language, onLanguage } from "../shared/languages.js";
import { VeloQuest } from "../veloquest.js";

/** @type {VeloQuest | null} */
let engine = null;

async function load() {
  engine ??= await VeloQuest.load({ memoryLimit: 3 * 2 ** 30, languages: [language()] });
  return engine;
}

onLanguage((tag) => engine?.addLanguage?.(tag));
answerCalls({
  /** The engine's version and rules. */
  async start() {
    const loaded = await load();
    return { version: loaded.version, rules: loaded.rules() };
  },

  /** Checks a text. */
  async check({ blob, options }) {
    const loaded = await load();
    const bytes = await blob.arrayBuffer();
    notify("phase", "checking");
    return loaded.checkGeoJSON(bytes, options);
  },

  /** Checks a quest, as `questctl validate` does. */
  async validate({ bytes }) {
    const loaded = await load();
    notify("phase", "checking");
    const reading = loaded.readQuest(bytes, { evenIfAltered: true });
    reading.quest?.close();
    return reading.findings;
  },

  /** Makes all certain changes. */
  async fix({ blob, options }) {
    const loaded = await load();
    const bytes = await blob.arrayBuffer();
    notify("phase", "fixing");
    const result = loaded.fixGeoJSON(bytes, options);
    return { blob: new Blob([result.bytes], { type: "application/geo+json" }), fixed: result.fixed.length, remaining: result.remaining };
  },
});
