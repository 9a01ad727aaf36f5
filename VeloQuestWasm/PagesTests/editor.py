"""The quest editor: what a drag changes in a file, undoing, reloading, findings, broken text, languages and sizes."""

import difflib
import json
import os
import pathlib
import subprocess

from browsers import SIZES, WEBGL, Page, check, chromium_path, same

ROOT = pathlib.Path(__file__).resolve().parents[2]
DATA = pathlib.Path(os.environ.get("VELOQUEST_DATA", ROOT.parent / "shared/data"))
TASK = {"type": "Feature", "id": "oak", "properties": {"name": "Дуб", "points": 10},
        "geometry": {"type": "Point", "coordinates": [9.5, 47.1, 460]}}
# Where a place is in the window.
PIXEL = """([lon, lat]) => {
  const ground = document.getElementById("ground");
  const { left, top } = ground.getBoundingClientRect();
  const [x, y] = ground.groundMap.pixel(lon, lat);
  return [left + x, top + y];
}"""


def opened(page, path):
    """A file in the editor, which the reader chose."""
    tab = page.open("edit.html")
    tab.wait_for_selector("body[data-ready]")
    tab.set_input_files("#file", path)
    tab.wait_for_selector("body:not(.empty)")
    tab.wait_for_selector("[data-drawn]", state="attached")
    return tab


def drag(tab, place, dx, dy):
    x, y = tab.evaluate(PIXEL, place)
    tab.mouse.move(x, y)
    tab.mouse.down()
    tab.mouse.move(x + dx, y + dy, steps=6)
    tab.mouse.up()


def checked(tab):
    """Waits until the engine has looked at the text as it is."""
    tab.wait_for_timeout(400)
    tab.wait_for_selector('#findings-pane:not([data-checked=""])[data-checked]', state="attached", timeout=120_000)


def kept(tab):
    tab.wait_for_selector('#state[data-kept="true"]', state="attached")
    tab.wait_for_timeout(200)


def degrees(value):
    """A coordinate as the editor writes it: six decimals at most, as many as are needed."""
    return f"{value:.6f}".rstrip("0").rstrip(".")


def place_of(path, number=0):
    return json.loads(path.read_bytes())["features"][number]["geometry"]["coordinates"]


def move(browser, name, address, path):
    """One task of a file is dragged: its coordinates change, and nothing else."""
    page = Page(browser, name, address)
    tab = opened(page, path)
    before = path.read_bytes().decode()
    place = place_of(path)
    drag(tab, place[:2], 40, 30)
    tab.wait_for_selector("#undo:not([disabled])")
    kept(tab)
    tab.reload()
    tab.wait_for_selector("body[data-ready]:not(.empty)")
    file_name, content = page.saved("#save")
    same(file_name, path.name, "the name of the saved file")
    after = content.decode()
    moved = json.loads(after)["features"][0]["geometry"]["coordinates"]
    check(all(moved[axis] != place[axis] for axis in (0, 1)), "the task was not moved")
    expected = before.replace(repr(place[0]), degrees(moved[0]), 1).replace(repr(place[1]), degrees(moved[1]), 1)
    same(after, expected, "the file with its coordinates changed")
    lines = [line for line in difflib.unified_diff(before.splitlines(), after.splitlines(), n=0) if line[0] in "+-"][2:]
    check(len(lines) <= 4, f"more than the lines of the coordinates differ: {lines}")
    tab.click("#undo")
    same(page.saved("#save")[1], path.read_bytes(), "the file after undoing")
    tab.keyboard.press("Control+Shift+z")
    same(page.saved("#save")[1].decode(), after, "the file after redoing")
    page.close()


def manners(browser, name, address, folder):
    """Files in other manners of writing stay in theirs: one line, carriage returns, a mark, names that stand twice."""
    mill = {**TASK, "id": "mill", "geometry": {"type": "Point", "coordinates": [9.6, 47.2]}}
    file = {"type": "FeatureCollection", "features": [TASK, mill]}
    pretty = json.dumps(file, indent="\t", ensure_ascii=False)
    texts = {
        "line": json.dumps(file, separators=(",", ":"), ensure_ascii=False),
        "compact": '{ "type":"FeatureCollection","features":[\n' + ",\n".join(json.dumps(one) for one in file["features"]) + "\n]}",
        "returns": "\ufeff" + pretty.replace("\n", "\r\n") + "\r\n",
        "twice": pretty.replace('"points": 10', '"points": 5, "points": 10, "our own": {"x": 1e2}', 1),
    }
    for manner, text in texts.items():
        path = folder / f"editor-{manner}.geojson"
        path.write_bytes(text.encode())
        page = Page(browser, name, address)
        tab = opened(page, path)
        drag(tab, [9.5, 47.1], 30, -30)
        after = page.saved("#save")[1].decode()
        moved = json.loads(after.removeprefix("\ufeff"))["features"][0]["geometry"]["coordinates"]
        expected = text.replace("9.5", degrees(moved[0]), 1).replace("47.1", degrees(moved[1]), 1)
        same(after, expected, f"a file in the manner {manner}")
        tab.click(".thing >> nth=1")
        tab.fill("[data-field=name]", "Mühle")
        after = page.saved("#save")[1].decode()
        escaped = '"\\u0414\\u0443\\u0431"' if manner == "compact" else '"Дуб"'
        head, tail = expected.rsplit(escaped, 1)
        same(after, f'{head}"Mühle"{tail}', f"a name in the manner {manner}")
        # Typing into the text keeps the line ends.
        tab.click("[data-view=text]")
        tab.locator("#text").evaluate("field => { field.focus(); field.setSelectionRange(field.value.length, field.value.length); }")
        tab.keyboard.press("Enter")
        typed = "\r\n" if manner == "returns" else "\n"
        same(page.saved("#save")[1].decode(), f'{head}"Mühle"{tail}{typed}', f"a line typed in the manner {manner}")
        page.close()


