"""How soon the organiser sees a position, and how soon a rider knows of a decision, beside a thousand riders who send."""

import http.client
import json
import statistics
import subprocess
import threading
import time

from functional import place_of
from office_page import OfficePage
from rider_page import RiderPage
from windows import check, until


def percentile(values, part):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


# How many phones send the positions that are measured.
PROBES = 24
THREADS = 8


class Load:
    """Riders who send a position a second in batches: `questload positions` where it is at hand, else threads of this script."""

    def __init__(self, questload, event, riders, seconds):
        self.event, self.riders, self.end_at, self.times, self.failures = event, riders, None, [], 0
        self.process = None
        if questload:
            command = [questload, "positions", "--server", f"http://127.0.0.1:{event.port}", "--event", event.id, f"--token={event.token}",
                       "--riders", riders, "--seconds", seconds, "--prefix", "load"]
            self.process = subprocess.Popen([str(part) for part in command], stdout=subprocess.PIPE, text=True)
            self.process.stdout.readline()
            return
        names = [f"load-{number}" for number in range(riders)]
        event.new_riders(names)
        phones = [event.phone(name) for name in names]
        self.end_at = time.monotonic() + seconds
        self.threads = [threading.Thread(target=self.send, args=(phones[part::THREADS], part), daemon=True) for part in range(THREADS)]
        for thread in self.threads:
            thread.start()

    def send(self, phones, part):
        """Each phone hands in ten positions each ten seconds, spread over them."""
        connection = http.client.HTTPConnection("127.0.0.1", self.event.port)
        due, number = time.monotonic() + part * 0.02, 0
        while time.monotonic() < self.end_at:
            phone = phones[number % len(phones)]
            now = time.time()
            place = [61.4 + number * 7e-5, 55.16]
            body = json.dumps({"device": phone.device, "fixes": [[now - 9 + step, *place, 4, 5.2, 93] for step in range(10)]})
            begin = time.monotonic()
            connection.request("POST", f"/v1/events/{self.event.id}/sync", body,
                               {"Authorization": f"Bearer {phone.token}", "Content-Type": "application/json"})
            answer = connection.getresponse()
            answer.read()
            self.failures += answer.status != 200
            self.times.append((time.monotonic() - begin) * 1000)
            number += 1
            due += 10 / len(phones)
            time.sleep(max(0, due - time.monotonic()))

    def end(self):
        self.end_at = 0
        if self.process and self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    def summary(self):
        """What the load saw itself."""
        if self.process:
            return " ".join(self.process.communicate()[0].split())
        for thread in self.threads:
            thread.join()
        return f"{len(self.times)} requests of theirs, p99 {percentile(self.times, 0.99):.0f} ms, {self.failures} failed"


def positions(browser, name, event, questload, riders=1000, samples=200):
    """From the moment at which a phone sends a position until the organiser's map is given it."""
    office = OfficePage(browser, name, event).sign_in()
    office.part("live")
    load = Load(questload, event, riders, int(samples * 0.37) + 20) if riders else None
    try:
        office.watch_map()
        # Many phones by turns, so that none moves again before the map has shown where it is.
        event.new_riders([f"probe-{number}" for number in range(PROBES)])
        probes = [event.phone(f"probe-{number}") for number in range(PROBES)]
        sent = {}
        office.tab.wait_for_timeout(3000)
        for number in range(samples):
            place = (round(-32.002 + number * 1e-5, 6), 55.001)
            probe = probes[number % PROBES]
            sent[f"{probe.rider} {place[0]:.6f} {place[1]:.6f}"] = probe.send(*place) * 1000
            # Uneven steps, so that samples meet every phase of what the server does once in a while.
            office.tab.wait_for_timeout(170 + number * 37 % 230)
        office.tab.wait_for_timeout(4000)
        seen = office.seen()
        lost = [key for key in sent if key not in seen]
        times = [seen[key] - sent[key] for key in sent if key in seen]
        summary = load.summary() if load else ""
    finally:
        if load:
            load.end()
    p99 = percentile(times, 0.99)
    found = (f"{len(times)} of {samples} positions on the organiser's map beside {riders} riders: "
             f"median {statistics.median(times):.0f} ms, p99 {p99:.0f} ms, longest {max(times):.0f} ms; {summary}")
    print(f"  {found}", flush=True)
    office.close()
    check(not lost, f"{len(lost)} positions never came to the map: {found}")
    check(p99 <= 1000, f"the p99 is {p99:.0f} ms")
    return None


def decisions(browser, name, event, count=10):
    """From the organiser's key until the rider's phone shows accepted or rejected."""
    office = OfficePage(browser, name, event).sign_in()
    times = []
    for number in range(count):
        rider = RiderPage(browser, name, event, place=place_of(event, "group")).join(f"r{number}")
        rider.go()
        rider.reach("group", place_of(event, "group"))
        rider.tab.locator("#answer-text, #answer-photo").first.wait_for(state="attached")
        outcome = rider.answer("group", f"we were here {number}") if rider.tab.locator("#answer-text").count() else None
        check(outcome == "pending", f"answer {number}, which the organiser judges, is {outcome}: {rider.lines()[-4:]}")
        rider.sent()
        digest = until(lambda: [a["answer"] for a in event.api("answers")[1] if a["rider"] == rider.rider], "the answer waiting")[-1]
        office.part("answers")
        office.tab.wait_for_selector(f'#answer-list [data-answer="{digest}"]')
        office.tab.click(f'#answer-list [data-answer="{digest}"]')
        office.tab.wait_for_selector(f'#answer-card[data-answer="{digest}"]')
        accepted = number % 2 == 0
        begin = time.monotonic()
        office.tab.keyboard.press("a" if accepted else "r")
        rider.tab.wait_for_selector(f'#verdict[data-outcome="{"accepted" if accepted else "rejected"}"]', timeout=20_000)
        times.append((time.monotonic() - begin) * 1000)
        rider.close()
    office.close()
    found = f"{count} decisions on the rider's phone: median {statistics.median(times):.0f} ms, longest {max(times):.0f} ms"
    check(max(times) <= 2000, found)
    return found
