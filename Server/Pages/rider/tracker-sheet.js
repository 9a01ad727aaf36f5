/** The sheet with the settings of a tracker app, as one QR code. */

import { qrImage } from "/pages/event/shared/qr.js";
import { find, make } from "/pages/shared/dom.js";
import { t } from "/pages/shared/language.js";

/** The settings of an app: what the code says, and what can be typed by hand. */
function settings(app, origin, token, rider) {
  if (app === "traccar") {
    const url = `${origin}/v1/trackers/osmand`;
    const query = new URLSearchParams({ id: token, accuracy: "highest", distance: "0", interval: "10", buffer: "true" });
    return { url, code: `${url}?${query}` };
  }
  const url = `${origin}/v1/trackers/owntracks`;
  const configuration = {
    _type: "configuration", mode: 3, url, auth: true, username: rider, password: token, deviceId: "phone", tid: rider.slice(0, 2),
    monitoring: 2, locatorDisplacement: 10, locatorInterval: 10,
  };
  const bytes = new TextEncoder().encode(JSON.stringify(configuration));
  return { url, code: `owntracks:///config?inline=${encodeURIComponent(btoa(String.fromCharCode(...bytes)))}` };
}

/** Opens the sheet. */
export function openTrackerSheet(token, rider) {
  const sheet = find("tracker");
  const show = (app) => {
    const { url, code } = settings(app, location.origin, token, rider);
    const name = app === "traccar" ? "Traccar Client" : "OwnTracks";
    const field = (id, key, value) => make("div.field", {}, make("span", {}, t(key)), make("code", { id }, value),
      make("button", { type: "button", onclick: (event) => copy(value, event.currentTarget) }, t("copy")));
    const options = [["traccar", "Traccar Client"], ["owntracks", "OwnTracks"]]
      .map(([value, text]) => make("option", { value, selected: value === app }, text));
    sheet.replaceChildren(
      make("label.field", {}, make("span", {}, t("trackerApp")),
        make("select", { id: "tracker-app", onchange: ({ target }) => show(target.value) }, ...options)),
      make("p", {}, t(app === "traccar" ? "trackerTraccar" : "trackerOwntracks")), qrImage(code, t("trackerCode", { app: name })),
      app === "owntracks" ? make("a.button.main", { href: code }, t("trackerOpen")) : "",
      field("tracker-url", "trackerUrl", url), field("tracker-token", "trackerToken", token), make("p.small.faint", {}, t("trackerNote")));
  };
  show("traccar");
  find("tracker-sheet", HTMLDialogElement).showModal();
}

async function copy(text, button) {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = t("copied");
  } catch {
    // The text stands beside the button.
  }
}
