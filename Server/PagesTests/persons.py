"""What riders are told before they join, and what they may ask for afterwards; what of children others see."""

import io
import json
import zipfile

from office_page import OfficePage
from rider_page import START, RiderPage
from spectators import LivePage
from windows import check, same, until

LEFT = """() => new Promise((resolve, reject) => {
  const opening = indexedDB.open("veloquest-event");
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const database = opening.result, tables = [...database.objectStoreNames].filter((name) => name !== "parts"), left = {};
    const reading = database.transaction(tables);
    const note = (name) => ({ target }) => { if (target.result) left[name] = target.result; };
    for (const name of tables) reading.objectStore(name).count().onsuccess = note(name);
    reading.oncomplete = () => { database.close(); resolve(left); };
  };
})"""


def consent(browser, name, event):
    """What is kept is said on one screen of a phone, and nobody joins who did not agree."""
    named = {"en": ["5 min", "90 days", "your name", "guardian"], "ru": ["5 мин", "90 дней", "ваше имя", "опекун"]}
    for language, words in named.items():
        event.change(showsPositions=True, showsStandings=True, showsNames=True, delay=300, retention=90)
        page = RiderPage(browser, name, event, language=language)
        page.open(f"e/{event.id}")
        page.tab.wait_for_selector('#kept-of-you[data-state="ready"]')
        said = page.text("#join")
        check(all(word in said for word in words), f"what is kept: {said}")
        check(not page.tab.is_checked("#agreed"), "the box is checked by the page")
        hidden = page.tab.evaluate("(() => { const it = document.querySelector('#welcome'); return it.scrollHeight - it.clientHeight; })()")
        check(hidden <= 0, f"{hidden} pixels of what is kept are beyond the screen in {language}")
        faults = page.look_at()
        check(not faults, "; ".join(faults))
        if name == "chromium":
            page.axe()
        page.tab.locator("#code").fill(event.codes["r1"])
        page.tab.click("#join-button")
        page.tab.wait_for_selector('#join-problem[data-code="consent"]')
        riders = {each["rider"]: each for each in event.api("riders")[1]}
        check(not riders["r1"].get("joined"), "somebody joined without agreeing")
        page.close()
    event.change(showsPositions=False, showsStandings=False, retention=0)
    page = RiderPage(browser, name, event)
    page.open(f"e/{event.id}")
    page.tab.wait_for_selector('#kept-of-you[data-state="ready"]')
    said = page.text("#kept-list")
    check("Spectators see nothing" in said and "until the organiser deletes it" in said, f"what is kept: {said}")
    page.close()


def own_data(browser, name, event):
    """A copy of everything, and then nothing is left of the person: at the server, and on the phone."""
    page = RiderPage(browser, name, event).join("r2")
    page.go()
    page.ride_to(START)
    page.sent()
    until(lambda: b"tracks/" in event.api("riders/r2/data.zip", raw=True)[1], "the rider's positions at the server", tab=page.tab)
    page.view("more")
    file, content = page.saved("#download-mine")
    same(file, f"{event.id}-r2.zip", "the file of the rider's data")
    archive = zipfile.ZipFile(io.BytesIO(content))
    kept = json.loads(archive.read("rider.json"))
    same(kept["name"], "Clara", "the name in the rider's data")
    lines = archive.read("logs.jsonl").decode().splitlines()
    check(lines and any(each.startswith("tracks/") for each in archive.namelist()), f"the rider's data: {archive.namelist()}")
    page.tab.click("#erase-me")
    page.tab.wait_for_selector("#erase-sheet[open]")
    faults = page.look_at()
    check(not faults, "; ".join(faults))
    if name == "chromium":
        page.axe()
    page.tab.locator("#erase-typed").fill("r3")
    page.tab.click("#erase-now")
    page.tab.wait_for_selector("#erase-problem:not([hidden])")
    page.tab.locator("#erase-typed").fill("r2")
    page.tab.click("#erase-now")
    page.tab.wait_for_selector('body[data-state="fresh"]')
    riders = {each["rider"]: each for each in event.api("riders")[1]}
    left = riders.get("r2", {})
    # The team stays, since others ride in it.
    check(not left.get("name") and not left.get("joined") and not left.get("lines"), f"the server has {left}")
    check("Clara" not in event.api("riders.csv", raw=True)[1].decode(), "the name is in the table of riders")
    same(page.tab.evaluate(LEFT), {}, "what is left on the phone")
    page.close()


def children(browser, name, event):
    """Spectators see the number of a child, and the names of others."""
    status, answer = event.api("riders", [{"rider": "kid", "name": "Little Maria", "minor": True}])
    same(status, 200, f"a child on the list: {answer}")
    event.codes |= answer
    event.change(showsPositions=True, showsStandings=True, showsNames=True, delay=0)
    for rider in ("kid", "r4"):
        event.phone(rider).send(-32.0, 55.0)
    page = LivePage(browser, name, event).show()
    tab = page.tab
    until(lambda: "Elena" in tab.inner_text("body"), "the name of a rider on the spectators' page", 40, tab=tab)
    shown = tab.inner_text("body")
    check("kid" in shown and "Maria" not in shown, f"spectators see of a child: {shown[:400]}")
    for route in ("starters", "standings"):
        check(b"Maria" not in event.api(route, token=None, raw=True)[1], f"{route} has the name of a child")
    page.close()


def in_office(browser, name, event):
    """The organiser says how long persons are kept and who is a child, and hands out what is kept of somebody."""
    page = OfficePage(browser, name, event).sign_in()
    tab = page.tab
    page.part("event")
    for days in ("30", "0"):
        tab.locator("#setting-retention").fill(days)
        tab.keyboard.press("Tab")
        until(lambda: event.api("about")[1].get("retention", 0) == int(days), f"{days} days", tab=tab)
    page.part("riders")
    tab.locator("#rider-id").fill("kid")
    tab.locator("#rider-name").fill("Little Maria")
    tab.check("#rider-minor")
    tab.click('[data-do="add-rider"]')
    tab.wait_for_selector('[data-rider="kid"][data-minor]')
    riders = {each["rider"]: each for each in event.api("riders")[1]}
    check(riders["kid"].get("minor") is True and not riders["r1"].get("minor"), f"children: {riders['kid']}")
    tab.click('[data-rider="kid"] [data-do="edit"]')
    check(tab.is_checked("#rider-minor"), "the mark of a child is not in the form")
    tab.uncheck("#rider-minor")
    tab.click('[data-do="add-rider"]')
    tab.wait_for_selector('[data-rider="kid"]:not([data-minor])')
    page.part("live")
    tab.locator("#live-search").fill("Maria")
    tab.click('.rider-row button:has-text("Maria")')
    file, content = page.saved('[data-do="person-data"]')
    same(file, f"{event.id}-kid.zip", "the file of a person's data")
    same(json.loads(zipfile.ZipFile(io.BytesIO(content)).read("rider.json"))["name"], "Little Maria", "the name in it")
    page.close()


ALL = {"consent": consent, "own data": own_data, "children": children, "office": in_office}
