/** What the rider chose on this phone: spoken cues, and whether the screen stays on. */

const remembered = "veloquest-rider-settings";

export class Settings {
  values = { spoken: false, awake: true };
  #effects;

  /** @param {Record<string, (value: boolean) => void>} effects by the names of settings */
  constructor(effects) {
    this.#effects = effects;
    try {
      Object.assign(this.values, JSON.parse(localStorage.getItem(remembered) ?? "{}"));
    } catch {
      // The defaults hold.
    }
  }

  /** Lets all settings take effect. */
  apply() {
    for (const [name, effect] of Object.entries(this.#effects)) effect(this.values[name]);
  }

  set(name, value) {
    this.values[name] = value;
    try {
      localStorage.setItem(remembered, JSON.stringify(this.values));
    } catch {
      // It holds for this visit.
    }
    this.#effects[name]?.(value);
  }
}
