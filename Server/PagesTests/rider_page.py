"""The rider's page as a person uses it: joins, looks, rides, answers."""

import struct
import zlib

from windows import EventPage, check, until

START = (-32.001119, 55.000616)


class RiderPage(EventPage):
    """A phone with the rider's page. It stands at the start unless told otherwise."""

    def __init__(self, browser, name, event, size="phone", place=START, **more):
        super().__init__(browser, name, event, size, place=place, **more)

    def join(self, rider, by_link=True):
        code = self.event.code_for(rider)
        if by_link:
            self.open(f"e/{self.event.id}#code={code}")
            self.tab.wait_for_selector('body[data-state="fresh"]')
        else:
            self.open(f"e/{self.event.id}")
            self.shown('body[data-state="fresh"] #code').fill(code)
        self.agree()
        self.rider = rider
        return self.ready()

    def agree(self):
        """Agrees to what is kept, and joins."""
        self.tab.check("#agreed:enabled")
        self.tab.click("#join-button")

    def ready(self):
        """Waits until the ride is open in the engine."""
        self.tab.wait_for_selector('body[data-state="joined"][data-engine="ready"]', timeout=90_000)
        return self

    def roads(self):
        """Waits for the map for routes."""
        self.tab.wait_for_selector('body[data-roads="ready"]', timeout=90_000)
        return self

    def offline_ready(self):
        self.tab.wait_for_selector("body[data-offline-ready]", timeout=60_000)
        return self

    def view(self, name):
        """Opens a view by its tab."""
        if self.tab.locator("body").get_attribute("data-view") != name:
            self.tab.click(f'#tabs a[data-view="{name}"]')
        self.tab.wait_for_selector(f'body[data-view="{name}"]')

    def task(self, id):
        """Opens a task by its link in the list."""
        if self.tab.locator(f'#task[data-task="{id}"]').count():
            return
        self.view("tasks")
        link = self.tab.locator(f'.task[data-task="{id}"] a').first
        for _ in range(5):
            self.tab.wait_for_selector("#tasks-list .task")
            if link.count():
                break
            self.tab.click("#page-next" if self.tab.locator("#page-next:enabled").count() else "#page-previous")
            self.tab.wait_for_timeout(200)
        link.click()
        self.tab.wait_for_selector(f'#task[data-task="{id}"]')

    def state(self, id):
        self.task(id)
        return self.tab.locator("#task").get_attribute("data-state")

    def go(self):
        """Starts the ride, with positions."""
        if self.tab.locator("body[data-riding]").count() == 0:
            self.view("map")
            self.tab.click("#go")
        self.tab.wait_for_selector('body[data-riding][data-status="riding"]')

    def ride_to(self, place, seconds=8):
        """Stands at a place until the page has seen it, with the small moves that a phone's positions have."""
        end = seconds * 4
        for step in range(end):
            self.move((place[0] + step % 3 * 1e-6, place[1]))
            self.tab.wait_for_timeout(250)
            if step >= 11 and self.is_at(place):
                return
        check(self.is_at(place), f"the page does not see that it is at {place}: {self.tab.locator('body').get_attribute('data-fix')}")

    def is_at(self, place):
        fix = self.tab.locator("body").get_attribute("data-fix")
        if not fix:
            return False
        longitude, latitude = map(float, fix.split(",")[:2])
        return abs(longitude - place[0]) < 2e-5 and abs(latitude - place[1]) < 2e-5

    def reach(self, id, place):
        """Rides to a task and waits until it counts as reached."""
        self.task(id)
        def reached():
            self.move((place[0] + self.step % 3 * 1e-6, place[1]))
            self.step += 1
            self.tab.wait_for_timeout(300)
            button = self.tab.locator("#task-check-in:visible:enabled")
            if self.step % 8 == 0 and button.count():
                button.click()
            return self.tab.locator("#task").get_attribute("data-state") in ("reached", "solved", "pending")
        self.step = 0
        until(reached, f"reaching {id}", 40, 0)

    def answer(self, id, text=None, photo=None):
        """Gives an answer; the outcome that the page shows."""
        self.task(id)
        before = self.given()
        if photo:
            self.tab.locator("#answer-photo").set_input_files({"name": "photo.png", "mimeType": "image/png", "buffer": photo})
            self.tab.wait_for_selector("#photo-facts")
        if text is not None:
            self.tab.locator("#answer-text").fill(str(text))
        self.tab.locator("#answer-send:enabled").click()
        until(lambda: self.given() > before or self.state(id) in ("solved", "pending"), f"the answer to {id}", 20, 0.05, self.tab)
        self.tab.wait_for_selector("#verdict[data-outcome]")
        return self.outcome()

    def given(self):
        """How many answers to the open task the page lists."""
        return self.tab.locator("#answers li[data-outcome]").count() + self.tab.locator("#verdict[data-outcome]").count()

    def outcome(self):
        return self.tab.locator("#verdict").get_attribute("data-outcome")

    def sent(self, seconds=60):
        """Waits until the server has everything."""
        is_sent = '#sync[data-state="sent"][data-waiting="0"]'
        until(lambda: self.tab.locator(is_sent).count(), "handing in everything", seconds, 0.2, self.tab)

    def waiting(self):
        return int(self.tab.locator("#sync").get_attribute("data-waiting") or 0)

    def lines(self):
        """The lines of the log in the phone's own database."""
        return self.tab.evaluate(LINES)


LINES = """() => new Promise((resolve, reject) => {
  const opening = indexedDB.open("veloquest-event");
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const reading = opening.result.transaction("lines").objectStore("lines").getAll();
    reading.onsuccess = () => { opening.result.close(); resolve(reading.result.map(({ text }) => text)); };
    reading.onerror = () => reject(reading.error);
  };
})"""


def picture(width=1600, height=1200, seed=1):
    """A PNG of coloured stripes, large enough to be shrunk, with a text chunk that has to be gone afterwards."""
    def chunk(kind, content):
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
    row = b"\0" + bytes(value for x in range(width) for value in (x * 255 // width, seed * 37 % 256, x // 40 * 60 % 256))
    rows = row * height
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"tEXt", b"Comment\0GPS-CANARY 55.1234 -32.4321") + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))
