/** The form of an answer: text, number, choice or photo. What is typed stays as long as the task takes the same kind of answer. */

import { make } from "/pages/shared/dom.js";
import { size, t } from "/pages/shared/language.js";
import { preparePhoto } from "./photo.js";
import { redraw } from "./redraw.js";

/** @typedef {{digest: string, type: string, bytes: ArrayBuffer}} Photo */

export class AnswerForm {
  element = make("div");
  #actions;
  /** @type {Photo | null} */
  #photo = null;
  /**
   * The photo while it is made smaller, which takes seconds on a phone.
   *
   * @type {Promise<Photo> | null}
   */
  #preparing = null;
  #isBusy = false;

  /**
   * @param {{submit: Function, submitPhoto: Function, onError: Function, onChange: Function}} actions the first two take a task's identifier
   *   and the answer, and resolve with whether it was taken
   */
  constructor(actions) {
    this.#actions = actions;
  }

  /** Shows the form of a task, or none. */
  show(task, isWanted) {
    const was = this.element.dataset.task;
    if (was !== task.id) this.#photo = null;
    this.element.dataset.task = task.id;
    const { id, kind, options, unit } = task;
    redraw(this.element, [isWanted, id, kind, options, unit, this.#photo?.digest], () => (isWanted ? [this.#form(task)] : []));
  }

  #form(task) {
    const fields = {
      choice: () => this.#choice(task), photo: () => this.#photoField(), judged: () => [...this.#text(task), ...this.#photoField()],
    };
    const send = make("button.main", { type: "submit", id: "answer-send" }, t("send"));
    return make("form", { id: "answer", autocomplete: "off", onsubmit: (event) => this.#submit(event, task, send) },
      ...(fields[task.kind] ?? (() => this.#text(task)))(), send);
  }

  #text({ kind, unit }) {
    const names = { number: unit ? "answerIn" : "answerNumber", ordered: "answerList", unordered: "answerList", list: "answerList" };
    return [
      make("label", { for: "answer-text" }, t(names[kind] ?? "yourAnswer", { unit })),
      make("input", {
        type: "text", id: "answer-text", name: "answer", autocomplete: "off", spellcheck: "false", maxlength: "2000", enterkeyhint: "send",
        inputmode: kind === "number" ? "decimal" : null,
      }),
    ];
  }

  #choice({ options = [] }) {
    return [make("fieldset", {}, make("legend", {}, t("yourAnswer")), ...options.map((option) => (
      make("label.check", {}, make("input", { type: "radio", name: "answer", value: option }), make("span", {}, option)))))];
  }

  #photoField() {
    const photo = this.#photo;
    const address = photo && URL.createObjectURL(new Blob([photo.bytes], { type: photo.type }));
    const input = make("input", {
      type: "file", id: "answer-photo", accept: "image/*", class: "unseen", onchange: () => this.#choose(input.files?.[0]),
    });
    return [
      make("label.button.photo-button", { for: "answer-photo" }, t("takePhoto")), input,
      photo ? make("p.small", { id: "photo-facts" }, t("photoReady", { size: size(photo.bytes.byteLength) })) : null,
      photo ? make("img.photo", { src: address, alt: t("photo") }) : null,
    ];
  }

  async #choose(file) {
    if (!file) return;
    try {
      this.#preparing = preparePhoto(file);
      this.#photo = await this.#preparing;
      this.#actions.onChange();
    } catch (error) {
      this.#actions.onError(t("photoFailed", { message: error.message }));
    }
  }

  async #submit(event, task, button) {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get("answer")?.toString().trim();
    if (this.#isBusy) return;
    this.#isBusy = true;
    button.disabled = true;
    try {
      if (!given) await this.#preparing?.catch(() => {});
      if (!given && !this.#photo) return;
      const photo = given ? null : this.#photo;
      const isTaken = await (photo ? this.#actions.submitPhoto(task.id, photo) : this.#actions.submit(task.id, given));
      // What was not taken stays, to be sent again.
      if (!isTaken) return;
      if (this.#photo === photo) this.#photo = null;
      const field = this.element.querySelector("#answer-text");
      if (field instanceof HTMLInputElement) field.value = "";
    } finally {
      this.#isBusy = false;
      button.disabled = false;
      this.#actions.onChange();
    }
  }
}
