/**
 * Lets the rider's page open and work without a network: keeps its files, the engine and the map component.
 *
 * The build writes a digest of all files into `version`; a new one is installed beside the old, and used when the reader says so. Where it
 * was not written, as while one works on the pages, files come from the network first. Requests to `/v1` are never touched.
 */

/** What this script runs in. */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {any} The library of pages has another global scope. */ (self));
const version = "@VERSION@";
const isBuilt = !version.startsWith("@");
const shell = `veloquest-shell ${version}`;
const memory = "veloquest-memory";
const rider = "/pages/event/rider.html";

/** What the page begins with, as the build bundles it: a script, and a style sheet. What these files import is found in them. */
const entries = [
  rider, "/pages/event/rider/rider.js", "/pages/event/rider/worker.js", "/pages/event/manifest.webmanifest",
  "/pages/event/icons/icon-192.png", "/pages/event/icons/icon.svg", "/pages/favicon.svg", "/pages/event/style/rider.css",
  "/pages/VeloQuest.wasm", "/pages/texts/en/rider.json",
];
/** The texts in a language: those of the page, and those of the engine. */
const textsIn = (language) => [`/pages/texts/${language}/rider.json`, `/pages/texts/${language.toLowerCase()}.ftl`];
/** Without these there are tasks in a list, and no map. */
const optional = [
  "/pages/map/ground-map.js", "/pages/map/ground-map.css", "/pages/map/ground.js", "/pages/map/maplibre-gl.js",
  "/pages/map/maplibre-gl.css", "/pages/texts/en.ftl",
];

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => {
  if (event.data === "skip-waiting") worker.skipWaiting();
  if (event.data?.last) event.waitUntil(remember(event.data.last));
  if (event.data?.language) event.waitUntil(keepLanguage(event.data.language));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (url.searchParams.has("app")) event.respondWith(lastEvent(request));
    else if (/^\/e\/[^/]+\/?$/.test(url.pathname)) event.respondWith(eventPage(request));
  } else if (url.pathname.startsWith("/pages/")) {
    event.respondWith(file(request, url.pathname));
  }
});

/** Keeps the files of the page, and what they import. */
async function install() {
  const cache = await caches.open(shell);
  const seen = new Set();
  const keep = async (path, isWanted) => {
    const isNeeded = isWanted && !path.startsWith("/pages/map/");
    if (seen.has(path)) return;
    seen.add(path);
    const response = await fetch(path, { cache: "no-cache" }).catch(() => null);
    if (!response?.ok) {
      if (isNeeded) throw new Error(`${path}: ${response?.status ?? "no answer"}`);
      return;
    }
    await cache.put(path, response.clone());
    if (!path.endsWith(".js") || path.endsWith("maplibre-gl.js")) return;
    await Promise.all(importsOf(await response.text(), path).map((found) => keep(found, isNeeded)));
  };
  const language = await (await (await caches.open(memory)).match("/language"))?.text();
  const others = language ? [...optional, ...textsIn(language)] : optional;
  await Promise.all([...entries.map((path) => keep(path, true)), ...others.map((path) => keep(path, false))]);
}

/** Keeps the texts of the reader's language, now and with later editions. */
async function keepLanguage(language) {
  if (!/^[\w-]+$/.test(language)) return;
  await (await caches.open(memory)).put("/language", new Response(language));
  const cache = await caches.open(shell);
  for (const path of textsIn(language)) {
    if (await cache.match(path)) continue;
    const response = await fetch(path, { cache: "no-cache" }).catch(() => null);
    if (response?.ok) await cache.put(path, response);
  }
}

/** The modules that a module names. */
function importsOf(text, path) {
  const pattern = /(?:\bfrom\s*|\bimport\s*\(?\s*|new URL\(\s*)"((?:\.{0,2}\/)?[\w./-]+\.js)"/g;
  return [...text.matchAll(pattern)].map(([, name]) => new URL(name, new URL(path, location.origin)).pathname);
}

async function activate() {
  for (const name of await caches.keys()) if (name.startsWith("veloquest-shell ") && name !== shell) await caches.delete(name);
  await worker.clients.claim();
}

/** A file of the pages: from the cache, or from the network first while one works on them. */
async function file(request, path) {
  const cache = await caches.open(shell);
  const kept = await cache.match(path);
  if (isBuilt && kept) return kept;
  try {
    const response = await fetch(request);
    if (kept && response.ok && response.status === 200) await cache.put(path, response.clone());
    return response;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** The document of an event: the one that was kept with its files, since a newer one may not fit them. */
async function eventPage(request) {
  const kept = await (await caches.open(shell)).match(rider);
  if (isBuilt && kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** The app was opened from the screen of the phone: it goes to the event that was ridden last. */
async function lastEvent(request) {
  const kept = await (await caches.open(memory)).match("/last");
  const path = kept ? await kept.text() : null;
  return path ? Response.redirect(path, 302) : fetch(request);
}

async function remember(path) {
  if (/^\/e\/[^/]+$/.test(path)) await (await caches.open(memory)).put("/last", new Response(path));
}
