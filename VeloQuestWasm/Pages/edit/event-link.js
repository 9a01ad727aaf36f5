/**
 * The event for which a quest is edited, where the page was opened by its organiser: `edit.html#event=night&token=…`, or
 * `edit.html#event=night&account` where the session of an account counts. Without that the page asks no server for anything.
 */

import { find } from "../shared/dom.js";
import { t } from "../shared/language.js";

const kept = "veloquest-editor-event";

export class EventLink {
  /** @type {{id: string, token: string | null, isByAccount?: boolean} | null} */
  #event = null;

  constructor() {
    const values = new URLSearchParams(location.hash.slice(1));
    try {
      if (values.has("event")) {
        const event = { id: values.get("event"), token: values.get("token"), isByAccount: values.has("account") };
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
    return Boolean(this.#event?.token || this.#event?.isByAccount);
  }

  get #opened() {
    if (!this.#event) throw new Error("the page was opened for no event");
    return this.#event;
  }

  get #address() {
    return `/v1/events/${encodeURIComponent(this.#opened.id)}`;
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

  /** The organiser's file of the event. Rejects with what the server says. */
  async quest() {
    const response = await this.#ask("/quest?edition=organisers");
    return new File([await response.blob()], `${this.#opened.id}.geojson`);
  }

  /** Gives the event a new edition. Rejects with what the server says. */
  async publish(bytes) {
    await this.#ask("/quest", { method: "PUT", body: bytes }, { "Content-Type": "application/geo+json" });
  }

  async #ask(path, request = {}, more = {}) {
    const { lang } = document.documentElement;
    const { token } = this.#opened;
    const headers = { ...(token ? { Authorization: `Bearer ${token}` } : {}), "Accept-Language": lang, ...more };
    const response = await fetch(this.#address + path, { ...request, headers });
    if (response.ok) return response;
    const problem = await response.json().catch(() => ({}));
    throw new Error(problem.detail ?? problem.title ?? String(response.status));
  }
}

/** Gives an event a new edition, and tells how that goes: sealing takes some seconds. */
export async function publish(link, bytes, { tell, fail }) {
  const button = find("publish", HTMLButtonElement);
  button.disabled = true;
  tell(t("publishing"));
  try {
    await link.publish(bytes);
    tell(t("published"));
  } catch (error) {
    fail(t("publishFailed", { message: error.message }));
  }
  button.disabled = false;
}

/** Offers the quest of the event, where the page was opened for one. */
export function offerQuest(link, { open, fail }) {
  const button = find("from-event");
  button.hidden = !link.isOpen;
  button.addEventListener("click", () => link.quest().then(open, (error) => fail(t("failed", { message: error.message }))));
}
