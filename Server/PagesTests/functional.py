"""The eleven tests of the first app, on the pages of an event: each takes a browser and an event, and fails by raising."""

import json
import re
import subprocess

from browsers import SIZES
from event_server import right_answer, tasks
from rider_page import START, RiderPage
from task_codes import task_codes
from windows import check, same, until


def place_of(event, id):
    return tuple(tasks(event.file)[id]["geometry"]["coordinates"])


def map_with_all_tasks(browser, name, event):
    """Each task lies on the map where its file has it: a click there opens it."""
    page = RiderPage(browser, name, event, "laptop").join("r0")
    tab = page.tab
    page.view("map")
    tab.wait_for_selector("#map [data-drawn], #map[data-drawn]")
    kind = tab.evaluate("() => document.querySelector('#map').groundMap.kind")
    for id, feature in tasks(event.file).items():
        tab.click("#whole")
        tab.wait_for_timeout(500 if kind == "tiles" else 150)
        x, y = tab.evaluate("(place) => document.querySelector('#map').groundMap.pixel(...place)", feature["geometry"]["coordinates"])
        box = tab.locator("#map").bounding_box()
        check(0 <= x <= box["width"] and 0 <= y <= box["height"], f"{id} lies beyond the map at {x}, {y}")
        tab.mouse.click(box["x"] + x, box["y"] + y)
        tab.wait_for_selector(f'#task[data-task="{id}"], #target[data-task="{id}"]', state="attached", timeout=5000)
        page.view("map")
    page.close()
    return f"{len(tasks(event.file))} tasks on a map of {kind}"


def details(browser, name, event):
    page = RiderPage(browser, name, event).join("r0")
    for id, feature in tasks(event.file).items():
        properties = feature["properties"]
        page.task(id)
        check(page.text("#task-name").endswith(properties["name"]), f"the name of {id} is shown as {page.text('#task-name')}")
        if properties.get("description"):
            check(properties["description"] in page.text("#task-description"), f"the description of {id} is not shown")
        for fact in ("category", "difficulty", "points"):
            check(page.text(f'#task-facts [data-fact="{fact}"]'), f"{id} shows no {fact}")
        check(re.search(r"\d", page.text('#task-facts [data-fact="points"]')), f"{id} shows no points")
    page.close()


def route_equals(browser, name, event):
    page = RiderPage(browser, name, event).join("r0").roads()
    page.go()
    page.ride_to(START)
    found = []
    for id in ("station", "market"):
        shown, points = head_for(page, id)
        fix = page.tab.locator("body").get_attribute("data-fix").split(",")
        command = [event.questctl, "route", "--map", event.map, "--format", "json", "--",
                   ",".join(fix[:2]), ",".join(map(str, place_of(event, id)))]
        own = json.loads(subprocess.run([str(part) for part in command], check=True, capture_output=True).stdout)
        length = metres(own)
        check(abs(shown - length) <= 1, f"the route to {id} has {shown} m in the page, {length} m by questctl")
        found.append(f"{id} {shown:.1f} m, {points} points")
    page.close()
    return "; ".join(found)


def head_for(page, id):
    """Chooses a task as the target and waits for its route: its metres and its number of points."""
    page.task(id)
    before = int(page.tab.locator("#stage").get_attribute("data-routes") or 0)
    page.tab.click("#task-head")
    page.tab.wait_for_selector(f'#target[data-task="{id}"]', state="attached")

    def route():
        stage = page.tab.locator("#stage")
        is_new = int(stage.get_attribute("data-routes") or 0) > before and stage.get_attribute("data-route") == "engine"
        return route_of(page) if is_new else None
    return until(route, f"a route to {id}", tab=page.tab)


def route_of(page):
    length, points = (page.tab.locator("#stage").get_attribute(f"data-route-{what}") for what in ("metres", "points"))
    return (float(length), int(points)) if length and points else None


def metres(document):
    """The length in what `questctl route --format json` writes."""
    route = document["routes"][0] if "routes" in document else document
    return next(float(route[key]) for key in ("distance", "length", "metres") if key in route)


