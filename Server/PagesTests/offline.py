"""Without a network for half an hour, and browsers killed at any moment: nothing that a rider wrote may be lost."""

import json
import os
import pathlib
import random
import shutil
import signal
import tempfile
import time

from browsers import SIZES
from event_server import right_answer, tasks
from functional import place_of
from rider_page import RiderPage, picture
from windows import CHROMIUM, WATCH, check, chromium_path, same, until

# How many times as fast as it was ridden the simulated ride goes by.
SPEED = 10
RIDDEN = 1800


def offline(browser, name, event, ride, seconds=RIDDEN, rider="r9"):
    """Half an hour of a ride without a network, with a reload, five answers and a photo; then everything arrives.

    The ride of `questctl simulate` goes by ten times as fast as it was ridden, so the half hour takes three minutes. Chromium is told to
    be offline; Firefox cannot be told so by this protocol, and the server is stopped instead.
    """
    page = RiderPage(browser, name, event, place=ride[0]).join(rider).roads().offline_ready()
    tab = page.tab
    page.go()
    page.sent()
    # What cannot be fetched is said in the console by the browser itself.
    page.expected += ["ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "NetworkError", "Failed to fetch", "can’t establish"]
    if name == "chromium":
        page.context.set_offline(True)
    else:
        event.stop()
    began = time.time()
    wanted = ["bridge", "station", "theatre", "market", "pond"]
    done, place = {}, 0
    share = max(1, seconds // (len(wanted) + 1))
    for order, id in enumerate([*wanted, None]):
        for place in range(place, min(place + share, len(ride)), SPEED):
            page.move(ride[place])
            tab.wait_for_timeout(1000)
        place += SPEED
        if id is None:
            break
        page.reach(id, place_of(event, id))
        done[id] = page.answer(id, right_answer(tasks(event.file)[id]))
        if order == 2:
            before = page.lines()
            tab.reload()
            page.ready()
            after = page.lines()
            check(after[:len(before)] == before, "a reload without a network lost lines of the log")
            for solved in wanted[:3]:
                same(page.state(solved), "solved", f"the state of {solved} after a reload without a network")
            page.go()
    page.reach("group", place_of(event, "group"))
    done["group"] = page.answer("group", photo=picture())
    lines = page.lines()
    check(page.waiting() > 0, "the page does not say that something waits to be sent")
    same(page.tab.locator("#sync").get_attribute("data-state"), "offline", "the state of sync without a network")
    away = time.time() - began
    if name == "chromium":
        page.context.set_offline(False)
    else:
        event.start()
    page.sent(90)
    arrived(event, rider, lines)
    photo_is_clean(event, rider)
    of_the_phone(page, event)
    check(list(done.values()) == ["accepted"] * 5 + ["pending"], f"the outcomes were {done}")
    page.close()
    return f"{seconds / 60:.0f} minutes of the ride in {away:.0f} s without a network, {len(lines)} lines, 5 answers and a photo arrived"


def arrived(event, rider, lines):
    """The server has each line of the phone, and its standings are those that questctl makes of them."""
    there = {(line["device"], line["seq"]) for line in event.lines(rider)}
    missing = [line for line in map(json.loads, lines) if line.get("rider") == rider and (line["device"], line["seq"]) not in there]
    check(not missing, f"{len(missing)} of {len(lines)} lines did not arrive, such as {missing[:1]}")
    own, shown = event.judged()
    same(own, shown, "standings by questctl and by the server")


def of_the_phone(page, event):
    """The log that the rider saves as a file is judged as the server judges what it was sent."""
    page.view("more")
    file = event.folder / "phone.jsonl"
    file.write_bytes(page.saved("#save-log")[1])
    check(set(page.lines()) <= set(file.read_text().splitlines()), "the saved log has not all lines of the phone")
    page.sent(60)
    own, shown = event.judged(file)
    same(own, shown, "standings by questctl, of the phone's own log, and by the server")


def photo_is_clean(event, rider):
    """The photo is at the server, smaller, and has lost what a camera wrote into it."""
    digest = [line["answer"].removeprefix("photo:") for line in event.lines(rider)
              if str(line.get("answer", "")).startswith("photo:")][-1]
    until(lambda: event.api(f"photos/{digest}", raw=True)[0] == 200, "the photo at the server", 30)
    content = event.api(f"photos/{digest}", raw=True)[1]
    check(content[:2] == b"\xff\xd8" or content[:4] == b"RIFF", "the photo was not written again as JPEG or WebP")
    check(b"CANARY" not in content and b"Exif" not in content, "the photo still has what the camera wrote into it")


# Tells of each answer that the page shows as given, as soon as it does.
GIVEN = """
  const told = new Set();
  new MutationObserver(() => {
    for (const element of document.querySelectorAll("#verdict[data-outcome], #answers li[data-outcome]")) {
      const text = element.textContent.match(/attempt \\d+/)?.[0];
      if (text && !told.has(text)) window.tellGiven(text);
      told.add(text);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
"""


class Killed:
    """Chromium with a profile that stays, which is killed and started again."""

    def __init__(self, tools, event):
        self.tools, self.event = tools, event
        self.profile = pathlib.Path(tempfile.mkdtemp(prefix="event-profile-"))
        self.given = set()

    def start(self, place):
        self.context = self.tools.chromium.launch_persistent_context(
            str(self.profile), executable_path=chromium_path(), args=CHROMIUM, viewport=dict(zip(("width", "height"), SIZES["phone"])),
            locale="en", geolocation={"longitude": place[0], "latitude": place[1], "accuracy": 5}, permissions=["geolocation"])
        self.context.add_init_script(WATCH)
        self.context.expose_binding("tellGiven", lambda _, text: self.given.add(text))
        self.context.add_init_script(GIVEN)
        page = RiderPage.__new__(RiderPage)
        page.event, page.name, page.faults, page.expected, page.refused = self.event, "chromium", [], [], []
        page.context, page.address = self.context, self.event.address + "/"
        page.tab = self.context.pages[0] if self.context.pages else self.context.new_page()
        page.tab.set_default_timeout(30_000)
        return page

    def kill(self):
        """SIGKILL for every process of this profile, which this test started, and no other."""
        for process in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                if f"--user-data-dir={self.profile}".encode() in (process / "cmdline").read_bytes().split(b"\0"):
                    os.kill(int(process.name), signal.SIGKILL)
            except (OSError, ProcessLookupError):
                pass
        try:
            self.context.close()
        except Exception:  # noqa: BLE001 - its browser is gone
            pass
        for lock in self.profile.glob("Singleton*"):
            lock.unlink()

    def end(self):
        self.kill()
        shutil.rmtree(self.profile, ignore_errors=True)


def kills(tools, event, times=20, rider="r10", seed=1):
    """The browser is killed at random moments while the rider answers.

    What the page had shown as given is on the phone afterwards, and at the end on the server: also what it showed in the moment between
    a click and the kill.
    """
    chance = random.Random(seed)
    browser = Killed(tools, event)
    confirmed, clicked, lost, slowest = set(), set(), [], 0.0
    places = ["bridge", "station", "theatre", "market"]
    try:
        page = browser.start(place_of(event, places[0]))
        page.join(rider).offline_ready()
        page.go()
        for number in range(times):
            id = places[number % len(places)]
            page.reach(id, place_of(event, id))
            text = f"attempt {number}"
            page.tab.locator("#answer-text").fill(text)
            known = page.lines()
            if number % 4 == 3:
                # At the moment of the click, and at most a breath later.
                page.tab.locator("#answer-send").click(no_wait_after=True)
                clicked.add(text)
                page.tab.wait_for_timeout(chance.uniform(0, 50))
            else:
                page.answer(id, text)
                confirmed.add(text)
                page.tab.wait_for_timeout(chance.uniform(0, 1500))
            browser.kill()
            begin = time.monotonic()
            page = browser.start(place_of(event, places[(number + 1) % len(places)]))
            page.open(f"e/{event.id}")
            page.ready()
            slowest = max(slowest, time.monotonic() - begin)
            kept = page.lines()
            lost += [line for line in known if line not in kept]
            texts = " ".join(kept)
            lost += [text for text in confirmed | browser.given if f'"{text}"' not in texts]
            check(not lost, f"after kill {number + 1} of seed {seed} is lost: {lost[:2]}")
            page.go()
        page.sent(120)
        lines = page.lines()
        arrived(event, rider, lines)
        there = [line.get("answer") for line in event.lines(rider) if line.get("type") == "answered"]
        missing = (confirmed | browser.given) - set(there)
        check(not missing, f"the page showed answers as given that the server has not: {sorted(missing)[:3]}")
        check(len(there) == len(set(there)), f"an answer is there twice: {there}")
    finally:
        browser.end()
    return (f"{times} kills, {len(confirmed | browser.given)} answers that the page had shown and all {len(lines)} lines kept on the phone "
            f"and on the server; of {len(clicked)} clicks right before a kill {len(clicked & browser.given)} were shown as given, "
            f"{len(clicked & set(there))} arrived; back within {slowest:.1f} s")
