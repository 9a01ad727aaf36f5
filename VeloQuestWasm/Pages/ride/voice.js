/** Speaks cues with the browser's own voice, when the rider wants it. */

import { language } from "../shared/language.js";

export class Voice {
  language = language();
  #isOn = false;

  /** Turns the voice on or off. */
  turn(isOn) {
    this.#isOn = isOn && "speechSynthesis" in globalThis;
    if (!this.#isOn) globalThis.speechSynthesis?.cancel();
  }

  /** Says a text; one that is still being said is cut off, since it is out of date. */
  say(text) {
    if (!this.#isOn) return;
    speechSynthesis.cancel();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = this.language;
    speechSynthesis.speak(utterance);
  }
}
