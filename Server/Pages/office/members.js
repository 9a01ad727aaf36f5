/** Who may do what in the event, under names of their own: members and invitations. For its owner. */

import { announce, find, findOptional, make, query } from "/pages/shared/dom.js";
import { onLanguage, t } from "/pages/shared/language.js";
import { mayBeSignedIn, noteAccount, signInPath } from "/pages/event/shared/account.js";
import { qrImage } from "/pages/event/shared/qr.js";
import { words } from "./api.js";
import { clock } from "./figures.js";
import { alarm, ask, busy, button, complain, copy, field, heading } from "./parts.js";

const roles = ["owner", "organiser", "judge", "spectator"];
const hours = [24, 72, 168, 720];

export class MembersPart {
  #office;
  /** @type {{members: any[], invitations: any[]} | null} */
  #list = null;
  /** @type {any} */
  #error = null;
  /**
   * The invitation that was made last; its token is shown once.
   *
   * @type {{id: string, role: string, task?: string, link: string, expires: number} | null}
   */
  #made = null;
  /** @type {string | null} */
  #said = null;

  /** @param {import("./model.js").Office} office */
  constructor(office) {
    this.#office = office;
    onLanguage(() => this.#show());
    // The form may have been there before the quest's tasks were.
    office.on("quest", () => findOptional("invite-task", HTMLSelectElement)?.options.length || this.#show());
  }

  show() {
    find("event-members").hidden = false;
    // Who has a token alone may be on a server without accounts, and asks by a button.
    if (!this.#office.api.token || this.#list) this.#read();
    this.#show();
  }

  async #read() {
    try {
      this.#list = await this.#office.api.json("/members");
      this.#error = null;
    } catch (error) {
      this.#error = error;
    }
    this.#show();
  }

  #show() {
    if (find("part-event").hidden) return;
    const place = find("event-members");
    const error = this.#error && make("p.alarm", { role: "alert" }, this.#error.status === 404 ? t("noAccountsHere") : words(this.#error));
    if (!this.#list) {
      place.replaceChildren(...heading(t("membersTitle"), t("membersLead")), this.#claim(), error ?? "",
        make("div.row", {}, button(t("membersRead"), "read-members", ({ currentTarget }) => busy(currentTarget, () => this.#read()))));
      return;
    }
    const { members, invitations } = this.#list;
    place.replaceChildren(...heading(t("membersTitle"), t("membersLead")), this.#claim(), error ?? "",
      this.#said ? make("p.notice", { role: "status" }, this.#said) : "",
      members.length > 0 ? "" : make("p.faint", {}, t("membersNone")),
      make("ul.plain.lines", { id: "member-list" }, ...members.map((member) => this.#member(member))),
      make("h4", {}, t("inviteTitle")), this.#form(), make("div", { id: "invitation-made" }, ...this.#shown()),
      make("ul.plain.lines", { id: "invitation-list" }, ...invitations.map((invitation) => this.#invitation(invitation))));
  }

  /** @param {{role: string, task?: string}} membership */
  #what({ role, task }) {
    return role === "judge" ? t("judgeOf", { task: this.#task(task) }) : t(`role_${role}`);
  }

  #task(id) {
    return this.#office.quest?.tasks.find((task) => task.id === id)?.name ?? id;
  }

  #member(member) {
    const { person, name, since } = member;
    return make("li.row.between", { "data-member": person, "data-role": member.role },
      make("span.grow", {}, make("b", {}, name), make("br"), make("span.small.faint", {}, `${this.#what(member)} · ${clock(since)}`)),
      make("span.row", {},
        button(t("changeRole"), "change-role", () => this.#change(member), { "aria-label": `${t("changeRole")}: ${name}` }),
        button(t("takeOut"), "take-out", () => this.#takeOut(member), { look: "quiet-danger", "aria-label": `${t("takeOut")}: ${name}` })));
  }

  #invitation(invitation) {
    return make("li.row.between", { "data-invitation": invitation.id },
      make("span", {}, this.#what(invitation), make("br"),
        make("span.small.faint", {}, t("shareUntil", { clock: clock(invitation.expires) }))),
      button(t("revoke"), "revoke-invitation", ({ currentTarget }) => busy(currentTarget, () => this.#try("invite-error", async () => {
        await this.#office.api.json(`/invitations/${encodeURIComponent(invitation.id)}`, { method: "DELETE" });
        if (this.#made?.id === invitation.id) this.#made = null;
      })), { look: "quiet-danger" }));
  }

  /** The fields of a role: which, and for a judge of which task. */
  #roleFields(prefix, chosen = { role: "organiser" }) {
    const role = field(t("roleField"), { id: `${prefix}-role` }, "select");
    const option = (each) => make("option", { value: each, selected: each === chosen.role }, t(`roleMeans_${each}`));
    query(role, "select").append(...roles.map(option));
    const task = field(t("taskField"), { id: `${prefix}-task` }, "select");
    const tasks = this.#office.quest?.tasks ?? [];
    query(task, "select").append(...tasks.map(({ id, name }) => make("option", { value: id, selected: id === chosen.task }, name ?? id)));
    const choice = query(role, "select", HTMLSelectElement);
    const change = () => (task.hidden = choice.value !== "judge");
    choice.addEventListener("change", change);
    change();
    return [role, task];
  }

  #roleOf(prefix) {
    const role = find(`${prefix}-role`, HTMLSelectElement).value;
    return role === "judge" ? { role, task: find(`${prefix}-task`, HTMLSelectElement).value } : { role };
  }

  #form() {
    const length = field(t("goodFor"), { id: "invite-hours" }, "select");
    const option = (value) => make("option", { value, selected: value === 72 }, t("hoursCount", { count: value }));
    query(length, "select").append(...hours.map(option));
    const form = make("form.fields", { id: "invite-form" }, ...this.#roleFields("invite"), length, alarm("invite-error"),
      make("button.main", { type: "submit", "data-do": "invite" }, t("invite")));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const json = { ...this.#roleOf("invite"), hours: Number(find("invite-hours", HTMLSelectElement).value) };
      busy(form.querySelector("[data-do=invite]"), () => this.#try("invite-error", async () => {
        const made = await this.#office.api.json("/invitations", { method: "POST", json });
        this.#made = { ...made, ...json, link: new URL(made.link, location.origin).href };
      }));
    });
    return form;
  }

  #shown() {
    if (!this.#made) return [];
    const { link, expires } = this.#made;
    return [
      make("p", {}, t("inviteMade", { what: this.#what(this.#made), clock: clock(expires) })),
      make("div.row", {}, make("input", { type: "text", id: "invitation-link", readonly: true, value: link, "aria-label": t("link") }),
        button(t("copyLink"), "copy-invitation", () => copy(link, find("invitation-link")))),
      make("div", { id: "invitation-qr" }, qrImage(link, t("link"))),
      make("div.row", {}, button(t("inviteDone"), "invitation-done", () => {
        this.#made = null;
        this.#show();
      })),
    ];
  }

  /** Does something, reads the list anew; what goes wrong is said at a place. */
  async #try(place, action) {
    complain(place, null);
    try {
      await action();
      await this.#read();
    } catch (error) {
      complain(place, error);
    }
  }

  #change(member) {
    ask("change-role", t("changeRoleTitle", { name: member.name }), this.#roleFields("member", member), {
      text: t("save"), run: async () => {
        const json = this.#roleOf("member");
        await this.#office.api.json(`/members/${encodeURIComponent(member.person)}`, { method: "PATCH", json });
        await this.#read();
      },
    });
  }

  #takeOut({ person, name }) {
    ask("take-out", t("takeOutTitle", { name }), [make("p", {}, t("takeOutLead"))], {
      text: t("takeOut"), look: "danger", run: async () => {
        await this.#office.api.json(`/members/${encodeURIComponent(person)}`, { method: "DELETE" });
        await this.#read();
      },
    });
  }

  // ---- The organiser's token, and an account

  /** Who has the organiser's token makes the event that of an account. */
  #claim() {
    if (!this.#office.api.token || this.#said) return "";
    if (!mayBeSignedIn()) {
      const link = make("a.button", { id: "claim-sign-in", href: signInPath(this.#office.id) }, t("claimSignIn"));
      return make("p", {}, `${t("claimLead")} `, link);
    }
    return make("div.fields", {}, make("p", {}, t("claimLead")), alarm("claim-error"),
      make("div.row", {}, button(t("claim"), "claim", ({ currentTarget }) => busy(currentTarget, () => this.#claimIt()), {
        look: "main",
      })));
  }

  async #claimIt() {
    try {
      await this.#office.api.json("/members/claim", { method: "POST", credentials: "same-origin" });
      const said = t("claimed");
      this.#said = said;
      announce(said);
      await this.#read();
    } catch (error) {
      if (error.code === "unauthorized") {
        noteAccount(false);
        this.#show();
      } else {
        complain("claim-error", error.status === 404 ? t("noAccountsHere") : error);
      }
    }
  }
}
