/** Quests for the office: read and checked by the engine in a worker, which is loaded when the first quest is. */

import { WorkerCalls } from "/pages/shared/calls.js";

export class QuestReader {
  #worker = null;

  /** What the office shows of a quest. Rejects where the file has errors. */
  async read(bytes) {
    const { quest } = await this.check(bytes);
    if (!quest) throw Object.assign(new Error("the quest has errors"), { code: "invalid-quest" });
    return quest;
  }

  /**
   * Checks a quest file as `questctl validate` does.
   *
   * @param {ArrayBuffer} bytes are copied
   * @returns {Promise<{quest?: object, findings: object[]}>}
   */
  async check(bytes) {
    this.#worker ??= new WorkerCalls(new URL("/pages/event/office/quest-worker.js", location.origin));
    try {
      return await this.#worker.call("check", { bytes });
    } catch (error) {
      // A worker that could not be loaded is loaded anew with the next quest.
      this.#worker?.end();
      this.#worker = null;
      throw error;
    }
  }
}
