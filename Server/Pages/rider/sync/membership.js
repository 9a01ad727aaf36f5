/** Who the device is for the server: the code it joined with, and the token that it got. */

import { readRegistration } from "./sync-answer.js";

export class Membership {
  token;
  registration;
  /** Whether the device has to join before anything else. */
  mustJoin;
  #code;
  #key;
  /** How often it joined since the server last took a token. */
  #rejoinCount = 0;

  constructor({ token = null, registration = null, code = null, key = null, mustJoin = false } = {}) {
    Object.assign(this, { token, registration, mustJoin: Boolean(code && mustJoin) });
    [this.#code, this.#key] = [code, key];
  }

  get state() {
    return { token: this.token, registration: this.registration, code: this.#code, key: this.#key, mustJoin: this.mustJoin };
  }

  /** Whether there is anything to ask the server with. */
  get isPossible() {
    return Boolean(this.token || this.#code);
  }

  /** Joins with a code, and with the key that the device signs with. */
  join(code, key) {
    [this.#code, this.#key, this.mustJoin] = [code, key, true];
  }

  /** The body of a request to join; `null` without a code. The page asks for none before the person agreed. */
  body(device) {
    const body = { code: this.#code, device, key: this.#key ?? undefined, agreed: true };
    return this.#code ? JSON.stringify(body) : null;
  }

  /** The server said yes: the registration and the edition of the quest; `null` where the answer is none of such a server. */
  joined(text) {
    const members = readRegistration(text);
    if (!members) return null;
    const { token, quest, ...registration } = members;
    Object.assign(this, { token, registration, mustJoin: false });
    this.#rejoinCount += 1;
    return { ...registration, quest };
  }

  /** The server took the token. */
  succeeded() {
    this.#rejoinCount = 0;
  }

  /** The server does not know the token: whether joining again may help. */
  rejoins() {
    if (!this.#code || this.#rejoinCount >= 2) return false;
    [this.token, this.mustJoin] = [null, true];
    return true;
  }
}
