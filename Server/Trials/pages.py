"""Opens the pages of an event with invented riders in a browser, at the size of a phone and of a laptop.

    python3 Server/Trials/pages.py [folder for pictures]

Fails on anything in the browser's console and on any request to another server. Needs Playwright and Chromium.
"""

import pathlib
import re
import shutil
import subprocess
import sys

from playwright.sync_api import sync_playwright

SERVER = pathlib.Path(__file__).resolve().parent.parent
SIZES = {"phone": (390, 844), "laptop": (1136, 640)}


def main():
    pictures = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else None
    questd = subprocess.Popen(
        [SERVER / ".build/release/questd", "demo", SERVER.parent / "quests/old-town.geojson", "--port", "0", "--riders", "4",
         "--speed", "20"], stdout=subprocess.PIPE, text=True)
    faults = []
    try:
        text = ""
        for line in questd.stdout:
            text += line
            if line.startswith("Stop it"):
                break
        address = re.search(r"riders +(http\S+)", text).group(1)
        token = re.search(r"token +(\S+)", text).group(1)
        root = address.split("/e/")[0]
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium") or shutil.which("google-chrome"), args=["--no-sandbox"])
            for size, (width, height) in SIZES.items():
                for language in ("en", "ru"):
                    for page in ("", "/office", "/live"):
                        context = browser.new_context(viewport={"width": width, "height": height}, locale=language)
                        tab = context.new_page()
                        name = f"{page.strip('/') or 'rider'}-{size}-{language}"
                        tab.on("console", lambda message, name=name: faults.append(f"{name}: {message.text}"))
                        tab.on("pageerror", lambda error, name=name: faults.append(f"{name}: {error}"))
                        tab.on("request", lambda request, name=name: request.url.startswith((root, "data:"))
                               or faults.append(f"{name}: {request.url}"))
                        tab.goto(address + page)
                        if page == "/office":
                            tab.fill("input", token)
                            tab.click("button")
                        tab.wait_for_selector("table", timeout=30_000)
                        wide = tab.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
                        if wide > 0:
                            faults.append(f"{name}: wider than the screen by {wide} pixels")
                        if pictures:
                            pictures.mkdir(parents=True, exist_ok=True)
                            tab.screenshot(path=str(pictures / f"{name}.png"))
                        context.close()
            browser.close()
    finally:
        questd.terminate()
        questd.wait(timeout=30)
    for fault in faults:
        print(fault)
    print(f"{len(faults)} faults on 3 pages, 2 sizes, 2 languages")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
