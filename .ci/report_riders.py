"""What the page about an event does with single riders, by mouse and by keys; how fast, how heavy and how legible it is."""

import json
import re
import shutil
import subprocess

from report_browser import Page, check, digits, same

PHONE = (390, 844)


def altered(source, target, change):
    """The page with other contents: `change` gets the figures and all the rest."""
    text = source.read_text()
    contents = {}
    for name in ["figures", "page"]:
        contents[name] = json.loads(re.search(f'id="{name}">(.*?)</script>', text, re.S).group(1))
    change(contents["figures"], contents["page"])
    for name, content in contents.items():
        words = json.dumps(content, ensure_ascii=False).replace("<", "\\u003c")
        text = re.sub(f'(id="{name}">).*?(</script>)', lambda match: match.group(1) + words + match.group(2), text, flags=re.S)
    target.write_text(text)
    return target


def all_rows(figures):
    return [row for group in figures["standings"]["classes"] for row in group["rows"]]


def choose_by_keys(page, figures):
    """Search, the list of matches, the comparison, and the way to the standings and back, without a mouse."""
    tab, rows = page.tab, all_rows(figures)
    first, second = rows[2], rows[-1]
    tab.locator("#search").focus()
    tab.keyboard.type(first["name"])
    check(tab.locator("#matches li").count() >= 1, "the search finds nobody")
    tab.keyboard.press("ArrowDown")
    tab.keyboard.press("ArrowUp")
    active = tab.locator("#search").get_attribute("aria-activedescendant")
    same(tab.locator(f"#{active}").get_attribute("aria-selected"), "true", "the active match")
    tab.keyboard.press("Enter")
    same(page.texts("#chosen .to-standings"), [first["name"]], "who is chosen")
    check(first["name"] in page.text("#live"), "nobody is told who was chosen")
    tab.keyboard.type(second["name"])
    tab.keyboard.press("Enter")
    same(page.texts("#splits thead th")[1:], [first["name"], second["name"]], "who is compared")
    facts = page.texts("#splits tr.fact:nth-child(2) td")
    same([digits(text) for text in facts], [f'{row["points"]:g}' for row in [first, second]], "points that are compared")
    same(tab.locator("#splits tbody tr").count(), 4 + len(figures["tasks"]), "rows of the comparison")
    check(tab.locator("#chart-pointsOverTime path.curve").count() == 3, "the chart of points does not show who is compared")

    tab.locator("#chosen .to-standings").nth(1).focus()
    tab.keyboard.press("Enter")
    same(tab.evaluate("document.activeElement.textContent"), second["name"], "the way to the standings")
    check(tab.evaluate("document.activeElement.closest('#standings') !== null"), "the way to the standings ends elsewhere")
    same(tab.evaluate("document.activeElement.getAttribute('aria-pressed')"), "true", "the row of a rider who is chosen")
    tab.keyboard.press("Enter")
    same(page.texts("#chosen .to-standings"), [first["name"]], "who is left")
    tab.keyboard.press("Enter")
    check(page.focused().startswith("to-standings"), "the way from the standings to the map")
    same(page.texts("#chosen .to-standings"), [first["name"], second["name"]], "who is chosen again")


def follow(page, figures):
    """The map goes with the rider, until it is moved by hand."""
    tab = page.tab
    button = tab.locator("#chosen .follow").first
    row = next(row for row in all_rows(figures) if row["name"] == page.texts("#chosen .to-standings")[0])
    start = row["start"] - min(other["start"] for other in all_rows(figures) if "start" in other)
    button.click()
    same(button.get_attribute("aria-pressed"), "true", "the rider who is followed")
    marker = tab.locator("#markers .task").first
    places = []
    for minutes in [3, 8, 13]:
        page.move(start + 60 * minutes)
        places.append(marker.evaluate("element => element.style.transform"))
    check(len(set(places)) > 1, "the map does not follow")
    tab.locator("#map").focus()
    tab.keyboard.press("ArrowLeft")
    same(button.get_attribute("aria-pressed"), "false", "the rider who is followed after the map was moved")
    tab.locator("#tail").select_option("whole")
    check(page.colours("overlay", ["card"])[0] > 0, "nothing is drawn of who is chosen")
    tab.click("#clear")
    same(tab.locator("#chosen li").count(), 0, "who is chosen after all were taken away")
    same(page.focused(), "search", "the focus after all were taken away")
    check(not tab.locator("#comparison").is_visible(), "nobody is compared with nobody")


