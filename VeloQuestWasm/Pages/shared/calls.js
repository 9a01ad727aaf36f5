/**
 * Calls into a module worker, answered by promises.
 *
 * A worker passes a table of functions to `answerCalls`; the page calls them by name. Errors arrive with their message, code, reason and
 * texts. Between answers the worker may send notices. The worker has the language of the page, and follows when it changes.
 */

import { language, languageChanged, onLanguage, setLanguage } from "./languages.js";

/** A worker that is called. */
export class WorkerCalls {
  #begin;
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Map<number, {resolve: (value: any) => void, reject: (error: any) => void}>} */
  #waiting = new Map();
  #last = 0;
  #stopFollowing = () => {};

  /**
   * The worker begins with the first call.
   *
   * @param {URL} address of the module
   * @param {(name: string, value: any) => void} onNotice takes what the worker says by itself
   */
  constructor(address, onNotice = () => {}) {
    this.#begin = () => this.#started(new Worker(address, { type: "module" }), onNotice);
  }

  #started(worker, onNotice) {
    worker.addEventListener("message", ({ data }) => {
      if (data.notice) {
        onNotice(data.notice, data.value);
        return;
      }
      const waiting = this.#waiting.get(data.call);
      this.#waiting.delete(data.call);
      if (data.error) waiting?.reject(Object.assign(new Error(data.error.message), data.error));
      else waiting?.resolve(data.value);
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#rejectAll(Object.assign(new Error(event.message || "the worker could not be loaded"), { code: "worker" }));
    });
    worker.postMessage({ language: language() });
    this.#stopFollowing = onLanguage((tag) => worker.postMessage({ language: tag }));
    return worker;
  }

  /**
   * Calls a function of the worker.
   *
   * @param {string} name
   * @param {any} [value]
   * @param {Transferable[]} [transfer] what changes hands instead of being copied
   * @returns {Promise<any>}
   */
  call(name, value, transfer = []) {
    const call = (this.#last += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(call, { resolve, reject });
      const worker = (this.#worker ??= this.#begin());
      worker.postMessage({ call, name, value }, transfer);
    });
  }

  /** Ends the worker at once. Calls that wait are rejected with the code `"cancelled"`. */
  end() {
    this.#worker?.terminate();
    this.#stopFollowing();
    this.#rejectAll(Object.assign(new Error("cancelled"), { code: "cancelled" }));
  }

  #rejectAll(error) {
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}

/**
 * In a worker: answers calls by these functions, which may be asynchronous. A result `{value, transfer}` hands over its buffers.
 *
 * @param {Record<string, (value: any) => any>} functions
 */
export function answerCalls(functions) {
  let following = Promise.resolve();
  addEventListener("message", async ({ data: { call, name, value, language: tag } }) => {
    if (tag) {
      setLanguage(tag);
      // A call that follows has its answer in the new language, unless that cannot be had.
      following = languageChanged().then(() => {}, () => {});
      return;
    }
    try {
      await following;
      const result = await functions[name](value);
      if (result?.transfer) postMessage({ call, value: result.value }, result.transfer);
      else postMessage({ call, value: result });
    } catch (error) {
      const { message, code, reason, text } = error;
      postMessage({ call, error: { message: String(message ?? error), code, reason, text } });
    }
  });
}

/** In a worker: says something that nobody asked for. */
export function notify(notice, value) {
  postMessage({ notice, value });
}
