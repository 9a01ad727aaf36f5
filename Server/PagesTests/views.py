"""All pages at three sizes: pictures for Docs/event-day.md, and what axe-core and the layout say of each."""

from browsers import SIZES
from event_server import right_answer, tasks
from functional import place_of
from office_page import PARTS, OfficePage
from rider_page import RiderPage
from spectators import LivePage
from windows import EventPage, check


def take(page, folder, title, faults, looks=True):
    page.tab.wait_for_timeout(700)
    if folder:
        page.tab.screenshot(path=str(folder / f"{title}.png"))
    if looks:
        faults += [f"{title}: {fault}" for fault in page.look_at()]
        if page.name == "chromium":
            try:
                page.axe()
            except SystemExit as finding:
                faults.append(f"{title}: {finding}")


def rider(browser, name, event, size, scheme, language, folder, faults):
    title = f"rider-{size}-{scheme}"
    page = RiderPage(browser, name, event, size, scheme=scheme, language=language)
    page.open(f"e/{event.id}")
    page.tab.wait_for_selector('body[data-state="fresh"]')
    take(page, folder, f"{title}-join", faults)
    # Each look is another rider's, for whom nothing is solved yet.
    order = list(SIZES).index(size) * 2 + (scheme == "dark")
    page.join(f"r{order}", by_link=False).roads()
    page.go()
    page.ride_to(place_of(event, "bridge"))
    page.reach("bridge", place_of(event, "bridge"))
    page.answer("bridge", "seventeen")
    page.tab.wait_for_selector('#verdict[data-outcome="rejected"]')
    take(page, folder, f"{title}-answer", faults)
    page.answer("bridge", right_answer(tasks(event.file)["bridge"]))
    page.task("theatre")
    page.tab.click("#task-head")
    page.view("map")
    page.tab.wait_for_selector('#stage[data-route]', state="attached")
    take(page, folder, f"{title}-map", faults)
    for view in ("tasks", "messages", "team", "more"):
        page.view(view)
        take(page, folder, f"{title}-{view}", faults)
    page.close()


def office(browser, name, event, size, scheme, language, folder, faults):
    page = OfficePage(browser, name, event, size, scheme=scheme, language=language).sign_in()
    for part in PARTS:
        page.part(part)
        take(page, folder, f"office-{size}-{scheme}-{part}", faults)
    page.close()
    page = OfficePage(browser, name, event, size, scheme=scheme, language=language)
    page.open(f"e/{event.id}/office")
    page.tab.wait_for_selector("#sign-in:not([hidden])")
    take(page, folder, f"office-{size}-{scheme}-sign-in", faults)
    page.close()


def live(browser, name, event, size, scheme, language, folder, faults):
    page = LivePage(browser, name, event, size=size, scheme=scheme, language=language).show()
    page.tab.wait_for_selector("#standings tbody tr")
    page.tab.wait_for_timeout(2500)
    page.tab.locator("#standings .star").first.click()
    take(page, folder, f"live-{size}-{scheme}", faults)
    page.close()


def events(browser, name, event, size, scheme, language, folder, faults):
    page = EventPage(browser, name, event, size, scheme=scheme, language=language)
    page.expected += ["401", "403", "404"]
    page.open("events")
    page.tab.wait_for_selector("body[data-page=events]")
    take(page, folder, f"events-{size}-{scheme}", faults)
    page.close()


def all_views(browser, name, event, folder=None, sizes=SIZES, pages=(rider, office, live, events)):
    """Opens every page at every size; light in English, dark in Russian."""
    faults = []
    event.change(showsStandings=True, showsPositions=True, showsNames=True, delay=5)
    for size in sizes:
        for scheme, language in (("light", "en"), ("dark", "ru-RU")):
            for page in pages:
                page(browser, name, event, size, scheme, language, folder, faults)
    check(not faults, f"{len(faults)} faults: " + "; ".join(sorted(set(faults))[:15]))
    return f"{len(sizes) * 2} looks of {len(pages)} pages"
