"""The GeoJSON checker: dropping, pasting, fixing, saving, and a file of 100 MB."""

import json
import subprocess
import time

from browsers import SIZES, Page, check, same

BLOCKED = """() => {
  window.blocked = 0;
  let last = performance.now();
  const tick = () => {
    const now = performance.now();
    window.blocked = Math.max(window.blocked, now - last - 4);
    last = now;
    setTimeout(tick);
  };
  setTimeout(tick);
}"""
BROKEN = '{"type": "FeatureCollection", "features": [\n{"type": "Feature", "properties": {"name": "Дуб",},\n' \
    '"geometry": {"type": "Point", "coordinates": [61.4, 55.1]}}\n]}'
DROP = """([name, text]) => { const transfer = new DataTransfer(); transfer.items.add(new File([text], name));
  for (const kind of ["dragenter", "drop"]) {
    document.querySelector("#drop").dispatchEvent(new DragEvent(kind, {dataTransfer: transfer, bubbles: true, cancelable: true}));
  } }"""


def lint(questctl, path, *more):
    result = subprocess.run([questctl, "geojson", "lint", path, "--format", "json", *more], stdout=subprocess.PIPE, check=False)
    return json.loads(result.stdout)


def checked(tab):
    """Waits until a file is checked."""
    tab.wait_for_selector("#save-sarif:not([disabled])", timeout=180_000)


def use(browser, name, address, questctl, folder):
    page = Page(browser, name, address)
    tab = page.open("check.html")
    path = folder / "broken.geojson"
    path.write_text(BROKEN)
    tab.evaluate(DROP, ["broken.geojson", BROKEN])
    checked(tab)
    expected = lint(questctl, path)
    same(tab.locator(".finding .place").all_inner_texts(), [f"{one['line']}:{one['column']}" for one in expected], "places")
    same(tab.locator(".finding .message").all_inner_texts(), [one["message"] for one in expected], "messages")
    tab.click(".finding >> nth=0")
    tab.wait_for_selector(".excerpt")
    lines = tab.locator(".excerpt").inner_text().split("\n")
    same(lines[0][lines[1].index("^")], ",", "what the caret points to")
    tab.wait_for_selector("mark.selected")
    same(tab.locator("mark.selected").inner_text(), ",", "what is marked in the text")
    if name == "chromium":
        page.axe()

    _, content = page.saved("#save-sarif")
    results = json.loads(content)["runs"][0]["results"]
    same([one["ruleId"] for one in results], [one["rule"] for one in expected], "rules in SARIF")
    region = results[0]["locations"][0]["physicalLocation"]["region"]
    same([region["byteOffset"], region["byteOffset"] + region["byteLength"]], expected[0]["bytes"], "bytes in SARIF")

    tab.click(".fix-one")
    tab.wait_for_selector("#undo:not([hidden])")
    checked(tab)
    _, content = page.saved("#save-file")
    same(content.decode(), BROKEN.replace('"Дуб",', '"Дуб"'), "the file with one fault fixed")
    tab.click("#undo")
    tab.wait_for_selector("#undo", state="hidden")
    checked(tab)
    tab.click("#fix-all")
    tab.wait_for_selector("#clean:not([hidden])")
    file_name, content = page.saved("#save-file")
    same(file_name, "broken-fixed.geojson", "the name of the fixed file")
    fixed = folder / "fixed.geojson"
    subprocess.run([questctl, "geojson", "fix", path, "-o", fixed], check=False, capture_output=True)
    same(content, fixed.read_bytes(), "the fixed file and that of questctl")

    heading = tab.locator("#save-file").inner_text()
    tab.select_option("select[data-languages]", "ru")
    tab.wait_for_selector("html[lang=ru]", state="attached")
    check(tab.locator("#save-file").inner_text() != heading, "the language does not change")
    tab.reload()
    same(tab.evaluate("document.documentElement.lang"), "ru", "the language after a reload")
    tab.route("**/texts/en/*", lambda route: route.fulfill(body=""))
    tab.select_option("select[data-languages]", "en")
    tab.wait_for_selector("select[data-languages]:invalid")
    same(tab.evaluate("[document.documentElement.lang, document.querySelector('select[data-languages]').value]"), ["ru", "ru"],
         "the language where the texts of another cannot be loaded")
    page.close()


