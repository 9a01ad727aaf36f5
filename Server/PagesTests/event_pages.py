"""Opens the pages of an event in browsers against a real questd, and uses them as riders, organisers and spectators do.

    python3 Server/PagesTests/event_pages.py --questd BIN --questctl BIN [--questload BIN] [--pages DIR]
        [--browser chromium|firefox] [--only offline,kills] [--quick] [--pictures DIR] [--ride FILE.gpx]

The event is held in the invented town, on a folder of its own. Fails on anything in a browser's console, on any request to another
server, on what the policy of contents refuses, on a text that is missing in a language, and where pages, server and questctl disagree.
`--quick` is a part of it in Chromium for less than three minutes. Installs Playwright and axe-core (from PyPI) where they are missing;
a browser that is not there is skipped, which is said.
"""

import argparse
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import traceback

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "VeloQuestWasm/PagesTests"))
import accounts  # noqa: E402
import functional  # noqa: E402
import latency  # noqa: E402
import offline  # noqa: E402
import operators  # noqa: E402
import panning  # noqa: E402
import persons  # noqa: E402
import spectators  # noqa: E402
import views  # noqa: E402
import webkit  # noqa: E402
import weights  # noqa: E402
from event_server import Event, put_together, team_quest  # noqa: E402
from windows import EventBrowsers, Failure  # noqa: E402

QUICK = {"rider: details", "rider: paging both ways", "rider: contacts", "rider: sign-in by code", "rider: codes of tasks", "rider: right answer confirmed",
         "rider: wrong answer rejected", "spectators: links", "kills", "accounts: sign-up by passkey"}


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--questd", required=True)
    parser.add_argument("--questctl", required=True)
    parser.add_argument("--questload")
    parser.add_argument("--pages", default=ROOT / ".build/pages", type=pathlib.Path)
    parser.add_argument("--browser", action="append", choices=["chromium", "firefox"])
    parser.add_argument("--only", default="", help="parts of names, by commas")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--pictures", type=pathlib.Path)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--riders", type=int, default=1000)
    options = parser.parse_args()
    for name in ("questd", "questctl", "questload"):
        path = getattr(options, name)
        setattr(options, name, path and pathlib.Path(path).resolve())
    options.pages = options.pages.resolve()
    beside = options.questd.parent / "questload"
    options.questload = options.questload or (beside if beside.exists() else None)
    options.browser = options.browser or (["chromium"] if options.quick else ["chromium", "firefox"])
    if options.pictures:
        options.pictures.mkdir(parents=True, exist_ok=True)
    return options


class Runner:
    def __init__(self, options, maps, ride):
        self.options, self.maps, self.ride = options, maps, ride
        self.failures, self.count, self.events = [], 0, []

    def event(self, **more):
        event = Event(self.options.questd, self.options.questctl, self.options.pages, self.maps, **more)
        self.events.append(event)
        return event

    def wants(self, title):
        only = [part for part in self.options.only.split(",") if part]
        if only:
            return any(part in title for part in only)
        return not self.options.quick or title in QUICK

    def test(self, title, action, *arguments, browser=""):
        """Runs one test; what it returns is a figure that is printed."""
        if not self.wants(title):
            return
        self.count += 1
        begin = time.monotonic()
        where = f" in {browser}" if browser else ""
        try:
            found = action(*arguments)
            print(f"ok {title}{where} ({time.monotonic() - begin:.1f} s){': ' + found if isinstance(found, str) else ''}", flush=True)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - the others are to run too
            self.failures.append(f"{title}{where}")
            text = str(error).splitlines()
            print(f"FAILED {title}{where}: {' '.join(text[:14])[:1500]}", flush=True)
            if not isinstance(error, (Failure, SystemExit)):
                print("".join(traceback.format_tb(error.__traceback__)[-3:]), flush=True)

    def in_browser(self, name, browser):
        options = self.options
        event = self.event()
        for title, action in functional.ALL.items():
            more = [self.ride] if action is functional.rerouting else []
            if action is functional.same_position:
                def action(*given, run=action):
                    return run(*given[:2], self.event(file=team_quest()))
            self.test(f"rider: {title}", action, browser, name, event, *more, browser=name)
        for title, action in spectators.ALL.items():
            self.test(f"spectators: {title}", action, browser, name, event, browser=name)
        for title, action in persons.ALL.items():
            self.test(f"persons: {title}", lambda: action(browser, name, self.event()), browser=name)
        self.test("operator", lambda: operators.operator(browser, name, self.event()), browser=name)
        self.test("offline", lambda: offline.offline(browser, name, self.event(), self.ride), browser=name)
        if name == "chromium":
            # Only Chromium has authenticators for tests.
            for title, action in accounts.ALL.items():
                self.test(f"accounts: {title}", accounts.held, self, action, browser, name, browser=name)
            self.test("kills", lambda: offline.kills(self.tools, self.event(), 3 if options.quick else options.kills), browser=name)
            self.test("weights", weights.views, browser, event, {
                "rider": (f"/e/{event.id}", "#join-button"), "office": (f"/e/{event.id}/office", "#sign-in-form button"),
                "live": (f"/e/{event.id}/live", "main :is(#panel, #message):not([hidden])"),
            }, browser=name)
            self.test("frames", lambda: panning.frames(browser, name, self.event()), browser=name)
        self.test("decisions", lambda: latency.decisions(browser, name, self.event()), browser=name)
        self.test("positions", lambda: latency.positions(browser, name, self.event(), options.questload, options.riders), browser=name)
        folder = options.pictures if name == "chromium" else None
        self.test("views", lambda: views.all_views(browser, name, self.event(), folder), browser=name)
        self.test("replay", lambda: spectators.replay(browser, name, self.event()), browser=name)


def ride_of(questctl, roads, quest, folder):
    """Places of a simulated ride, one for each second."""
    gpx = folder / "ride.gpx"
    command = [questctl, "simulate", quest, "--map", roads, "--seed", "7", "-o", gpx]
    subprocess.run([str(part) for part in command], check=True, capture_output=True)
    return [(float(longitude), float(latitude)) for latitude, longitude in
            re.findall(r'<trkpt lat="([-\d.]+)" lon="([-\d.]+)"', gpx.read_text())]


def main():
    options = arguments()
    with tempfile.TemporaryDirectory(prefix="event-maps-") as folder:
        maps = put_together(options.questctl, pathlib.Path(folder))
        runner = Runner(options, maps, ride_of(options.questctl, maps[0], ROOT / "quests/old-town.geojson", pathlib.Path(folder)))
        try:
            with EventBrowsers() as browsers:
                runner.tools = browsers.tools
                for name, browser in browsers.each(options.browser):
                    runner.in_browser(name, browser)
                    print(f"event pages: {name} {browser.version}", flush=True)
            if not options.quick:
                runner.test("webkit", lambda: webkit.smoke(runner.event(), options.pictures))
        finally:
            for event in runner.events:
                event.end()
    print(f"{runner.count - len(runner.failures)} of {runner.count} tests hold")
    if runner.failures:
        sys.exit("event pages: " + "; ".join(runner.failures))


if __name__ == "__main__":
    main()