def same_position(browser, name, event):
    """What one phone says of its place, the phone of its team mate and the laptop of the organiser show."""
    place = place_of(event, "theatre")
    first = RiderPage(browser, name, event, place=place).join("r0")
    second = RiderPage(browser, name, event, place=place).join("r1")
    for page in (first, second):
        page.go()
        page.ride_to(place)
    fixes = [tuple(map(float, page.tab.locator("body").get_attribute("data-fix").split(",")[:2])) for page in (first, second)]
    check(all(abs(a - b) < 3e-6 for a, b in zip(*fixes)), f"two phones at one place show {fixes}")
    second.view("team")
    second.tab.wait_for_selector('#team-riders li[data-rider="r0"]')

    def at_server():
        first.move(place)
        riders = {rider["rider"]: rider for rider in event.api("riders")[1]}
        found = [riders[rider].get("position") for rider in ("r0", "r1")]
        return all(found) and all(abs(p[2] - place[0]) < 5e-6 and abs(p[3] - place[1]) < 5e-6 for p in found)
    until(at_server, "the place of both at the server", 30, 0.5, first.tab)
    for page in (first, second):
        page.close()


def paging(browser, name, event):
    page = RiderPage(browser, name, event).join("r0")
    tab = page.tab
    all_tasks = list(tasks(event.file))
    page.view("tasks")
    tab.wait_for_selector("#page-text")
    pages = int(tab.locator("#page-text").get_attribute("data-pages"))

    def on_page():
        return tab.eval_on_selector_all("#tasks-list .task", "(rows) => rows.map((row) => row.dataset.task)")
    seen = [on_page()]
    for number in range(2, pages + 1):
        tab.click("#page-next")
        tab.wait_for_selector(f'#page-text[data-page="{number}"]')
        seen.append(on_page())
    same(sorted(sum(seen, [])), sorted(all_tasks), "the tasks on all pages")
    for number in range(pages - 1, 0, -1):
        tab.click("#page-previous")
        tab.wait_for_selector(f'#page-text[data-page="{number}"]')
        same(on_page(), seen[number - 1], "a page seen again")
    tab.locator("#tasks-list .task a").first.click()
    tab.wait_for_selector("#task")
    order = [tab.locator("#task").get_attribute("data-task")]
    for _ in range(len(all_tasks) - 1):
        tab.click("#task-next")
        tab.wait_for_selector(f'#task:not([data-task="{order[-1]}"])')
        order.append(tab.locator("#task").get_attribute("data-task"))
    same(sorted(order), sorted(all_tasks), "the tasks from one to the next")
    for id in reversed(order[:-1]):
        tab.click("#task-previous")
        tab.wait_for_selector(f'#task[data-task="{id}"]')
    page.close()
    return f"{pages} pages of the list, {len(order)} tasks"


def contacts(browser, name, event):
    page = RiderPage(browser, name, event).join("r0")
    page.view("more")
    text = page.text("#contacts li")
    links = page.tab.eval_on_selector_all("#contacts a", "(links) => links.map((link) => link.getAttribute('href'))")
    contact = event.file["quest"]["contacts"][0]
    check(contact["name"] in text, f"the contact is shown as {text}")
    check(any(link.startswith("tel:") for link in links), f"nobody can be called: {links}")
    check(f"mailto:{contact['email']}" in links, f"nobody can be written to: {links}")
    page.close()


def sizes(browser, name, event):
    """Nothing overlaps, is cut or too small, in all views, at three sizes, in both languages."""
    faults, count = [], 0
    for size in SIZES:
        for scheme, language in (("light", "en"), ("dark", "ru-RU")):
            page = RiderPage(browser, name, event, size, scheme=scheme, language=language).join("r0")
            for view in ("map", "tasks", "messages", "team", "more"):
                page.view(view)
                page.tab.wait_for_timeout(250)
                count += 1
                faults += [f"{size} {language} {view}: {fault}" for fault in page.look_at()]
            page.task("theatre")
            faults += [f"{size} {language} task: {fault}" for fault in page.look_at()]
            page.close()
    check(not faults, f"{len(faults)} faults: " + "; ".join(sorted(set(faults))[:12]))
    return f"{count + 6} views without overlap or cut"


def rerouting(browser, name, event, ride):
    """The rider leaves the route on a simulated ride to another task, and gets new ones."""
    page = RiderPage(browser, name, event, place=ride[0]).join("r2").roads()
    page.go()
    page.ride_to(ride[0])
    head_for(page, "mill")
    before = int(page.tab.locator("#stage").get_attribute("data-routes"))
    page.view("map")
    for place in ride[:400]:
        page.move(place)
        page.tab.wait_for_timeout(160)
        if int(page.tab.locator("#stage").get_attribute("data-routes")) >= before + 2:
            break
    routes = int(page.tab.locator("#stage").get_attribute("data-routes")) - before
    check(routes >= 2, f"{routes} new routes on a ride that leaves them")
    left, points = route_of(page)
    page.close()
    return f"{routes} new routes; {left:.0f} m left"