def paste(browser, name, address):
    page = Page(browser, name, address, size="phone", scheme="dark", language="ru-RU")
    tab = page.open("check.html")
    tab.click("#paste")
    tab.fill("#pasted", BROKEN)
    tab.click("#paste-check")
    checked(tab)
    tab.click(".finding >> nth=0")
    tab.click("#tabs [data-view=text]")
    tab.wait_for_selector("mark.selected")
    tab.click("#tabs [data-view=map]")
    tab.wait_for_selector("#map[data-drawn]")
    if name == "chromium":
        page.axe()
    page.close()


def large(browser, name, address, folder):
    """A file of 100 MB, its last object broken: it is found, and the page answers all the time."""
    path = folder / "large.geojson"
    if not path.exists():
        with open(path, "w") as file:
            file.write('{"type": "FeatureCollection", "features": [\n')
            for number in range(500_000):
                west, south = number % 1000 / 100, number // 1000 / 100
                line = ", ".join(f"[{west + step / 1000:.6f}, {south + step % 3 / 1000:.6f}]" for step in range(5))
                file.write('{"type": "Feature", "properties": {"name": "Weg %d", "kind": "path"}, "geometry": {"type": "LineString", '
                           '"coordinates": [%s]}},\n' % (number, line))
            file.write('{"type": "Feature", "properties": {}, "geometry": {"type": "Polygon", "coordinates": '
                       '[[[1, 1], [2, 1], [2, 2], [1, 2]]]}}]}\n')
    page = Page(browser, name, address)
    tab = page.open("check.html")
    tab.evaluate(BLOCKED)
    began = time.monotonic()
    tab.set_input_files("#file", path)
    checked(tab)
    seconds = time.monotonic() - began
    place = tab.locator(".finding .place").last.inner_text()
    check(place.startswith("500002:"), f"the fault at the end of a large file is told at {place}")
    tab.locator(".finding").last.click()
    tab.wait_for_selector("mark.selected")
    tab.locator("#map").hover()
    for _ in range(6):
        tab.mouse.wheel(0, -200)
    tab.locator("#text").focus()
    for key in ["Home", "PageDown", "End"]:
        tab.keyboard.press(key)
        tab.wait_for_timeout(150)
    blocked = tab.evaluate("window.blocked")
    size = path.stat().st_size / 1e6
    print(f"pages: {name}: {size:.0f} MB checked in {seconds:.1f} s; the page never stood still for more than {blocked:.0f} ms")
    # A tenth of a second on a machine with nothing else to do; a build beside the test takes the page's time too.
    check(blocked < 400, f"the page stood still for {blocked:.0f} ms")
    tab.click("#lint")
    tab.click("#cancel")
    tab.wait_for_selector("#problem:not([hidden])")
    page.close()


def pictures(browser, name, address, folder):
    for size in SIZES:
        for scheme, language in [("light", "en"), ("dark", "ru-RU")]:
            page = Page(browser, name, address, size, scheme, language)
            tab = page.open("check.html")
            tab.wait_for_selector("#welcome h1:not(:empty)")
            tab.screenshot(path=folder / f"check-empty-{size}-{scheme}.png")
            tab.click("#example")
            checked(tab)
            tab.click(".finding >> nth=1")
            tab.wait_for_selector(".excerpt")
            tab.wait_for_timeout(400)
            tab.screenshot(path=folder / f"check-{size}-{scheme}.png")
            page.close()


def run(browser, name, address, questctl, folder):
    use(browser, name, address, questctl, folder)
    paste(browser, name, address)
    large(browser, name, address, folder)
    if name == "chromium":
        pictures(browser, name, address, folder)
