"""The spectators' page: what it shows, that nothing is younger than the delay, favourites, expired links, and the replay."""

import json
import re
import threading
import time

from rider_page import RiderPage
from windows import EventPage, check, same, until

BASE = (-32.0, 55.0)
STEP = 2e-5


class Riding(threading.Thread):
    """Phones that send a position each second, each at a place that tells when it was sent."""

    # Of all tests together: no place is sent twice.
    number = 0

    def __init__(self, event, riders):
        super().__init__(daemon=True)
        self.probes = [event.phone(rider) for rider in riders]
        self.sent = {}
        self.over = threading.Event()

    def run(self):
        while not self.over.wait(1.0):
            for order, probe in enumerate(self.probes):
                place = (round(BASE[0] + Riding.number * STEP, 6), round(BASE[1] + order * 0.001, 6))
                self.sent[place] = probe.send(*place)
            Riding.number += 1

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *error):
        self.over.set()
        self.join()


class LivePage(EventPage):
    """A spectator's page that keeps every answer of the server, with the time at which it came."""

    def __init__(self, browser, name, event, **more):
        super().__init__(browser, name, event, **more)
        self.answers = []
        self.tab.on("response", self.keep)

    def keep(self, response):
        if "/v1/" in response.url:
            self.answers.append((time.time(), response))

    def show(self, token=""):
        self.open(f"e/{self.event.id}/live{'#' + token if token else ''}")
        return self

    def places(self):
        """All places in all answers: pairs of the time of the answer and the place."""
        found = []
        for at, response in self.answers:
            try:
                body = response.text()
            except Exception:  # noqa: BLE001 - an answer that nobody read any more
                continue
            found += [(at, place, response.url) for place in places_in(body)]
        return found


def places_in(text):
    """Every pair of numbers that may be a place near the ride."""
    pairs = re.findall(r"(-3[12]\.\d+),\s*(5[45](?:\.\d+)?)", text)
    return [(round(float(longitude), 6), round(float(latitude), 6)) for longitude, latitude in pairs]


def younger_than_delay(found, sent, delay):
    """Places that were in an answer before the delay was over."""
    early = []
    for at, place, url in found:
        if place in sent and at - sent[place] < delay:
            early.append(f"{url}: {at - sent[place]:.2f} s old")
    return early


def delay(browser, name, event, seconds=45, delay=20):
    """Public, with a shared link and by hand: every answer is recorded, and no place in it is younger than the delay."""
    event.change(showsStandings=True, showsPositions=True, showsNames=True, delay=delay)
    with Riding(event, ["r6", "r7", "r8"]) as riding:
        found, pages = watch(browser, name, event, seconds, delay)
    for page in pages:
        found += page.places()
    counted = [entry for entry in found if entry[1] in riding.sent]
    early = younger_than_delay(found, riding.sent, delay)
    least = min((at - riding.sent[place] for at, place, _ in counted), default=0)
    answers = sum(len(page.answers) for page in pages)
    check(not early, f"{len(early)} places came before the delay of {delay} s: {early[:3]}")
    check(len(counted) > 20, f"only {len(counted)} places came to spectators")
    pages[0].expected += ["401", "403", "404"]
    for page in pages:
        page.close()
    return f"{answers} answers to 3 pages, {len(counted)} places in all answers, the youngest {least:.1f} s old at a delay of {delay} s"


