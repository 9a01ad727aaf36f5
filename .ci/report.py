"""Opens the page that `questctl simulate --report` writes in a browser without a screen, and uses it.

    python3 .ci/report.py <questctl> <folder for pages and pictures>

Fails on anything in the browser's console, on any request, and where the page tells other figures than `--format json`.
Installs Playwright and Chromium where they are missing; where that cannot be, says so and tests nothing.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys

SIZES = {"phone": (390, 844), "laptop": (1136, 640), "desktop": (1920, 1080)}
# The kinds of ground of the invented town.
GROUND = ["green", "forest", "water", "building"]
BROWSERS = ["chromium", "chromium-browser", "google-chrome"]


def skip(reason):
    print(f"SKIPPED: the page is not tested in a browser, since {reason}")
    sys.exit(0)


def tries(*command):
    try:
        return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0
    except OSError:
        return False


def browser_path():
    return next((path for path in map(shutil.which, BROWSERS) if path), None)


def install():
    """The browser's path and Playwright's entry."""
    try:
        import playwright.sync_api
    except ImportError:
        if not tries(sys.executable, "-m", "pip", "install", "--quiet", "playwright"):
            skip("pip cannot install playwright")
        try:
            import playwright.sync_api
        except ImportError:
            skip("playwright cannot be imported")
    if not browser_path():
        as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
        tries(*as_root, "apt-get", "update", "-qq")
        tries(*as_root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-y", "-qq", "chromium")
    path = browser_path()
    if not path:
        skip("apt-get cannot install chromium")
    return path, playwright.sync_api.sync_playwright


def check(holds, what):
    if not holds:
        sys.exit(f"report: {what}")


def same(shown, expected, what):
    check(shown == expected, f"{what}: the page shows {shown!r}, the figures say {expected!r}")


def clock(seconds):
    whole = int(seconds + 0.5)
    return f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"


def digits(text):
    """A number as the page writes it, without what groups its digits."""
    return "".join(letter for letter in text if letter.isdigit() or letter in ".-")


class Page:
    """The page in a window, with all that goes wrong in it."""

    def __init__(self, browser, path, size=(1136, 640), scheme="light"):
        self.faults = []
        self.context = browser.new_context(viewport=dict(zip(("width", "height"), size)), color_scheme=scheme)
        self.tab = self.context.new_page()
        url = path.resolve().as_uri()
        self.tab.on("console", lambda message: self.faults.append(f"console: {message.text}"))
        self.tab.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.tab.on("dialog", lambda dialog: (self.faults.append(f"dialog: {dialog.message}"), dialog.dismiss()))
        self.tab.on(
            "request", lambda request: None if request.url in (url, "data:,") else self.faults.append(f"request: {request.url}")
        )
        self.tab.goto(url)
        self.tab.wait_for_selector("#tasks tbody tr")

    def text(self, selector):
        return self.tab.locator(selector).inner_text()

    def names(self):
        """The names of the tasks, without their kinds behind them."""
        return self.tab.locator("#tasks td.name").evaluate_all("cells => cells.map(cell => cell.firstChild.textContent)")

    def texts(self, selector):
        return self.tab.locator(selector).all_text_contents()

    def close(self):
        self.tab.wait_for_timeout(200)
        check(not self.faults, "; ".join(self.faults))
        wide = self.tab.evaluate("document.documentElement.scrollWidth - innerWidth")
        check(wide <= 0, f"the page is {wide} pixels wider than the window")
        self.context.close()


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

    def move(value):
        slider.evaluate(
            "(element, value) => { element.value = value; element.dispatchEvent(new Event('input', {bubbles: true})) }",
            str(value),
        )

    def counts():
        states = ["waiting", "riding", "standing", "home", "gaveUp"]
        shown = {state: tab.locator(f'#status [data-state="{state}"]') for state in states}
        return {state: int(digits(place.inner_text())) if place.count() else 0 for state, place in shown.items()}

    end = int(slider.get_attribute("max"))
    for share in [0, 0.3, 0.6]:
        move(round(end * share / 10) * 10)
        same(page.text("#clock"), clock(round(end * share / 10) * 10), "the clock")
        same(sum(counts().values()), figures["contestants"], "riders on the map")
    move(end)
    rows = [row for group in figures["standings"]["classes"] for row in group["rows"]]
    first = min(row["start"] for row in rows if "start" in row)
    home = sum(row["finished"] and row["finish"] - first <= end - 1 for row in rows)
    check(abs(counts()["home"] - home) <= 1, f"{counts()['home']} riders are home at the end, not {home}")
    move(0)
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


# How many pixels of the map have exactly the colour of each kind of ground.
PIXELS = """(kinds) => {
  const canvas = document.getElementById("ground");
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return kinds.map((kind) => {
    const style = getComputedStyle(document.documentElement).getPropertyValue(`--ground-${kind}`).trim();
    const [red, green, blue] = [1, 3, 5].map((place) => parseInt(style.slice(place, place + 2), 16));
    let count = 0;
    for (let place = 0; place < data.length; place += 4) {
      if (data[place] === red && data[place + 1] === green && data[place + 2] === blue && data[place + 3] === 255) count++;
    }
    return count;
  });
}"""
KINDS = ["built", "green", "forest", "sand", "ice", "water", "building"]


def see_ground(page, kinds):
    """The map shows these kinds of ground, and no others."""
    page.tab.locator("#heat").uncheck()
    for kind, count in zip(KINDS, page.tab.evaluate(PIXELS, KINDS)):
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
    for name in ["thousand", "thousand-hills"]:
        size = (folder / f"{name}.html").stat().st_size
        check(size < 5_000_000, f"the page {name} about a thousand riders takes {size} bytes")
    simulate(quest, folder / "hills.html", 40, ridden=hilly)
    # The tiles of the west alone.
    western = [word for tile in sorted(tiles.glob("*W033*")) for word in ("--elevation", tile)]
    run("map", "build", folder / "report-hills.osm.pbf", *western, "-o", folder / "report-west.vqmap")
    simulate(quest, folder / "west.html", 40, ridden=folder / "report-west.vqmap")
    archive, bare = folder / "report-town.pmtiles", path.stat().st_size
    run("map", "tiles", folder / "report-town.osm.pbf", "-o", archive)
    simulate(quest, folder / "ground.html", 200, "--tiles", archive)
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
        page.close()
        for name, size in SIZES.items():
            for scheme in ["light", "dark"]:
                page = Page(browser, path, size, scheme)
                page.tab.screenshot(path=folder / f"event-{name}-{scheme}.png", full_page=True)
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


main()
