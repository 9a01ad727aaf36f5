"""Browsers, pages in them with all that goes wrong, and the server of plain files."""

import contextlib
import functools
import http.server
import importlib
import pathlib
import shutil
import subprocess
import sys
import threading

# Chromium draws with WebGL without a screen or a graphics card by these.
WEBGL = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
SIZES = {"phone": (390, 844), "laptop": (1136, 640), "desktop": (1920, 1080)}


def check(holds, what):
    if not holds:
        sys.exit(f"pages: {what}")


def same(shown, expected, what):
    check(shown == expected, f"{what}: {shown!r} instead of {expected!r}")


# Later versions ask Firefox ESR for media features that it does not know yet.
PLAYWRIGHT = "playwright==1.58.0"
PACKAGES = pathlib.Path(__file__).resolve().parents[2] / ".build/pages-python"
sys.path.insert(0, str(PACKAGES))


def installed(module, package):
    """A module from PyPI, kept in the folder `PACKAGES`; `None` where pip cannot install it."""
    if not (PACKAGES / module.split(".")[0]).exists():
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(PACKAGES), package]
        subprocess.run(command, check=False, capture_output=True)
    importlib.invalidate_caches()
    try:
        return importlib.import_module(module)
    except ImportError:
        return None


def chromium_path():
    return next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the pages below a path, as many hosts do."""

    def translate_path(self, path):
        return super().translate_path(path.removeprefix("/some/where"))

    def log_message(self, *arguments):
        pass


@contextlib.contextmanager
def serve(folder):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://localhost:{server.server_port}/some/where/"
    finally:
        server.shutdown()


class Browsers:
    """Chromium, and the Firefox of the system by WebDriver BiDi."""

    def __enter__(self):
        playwright = installed("playwright.sync_api", PLAYWRIGHT)
        if not playwright:
            print("SKIPPED: the pages are not tested in a browser, since pip cannot install playwright")
            sys.exit(0)
        self.tools = playwright.sync_playwright().start()
        return self

    def __exit__(self, *error):
        self.tools.stop()

    def all(self):
        chromium = chromium_path()
        firefox = next(filter(None, map(shutil.which, ["firefox-esr", "firefox"])), None)
        for name, path in [("chromium", chromium), ("firefox", firefox)]:
            if not path:
                print(f"SKIPPED: no {name} here; apt-get install {'firefox-esr' if name == 'firefox' else name}")
                continue
            if name == "chromium":
                browser = self.tools.chromium.launch(executable_path=path, args=["--no-sandbox"])
            else:
                browser = self.tools.firefox.launch(executable_path=path, channel="moz-firefox")
            yield name, browser
            browser.close()


# Firefox tells nothing of downloads by this protocol: what is saved is kept in the page.
KEEP_SAVED = """
  const make = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob) => { window.savedBlob = blob; return make(blob); };
  HTMLAnchorElement.prototype.click = function () { window.savedName = this.download; };
"""


class Page:
    """A page in a window, with all that goes wrong in it."""

    def __init__(self, browser, name, address, size="laptop", scheme="light", language="en", **more):
        options = {"viewport": dict(zip(("width", "height"), SIZES[size])), "locale": language, "accept_downloads": True, **more}
        if name == "chromium":
            options["color_scheme"] = scheme
        else:
            # Firefox takes no media features by this protocol.
            options |= dict.fromkeys(["color_scheme", "reduced_motion", "forced_colors", "contrast"], "null")
        self.faults = []
        self.address = address
        self.context = browser.new_context(**options)
        self.has_downloads = name == "chromium"
        if not self.has_downloads:
            self.context.add_init_script(KEEP_SAVED)
        self.tab = self.context.new_page()
        self.tab.set_default_timeout(60_000)
        self.tab.goto, self.tab.reload = self.then_ready(self.tab.goto), self.then_ready(self.tab.reload)
        self.tab.on("console", lambda message: self.faults.append(f"console: {message.text}"))
        self.tab.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.tab.on("request", lambda request: request.url.startswith((address, "blob:", "data:"))
                    or self.faults.append(f"request: {request.url}"))

    def then_ready(self, action):
        """An action that ends when the page has its texts, which come after the load event: its scripts wait for them."""
        def run(*arguments, **options):
            result = action(*arguments, **options)
            self.tab.wait_for_selector("select[data-languages] option", state="attached")
            return result
        return run

    def open(self, page):
        self.tab.goto(self.address + page)
        return self.tab

    def saved(self, selector):
        """The name and the bytes of the file that a button saves."""
        if self.has_downloads:
            with self.tab.expect_download() as download:
                self.tab.click(selector)
            return download.value.suggested_filename, pathlib.Path(download.value.path()).read_bytes()
        self.tab.evaluate("() => { delete window.savedName; }")
        self.tab.click(selector)
        for _ in range(50):
            if self.tab.evaluate("() => 'savedName' in window"):
                break
            self.tab.wait_for_timeout(100)
        name, content = self.tab.evaluate("async () => [window.savedName, [...new Uint8Array(await window.savedBlob.arrayBuffer())]]")
        return name, bytes(content)

    def axe(self):
        """What axe-core finds, by WCAG 2.2 A and AA."""
        module = installed("axe_playwright_python.sync_playwright", "axe-playwright-python==0.1.8")
        if not module:
            print("SKIPPED: no axe-core, since pip cannot install axe-playwright-python")
            return
        results = module.Axe().run(self.tab, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]})
        violations = [(found["id"], [node["html"][:120] for node in found["nodes"]][:3]) for found in results.response["violations"]]
        check(not violations, f"axe-core: {violations}")

    def close(self):
        self.tab.wait_for_timeout(200)
        check(not self.faults, "; ".join(self.faults))
        wide = self.tab.evaluate("document.documentElement.scrollWidth - innerWidth")
        check(wide <= 0, f"the page is {wide} pixels wider than the window")
        self.context.close()
