"""Opens the page that `questctl simulate --report` writes in a browser without a screen, and uses it by mouse and by keys.

    python3 .ci/report.py <questctl> <folder for pages and pictures>

Fails on anything in the browser's console, on any request, where the page tells other figures than `--format json`, on what axe-core
finds, where a page about a thousand riders is heavier than 6 MB, and where ten thousand riders on the screen of a phone are drawn less
than 30 times a second.
Installs Playwright, axe-core and Chromium where they are missing; where that cannot be, says so and tests nothing.
"""

import json
import pathlib
import subprocess
import sys

import report_riders
from report_browser import Page, check, clock, digits, install, same

SIZES = {"phone": (390, 844), "laptop": (1136, 640), "desktop": (1920, 1080)}
# The kinds of ground of the invented town.
GROUND = ["green", "forest", "water", "building"]


def compare(page, figures):
    """The figures of the page beside those for machines."""
    for key in ["contestants", "home", "inTime", "solvedAll", "wrongTurns", "reroutes"]:
        shown = page.tab.locator(f'[data-figure="{key}"] dd').evaluate("element => element.firstChild.textContent")
        same(digits(shown), str(figures[key]), key)
    shown = page.tab.locator('[data-figure="medianTime"] dd').evaluate("element => element.firstChild.textContent")
    same(shown, clock(figures["finishTime"]["median"]), "median time")
    for key in ["reached", "solved", "hints"]:
        shown = [digits(text) for text in page.texts(f'#tasks td[data-figure="{key}"]')]
        same(shown, [str(task[key]) for task in figures["tasks"]], key)
    same(page.names(), [task["name"] for task in figures["tasks"]], "names of tasks")
    firsts = [clock(task["arrival"]["least"]) if task["reached"] else "–" for task in figures["tasks"]]
    same(page.texts('#tasks td[data-figure="first"]'), firsts, "first arrivals")
    rows = [row for group in figures["standings"]["classes"] for row in group["rows"]]
    same(page.texts("#standings td.name"), [row["name"] for row in rows][:50], "the first of the standings")
    points = [digits(text) for text in page.texts("#standings tbody td:nth-child(3)")]
    same(points, [f'{row["points"]:g}' for row in rows][:50], "points")
    if len(rows) > 50:
        page.tab.click("#all")
        same(page.tab.locator("#standings tbody tr").count(), len(rows), "rows of all standings")


def see_heights(page):
    """The chart of heights follows the rider who is chosen, in both languages."""
    tab = page.tab
    chart = tab.locator("#chart-heights")
    check(chart.count() == 1, "a map with heights has no chart of them")
    words = page.text("#climb")
    check(" m up, " in words and words.endswith("%"), f"the chart says {words!r}")
    check(chart.locator("line.gap").count() == 0 and "known" not in words, f"known heights are marked as gaps: {words!r}")
    check(any(text.endswith(" km") for text in page.texts("#chart-heights svg text")), "the chart has no kilometres")
    check(any(text.endswith(" m") for text in page.texts("#chart-heights svg text")), "the chart has no metres")
    curve = chart.locator("path.curve").first.get_attribute("d")
    tab.select_option("#whose-heights", "1")
    check(chart.locator("path.curve").first.get_attribute("d") != curve, "another rider has the same heights")
    check(page.text("#climb") != words, "another rider climbs the same")
    tab.click('[data-language="ru"]')
    check(" м подъёма" in page.text("#climb"), "the chart is not in Russian")
    same(tab.locator("#whose-heights").input_value(), "1", "the rider chosen")
    for text in chart.inner_text().split():
        check(text not in ("undefined", "null", "NaN"), f"the chart says {text}")
    tab.click('[data-language="en"]')


