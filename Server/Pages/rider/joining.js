/** The page before the ride: the code, another tab that rides, and what went wrong. */

import { find } from "/pages/shared/dom.js";
import { t } from "/pages/shared/language.js";
import { Consent } from "./consent.js";
import { problemText } from "./sync-view.js";

export class Joining {
  #actions;
  #consent;

  /**
   * @param {string} event
   * @param {{join: (code: string) => Promise<void>, takeOver: () => Promise<void>}} actions
   */
  constructor(event, actions) {
    this.#actions = actions;
    this.#consent = new Consent(event);
    find("join").addEventListener("submit", (event) => {
      event.preventDefault();
      this.join(find("code", HTMLInputElement).value);
    });
    find("take-over").addEventListener("click", async () => {
      find("take-over", HTMLButtonElement).disabled = true;
      await this.#actions.takeOver().catch((error) => this.trouble(error));
      find("take-over", HTMLButtonElement).disabled = false;
    });
    find("reload").addEventListener("click", () => location.reload());
  }

  /** Shows one of `loading`, `fresh`, `elsewhere`, `joined`, `trouble`. */
  show(state) {
    document.body.dataset.state = state;
    find("welcome").hidden = state === "joined";
    find("ride").hidden = state !== "joined";
    find("join-section").hidden = state !== "fresh";
    find("elsewhere-section").hidden = state !== "elsewhere";
    find("trouble-section").hidden = state !== "trouble";
    find("phase").textContent = state === "loading" ? t("loading") : "";
    if (state !== "fresh") return;
    this.#consent.ask();
    find("code").focus();
  }

  /** A code came with the link: what is left is to agree. */
  fill(code) {
    find("code", HTMLInputElement).value = code.trim().toUpperCase();
    find("code").blur();
  }

  /** There is no quest yet: says what it waits for. Where the server wants nothing of this phone, another code may help. */
  wait({ stopped, problem, state }) {
    if (document.body.dataset.state !== "loading") return;
    if (stopped) {
      this.show("fresh");
      this.#fail({ code: stopped });
      return;
    }
    const code = problem?.code ?? (state === "offline" ? state : null);
    find("phase").textContent = code ? problemText(code, problem?.message) : t("loadingEngine");
  }

  /** @param {{code: string, message?: string, text?: string}} problem */
  #fail({ code, message, text }) {
    find("join-problem").hidden = false;
    find("join-problem").dataset.code = code ?? "error";
    find("join-problem").textContent = text ?? problemText(code, message);
  }

  trouble(error) {
    this.show("trouble");
    find("trouble-text").textContent = t("noEngine", { message: error.message });
  }

  /** Joins with a code, as it was typed. */
  async join(typed) {
    const code = typed.trim().toUpperCase();
    if (!code) return;
    if (!this.#consent.isGiven) {
      this.#fail({ code: "consent", text: t("agreeFirst") });
      find("agreed").focus();
      return;
    }
    find("code", HTMLInputElement).value = code;
    find("join-problem").hidden = true;
    find("join-button", HTMLButtonElement).disabled = true;
    find("phase").textContent = t("joining");
    try {
      await this.#actions.join(code);
    } catch (error) {
      this.#fail(error);
    } finally {
      find("join-button", HTMLButtonElement).disabled = false;
      find("phase").textContent = "";
    }
  }
}
