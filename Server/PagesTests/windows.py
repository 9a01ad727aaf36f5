"""Browsers and pages in them, as phones and laptops of an event: what goes wrong in them is collected, what they fetch is weighed."""

import pathlib
import shutil
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "VeloQuestWasm/PagesTests"))
from browsers import Browsers, Page  # noqa: E402

# Software WebGL, so that maps have tiles without a graphics card.
CHROMIUM = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
WATCH = """
  window.violations = [];
  document.addEventListener("securitypolicyviolation", (event) => violations.push(`${event.violatedDirective}: ${event.blockedURI}`));
"""


class Failure(Exception):
    """A check that does not hold."""


def check(holds, what):
    if not holds:
        raise Failure(what)


def same(shown, expected, what):
    check(shown == expected, f"{what}: {shown!r} instead of {expected!r}")


def until(condition, what, seconds=20, every=0.1, tab=None):
    """Waits until a condition gives something, which is returned. With `tab` the browser's events go on meanwhile."""
    end = time.monotonic() + seconds
    while True:
        found = condition()
        if found:
            return found
        if time.monotonic() > end:
            raise Failure(f"{what} did not happen within {seconds} s")
        if tab:
            tab.wait_for_timeout(every * 1000)
        else:
            time.sleep(every)


def chromium_path():
    return next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)


def firefox_path():
    return next(filter(None, map(shutil.which, ["firefox-esr", "firefox"])), None)


class EventBrowsers(Browsers):
    """Chromium with WebGL, and the Firefox of the system."""

    def each(self, wanted):
        for name, path in [("chromium", chromium_path()), ("firefox", firefox_path())]:
            if name not in wanted:
                continue
            if not path:
                print(f"SKIPPED: no {name} here; apt-get install {'firefox-esr' if name == 'firefox' else name}")
                continue
            if name == "chromium":
                browser = self.tools.chromium.launch(executable_path=path, args=CHROMIUM)
            else:
                browser = self.tools.firefox.launch(executable_path=path, channel="moz-firefox")
            try:
                yield name, browser
            finally:
                browser.close()


class EventPage(Page):
    """A page of an event. Faults that a test causes on purpose, such as a server that is not there, are named by `expected`."""

    def __init__(self, browser, name, event, size="phone", scheme="light", language="en", place=None, **more):
        if place:
            more |= {"geolocation": dict(zip(("longitude", "latitude", "accuracy"), (*place, 5))), "permissions": ["geolocation"]}
        super().__init__(browser, name, event.address + "/", size, scheme, language, **more)
        self.tab.set_default_timeout(30_000)
        self.event, self.name = event, name
        self.expected, self.refused = [], []
        self.tab.on("response", lambda response: response.status < 400 or self.refused.append(
            f"{response.status} {response.request.method} {response.url.removeprefix(event.address)}"))
        self.context.add_init_script(WATCH)

    def move(self, place, accuracy=5):
        self.context.set_geolocation({"longitude": place[0], "latitude": place[1], "accuracy": accuracy})

    def shown(self, selector, **options):
        """Waits for an element and gives it."""
        self.tab.wait_for_selector(selector, **options)
        return self.tab.locator(selector).first

    def text(self, selector):
        return self.shown(selector).inner_text().strip()

    def look_at(self):
        """What is wrong with the page as it stands: overlap, cut texts, width, axe-core, the policy of contents."""
        faults = [f"policy: {fault}" for fault in self.tab.evaluate("() => window.violations ?? []")]
        faults += self.tab.evaluate(LAYOUT)
        return faults

    def remaining(self):
        """Faults that nobody caused on purpose."""
        return [fault for fault in self.faults if not any(part in fault for part in self.expected)]

    def close(self):
        self.tab.wait_for_timeout(200)
        faults = self.remaining() + [f"policy: {fault}" for fault in self.tab.evaluate("() => window.violations ?? []")]
        wide = self.tab.evaluate("document.documentElement.scrollWidth - innerWidth")
        self.context.close()
        check(not faults, "; ".join(faults[:5] + self.refused[:5]))
        check(wide <= 0, f"the page is {wide} pixels wider than the window")


# Targets that are covered by another element, lie outside the window or cut their text; targets smaller than a finger on phones.
LAYOUT = """() => {
  const faults = [];
  const targets = [...document.querySelectorAll("button, a[href], input, select, textarea, summary, [role=button], [role=tab]")];
  const words = (e) => (e.textContent || e.getAttribute("aria-label") || "").trim().slice(0, 30);
  const name = (e) => e.id ? `#${e.id}` : `${e.tagName.toLowerCase()}.${e.className || ""}[${words(e)}]`;
  const isUnseen = (e) => e.type === "file"
    || Boolean(e.closest(".unseen, .skip-link, [hidden], .maplibregl-control-container, .ground-attribution"));
  const isFixed = (e) => e && (/sticky|fixed/.test(getComputedStyle(e).position) || isFixed(e.parentElement));
  for (const target of targets) {
    if (isUnseen(target) || !target.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue;
    const box = target.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    if (box.right > innerWidth + 1 || box.left < -1) {
      let scroller = target.parentElement;
      while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowX)) scroller = scroller.parentElement;
      if (!scroller || scroller === document.documentElement) faults.push(`cut: ${name(target)} is beyond the window`);
      continue;
    }
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (y < 0 || y >= innerHeight) continue;
    let clip = target.parentElement, isClipped = false;
    for (; clip; clip = clip.parentElement) {
      const { top, bottom, left, right } = clip.getBoundingClientRect();
      const isOutside = y < top || y > bottom || x < left || x > right;
      if (isOutside && /auto|scroll|hidden|clip/.test(getComputedStyle(clip).overflowY)) isClipped = true;
    }
    if (isClipped) continue;
    const top = document.elementFromPoint(x, y);
    const label = target.closest("label") ?? (target.labels && target.labels[0]);
    if (top && !target.contains(top) && !top.contains(target) && !(label && label.contains(top))) {
      // What is fixed may lie over what is scrolled; what is fixed too may not.
      const isOver = isFixed(top) && !isFixed(target);
      if (!isOver && !document.querySelector("dialog[open]")) faults.push(`overlap: ${name(target)} lies under ${name(top)}`);
    }
    const size = label ? label.getBoundingClientRect() : box;
    const isInText = target.tagName === "A" && getComputedStyle(target).display === "inline";
    const height = Math.max(size.height, box.height);
    if (innerWidth < 500 && !isInText && height < 43.5) faults.push(`small: ${name(target)} is ${Math.round(height)} pixels high`);
  }
  for (const element of document.querySelectorAll("h1, h2, h3, p, button, label, td, th, dt, dd, li > span, output")) {
    if (isUnseen(element) || !element.checkVisibility({ checkVisibilityCSS: true })) continue;
    const style = getComputedStyle(element);
    const isWider = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
    if (isWider && style.overflowX === "hidden" && style.textOverflow !== "ellipsis") faults.push(`cut: the text of ${name(element)}`);
  }
  return [...new Set(faults)].slice(0, 12);
}"""