def use(page, figures):
    """Moves the slider, plays, opens a task, zooms, switches the language."""
    tab = page.tab
    slider = tab.locator("#time")

    def counts():
        states = ["waiting", "riding", "standing", "home", "gaveUp"]
        shown = {state: tab.locator(f'#status [data-state="{state}"]') for state in states}
        return {state: int(digits(place.inner_text())) if place.count() else 0 for state, place in shown.items()}

    end = int(slider.get_attribute("max"))
    for share in [0, 0.3, 0.6]:
        page.move(round(end * share / 10) * 10)
        same(page.text("#clock"), clock(round(end * share / 10) * 10), "the clock")
        same(sum(counts().values()), figures["contestants"], "riders on the map")
    page.move(end)
    rows = [row for group in figures["standings"]["classes"] for row in group["rows"]]
    first = min(row["start"] for row in rows if "start" in row)
    home = sum(row["finished"] and row["finish"] - first <= end - 1 for row in rows)
    check(abs(counts()["home"] - home) <= 1, f"{counts()['home']} riders are home at the end, not {home}")
    page.move(0)
    slider.focus()
    tab.keyboard.press("ArrowRight")
    same(page.text("#clock"), "0:00:10", "the clock after a key")
    tab.click("#play")
    tab.wait_for_timeout(700)
    tab.click("#play")
    check(int(slider.input_value()) > 60, "the replay does not move")

    first = figures["tasks"][0]
    marker = tab.locator("#markers button").first
    marker.focus()
    tab.keyboard.press("Enter")
    check(first["name"] in page.text("#details"), "the details of a task do not open")
    tab.keyboard.press("Escape")
    check(not tab.locator("#details").is_visible(), "the details of a task do not close")

    before = marker.get_attribute("style")
    tab.locator("#map").hover()
    tab.mouse.wheel(0, -300)
    tab.wait_for_timeout(200)
    check(marker.get_attribute("style") != before, "the wheel does not zoom")
    tab.click("#fit")
    same(marker.get_attribute("style"), before, "the view of all tasks")
    tab.locator("#heat").uncheck()
    tab.locator("#heat").check()

    heading = page.text("#tasks-head")
    tab.click('[data-language="ru"]')
    same(tab.evaluate("document.documentElement.lang"), "ru", "the language")
    same((heading, page.text("#tasks-head")), ("Tasks", "Задания"), "a heading")
    for text in tab.locator("main").inner_text().split():
        check(text not in ("undefined", "null", "NaN"), f"the page says {text}")
    tab.click('[data-language="en"]')


def see_gaps(page):
    """The chart marks where heights are not known, and says how much that is."""
    gaps = page.tab.locator("#chart-heights line.gap")
    curves = page.tab.locator("#chart-heights path.curve:not(.steepest)")
    check(gaps.count() > 0 and curves.count() > 0, "gaps of the heights are not marked")
    check("; heights known for " in page.text("#climb"), f"the chart says {page.text('#climb')!r}")


# So many riders are drawn on the screen of a phone; fewer with --quick, since the event takes minutes to simulate.
CROWD = 2_000 if "--quick" in sys.argv else 10_000
KINDS = ["built", "green", "forest", "sand", "ice", "water", "building"]


def see_ground(page, kinds):
    """The map shows these kinds of ground, and no others."""
    page.tab.locator("#heat").uncheck()
    for kind, count in zip(KINDS, page.colours("ground", [f"ground-{kind}" for kind in KINDS])):
        check(count > 300 if kind in kinds else count < 50, f"{count} pixels of the map are {kind}")


def page_has_heights(browser, path):
    page = Page(browser, path)
    count = page.tab.locator("#chart-heights").count()
    page.close()
    return count > 0


def hostile(quest, path):
    """A quest whose words try to be more than words."""
    words = "</script><script>alert(1)</script><!--<img src=x onerror=alert(2)>{{script}}"
    content = json.loads(pathlib.Path(quest).read_text())
    content["quest"]["title"] = words
    content["quest"].pop("texts", None)
    task = next(feature for feature in content["features"] if "id" in feature)
    task["properties"]["name"] = words
    path.write_text(json.dumps(content))
    return words


def closing(quest, path):
    """A quest that closes the roads of a block near its first task."""
    content = json.loads(pathlib.Path(quest).read_text())
    longitude, latitude = next(feature["geometry"]["coordinates"] for feature in content["features"] if "id" in feature)
    area = [[longitude + east, latitude + north] for east, north in [(-2e-3, 1e-3), (-1e-3, 1e-3), (-1e-3, 2e-3), (-2e-3, 2e-3), (-2e-3, 1e-3)]]
    content["features"].append(
        {"type": "Feature", "properties": {"role": "closure"}, "geometry": {"type": "Polygon", "coordinates": [area]}}
    )
    path.write_text(json.dumps(content))
    return path


