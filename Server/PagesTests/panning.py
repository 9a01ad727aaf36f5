"""Frames while the organiser's and the spectators' maps are panned with two hundred riders on them."""

import math
import time

from office_page import OfficePage
from spectators import LivePage
from weights import frames as measure
from windows import until

RIDERS = 200


def frames(browser, name, event):
    """How many frames a second both maps have; printed, with what draws them, since software draws them where there is no graphics card."""
    event.new_riders([f"many-{number}" for number in range(RIDERS)])
    event.change(showsStandings=True, showsPositions=True, delay=0)
    for number in range(RIDERS):
        probe = event.phone(f"many-{number}")
        angle = number * 2.4
        probe.send(-32.0 + 0.0006 * math.sqrt(number) * math.cos(angle), 55.0 + 0.0003 * math.sqrt(number) * math.sin(angle))
    office = OfficePage(browser, name, event).sign_in()
    office.part("live")
    office.tab.wait_for_selector("#live-map canvas")
    until(lambda: office.tab.locator("#live-list [data-rider]").count() > 5, "riders in the list", 30, 0.3, office.tab)
    office.tab.wait_for_timeout(2000)
    show("office", measure(office, "#live-map"))
    office.close()
    time.sleep(6)
    live = LivePage(browser, name, event, size="laptop").show()
    live.tab.wait_for_selector("#map canvas")
    live.tab.wait_for_timeout(8000)
    show("live", measure(live, "#map"))
    live.close()


def show(page, frame):
    print(f"  {page}: {frame['rate']:.0f} frames a second with {RIDERS} riders, 95 of 100 within {frame['p95']:.0f} ms, "
          f"drawn by {frame['renderer']}", flush=True)
