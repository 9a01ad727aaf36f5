#!/usr/bin/env python3
"""Opens what `questctl map view` shows in Chromium and Firefox, and uses it.

    python3 .ci/maps.py <questctl> <folder for tiles, pages and pictures>

Fails on anything in a browser's console, on any request to another server, on labels without Latin or Cyrillic letters, and where
buttons, legend or tasks do not do what they say. Firefox has WebGL on a screen only: with Xvfb the map is looked at, without it the
page for browsers without WebGL. Installs Playwright (from PyPI) where it is missing.
"""

import contextlib
import json
import os
import pathlib
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "VeloQuestWasm/PagesTests"))
from browsers import PLAYWRIGHT, SIZES, check, installed  # noqa: E402

GL = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
READY = "!!(window.veloquestMap && veloquestMap.loaded() && veloquestMap.areTilesLoaded())"
LABELS = "veloquestMap.queryRenderedFeatures().filter(f => f.layer.type === 'symbol').map(f => f.layer.layout['text-field']?.toString() ?? '')"
# How long the page's own thread works for a frame of panning, the pictures' drawing not counted.
FRAMES = """async () => {
  const map = veloquestMap, times = [], { lng, lat } = map.getCenter();
  for (let step = 1; step <= 60; step++) {
    await new Promise(requestAnimationFrame);
    map.jumpTo({ center: [lng + 0.00005 * step, lat] });
    const start = performance.now();
    map.redraw();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[30];
}"""


def run(*command):
    subprocess.run([str(part) for part in command], check=True)


def maps(questctl, folder):
    """Archives with their quests: the invented town, and real places where the data is."""
    found = {}
    run(questctl, "map", "generate", "--seed", "1", "--size", "town", "-o", folder / "town.osm.pbf")
    sources = {"town": folder / "town.osm.pbf"}
    data = pathlib.Path(os.environ.get("VELOQUEST_DATA", ROOT.parent / "shared/data")) / "osm"
    for name, file in [("liechtenstein", "liechtenstein.osm.pbf"), ("moscow", "moscow.osm.gz")]:
        if (data / file).exists():
            sources[name] = data / file
    for name, source in sources.items():
        run(questctl, "map", "tiles", source, "-o", folder / f"{name}.pmtiles")
        found[name] = ["--quest", ROOT / "quests/old-town.geojson"] if name == "town" else []
    return found


@contextlib.contextmanager
def served(questctl, archive, more, port=0):
    process = subprocess.Popen([str(part) for part in [questctl, "map", "view", archive, *more, "--language", "en", "--port", port]],
                               stdout=subprocess.PIPE, text=True)
    try:
        address = next(word for word in process.stdout.readline().split() if word.startswith("http://")).rstrip(";")
        yield address
    finally:
        process.terminate()
        process.wait()


@contextlib.contextmanager
def screen():
    """Whether there is a screen for Firefox; starts one where it can."""
    if os.environ.get("DISPLAY") or not shutil.which("Xvfb"):
        yield bool(os.environ.get("DISPLAY"))
        return
    read, write = os.pipe()
    process = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1920x1200x24"], pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    os.environ["DISPLAY"] = ":" + os.fdopen(read).readline().strip()
    try:
        yield True
    finally:
        del os.environ["DISPLAY"]
        process.terminate()
        process.wait()


class Window:
    """A page in a window of a named size, or of so many pixels, with all that goes wrong in it."""

    def __init__(self, browser, name, address, size, look="day", language="en", view=""):
        options = {"viewport": dict(zip(("width", "height"), SIZES.get(size, size)))}
        if name == "firefox":
            options |= dict.fromkeys(["color_scheme", "reduced_motion", "forced_colors", "contrast"], "null")
        self.faults = []
        self.context = browser.new_context(**options)
        kept = json.dumps(json.dumps({"look": look, "language": language}))
        self.context.add_init_script(
            # The empty page before the first has no storage.
            f"try {{ if (!localStorage.getItem('veloquest-map')) localStorage.setItem('veloquest-map', {kept}); }} catch {{}}")
        self.tab = self.context.new_page()
        self.tab.on("console", lambda message: self.faults.append(f"console: {message.text}"))
        self.tab.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.tab.on("request", lambda request: request.url.startswith((address, "blob:", "data:"))
                    or self.faults.append(f"request: {request.url}"))
        self.tab.goto(address + view)

    def wait(self, condition=READY, seconds=60):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.tab.evaluate(condition):
                return
            self.tab.wait_for_timeout(50)
        check(False, f"{condition} does not come to hold; {self.tab.inner_text('#message')} {self.faults}")

    def close(self):
        self.tab.wait_for_timeout(200)
        check(not self.faults, "; ".join(self.faults))
        self.context.close()


def letters(text, first, last):
    return any(first <= letter <= last for letter in text)


