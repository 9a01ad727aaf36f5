"""The rider's page in WebKitGTK, driven by WebKitWebDriver: joining, the list, an answer; and what it has not.

WebKitGTK stands for Safari as far as it goes: the engine of pages is the same, what the system gives (positions, notifications, the home
screen, limits of storage) is not. Positions are handed to the page by a script, since this protocol cannot.
"""

import base64
import contextlib
import glob
import json
import os
import shutil
import subprocess
import time
import urllib.error
import urllib.request

from event_server import free_port, right_answer, tasks
from functional import place_of
from windows import check, same, until

FEATURES = """
  const has = {
    "service worker": "serviceWorker" in navigator, "persistent storage": Boolean(navigator.storage?.persist),
    "wake lock": "wakeLock" in navigator, "speech": "speechSynthesis" in window, "vibration": "vibrate" in navigator,
    "web locks": Boolean(navigator.locks), "positions": "geolocation" in navigator,
    "WebGL 2": Boolean(document.createElement("canvas").getContext("webgl2")), "OffscreenCanvas": "OffscreenCanvas" in window,
    "installation by the page": "onbeforeinstallprompt" in window, "background sync": "SyncManager" in window,
  };
  return has;
"""
# A position that the test moves: what the page asks of the device is answered by it.
POSITIONS = """
  const listeners = new Map();
  let last = null, number = 0;
  const tell = (listener) => last && listener({ coords: last, timestamp: Date.now() });
  window.moveTo_ = (longitude, latitude) => {
    last = { longitude, latitude, accuracy: 5, altitude: null, altitudeAccuracy: null, heading: null, speed: null };
    for (const listener of listeners.values()) tell(listener);
  };
  const put = (name, value) => Object.defineProperty(navigator.geolocation, name, { value, configurable: true });
  put("watchPosition", (listener) => { listeners.set(++number, listener); tell(listener); return number; });
  put("clearWatch", (key) => { listeners.delete(key); });
  put("getCurrentPosition", (listener) => tell(listener));
"""


class Driver:
    """The few calls of WebDriver that are needed here."""

    def __init__(self, port):
        self.port = port
        self.session = None

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data=data, method=method,
                                         headers={"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=90) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{path}: {error.read().decode()[:300]}") from None

    def begin(self, program):
        options = {"pageLoadStrategy": "none", "webkitgtk:browserOptions": {"binary": program, "args": ["--automation"]}}
        value = self.call("POST", "/session", {"capabilities": {"alwaysMatch": options}})
        self.session = f"/session/{value['sessionId']}"
        return value["capabilities"].get("browserVersion", "")

    def open(self, address):
        self.call("POST", self.session + "/url", {"url": address})

    def run(self, script, *arguments):
        return self.call("POST", self.session + "/execute/sync", {"script": script, "args": list(arguments)})

    def wait(self, selector, seconds=60):
        until(lambda: self.run("return Boolean(document.querySelector(arguments[0]))", selector), f"{selector} in WebKitGTK", seconds, 0.2)

    def click(self, selector):
        self.wait(selector)
        self.run("document.querySelector(arguments[0]).click()", selector)

    def type(self, selector, text):
        self.wait(selector)
        self.run("""const field = document.querySelector(arguments[0]);
            field.value = arguments[1]; field.dispatchEvent(new Event("input", { bubbles: true }));""", selector, text)

    def size(self, width, height):
        self.call("POST", self.session + "/window/rect", {"width": width, "height": height})

    def picture(self, path):
        path.write_bytes(base64.b64decode(self.call("GET", self.session + "/screenshot")))

    def end(self):
        with contextlib.suppress(Exception):
            self.call("DELETE", self.session)


@contextlib.contextmanager
def webkit():
    """A session in WebKitGTK on a screen of its own; `None` with a reason where something is missing."""
    programs = glob.glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")
    if not shutil.which("WebKitWebDriver") or not programs or not shutil.which("Xvfb"):
        yield None, "no WebKitGTK here; apt-get install webkit2gtk-driver xvfb"
        return
    reading, writing = os.pipe()
    screen = subprocess.Popen(["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x1100x24"], pass_fds=[writing],
                              stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as said:
        display = said.readline().strip()
    port = free_port()
    # Its sandbox needs rights that containers and root have not.
    environment = {**os.environ, "DISPLAY": f":{display}", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
    program = subprocess.Popen(["WebKitWebDriver", f"--port={port}"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    driver = Driver(port)
    try:
        time.sleep(1)
        version = driver.begin(programs[0])
        yield driver, version
    finally:
        driver.end()
        for process in (program, screen):
            process.terminate()
            process.wait(timeout=20)


def smoke(event, pictures=None, rider="r8"):
    """Joining, the list, a right answer that the server has, the spectators' page."""
    with webkit() as (driver, version):
        if not driver:
            return f"SKIPPED: {version}"
        driver.size(430, 900)
        driver.open(f"{event.address}/e/{event.id}#code={event.code_for(rider)}")
        driver.wait("#agreed:enabled")
        driver.click("#agreed")
        driver.click("#join-button")
        driver.wait('body[data-state="joined"][data-engine="ready"]', 120)
        has = driver.run(FEATURES)
        driver.run(POSITIONS)
        driver.click('#tabs a[data-view="tasks"]')
        driver.wait("#tasks-list .task")
        count = driver.run("return document.querySelectorAll('#tasks-list .task').length")
        check(count >= 10, f"the list has {count} tasks")
        driver.click('#tabs a[data-view="map"]')
        driver.click("#go")
        driver.wait("body[data-riding]")
        driver.click('#tabs a[data-view="tasks"]')
        driver.click('.task[data-task="bridge"] a')
        place = place_of(event, "bridge")

        def reached():
            driver.run("moveTo_(arguments[0] + Math.random() * 2e-6, arguments[1])", *place)
            time.sleep(0.5)
            return driver.run("return document.querySelector('#task')?.dataset.state") == "reached"
        until(reached, "reaching the bridge in WebKitGTK", 40, 0)
        driver.type("#answer-text", right_answer(tasks(event.file)["bridge"]))
        driver.click("#answer-send")
        driver.wait('#verdict[data-outcome="accepted"]')
        driver.wait('#sync[data-state="sent"][data-waiting="0"]')
        if pictures:
            driver.picture(pictures / "rider-task-webkit.png")
        same([line["task"] for line in event.lines(rider) if line["type"] == "answered"], ["bridge"], "the answers at the server")
        event.change(showsStandings=True, showsPositions=True, delay=5)
        driver.open(f"{event.address}/e/{event.id}/live")
        driver.wait("#standings tbody tr")
        missing = ", ".join(feature for feature, there in has.items() if not there)
        return f"WebKitGTK {version}: joined, {count} tasks listed, an answer accepted and at the server; it has no {missing}"