def choose_on_map(page):
    """A press on a dot chooses its rider."""
    tab = page.tab
    page.tab.click("#fit")
    page.move(1500)
    place = tab.evaluate("""() => {
      const canvas = document.getElementById("field");
      const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      const style = getComputedStyle(document.documentElement).getPropertyValue("--rider").trim();
      const wanted = [1, 3, 5].map((part) => parseInt(style.slice(part, part + 2), 16));
      const ratio = canvas.width / canvas.clientWidth;
      const box = document.getElementById("map").getBoundingClientRect();
      for (let point = 0; point < data.length / 4; point++) {
        if (!wanted.every((value, part) => data[point * 4 + part] === value)) continue;
        const [x, y] = [box.left + (point % canvas.width) / ratio, box.top + Math.floor(point / canvas.width) / ratio];
        if (document.elementFromPoint(x, y)?.id === "map") return [x, y];
      }
      return null;
    }""")
    check(place is not None, "no rider is on the map")
    tab.mouse.move(*place)
    check(tab.locator("#tip").is_visible(), "the rider under the mouse is not named")
    name = page.text("#tip")
    tab.mouse.click(*place)
    same(page.texts("#chosen .to-standings"), [name], "who is chosen on the map")


def clusters(page):
    """Tasks that would cover each other are one marker, which takes them apart."""
    tab = page.tab
    tab.locator("#map").focus()
    for _ in range(5):
        tab.keyboard.press("-")
    cluster = tab.locator("#markers .cluster").first
    check(cluster.count() == 1, "tasks on a small map are not gathered")
    hidden = tab.locator("#markers .task[hidden]").count()
    check(hidden >= 2, "the tasks that are gathered are shown as well")
    tab.locator("#markers .cluster").first.focus()
    tab.keyboard.press("Enter")
    check(tab.locator("#markers .task[hidden]").count() < hidden, "a cluster does not open")
    check(page.focused() in ("task", "cluster"), f"the focus after a cluster is at {page.focused()!r}")
    tab.keyboard.press("Tab")


def signs(page):
    """Zones and closed roads are on the map and in its legend."""
    check(page.colours("ground", ["overprint"])[0] > 200, "no zones are drawn")
    words = page.text("#signs")
    for name in ["The town", "Bird reserve", "Promenade", "−2 for each entry", "closed road"]:
        check(name in words, f"the legend does not say {name!r}")


def order_of_tabs(page):
    """Where the tabulator leads, from the top of the page to the search."""
    seen = []
    page.tab.evaluate("document.activeElement.blur()")
    for _ in range(60):
        page.tab.keyboard.press("Tab")
        seen.append(page.focused())
        if seen[-1] == "search":
            break
    wanted = ["skip", "map", "task", "zoom-in", "play", "time", "search"]
    places = [seen.index(name) if name in seen else -1 for name in wanted]
    check(-1 not in places and places == sorted(places), f"the tabulator leads to {seen}")


def states(browser, source, folder):
    """Names that try to be more, answers to be judged, a tie, riders without a track, and nobody at all."""
    words = "</script><script>alert(1)</script><img src=x onerror=alert(2)>"

    def change(figures, page):
        rows = all_rows(figures)
        rows[0]["name"] = words
        rows[1] |= {"name": "Анна Ёлкина", "pending": 2}
        rows[2] |= {"name": "Zoë", "toBeJudged": True}
        rows[4] |= {"place": rows[3]["place"], "points": rows[3]["points"], "name": rows[3]["name"]}
        page["riders"] = [f"nobody-{rider}" if rider in rows[4]["riders"] else rider for rider in page["riders"]]

    page = Page(browser, altered(source, folder / "states.html", change), PHONE)
    names = page.texts("#standings td.name button")
    same(names[:3], [words, "Анна Ёлкина", "Zoë"], "names")
    places = page.texts("#standings tbody td:nth-child(1)")
    check(places[1].startswith("(") and places[2].startswith("(") and not places[0].startswith("("), f"places to be judged: {places}")
    check("to be judged" in page.text("#pending") and "2" in page.text("#pending"), "nobody is told of pending places")
    same(places[3], places[4], "places of a tie")
    cards = page.texts("#chosen .now")
    check("no track is known" in cards, f"a rider without a track: {cards}")
    page.tab.click("#clear")
    for typed in ["елкина", "ZOE", "script"]:
        page.tab.fill("#search", typed)
        same(page.tab.locator("#matches li").count(), 1, f"who is found by {typed!r}")
    page.tab.fill("#search", "")
    page.axe()
    page.close()

    def nobody(figures, page):
        figures["standings"]["classes"] = []
        figures |= {"contestants": 0, "home": 0, "inTime": 0, "solvedAll": 0}
        for task in figures["tasks"]:
            task |= {"reached": 0, "judged": 0, "solved": 0, "longestLine": 0}
        page |= {"tracks": "", "riders": [], "end": 0}
        page["splits"]["numbers"] = ""

    page = Page(browser, altered(source, folder / "nobody.html", nobody))
    same(page.text("#nobody"), "Nobody rode.", "an event without riders")
    page.tab.click("#play")
    for text in page.tab.locator("body").inner_text().split():
        check(text not in ("undefined", "null", "NaN", "Infinity"), f"the page of nobody says {text}")
    page.axe()
    page.close()

    def one_spot(figures, page):
        # From the first start for half an hour, all at the first task.
        x, y = page["map"]["tasks"][0]
        page["tracks"] = packed([number for _ in page["riders"] for number in [1, 2, 0, x, y, 1800, 0, 0]])

    page = Page(browser, altered(source, folder / "one-spot.html", one_spot))
    page.move(600)
    check(page.colours("overlay", ["crowd"])[0] > 60, "it is not said how many are at one place")
    page.close()


