"""A ride through the example: simulated to its finish with answers, with a reload on the way; and what questctl says of its log."""

import json
import re
import subprocess

from browsers import SIZES, Page, check, same

RIDER = """() => {
  let place;
  document.dispatchEvent(new CustomEvent("veloquest-rider", {detail: (pixel) => { place = pixel; }}));
  return place;
}"""
PARTS = """async () => {
  const { VeloQuest } = await import("./veloquest.js");
  const engine = await VeloQuest.load();
  return engine.parts;
}"""


def answers(pages):
    quest = json.loads((pages / "example/old-town.geojson").read_text())
    return {feature["id"]: ([feature["properties"]["answer"]] if not isinstance(feature["properties"].get("answer"), list)
                            else feature["properties"]["answer"])[0]
            for feature in quest["features"] if "answer" in feature["properties"]}


def begin(page):
    tab = page.open("ride.html")
    tab.click("#example")
    tab.wait_for_selector(".task", timeout=120_000)
    return tab


def speed(tab, value):
    tab.locator("#speed").evaluate(
        "(element, value) => { element.value = value; element.dispatchEvent(new Event('input', {bubbles: true})) }", value)


def open_task(tab, task):
    item = tab.locator(f'.task[data-task="{task}"]')
    if item.get_attribute("data-open") is None:
        item.locator(".task-head").click()
    return item


def entries(tab):
    return int(tab.locator("#log-facts").get_attribute("data-entries"))


def solve(tab, task, answer):
    item = open_task(tab, task)
    if item.get_attribute("data-state") == "open":
        item.locator(".act-head").click()
    if answer is None:
        tab.wait_for_selector(f'.task[data-task="{task}"][data-state="solved"]')
        return
    tab.wait_for_selector(f'.task[data-task="{task}"][data-state="reached"]')
    item = open_task(tab, task)
    item.locator("input[type=text]").fill(str(answer))
    item.locator("form button").click()
    tab.wait_for_selector(f'.task[data-task="{task}"][data-state="solved"]')


def use(browser, name, address, questctl, pages, folder):
    right = answers(pages)
    page = Page(browser, name, address)
    tab = begin(page)
    if name == "chromium":
        page.axe()
    speed(tab, "20")
    same(tab.locator("#signature").get_attribute("data-state"), "none", "the signature of the example")

    open_task(tab, "bridge").locator(".act-head").click()
    tab.wait_for_timeout(600)
    tab.click("#home-button")
    tab.wait_for_selector("#advice:not(:empty)")
    tab.click("#plan-button")
    tab.wait_for_selector('#advice:has-text("140")')
    item = tab.locator('.task[data-task="bridge"]')
    tab.wait_for_selector('.task[data-task="bridge"][data-state="reached"]')
    open_task(tab, "bridge").locator("input[type=text]").fill("seventeen")
    item.locator("form button").click()
    tab.wait_for_selector(".verdict.rejected")
    solve(tab, "bridge", right["bridge"])

    # Dragged off the route, the rider gets a new one.
    open_task(tab, "station").locator(".act-head").click()
    tab.wait_for_timeout(500)
    tab.click("#play")
    x, y = tab.evaluate(RIDER)
    box = tab.locator("#map").bounding_box()
    tab.mouse.move(box["x"] + x, box["y"] + y)
    tab.mouse.down()
    tab.mouse.move(box["x"] + x + 60, box["y"] + y + 40, steps=4)
    tab.mouse.up()
    tab.wait_for_selector('#live:has-text("New route")', state="attached", timeout=30_000)
    solve(tab, "station", right["station"])

    # A reload in the midst of a ride loses nothing.
    open_task(tab, "pond").locator(".act-head").click()
    tab.wait_for_timeout(600)
    before = entries(tab), tab.locator("#figure-points").inner_text(), tab.locator("#figure-solved").inner_text()
    tab.reload()
    tab.wait_for_selector(".task", timeout=120_000)
    after = entries(tab), tab.locator("#figure-points").inner_text(), tab.locator("#figure-solved").inner_text()
    check(after[0] >= before[0] and after[1:] == before[1:], f"after a reload the ride stands at {after} instead of {before}")
    speed(tab, "50")
    for task in ["pond", "theatre", "market", "mill", "observatory"]:
        solve(tab, task, right.get(task))
    points = tab.locator("#figure-points").inner_text()
    same(tab.locator("#figure-solved").inner_text(), "7/7", "tasks solved")

    tab.click("#end")
    tab.click("#confirm button[value=yes]")
    tab.wait_for_selector("#result:not([hidden])")
    check(points in tab.locator("#result .sum").inner_text(), "the result has other points than the ride")
    if name == "chromium":
        page.axe()
    log = folder / f"ride-{name}.jsonl"
    log.write_bytes(page.saved("#save-log")[1])
    judged = judge(questctl, pages, log)
    check(f"{points} points, 7 of 7 tasks solved" in judged, f"questctl judge says otherwise: {judged}")
    check("the log is signed with key" in judged, f"the log is not signed: {judged}")
    standings = json.loads(subprocess.run(
        [questctl, "standings", pages / "example/old-town.geojson", log, "--format", "json"], check=True, stdout=subprocess.PIPE).stdout)
    same(str(standings["classes"][0]["rows"][0]["points"]), points, "points in the standings")
    page.close()


