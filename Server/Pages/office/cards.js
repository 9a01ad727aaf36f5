/** Cards to print, cut and hand out: who, the code, the code as a picture to scan, and what to do. */

import { find, make } from "/pages/shared/dom.js";
import { wordsOf } from "/pages/shared/language.js";
import { qrImage } from "/pages/event/shared/qr.js";

/** The address that a card leads to. */
export function joinLink(event, code) {
  return `${location.origin}/e/${encodeURIComponent(event)}#code=${code}`;
}

/**
 * Prints cards. They stand in the page only as long as they are printed.
 *
 * @param {{event: string, name: string, riders: Array<{id: string, name?: string, team?: string, class?: string, code: string}>,
 *   language: string}} what
 */
export async function printCards({ event, name, riders, language }) {
  const say = await wordsOf("cards", language);
  const place = find("cards");
  place.lang = language;
  place.replaceChildren(...riders.map((rider) => make("article.join-card", { "data-card": rider.id },
    make("header", {}, make("span.card-event", {}, name), make("span.card-number", {}, rider.id)),
    make("div.card-body", {},
      make("div.card-qr", {}, qrImage(joinLink(event, rider.code), say("scan"))),
      make("div", {},
        make("p.card-name", {}, rider.name ?? rider.id),
        make("p.card-team", {}, [rider.team, rider.class].filter(Boolean).join(" · ")),
        make("p.card-label", {}, say("code")), make("p.card-code", {}, rider.code),
        make("p.card-address", {}, `${location.host}/e/${event}`))),
    make("ol", {}, ...["step1", "step2", "step3"].map((key) => make("li", {}, say(key)))))));
  const title = document.title;
  document.title = `${name} · ${say("title")}`;
  addEventListener("afterprint", () => {
    place.replaceChildren();
    document.title = title;
  }, { once: true });
  print();
}
