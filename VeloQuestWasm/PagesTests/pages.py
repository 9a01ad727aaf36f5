"""Opens the pages that `make pages` put together in Chromium and Firefox, and uses them.

    python3 VeloQuestWasm/PagesTests/pages.py <questctl> <folder of the pages> <folder for pictures>

Fails on anything in a browser's console, on any request to another server, and where the pages
say other than questctl. Installs Playwright and axe-core (from PyPI) where they are missing; a browser that is not there is skipped, which
is said.
"""

import pathlib
import sys

import checker
import editor
import rides
from browsers import Browsers, serve


def main():
    questctl, pages, pictures = (pathlib.Path(argument).resolve() for argument in sys.argv[1:4])
    pictures.mkdir(parents=True, exist_ok=True)
    with serve(pages) as address, Browsers() as browsers:
        for name, browser in browsers.all():
            checker.run(browser, name, address, questctl, pictures)
            rides.run(browser, name, address, questctl, pages, pictures)
            editor.run(browser, name, address, questctl, pictures)
            print(f"pages: hold in {name} {browser.version}")
    print(f"pages: pictures are in {pictures}")


main()