def judge(questctl, pages, log):
    result = subprocess.run([questctl, "judge", pages / "example/old-town.geojson", log], capture_output=True, text=True, check=False)
    return result.stdout + result.stderr


def real(browser, name, address):
    """Positions of the browser instead of simulated ones."""
    page = Page(browser, name, address, "phone", "dark", "ru-RU",
                geolocation={"longitude": -31.998559, "latitude": 54.999279, "accuracy": 5}, permissions=["geolocation"])
    tab = begin(page)
    tab.check("#real")
    for step in range(6):
        page.context.set_geolocation({"longitude": -31.998559 + step / 1e6, "latitude": 54.999279, "accuracy": 5})
        tab.wait_for_timeout(1100)
    tab.wait_for_selector('.task[data-task="bridge"][data-state="reached"]')
    page.axe()
    page.close()


def signatures(browser, name, address, questctl, pages, folder):
    """An edition that the organiser signed says so; an altered one is refused, in both languages."""
    key, signed, altered = folder / "office.pem", folder / "signed.geojson", folder / "altered.geojson"
    if not key.exists():
        subprocess.run([questctl, "keygen", "-o", key], check=True, capture_output=True)
    quest = pages / "example/old-town.geojson"
    subprocess.run([questctl, "seal", quest, "--cost", "10", "--key", key, "-o", signed], check=True, capture_output=True)
    altered.write_bytes(signed.read_bytes().replace(b"Round the old town", b"Round the new town", 1))
    for language, words in [("en", "was changed since the organiser signed it"), ("ru-RU", "изменён после того")]:
        page = Page(browser, name, address, language=language)
        tab = page.open("ride.html")
        tab.wait_for_selector("#phase:empty", state="attached", timeout=120_000)
        tab.set_input_files("#quest-file", altered)
        tab.click("#begin")
        tab.wait_for_selector(f'#phase:has-text("{words}")', timeout=120_000)
        check("empty" in tab.locator("body").get_attribute("class"), "an altered edition is ridden")
        tab.set_input_files("#quest-file", signed)
        tab.click("#begin")
        tab.wait_for_selector('#signature[data-state="valid"]', timeout=120_000)
        shown = tab.locator("#signature").inner_text()
        check(re.search(r"[0-9A-Z]{4}(-[0-9A-Z]{4}){3}", shown), f"no fingerprint in: {shown}")
        page.close()


def pictures(browser, name, address, folder):
    for size in SIZES:
        for scheme, language in [("light", "en"), ("dark", "ru-RU")]:
            page = Page(browser, name, address, size, scheme, language)
            tab = page.open("ride.html")
            tab.wait_for_selector("#welcome h1:not(:empty)")
            tab.screenshot(path=folder / f"ride-empty-{size}-{scheme}.png")
            begin(page)
            open_task(tab, "theatre").locator(".act-head").click()
            tab.wait_for_timeout(4000)
            tab.screenshot(path=folder / f"ride-{size}-{scheme}.png")
            page.close()


def run(browser, name, address, questctl, pages, folder):
    page = Page(browser, name, address)
    page.open("index.html")
    page.tab.wait_for_selector("h1:not(:empty)")
    page.open("check.html")
    parts = page.tab.evaluate(PARTS)
    page.close()
    if not {"quest", "routing"} <= set(parts):
        print(f"SKIPPED: no ride, since this build of the engine has only {parts}")
        return
    use(browser, name, address, questctl, pages, folder)
    signatures(browser, name, address, questctl, pages, folder)
    if name == "chromium":
        real(browser, name, address)
        pictures(browser, name, address, folder)
