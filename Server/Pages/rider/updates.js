/** The page as an app: works without a network, is updated when the rider wants it, and may be installed. */

import { find } from "/pages/shared/dom.js";
import { language, onLanguage } from "/pages/shared/language.js";

/** Registers the service worker; a new version is announced, and never forced on somebody who rides. */
export async function startUpdates() {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  const isFirst = !serviceWorker.controller;
  const ready = () => (document.body.dataset.offlineReady = "true");
  try {
    const registration = await serviceWorker.register("/sw.js", { scope: "/" });
    if (serviceWorker.controller && registration.active) ready();
    serviceWorker.ready.then(({ active }) => {
      active?.postMessage({ language: language() });
      if (serviceWorker.controller) ready();
    });
    onLanguage((tag) => registration.active?.postMessage({ language: tag }));
    const watch = (worker) => worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && serviceWorker.controller && !isFirst) announce(worker);
      if (worker.state === "activated") ready();
    });
    watch(registration.installing);
    registration.addEventListener("updatefound", () => watch(registration.installing));
    if (registration.waiting && serviceWorker.controller) announce(registration.waiting);
  } catch {
    // A page without a secure context works with a network alone.
  }
}

function announce(worker) {
  find("update").hidden = false;
  find("update-now").onclick = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    worker.postMessage("skip-waiting");
  };
}

/** An app that is opened from the screen of the phone goes to this event from now on. */
export async function rememberEvent() {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage({ last: location.pathname });
}

/** The browser's offer to install the page: `{canInstall, install}`. */
export class Installation {
  /** @type {any} TypeScript knows no `beforeinstallprompt`. */
  #offer = null;

  /** @param {() => void} onChange */
  constructor(onChange) {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#offer = event;
      onChange();
    });
    addEventListener("appinstalled", () => {
      this.#offer = null;
      onChange();
    });
  }

  get canInstall() {
    return this.#offer !== null;
  }

  async install() {
    await this.#offer?.prompt();
    this.#offer = null;
  }
}

/** Asks the browser to keep the data of the page. */
export async function askToKeep() {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}
