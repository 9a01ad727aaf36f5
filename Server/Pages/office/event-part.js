/** The part about the event itself: settings and links, the quest, files, the end, the audit. Loaded when it is shown first. */

import { EditionPart } from "./edition.js";
import { EndingPart } from "./ending.js";
import { MembersPart } from "./members.js";
import { SettingsPart } from "./settings.js";


export class EventPart {
  /** @type {{show: () => void}[]} */
  #parts;
  #settings;

  /**
   * @param {import("./model.js").Office} office
   * @param {(request: import("../types.js").OutboxRequest) => import("../types.js").OutboxEntry} send puts a request in the outbox
   * @param {import("./outbox.js").Outbox} outbox
   * @param {{onDeleted: () => void, forget: () => void}} actions
   */
  constructor(office, send, outbox, actions) {
    this.#settings = new SettingsPart(office, send, outbox);
    this.#parts = [this.#settings, new EditionPart(office), new EndingPart(office, actions)];
    if (office.isOwner) this.#parts.push(new MembersPart(office));
  }

  show() {
    for (const part of this.#parts) part.show();
  }

  /** What is on its way changed. */
  update() {
    this.#settings.update();
  }
}
