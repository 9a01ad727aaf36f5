/** Quests for the office: read and checked by the engine in a worker, which is loaded when the first quest is. */

import { WorkerCalls } from "/pages/shared/calls.js";

export class QuestReader {
  /** @type {WorkerCalls | null} */
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
   * @returns {Promise<import("../types.js").QuestCheck>}
   */
  async check(bytes) {
    const worker = (this.#worker ??= new WorkerCalls(new URL("/pages/event/office/quest-worker.js", location.origin)));
    try {
      return await worker.call("check", { bytes });
    } catch (error) {
      // A worker that could not be loaded is loaded anew with the next quest.
      worker.end();
      this.#worker = null;
      throw error;
    }
  }
}