def draw(browser, name, address, folder):
    """A quest from nothing: tasks, start, a zone; then its parts are taken away again."""
    page = Page(browser, name, address)
    tab = page.open("edit.html")
    tab.wait_for_selector("body[data-ready]")
    tab.click("#new")
    tab.wait_for_selector("body:not(.empty)")
    box = tab.locator("#ground").bounding_box()
    at = lambda x, y: (box["x"] + x, box["y"] + y)  # noqa: E731
    for tool, place in [("task", (200, 150)), ("start", (300, 250)), ("task", (400, 200))]:
        tab.click(f"[data-tool={tool}]")
        tab.mouse.click(*at(*place))
        tab.wait_for_selector("#remove")
    tab.fill("[data-field=name]", "Mill")
    tab.select_option("[data-field=answerKind]", "number")
    tab.fill("[data-field=value]", "12,5")
    tab.fill("[data-field=tolerance]", "2%")
    tab.click("[data-tool=zone]")
    for corner in [(100, 100), (100, 300), (250, 300), (250, 120)]:
        tab.mouse.click(*at(*corner))
    tab.click("#tool-done")
    tab.wait_for_selector("[data-field=zone]")
    file = json.loads(page.saved("#save")[1])
    same([one["properties"].get("role", "task") for one in file["features"]], ["task", "task", "zone"], "what was drawn")
    same(file["features"][1]["properties"], {"name": "Mill", "answer": {"kind": "number", "value": 12.5, "tolerance": "2%"}}, "the answer")
    ring = file["features"][2]["geometry"]["coordinates"][0]
    same(len(ring), 5, "corners of the ring")
    check(ring[0] == ring[-1] and len(file["quest"]["start"]) == 2, "the ring is open, or there is no start")
    drag(tab, ring[0], -20, 10)
    drag(tab, [(ring[0][axis] + ring[1][axis]) / 2 for axis in (0, 1)], 0, 30)
    changed = json.loads(page.saved("#save")[1])["features"][2]["geometry"]["coordinates"][0]
    check(len(changed) >= 5 and changed[0] == changed[-1] != ring[0], "a corner was not moved")
    tab.click("#back")
    tab.click('[data-key="task:0"]')
    tab.click("#remove")
    same(len(json.loads(page.saved("#save")[1])["features"]), 2, "features after one was deleted")
    if name == "chromium":
        page.axe()
    page.close()


def validate(questctl, path):
    result = subprocess.run([questctl, "validate", path, "--format", "json"], stdout=subprocess.PIPE, check=False)
    return json.loads(result.stdout)


def findings(browser, name, address, questctl, folder):
    """The findings are those of `questctl validate`, also while a text is typed; a click leads to the place."""
    wrong = json.loads((ROOT / "quests/old-town.geojson").read_text())
    wrong["features"][1]["properties"] |= {"points": -5, "requires": "nobody", "difficulty": "sportlich"}
    wrong["features"][2]["geometry"]["coordinates"] = [-31.99]
    path = folder / "editor-wrong.geojson"
    path.write_text(json.dumps(wrong, indent=2, ensure_ascii=False))
    texts = [path, ROOT / "quests/park.geojson", ROOT / "quests/millers-secret.geojson"]
    for source in texts:
        page = Page(browser, name, address)
        tab = opened(page, source)
        checked(tab)
        tab.click("[data-view=findings]")
        expected = validate(questctl, source)
        same(int(tab.locator("#findings-pane").get_attribute("data-checked")), len(expected), f"findings of {source.name}")
        same(tab.locator(".finding .message").all_inner_texts()[:6], [one["message"] for one in expected][:6], f"messages of {source.name}")
        if source == path:
            tab.click('.finding:has-text("out-of-range")')
            tab.wait_for_selector(".excerpt")
            check("-5" in tab.locator(".excerpt").inner_text(), "no excerpt of the place")
            if name == "chromium":
                page.axe()
            tab.click('.details .narrow >> nth=0')
            tab.wait_for_selector("#text-pane:not([hidden])")
            chosen = tab.locator("#text").evaluate("field => field.value.slice(field.selectionStart, field.selectionEnd)")
            same(chosen, "-5", "what is selected in the text")
            tab.keyboard.type("50")
            tab.wait_for_timeout(600)
            checked(tab)
            after = folder / "editor-typed.geojson"
            after.write_bytes(page.saved("#save")[1])
            same(after.read_text(), path.read_text().replace("-5", "50", 1), "the text after typing")
            tab.wait_for_selector(f'#findings-pane[data-checked="{len(validate(questctl, after))}"]', state="attached")
        page.close()


