#!/usr/bin/env python3
"""Takes the pictures of Docs/maps.md: what `questctl map view` shows of real places, by day and at night.

    python3 .ci/map_pictures.py <questctl> <folder for the pictures>

Needs the data, Chromium and, from PyPI, Playwright and Pillow; says what is missing, and then leaves the pictures as they are.
"""

import io
import json
import os
import pathlib
import shutil
import sys
import tempfile

from maps import GL, PLAYWRIGHT, ROOT, Window, installed, run, served

PILLOW = "pillow==11.3.0"
GAP = 10
# Two tasks in Vaduz that are nobody's.
TASKS = [("Old oak", 20, [9.5208, 47.13995]), ("Castle gate", 30, [9.5241, 47.1392])]
# The data, the language, and each part of the picture: its look, its size in pixels, and zoom, latitude and longitude.
PICTURES = {
    "map-vaduz": ("liechtenstein.osm.pbf", "en", [
        ("day", (1136, 640), "15/47.1384/9.5205"), ("night", (390, 640), "14/47.1394/9.5175")]),
    "map-moscow": ("moscow.osm.gz", "ru", [
        ("day", (758, 640), "15/55.8205/37.6121"), ("night", (758, 640), "15/55.8205/37.6121")]),
}


def quest(folder):
    path = folder / "quest.geojson"
    features = [{"type": "Feature", "properties": {"name": name, "points": points},
                 "geometry": {"type": "Point", "coordinates": place}} for name, points, place in TASKS]
    path.write_text(json.dumps({"type": "FeatureCollection", "quest": {"title": "Vaduz", "language": "en"}, "features": features}))
    return path


def shots(browser, address, language, parts):
    for look, size, view in parts:
        window = Window(browser, "chromium", address, size, look, language, f"#{view}")
        window.wait()
        window.tab.wait_for_timeout(1_000)
        yield window.tab.screenshot()
        window.close()


def joined(image, pictures):
    """Pictures side by side, in few bytes."""
    parts = [image.open(io.BytesIO(picture)).convert("RGB") for picture in pictures]
    whole = image.new("RGB", (sum(part.width for part in parts) + GAP * (len(parts) - 1), max(part.height for part in parts)), "white")
    left = 0
    for part in parts:
        whole.paste(part, (left, 0))
        left += part.width + GAP
    return whole.quantize(128, dither=image.Dither.NONE)


def main():
    questctl, target = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    data = pathlib.Path(os.environ.get("VELOQUEST_DATA", ROOT.parent / "shared/data")) / "osm"
    chromium = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
    missing = [str(data / file) for file, _, _ in PICTURES.values() if not (data / file).exists()] + ([] if chromium else ["Chromium"])
    playwright, image = installed("playwright.sync_api", PLAYWRIGHT), installed("PIL.Image", PILLOW)
    missing += [name for name, module in [("Playwright", playwright), ("Pillow", image)] if not module]
    if missing:
        print(f"pictures: {', '.join(missing)} missing; those of Docs/maps.md stay as they are", file=sys.stderr)
        return
    with tempfile.TemporaryDirectory() as work, playwright.sync_playwright() as tools:
        folder = pathlib.Path(work)
        browser = tools.chromium.launch(executable_path=chromium, args=GL)
        for name, (file, language, parts) in PICTURES.items():
            tiles = folder / f"{name}.pmtiles"
            run(questctl, "map", "tiles", data / file, "-o", tiles)
            more = ["--quest", quest(folder)] if name == "map-vaduz" else []
            with served(questctl, tiles, more) as address:
                joined(image, shots(browser, address, language, parts)).save(target / f"{name}.png", optimize=True)
        browser.close()


main()