def policy(page):
    """Neither scripts nor styles run that are not the page's own, whatever got into it."""
    page.tab.evaluate("""() => {
      for (const [tag, text] of [["script", "window.isInjected = true"], ["style", "body { display: none }"]]) {
        const element = document.createElement(tag);
        element.textContent = text;
        document.body.append(element);
      }
      document.body.insertAdjacentHTML("beforeend", "<img src='data:,' onerror='window.isInjected = true'>");
    }""")
    page.tab.wait_for_timeout(200)
    check(page.tab.evaluate("window.isInjected === undefined"), "a script that is not the page's own runs")
    check(page.tab.evaluate("getComputedStyle(document.body).display !== 'none'"), "a style that is not the page's own is applied")
    refused = [fault for fault in page.faults if "Content Security Policy" in fault]
    check(len(refused) >= 3, f"the policy of contents refuses {refused}")
    page.faults = [fault for fault in page.faults if fault not in refused]


def packed(numbers):
    """Numbers as the page reads them."""
    import base64

    written = bytearray()
    for number in numbers:
        rest = 2 * number if number >= 0 else -2 * number - 1
        while rest > 127:
            written.append(rest & 127 | 128)
            rest >>= 7
        written.append(rest)
    return base64.b64encode(bytes(written)).decode()


# Frames of the replay while it plays, and how much of a second it was busy.
FRAMES = """(seconds) => new Promise((resolve) => {
  const begin = performance.now();
  let frames = 0;
  const next = () => {
    frames++;
    if (performance.now() - begin < seconds * 1000) requestAnimationFrame(next);
    else resolve(frames / ((performance.now() - begin) / 1000));
  };
  requestAnimationFrame(next);
})"""


def speed(browser, path, riders, ratio, share=0.35):
    """Frames a second of the replay on the screen of a phone, most of the field under way; the best of three."""
    page = Page(browser, path, PHONE, device_scale_factor=ratio)
    end = int(page.tab.locator("#time").get_attribute("max"))
    page.move(round(end * share / 10) * 10)
    under_way = sum(int(digits(page.text(f'#status [data-state="{state}"]'))) for state in ["riding", "standing"])
    check(under_way > riders * 0.6, f"only {under_way} of {riders} riders are under way")
    page.tab.locator("#speed").select_option("60")
    rates = []
    for _ in range(3):
        page.tab.locator("#play").click()
        rates.append(page.tab.evaluate(FRAMES, 3))
        page.tab.locator("#play").click()
    blue, rim, white = page.colours("field", ["rider", "rider-rim", "card"])
    check(blue > 2 * white, f"a dense field is white: {blue} points of riders, {rim} of their rims, {white} white")
    page.tab.locator("#frame").screenshot(path=path.with_suffix(f".phone{ratio}.png"))
    page.close()
    return max(rates)


def printed(browser, path, rows, scheme):
    """The page on paper: all standings, in light colours, whatever the screen has."""
    page = Page(browser, path, scheme=scheme)
    sheet = path.with_suffix(f".{scheme}.pdf")
    page.tab.pdf(path=sheet, format="A4")
    same(page.tab.locator("html").get_attribute("class") or "", "", "the page after it was printed")
    page.close()
    if not shutil.which("pdftotext"):
        print("SKIPPED: what is printed is not read, since pdftotext is missing (poppler-utils)")
        return
    text = subprocess.run(["pdftotext", "-layout", sheet, "-"], check=True, capture_output=True, text=True).stdout
    missing = [row["name"] for row in rows if row["name"] not in text]
    check(not missing, f"{len(missing)} riders are not on paper, such as {missing[:3]}")
    check("Find a rider" not in text and "Play" not in text, "buttons are printed")
    subprocess.run(["pdftoppm", "-png", "-r", "60", "-l", "3", sheet, sheet.with_suffix("")], check=True)
