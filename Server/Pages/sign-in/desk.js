/** An account: the person, what it opens, and all that is kept. */

import { announce, find, make, save } from "/pages/shared/dom.js";
import { t } from "/pages/shared/language.js";
import { moment } from "/pages/event/shared/format.js";
import { alarm, ask, busy, button, complain, field, heading } from "../office/parts.js";
import { dropInvitation, keepReturn } from "./kept.js";
import { canHavePasskeys, createPasskey, deviceName } from "./passkeys.js";

export class AccountDesk {
  #api;
  #calls;
  /** @type {import("../types.js").Account} */
  #account = { name: "", created: 0, events: [], passkeys: [], identities: [] };
  /** @type {{id: string, browser: string, created: number, seen: number, current: boolean}[]} */
  #sessions = [];
  /** @type {import("../types.js").WaysIn} */
  #ways = { passkeys: false, providers: [] };
  #invitation;

  /**
   * @param {import("../office/api.js").API} api
   * @param {{invitation: string|null, back: string|null, onSessionEnd: () => void, onSignOut: (why: string) => void,
   *   goTo: (path: string) => void}} calls
   */
  constructor(api, calls) {
    this.#api = api;
    this.#calls = calls;
    this.#invitation = calls.invitation;
  }

  /** Begins with an account that was read. */
  async open(account, ways) {
    this.#account = account;
    this.#ways = ways;
    this.#sessions = (await this.#api.json("/sessions")).sessions;
  }

