/** What the rider chose on this phone: spoken cues, and whether the screen stays on. */

const remembered = "veloquest-rider-settings";

/** Notes that somebody rides in an event with this browser, or no longer, so that the next visit need not ask the database first. */
export function noteRide(event, rides) {
  try {
    if (rides) localStorage.setItem(`veloquest-rides ${event}`, "1");
    else localStorage.removeItem(`veloquest-rides ${event}`);
  } catch {
    // The database says it, a little later.
  }
}

/** Whether somebody may ride in an event with this browser. */
export function mayRide(event) {
  try {
    return localStorage.getItem(`veloquest-rides ${event}`) !== null;
  } catch {
    return true;
  }
}

/** The settings of this phone, and what they do. */
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
