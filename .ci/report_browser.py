"""The page about an event in a browser, with all that goes wrong in it. Needs Playwright, and axe-core for `axe`, both from PyPI."""

import os
import pathlib
import shutil
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "VeloQuestWasm/PagesTests"))
from browsers import PLAYWRIGHT, installed  # noqa: E402

BROWSERS = ["chromium", "chromium-browser", "google-chrome"]


def skip(reason):
    print(f"SKIPPED: the page is not tested in a browser, since {reason}")
    sys.exit(0)


def tries(*command):
    try:
        return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0
    except OSError:
        return False


def browser_path():
    return next((path for path in map(shutil.which, BROWSERS) if path), None)


def install():
    """The browser's path and Playwright's entry."""
    playwright = installed("playwright.sync_api", PLAYWRIGHT)
    if not playwright:
        skip("pip cannot install playwright")
    if not browser_path():
        as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
        tries(*as_root, "apt-get", "update", "-qq")
        tries(*as_root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-y", "-qq", "chromium")
    path = browser_path()
    if not path:
        skip("apt-get cannot install chromium")
    return path, playwright.sync_playwright


def check(holds, what):
    if not holds:
        sys.exit(f"report: {what}")


def same(shown, expected, what):
    check(shown == expected, f"{what}: the page shows {shown!r}, the figures say {expected!r}")


def clock(seconds):
    whole = int(seconds + 0.5)
    return f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"


def digits(text):
    """A number as the page writes it, without what groups its digits."""
    return "".join(letter for letter in text if letter.isdigit() or letter in ".-")


# How many points of a canvas have exactly each of some colours of the style.
COLOURS = """([id, names]) => {
  const canvas = document.getElementById(id);
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return names.map((name) => {
    const style = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
    const full = style.length === 4 ? `#${[...style.slice(1)].map((digit) => digit + digit).join("")}` : style;
    const [red, green, blue] = [1, 3, 5].map((place) => parseInt(full.slice(place, place + 2), 16));
    let count = 0;
    for (let place = 0; place < data.length; place += 4) {
      if (data[place] === red && data[place + 1] === green && data[place + 2] === blue && data[place + 3] === 255) count++;
    }
    return count;
  });
}"""


class Page:
    """The page in a window, with all that goes wrong in it."""

    def __init__(self, browser, path, size=(1136, 640), scheme="light", **more):
        self.faults = []
        self.context = browser.new_context(viewport=dict(zip(("width", "height"), size)), color_scheme=scheme, **more)
        self.tab = self.context.new_page()
        url = path.resolve().as_uri()
        self.tab.on("console", lambda message: self.faults.append(f"console: {message.text}"))
        self.tab.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.tab.on("dialog", lambda dialog: (self.faults.append(f"dialog: {dialog.message}"), dialog.dismiss()))
        self.tab.on(
            "request", lambda request: None if request.url in (url, "data:,") else self.faults.append(f"request: {request.url}")
        )
        self.tab.goto(url)
        self.tab.wait_for_selector("#tasks tbody tr", timeout=60_000)

    def text(self, selector):
        return self.tab.locator(selector).inner_text()

    def names(self):
        """The names of the tasks, without their kinds behind them."""
        return self.tab.locator("#tasks td.name").evaluate_all("cells => cells.map(cell => cell.firstChild.textContent)")

    def texts(self, selector):
        return self.tab.locator(selector).all_text_contents()

    def focused(self):
        """The element that has the focus: its id, else its classes."""
        return self.tab.evaluate("document.activeElement.id || document.activeElement.className")

    def move(self, seconds):
        """Moves the replay."""
        self.tab.locator("#time").evaluate(
            "(element, value) => { element.value = value; element.dispatchEvent(new Event('input', {bubbles: true})) }", str(seconds)
        )

    def colours(self, canvas, names):
        """How many points of a canvas have each of some colours of the style."""
        return self.tab.evaluate(COLOURS, [canvas, names])

    def axe(self):
        """What axe-core finds, by WCAG 2.2 A and AA and its own best practices."""
        module = installed("axe_playwright_python.sync_playwright", "axe-playwright-python==0.1.8")
        if not module:
            print("SKIPPED: no axe-core, since pip cannot install axe-playwright-python")
            return
        tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
        found = module.Axe().run(self.tab, options={"runOnly": tags}).response["violations"]
        check(not found, f"axe-core: {[(rule['id'], [node['html'][:160] for node in rule['nodes']][:3]) for rule in found]}")

    def close(self):
        self.tab.wait_for_timeout(200)
        check(not self.faults, "; ".join(self.faults))
        wide = self.tab.evaluate("document.documentElement.scrollWidth - innerWidth")
        check(wide <= 0, f"the page is {wide} pixels wider than the window")
        self.context.close()