def main():
    questctl, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    executable, playwright = install()
    folder.mkdir(parents=True, exist_ok=True)

    def run(*arguments):
        return subprocess.run([questctl, *map(str, arguments)], check=True, stdout=subprocess.PIPE).stdout

    def simulate(quest, page, riders, *more, ridden=None):
        text = run(
            "simulate", quest, "--map", ridden or town, "--riders", riders, "--format", "json", "--report", page, "--language", "en",
            "--for", "organiser", *more
        )
        return json.loads(text)

    town = folder / "report-town.vqmap"
    run("map", "generate", "--seed", 1, "--size", "town", "-o", folder / "report-town.osm.pbf")
    run("map", "build", folder / "report-town.osm.pbf", "-o", town)

    hilly, tiles = folder / "report-hills.vqmap", folder / "report-tiles"
    run("map", "generate", "--seed", 1, "--size", "town", "-o", folder / "report-hills.osm.pbf", "--elevation", tiles)
    run("map", "build", folder / "report-hills.osm.pbf", "--elevation", tiles, "-o", hilly)

    quest, path = "quests/millers-secret.geojson", folder / "event.html"
    figures = simulate(quest, path, 200)
    before = path.read_bytes()
    simulate(quest, path, 200)
    check(path.read_bytes() == before, "the same event gives other bytes")
    simulate("quests/old-town.geojson", folder / "thousand.html", 1000)
    simulate("quests/old-town.geojson", folder / "thousand-hills.html", 1000, ridden=hilly)
    sizes = [(folder / f"{name}.html").stat().st_size for name in ["thousand", "thousand-hills"]]
    check(max(sizes) < 6_000_000, f"the pages about a thousand riders take {sizes} bytes")
    crowd = folder / "crowd.html"
    simulate("quests/old-town.geojson", crowd, CROWD, "--start", "mass")
    simulate(quest, folder / "hills.html", 40, ridden=hilly)
    # The tiles of the west alone.
    western = [word for tile in sorted(tiles.glob("*W033*")) for word in ("--elevation", tile)]
    run("map", "build", folder / "report-hills.osm.pbf", *western, "-o", folder / "report-west.vqmap")
    simulate(quest, folder / "west.html", 40, ridden=folder / "report-west.vqmap")
    archive, bare = folder / "report-town.pmtiles", path.stat().st_size
    run("map", "tiles", folder / "report-town.osm.pbf", "-o", archive)
    simulate(quest, folder / "ground.html", 200, "--tiles", archive)
    few = simulate(closing(quest, folder / "closed-road.geojson"), folder / "few.html", 5, "--tiles", archive)
    added = (folder / "ground.html").stat().st_size - bare
    check(0 < added < 300_000, f"the ground takes {added} bytes")
    evil = folder / "hostile.geojson"
    words = hostile(quest, evil)
    simulate(evil, folder / "hostile.html", 5)

    with playwright() as tools:
        browser = tools.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        page = Page(browser, path)
        compare(page, figures)
        use(page, figures)
        page.close()
        page = Page(browser, path)
        see_ground(page, [])
        page.close()
        page = Page(browser, path)
        report_riders.order_of_tabs(page)
        report_riders.choose_by_keys(page, figures)
        report_riders.follow(page, figures)
        report_riders.choose_on_map(page)
        page.axe()
        page.close()
        page = Page(browser, folder / "few.html")
        same(page.texts("#chosen .to-standings"), [row["name"] for row in report_riders.all_rows(few)], "the riders of a small field")
        report_riders.signs(page)
        page.close()
        report_riders.states(browser, folder / "few.html", folder)
        page = Page(browser, path, SIZES["phone"])
        report_riders.clusters(page)
        page.close()
        for scheme in ["light", "dark"]:
            report_riders.printed(browser, path, report_riders.all_rows(figures), scheme)
        rates = [report_riders.speed(browser, crowd, CROWD, ratio) for ratio in [1, 2]]
        check(min(rates) >= 30, f"{CROWD} riders are drawn {rates} times a second")
        check(not page_has_heights(browser, path), "a map without heights has a chart of them")
        page = Page(browser, folder / "hills.html")
        see_heights(page)
        page.close()
        page = Page(browser, folder / "west.html")
        see_gaps(page)
        page.tab.locator("#chart-heights").screenshot(path=folder / "heights-gaps.png")
        page.close()
        page = Page(browser, folder / "hostile.html")
        same(page.text("h1"), words, "the title")
        check(words in page.names(), "the name of a task is not shown as it is")
        report_riders.policy(page)
        page.close()
        for name, size in SIZES.items():
            for scheme in ["light", "dark"]:
                for event in ["event", "few"]:
                    page = Page(browser, folder / f"{event}.html", size, scheme)
                    if event != "few":
                        for place in [0, 4, 11]:
                            page.tab.locator("#standings button.link").nth(place).click()
                    page.axe()
                    page.tab.screenshot(path=folder / f"{event}-{name}-{scheme}.png", full_page=True)
                    page.close()
                page = Page(browser, folder / "ground.html", size, scheme)
                page.tab.locator("#frame").screenshot(path=folder / f"ground-{name}-{scheme}.png")
                see_ground(page, GROUND)
                page.close()
                page = Page(browser, folder / "hills.html", size, scheme)
                page.tab.locator("#chart-heights").screenshot(path=folder / f"heights-{name}-{scheme}.png")
                page.close()
        browser.close()
    print(f"report: the page holds in {executable}; pictures are in {folder}; the ground takes {added} bytes")
    print(f"report: pages about a thousand riders take {max(sizes) / 1e6:.2f} MB or less, that about {CROWD} {crowd.stat().st_size / 1e6:.2f} MB")
    print(f"report: {CROWD} riders on the screen of a phone: {rates[0]:.0f} frames a second, with two points to a pixel {rates[1]:.0f}")


main()