def use(browser, name, place, address, pictures):
    for size in SIZES:
        for look in ("day", "night"):
            window = Window(browser, name, address, size, look, "ru" if place == "moscow" else "en")
            window.wait()
            window.tab.wait_for_timeout(500)
            if name == "chromium":
                window.tab.screenshot(path=pictures / f"{place}-{size}-{look}.png")
            labels = " ".join(window.tab.evaluate(LABELS))
            if place == "moscow":
                check(letters(labels, "А", "я"), f"{place}: no Cyrillic labels: {labels[:200]!r}")
            else:
                check(letters(labels, "A", "z"), f"{place}: no Latin labels: {labels[:200]!r}")
            window.close()
    window = Window(browser, name, address, "phone")
    window.wait()
    tab = window.tab
    tab.click("#legend-button")
    legend = tab.inner_text("#legend")
    check("Cycleway" in legend and tab.locator("#legend li svg").count() > 25, f"the legend says {legend[:300]!r}")
    tab.click("#language")
    check("Велодорожка" in tab.inner_text("#legend"), "the legend is not in Russian")
    tab.keyboard.press("Escape")
    check(tab.is_hidden("#legend"), "Escape does not close the legend")
    tab.click("#look")
    check(tab.evaluate("document.documentElement.dataset.look") == "night", "it does not become night")
    window.wait()
    if place == "town":
        count = len([feature for feature in json.loads((ROOT / "quests/old-town.geojson").read_text())["features"]
                     if feature["geometry"]["type"] == "Point"])
        check(count > 0 and tab.locator(".task").count() == count, f"{tab.locator('.task').count()} of {count} tasks")
        check(tab.locator(".end").count() == 1, f"{tab.locator('.end').count()} of 1 start")
        check("Старт" in tab.inner_text(".end"), "the start is not in Russian")
        check("an invented city" in tab.inner_text(".maplibregl-ctrl-attrib"), "it is not said where the data come from")
    for control, title in [("zoom-in", "Увеличить"), ("zoom-out", "Уменьшить"), ("geolocate", "Где я")]:
        found = tab.get_attribute(f".maplibregl-ctrl-{control}", "title")
        check(found in (title, "Местоположение неизвестно"), f"{control} says {found!r} in Russian")
    paint = tab.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN")
    line = f"maps: {place} in {name}: first paint after {paint:.0f} ms"
    if name == "chromium":
        session = window.context.new_cdp_session(tab)
        for rate in (1, 4):
            session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
            line += f", {tab.evaluate(FRAMES):.1f} ms a frame at 1/{rate} speed"
    print(line)
    window.close()


def replace(browser, name, questctl, folder):
    """Serves other tiles at the same address while a page is open, which then shows these."""
    with served(questctl, folder / "town.pmtiles", []) as address:
        window = Window(browser, name, address, "laptop")
        window.wait()
    run(questctl, "map", "tiles", folder / "town.osm.pbf", "-o", folder / "other.pmtiles", "--max-zoom", "12")
    with served(questctl, folder / "other.pmtiles", [], address.rstrip("/").split(":")[-1]):
        window.tab.evaluate("veloquestMap.zoomTo(veloquestMap.getZoom() - 2, { animate: false })")
        window.wait("veloquestMap.getSource('map').maxzoom === 12")
        window.wait()
        check(window.tab.is_hidden("#message"), window.tab.inner_text("#message"))
        window.close()


def fall_back(browser, name, address):
    window = Window(browser, name, address, "laptop")
    window.wait("!document.getElementById('message').hidden")
    check("WebGL" in window.tab.inner_text("#message"), "it is not said that WebGL is missing")
    sources = window.tab.inner_text("#sources")
    check("OpenStreetMap" in sources or "an invented city" in sources, f"it is not said where the data come from: {sources!r}")
    window.close()


def main():
    questctl = pathlib.Path(sys.argv[1]).resolve()
    folder = pathlib.Path(sys.argv[2]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    playwright = installed("playwright.sync_api", PLAYWRIGHT)
    if not playwright:
        print("SKIPPED: maps are not tested in a browser, since pip cannot install playwright")
        return
    # The screen first: Playwright hands its own surroundings to browsers.
    with screen() as has_screen, playwright.sync_playwright() as tools:
        for place, more in maps(questctl, folder).items():
            with served(questctl, folder / f"{place}.pmtiles", more) as address:
                if path := next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None):
                    browser = tools.chromium.launch(executable_path=path, args=GL)
                    use(browser, "chromium", place, address, folder)
                    if place == "town":
                        replace(browser, "chromium", questctl, folder)
                    browser.close()
                    browser = tools.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu", "--disable-3d-apis"])
                    fall_back(browser, "chromium", address)
                    browser.close()
                else:
                    print("SKIPPED: no chromium here; apt-get install chromium")
                if path := next(filter(None, map(shutil.which, ["firefox-esr", "firefox"])), None):
                    browser = tools.firefox.launch(executable_path=path, channel="moz-firefox", headless=not has_screen)
                    (use(browser, "firefox", place, address, folder) if has_screen else fall_back(browser, "firefox", address))
                    browser.close()
                    if not has_screen:
                        print("SKIPPED: no WebGL in Firefox without a screen; apt-get install xvfb")
                else:
                    print("SKIPPED: no firefox here; apt-get install firefox-esr")
        print(f"maps: hold; pictures are in {folder}")


if __name__ == "__main__":
    main()
