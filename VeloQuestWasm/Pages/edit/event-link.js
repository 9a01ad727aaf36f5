/**
 * The event for which a quest is edited, where the page was opened by its organiser: `edit.html#event=night&token=…`. Without that the
 * page asks no server for anything.
 */

const kept = "veloquest-editor-event";

export class EventLink {
  #event = null;

  constructor() {
    const values = new URLSearchParams(location.hash.slice(1));
    try {
      if (values.has("event")) {
        const event = { id: values.get("event"), token: values.get("token") };
        sessionStorage.setItem(kept, JSON.stringify(event));
        history.replaceState(null, "", location.pathname);
      }
      this.#event = JSON.parse(sessionStorage.getItem(kept) ?? "null");
    } catch {
      this.#event = null;
    }
  }

  /** Whether the quest can be saved to an event. */
  get isOpen() {
    return Boolean(this.#event?.token);
  }

  get #address() {
    return `/v1/events/${encodeURIComponent(this.#event.id)}`;
  }

  /** The ground's archive and whom to name for it, where the event's server has them. */
  async ground() {
    if (!this.#event) return [];
    try {
      const response = await fetch(`${this.#address}/about`);
      if (!response.ok) return [];
      const about = await response.json();
      return about.tiles ? [about.tiles.path, about.attribution] : [];
    } catch {
      return [];
    }
  }

  /** Gives the event a new edition. Rejects with what the server says. */
  async publish(bytes) {
    const { lang } = document.documentElement;
    const headers = { Authorization: `Bearer ${this.#event.token}`, "Content-Type": "application/geo+json", "Accept-Language": lang };
    const response = await fetch(`${this.#address}/quest`, { method: "PUT", body: bytes, headers });
    if (response.ok) return;
    const problem = await response.json().catch(() => ({}));
    throw new Error(problem.detail ?? problem.title ?? String(response.status));
  }
}