  /** Reads everything anew, and shows what changed. */
  async read() {
    const before = JSON.stringify([this.#account, this.#sessions]);
    this.#account = await this.#api.json("");
    this.#sessions = (await this.#api.json("/sessions")).sessions;
    // When it was seen last is no reason to draw anew what somebody types into.
    if (JSON.stringify([this.#account, this.#sessions]) !== before) this.show();
  }

  show() {
    const typed = document.activeElement?.id === "person-name" ? find("person-name", HTMLInputElement).value : null;
    this.#showInvitation();
    this.#showPerson();
    this.#showEvents();
    this.#showPasskeys();
    this.#showIdentities();
    this.#showSessions();
    this.#showData();
    if (typed !== null) {
      find("person-name", HTMLInputElement).value = typed;
      find("person-name").focus();
    }
  }

  /** Says what was done. */
  say(key, values = {}) {
    find("said").hidden = false;
    find("said").textContent = t(key, values);
    announce(t(key, values));
  }

  /** Says what went wrong; who is signed out goes back to the form. */
  onError(error) {
    if (error.code === "unauthorized") return this.#calls.onSessionEnd();
    find("said").hidden = true;
    return complain("account-error", error);
  }

  /** Does something with the account, reads it anew and says what was done. Problems are shown, and told to who called. */
  async #do(action, said, values) {
    complain("account-error", null);
    find("said").hidden = true;
    try {
      const answer = await action();
      await this.read();
      if (said) this.say(said, values);
      return answer;
    } catch (error) {
      this.onError(error);
      return undefined;
    }
  }

  /** Asks before something is done; the dialog shows what went wrong. */
  #sure(name, title, lead, text, action, said) {
    ask(name, title, [make("p", {}, lead)], {
      text, look: "danger", run: async () => {
        await this.#inDialog(action);
        await this.read();
        this.show();
        this.say(said);
      },
    });
  }

  async #inDialog(action) {
    try {
      return await action();
    } catch (error) {
      if (error.code === "unauthorized") this.#calls.onSessionEnd();
      throw error;
    }
  }

  // ---- An invitation

  #showInvitation() {
    const place = find("invitation");
    place.hidden = !this.#invitation;
    if (!this.#invitation) return;
    place.replaceChildren(...heading(t("invitedTitle"), t("invitedLead")),
      make("div.row", {},
        button(t("accept"), "accept-invitation", ({ currentTarget }) => busy(currentTarget, () => this.#accept()), { look: "main" }),
        button(t("decline"), "decline-invitation", () => this.#put())),
      alarm("invitation-error"));
  }

  async #accept() {
    try {
      const { event, role } = await this.#api.json("/invitations/accept", { method: "POST", json: { token: this.#invitation } });
      this.#put();
      await this.read();
      this.show();
      this.say("saidAccepted", { event, role: t(`role_${role}`) });
    } catch (error) {
      if (error.code === "unauthorized") return this.#calls.onSessionEnd();
      complain("invitation-error", error);
    }
    return undefined;
  }

  #put() {
    this.#invitation = null;
    dropInvitation();
    this.#showInvitation();
  }

  // ---- The person

  #showPerson() {
    const { name, created } = this.#account;
    const form = make("form.fields", { id: "person-form" },
      field(t("yourName"), { type: "text", id: "person-name", required: true, maxlength: 100, autocomplete: "name", value: name }),
      make("p.small.faint", {}, t("nameLead")),
      make("div.row", {}, make("button", { type: "submit", "data-do": "rename" }, t("save"))));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const chosen = find("person-name", HTMLInputElement).value.trim();
      busy(form.querySelector("[data-do=rename]"), () => this.#do(
        () => this.#api.json("", { method: "PATCH", json: { name: chosen } }), "saidRenamed"));
    });
    const { back } = this.#calls;
    find("person").replaceChildren(...heading(t("signedInAs", { name }), t("since", { moment: moment(created) })), form,
      back ? make("p", {}, make("a.button", { href: `/e/${encodeURIComponent(back)}/office` }, t("backTo", { event: back }))) : "");
  }

  // ---- Events

  #showEvents() {
    const rows = this.#account.events.map(({ event, role, task, since }) => {
      const path = `/e/${encodeURIComponent(event)}/${role === "spectator" ? "live" : "office"}`;
      const what = role === "judge" ? t("judgeOf", { task }) : t(`role_${role}`);
      return make("li.row.between", { "data-event": event },
        make("span.grow", {}, make("b", {}, event), make("br"),
          make("span.small.faint", {}, `${what} · ${t("since", { moment: moment(since) })}`)),
        make("span.row", {}, make("a.button", { href: path, "aria-label": `${t("open")}: ${event}` }, t("open")),
          button(t("leaveEvent"), "leave-event", () => this.#leave(event), {
            look: "quiet-danger", "aria-label": `${t("leaveEvent")}: ${event}`,
          })));
    });
    find("events").replaceChildren(...heading(t("myEvents"), rows.length > 0 ? null : t("noEvents")), make("ul.plain.lines", {}, ...rows));
  }

  #leave(event) {
    const action = () => this.#api.json(`/memberships/${encodeURIComponent(event)}`, { method: "DELETE" });
    this.#sure("leave-event", t("leaveTitle", { event }), t("leaveLead"), t("leaveEvent"), action, "saidLeft");
  }

  // ---- Ways in

  #showPasskeys() {
    const rows = this.#account.passkeys.map((passkey) => make("li.row.between", { "data-passkey": passkey.id },
      make("span.grow", {}, make("b", {}, passkey.label || t("passkey")), make("br"), make("span.small.faint", {},
        t("madeAndUsed", { created: moment(passkey.created), used: moment(passkey.used || passkey.created) }))),
      make("span.row", {},
        button(t("rename"), "label-passkey", () => this.#label(passkey), { "aria-label": `${t("rename")}: ${passkey.label}` }),
        button(t("remove"), "remove-passkey", () => this.#sure("remove-passkey",
          t("removePasskeyTitle", { label: passkey.label || t("passkey") }), t("removePasskeyLead"), t("remove"),
          () => this.#api.json(`/passkeys/${passkey.id}`, { method: "DELETE" }), "saidRemoved"),
        { look: "quiet-danger", "aria-label": `${t("remove")}: ${passkey.label}` }))));
    const canAdd = this.#ways.passkeys && canHavePasskeys;
    find("passkeys").replaceChildren(...heading(t("passkeysTitle"), t("passkeysLead")), make("ul.plain.lines", {}, ...rows),
      canAdd ? make("div.row", {}, button(t("addPasskey"), "add-passkey",
        ({ currentTarget }) => busy(currentTarget, () => this.#add()))) : "");
  }

  #add() {
    return this.#do(async () => {
      const credential = await createPasskey(await this.#api.json("/passkeys/begin", { method: "POST" }));
      await this.#api.json("/passkeys/finish", { method: "POST", json: { credential, label: deviceName() } });
    }, "saidPasskeyAdded");
  }

  /** @param {import("../types.js").Account["passkeys"][number]} passkey */
  #label({ id, label }) {
    const input = field(t("passkeyLabel"), {
      type: "text", id: "passkey-label", required: true, maxlength: 100, value: label, autocomplete: "off",
    });
    ask("label-passkey", t("rename"), [input], {
      text: t("save"), run: async () => {
        const chosen = find("passkey-label", HTMLInputElement).value.trim();
        await this.#inDialog(() => this.#api.json(`/passkeys/${id}`, { method: "PATCH", json: { label: chosen } }));
        await this.read();
      },
    });
  }

  #showIdentities() {
    const place = find("identities");
    const { identities } = this.#account;
    place.hidden = identities.length === 0 && this.#ways.providers.length === 0;
    const rows = identities.map(({ id, issuer, subject, created }) => make("li.row.between", { "data-identity": id },
      make("span.grow", {}, make("b", {}, issuer.replace(/^https?:\/\//, "")), make("br"),
        make("span.small.faint", {}, `${subject} · ${t("since", { moment: moment(created) })}`)),
      button(t("unlink"), "unlink", () => this.#sure("unlink", t("unlinkTitle", { name: issuer }), t("unlinkLead"), t("unlink"),
        () => this.#api.json(`/identities/${id}`, { method: "DELETE" }), "saidUnlinked"), { look: "quiet-danger" })));
    place.replaceChildren(...heading(t("identitiesTitle"), t("identitiesLead")), make("ul.plain.lines", {}, ...rows),
      make("div.row", {}, ...this.#ways.providers.map(({ id, name }) => button(t("linkProvider", { name }), "link-provider",
        ({ currentTarget }) => busy(currentTarget, () => this.#link(id)), { "data-provider": id }))));
  }

  async #link(provider) {
    try {
      const { redirect } = await this.#api.json(`/providers/${encodeURIComponent(provider)}/link`, { method: "POST" });
      keepReturn(this.#calls.back);
      this.#calls.goTo(redirect);
    } catch (error) {
      this.onError(error);
    }
  }

  // ---- Sessions

  #showSessions() {
    const rows = this.#sessions.map(({ id, browser, created, seen, current }) => make("li.row.between", { "data-session": id },
      make("span.grow", {}, make("b", {}, browser || t("unknownBrowser")),
        current ? make("span.tag.good", {}, t("thisBrowser")) : "", make("br"),
        make("span.small.faint", {}, t("signedInAndSeen", { created: moment(created), seen: moment(seen) }))),
      current ? "" : button(t("endSession"), "end-session", ({ currentTarget }) => busy(currentTarget, () => this.#do(
        () => this.#api.json(`/sessions/${id}`, { method: "DELETE" }), "saidEnded")),
      { "aria-label": `${t("endSession")}: ${browser}` })));
    find("sessions").replaceChildren(...heading(t("sessionsTitle"), t("sessionsLead")), make("ul.plain.lines", {}, ...rows),
      make("div.row", {}, button(t("endAll"), "end-all", () => this.#endAll(), { look: "quiet-danger" })));
  }

  #endAll() {
    ask("end-all", t("endAll"), [make("p", {}, t("endAllLead"))], {
      text: t("endAll"), look: "danger", run: async () => {
        await this.#inDialog(() => this.#api.json("/sign-out-everywhere", { method: "POST" }));
        this.#calls.onSignOut("saidSignedOut");
      },
    });
  }

  // ---- What is kept

  #showData() {
    find("own-data").replaceChildren(...heading(t("keptOfYou"), t("dataLead")),
      make("div.row", {},
        button(t("download"), "export", ({ currentTarget }) => busy(currentTarget, () => this.#export())),
        button(t("deleteAccount"), "delete-account", () => this.#delete(), { look: "quiet-danger" })));
  }

  #export() {
    return this.#do(async () => save("account.json", await this.#api.blob("/export")));
  }

  #delete() {
    const { name } = this.#account;
    const typed = field(t("deleteTyped", { name }), {
      type: "text", id: "delete-name", required: true, autocomplete: "off", spellcheck: "false",
    });
    ask("delete-account", t("deleteAccountTitle"), [make("p.alarm", {}, t("deleteAccountMeans")), typed], {
      text: t("deleteAccount"), look: "danger", run: async () => {
        if (find("delete-name", HTMLInputElement).value.trim() !== name.trim()) throw Object.assign(new Error(), { key: "otherName" });
        await this.#inDialog(() => this.#api.json("", { method: "DELETE" }));
        this.#put();
        this.#calls.onSignOut("saidDeleted");
      },
    });
  }
}