def sign_in(browser, name, event):
    """A wrong code is refused in words, the right one joins, and a second phone cannot use it."""
    page = RiderPage(browser, name, event)
    page.expected += ["403", "409"]
    page.open(f"e/{event.id}")
    page.shown('body[data-state="fresh"] #code').fill("AAAA-AAAA")
    page.agree()
    page.tab.wait_for_selector('#join-problem[data-code="code-unknown"]')
    check(len(page.text("#join-problem")) > 20, "a wrong code is not explained")
    code = event.code_for("r3")
    page.shown("#code").fill(code.lower().replace("-", " "))
    page.tab.click("#join-button")
    page.ready()
    check(code not in page.tab.url and "code=" not in page.tab.url, "the code stays in the address")
    page.tab.reload()
    page.ready()
    other = RiderPage(browser, name, event)
    other.expected += ["409"]
    other.open(f"e/{event.id}#code={code}")
    other.agree()
    other.tab.wait_for_selector('#join-problem[data-code="code-in-use"]')
    check(len(other.text("#join-problem")) > 20, "a code in use is not explained")
    other.close()
    page.close()


def right(browser, name, event):
    """A right answer is confirmed, and the server counts the same."""
    page = RiderPage(browser, name, event).join("r4")
    page.go()
    page.reach("bridge", place_of(event, "bridge"))
    same(page.answer("bridge", right_answer(tasks(event.file)["bridge"])), "accepted", "the outcome of a right answer")
    same(page.state("bridge"), "solved", "the state after a right answer")
    page.sent()
    check("bridge" in [line.get("task") for line in event.lines("r4") if line.get("type") == "answered"], "the server has no answer")
    own, shown = event.judged()
    same(own, shown, "standings by questctl and by the server")
    page.close()


def wrong(browser, name, event):
    """A wrong answer is rejected; the task stays open for another."""
    page = RiderPage(browser, name, event).join("r5")
    page.go()
    page.reach("bridge", place_of(event, "bridge"))
    # A sealed answer that is not right to the letter is the server's to judge.
    page.answer("bridge", "seventeen")
    page.tab.wait_for_selector('#verdict[data-outcome="rejected"]')
    same(page.state("bridge"), "reached", "the state after a wrong answer")
    page.sent()
    page.close()


def revoked(browser, name, event, rider="r11"):
    """A phone that was let go says so, and hands what it could not send to its rider as a file."""
    page = RiderPage(browser, name, event).join(rider)
    page.go()
    page.reach("bridge", place_of(event, "bridge"))
    page.sent()
    page.expected += ["401", "403", "409"]
    # A new code lets the phone go that used the one before.
    event.code_for(rider)
    page.answer("bridge", "seventeen")
    page.tab.wait_for_selector('#sync[data-state="stopped"]')
    check(page.waiting() > 0, "a phone that was let go has nothing that waits")
    page.tab.click("#sync")
    check(str(page.waiting()) in page.text("#unsent"), "the page does not say how much the phone alone has")
    saved = [page.saved("#save-unsent")]
    page.tab.click("#sync-sheet [data-close]")
    lines = page.lines()
    page.view("more")
    page.tab.click("#leave")
    if page.has_downloads:
        saved.append(page.saved('#confirm [value="yes"]'))
    else:
        # What is saved is kept in the page, which is loaded anew here.
        page.tab.click('#confirm [value="yes"]')
    for title, content in saved:
        same(title, f"{event.id}-{rider}-log.jsonl", "the name of the file")
        missing = set(lines) - set(content.decode().splitlines())
        check(not missing, f"{len(missing)} of {len(lines)} lines are not in the file: {sorted(missing)[:1]}")
    check(any('"seventeen"' in line for line in lines), "the answer is not in the log")
    page.tab.wait_for_selector('body[data-state="fresh"]')
    page.close()


ALL = {
    "map with all tasks": map_with_all_tasks, "details": details, "route equals questctl's": route_equals,
    "position equal on both devices": same_position, "paging both ways": paging, "contacts": contacts,
    "three sizes": sizes, "re-route while moving": rerouting, "sign-in by code": sign_in, "right answer confirmed": right,
    "wrong answer rejected": wrong, "a phone that was let go": revoked, "codes of tasks": task_codes,
}