def broken(browser, name, address, folder):
    """A file that is no JSON says where, can be edited as text, and comes back with undo."""
    path = folder / "editor-broken.geojson"
    text = json.dumps({"type": "FeatureCollection", "features": [TASK]}, indent=1, ensure_ascii=False)
    text = text.replace('"points": 10', '"points": ', 1)
    path.write_text(text)
    for language, words in [("en", "line 9, column 14"), ("ru-RU", "строка 9, столбец 14")]:
        page = Page(browser, name, address, language=language)
        tab = opened(page, path)
        tab.wait_for_selector(f'#problem:has-text("{words}")')
        tab.click("[data-view=form]")
        tab.click("#to-place")
        same(tab.locator("#text").evaluate("field => field.selectionStart"), text.index('"points": ') + 9, "the place that is shown")
        tab.keyboard.press("ArrowLeft")
        tab.keyboard.type("7")
        tab.wait_for_selector("#problem", state="hidden")
        same(page.saved("#save")[1].decode(), text.replace('"points": ', '"points":7 ', 1), "the mended file")
        tab.click("[data-view=form]")
        tab.click('[data-key="task:0"]')
        same(tab.input_value("[data-field=points]"), "7", "the points in the form")
        page.close()


def ground(browser, address, questctl, folder):
    """With a file of tiles the ground is drawn, in any look and language, and everything can be dragged on it as before."""
    tiles = folder / "editor-town.pmtiles"
    for command in [["generate", "--seed", "1", "--size", "town"], ["tiles", folder / "editor-town.osm.pbf"]]:
        output = tiles if command[0] == "tiles" else folder / "editor-town.osm.pbf"
        subprocess.run([questctl, "map", *command, "-o", output], check=True, capture_output=True)
    painter = browser.browser_type.launch(executable_path=chromium_path(), args=WEBGL)
    for size, scheme in [("laptop", "light"), ("phone", "dark")]:
        page = Page(painter, "chromium", address, size, scheme)
        source = ROOT / "quests/old-town.geojson"
        tab = opened(page, source)
        tab.set_input_files("#tiles-file", tiles)
        tab.wait_for_selector("#ground[data-map=tiles][data-drawn]")
        place = place_of(source)
        drag(tab, place, 50, 40)
        tab.wait_for_selector("#undo:not([disabled])")
        moved = json.loads(page.saved("#save")[1])["features"][0]["geometry"]["coordinates"]
        x, y = (tab.evaluate(PIXEL, where) for where in (place, moved))
        check(all(abs(y[axis] - x[axis] - by) < 2 for axis, by in ((0, 50), (1, 40))), f"a drag from {x} ends at {y}")
        x, y = tab.evaluate(PIXEL, moved)
        tab.mouse.click(x, y)
        tab.wait_for_selector("[data-field=name]")
        same(tab.input_value("[data-field=name]"), "Old Bridge", "the task that was clicked")
        tab.wait_for_timeout(1500)
        tab.screenshot(path=folder / f"edit-ground-{size}-{scheme}.png")
        page.close()
    painter.close()


def pictures(browser, name, address, folder):
    for size in SIZES:
        for scheme, language in [("light", "en"), ("dark", "ru-RU")]:
            page = Page(browser, name, address, size, scheme, language)
            tab = page.open("edit.html")
            tab.wait_for_selector("body[data-ready]")
            tab.screenshot(path=folder / f"edit-empty-{size}-{scheme}.png")
            tab.click("#example")
            tab.wait_for_selector(".thing")
            tab.click('[data-key="task:2"]')
            checked(tab)
            tab.wait_for_timeout(400)
            tab.screenshot(path=folder / f"edit-{size}-{scheme}.png")
            page.axe()
            page.close()


def run(browser, name, address, questctl, folder):
    quest = DATA / "quests/request-2018.geojson"
    if quest.exists():
        move(browser, name, address, quest)
    else:
        print(f"SKIPPED: {quest} is not there")
    move(browser, name, address, ROOT / "quests/millers-secret.geojson")
    manners(browser, name, address, folder)
    draw(browser, name, address, folder)
    broken(browser, name, address, folder)
    findings(browser, name, address, questctl, folder)
    if name == "chromium":
        ground(browser, address, questctl, folder)
        pictures(browser, name, address, folder)
