/** What the organiser said, the last first. */

import { moment } from "/pages/event/shared/format.js";
import { make } from "/pages/shared/dom.js";
import { t } from "/pages/shared/language.js";
import { redraw } from "./redraw.js";

export class MessagesView {
  element = make("div");

  show({ messages, readUpTo }) {
    redraw(this.element, [messages, readUpTo], () => [
      make("h2", {}, t("messages")),
      messages.length === 0 ? make("p.faint", {}, t("noMessages")) : null,
      make("ul", { id: "messages" }, ...[...messages].reverse().map(({ number, text, time }) => (
        make("li.card", { "data-number": number, "data-new": number > readUpTo },
          make("p", {}, text), make("time.small.faint", {}, moment(time)))))),
    ]);
  }
}