def watch(browser, name, event, seconds, delay):
    """Three pages for some seconds, and requests that no page would send: places in what these were answered, and the pages."""
    pages = [LivePage(browser, name, event).show(), LivePage(browser, name, event, size="laptop").show(event.share()["token"])]
    pages[0].tab.wait_for_timeout(5000)
    event.change(showsPositions=False)
    pages.append(LivePage(browser, name, event).show(event.share()["token"]))
    # A spectator who tries what the page does not: slots of the future, and routes of others.
    token, found = event.share()["token"], []
    end = time.time() + seconds
    while time.time() < end:
        now = int((time.time() - delay) // 5)
        for number in range(now - 2, now + 6):
            for bearer in (None, token):
                status, body = event.api(f"live/{number}", token=bearer, raw=True)
                found += [(time.time(), place, f"live/{number}") for place in places_in(body.decode())]
        for route in ("standings", "starters", "about", "replay", "riders", "team", "feed", "logs.jsonl", "answers", "live"):
            if route != "feed":
                status, body = event.api(route, token=token, raw=True)
                found += [(time.time(), place, route) for place in places_in(body.decode())]
                if route in ("riders", "team", "logs.jsonl", "answers"):
                    check(status in (401, 403, 404), f"a spectator reads {route}: {status}")
        pages[0].tab.wait_for_timeout(900)
    status, _ = event.api("feed", token=token, raw=True)
    check(status in (401, 403), f"a spectator reads the feed: {status}")
    return found, pages


def page(browser, name, event):
    """Standings, filter, favourites that stay, a rider who is followed, frozen standings, another language, the age in words."""
    event.change(showsStandings=True, showsPositions=True, showsNames=True, delay=5)
    with Riding(event, ["r6", "r7"]):
        use(LivePage(browser, name, event).show(), event)


def use(live, event):
    tab = live.tab
    tab.wait_for_selector('#standings tr[data-riders="r6"]')
    until(lambda: re.search(r"\d\d:\d\d:\d\d", live.text("#age")), "the age in words", 40, 0.3, tab)
    names = tab.locator("#standings .called").all_inner_texts()
    check(any("Galina" in shown for shown in names), f"no names: {names}")
    tab.locator('tr[data-riders="r6"] .star').click()
    tab.locator('tr[data-riders="r6"] .name').click()
    tab.wait_for_selector("#following:not([hidden])")
    tab.click("#unfollow")
    tab.wait_for_selector("#following", state="hidden")
    tab.reload()
    tab.wait_for_selector('tr[data-riders="r6"] .star[aria-pressed="true"]')
    tab.check("#only-stars")
    same(tab.locator("#standings tbody tr").count(), 1, "rows with favourites only")
    tab.uncheck("#only-stars")
    tab.select_option("#class", "Men")
    check(tab.locator('tr[data-riders="r6"]').count() == 0, "the filter by class shows other classes")
    tab.select_option("#class", "")
    event.change(frozen=True)
    tab.wait_for_selector("#frozen:not([hidden])")
    tab.select_option("select[data-languages]", "ru")
    tab.wait_for_selector("html[lang=ru]", state="attached")
    check("Заморожено" in live.text("#frozen"), "the page does not speak Russian")
    event.change(frozen=False, showsNames=False)
    tab.wait_for_selector("#frozen", state="hidden")
    tab.reload()
    tab.wait_for_selector('tr[data-riders="r6"] .name')
    same(tab.locator('tr[data-riders="r6"] .called').inner_text(), "r6", "what stands for a name that is not shown")
    event.change(showsNames=True)
    live.close()


def links(browser, name, event):
    """A shared link shows what is not public, leaves no token in the address, and says in words that it was taken back."""
    event.change(showsStandings=False, showsPositions=False)
    outside = LivePage(browser, name, event).show()
    outside.expected += ["401", "403"]
    outside.tab.wait_for_selector('body[data-state="blocked"] #message-text:not(:empty)')
    outside.close()
    share = event.share()
    live = LivePage(browser, name, event).show(share["token"])
    live.expected += ["401"]
    live.tab.wait_for_selector("#standings tbody tr")
    check(share["token"] not in live.tab.url, "the token stays in the address")
    live.tab.reload()
    live.tab.wait_for_selector("#standings tbody tr")
    status, _ = event.api(f"shares/{share['id']}", method="DELETE")
    check(status in (200, 204), f"the link was not taken back: {status}")
    live.tab.wait_for_selector('body[data-state="blocked"]', timeout=40_000)
    check("expired" in live.text("#message-title"), "an ended link is not explained")
    live.close()


def clocks(browser, name, event, seconds=20):
    """Without a delay, on devices whose clocks are wrong: each slot is asked for when it is there, none earlier."""
    event.change(showsStandings=True, showsPositions=True, delay=0)
    with Riding(event, ["r6"]):
        pages = []
        for hours in (-2, 2):
            live = LivePage(browser, name, event)
            live.context.add_init_script(f"{{ const now = Date.now.bind(Date); Date.now = () => now() + {hours} * 3600_000; }}")
            pages.append(live.show())
        pages[0].tab.wait_for_timeout(seconds * 1000)
    slots = 0
    for live in pages:
        found = [response.status for _, response in live.answers if re.search(r"/live/\d+$", response.url)]
        check(len(found) >= 3 and set(found) == {200}, f"slots were answered with {found}")
        slots += len(found)
        live.close()
    return f"{slots} slots, all of them there"


def replay(browser, name, event):
    """After the finish and the delay: played by the space bar, moved by the slider, at all speeds. Ends the event."""
    event.change(showsStandings=True, showsPositions=True, delay=0)
    # Who never started is not in a replay: a rider with a page rides beside phones that only send positions.
    with Riding(event, ["r6", "r7"]):
        page = RiderPage(browser, name, event, place=BASE).join("r8")
        page.go()
        for step in range(20):
            page.move((BASE[0] + step * STEP, BASE[1]))
            page.tab.wait_for_timeout(1000)
        page.sent()
        page.close()
    event.api("finish", {})
    live = LivePage(browser, name, event, size="laptop").show()
    tab = live.tab
    tab.wait_for_selector('body[data-state="replay"] #replay:not([hidden])', timeout=40_000)
    tab.select_option("#speed", "1")
    tab.locator("body").press("Space")
    tab.wait_for_selector('#play[data-playing="true"]')
    before = tab.locator("#moment-clock").inner_text()
    until(lambda: tab.locator("#moment-clock").inner_text() != before, "the replay going on", 10, 0.2, tab)
    tab.locator("body").press("Space")
    tab.wait_for_selector('#play[data-playing="false"]')
    tab.locator("#moment").focus()
    tab.keyboard.press("End")
    tab.keyboard.press("ArrowLeft")
    tab.select_option("#speed", "120")
    tab.click("#play")
    tab.wait_for_selector('#play[data-playing="false"]', timeout=10_000)
    live.close()
    status, body = event.api("replay", token=None, raw=True)
    riders = json.loads(body)["riders"]
    check(riders.keys() == {"r8"}, f"the replay shows {list(riders)}")
    return f"replay of {len(riders)} rider in {len(body)} bytes"


ALL = {"the page": page, "links": links, "nothing younger than the delay": delay, "wrong clocks": clocks}
