#!/usr/bin/env python3
"""Holds Server/THREATS.md against the tests that it names.

    python3 .ci/threats.py

Every row of a table has to name a test: a link to a file, and behind it in curly quotes what that file calls the test, as
[LiveEventTests](Tests/EventDayTests/LiveEventTests.swift) “guessing codes is slow”. Both have to exist. A script that is one test as a whole
needs no quote. A row without a test says “No test:” and why.

Pages of event day write what others said as text only, which is looked at here too: a place where a browser would read it as HTML or as a
program is an error.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
ARTICLE = ROOT / "Server/THREATS.md"
PAGES = [ROOT / "Server/Pages", ROOT / "VeloQuestWasm/Pages/shared", ROOT / "VeloQuestWasm/Pages/ride", ROOT / "VeloQuestWasm/Pages/map"]
LINK = re.compile(r"\[[^\]]+\]\(([^)#]+)\)")
QUOTE = re.compile("“([^”]+)”")
SINKS = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|setHTMLUnsafe|\bsrcdoc\b|\beval\(|new Function\(|DOMParser|"
                   r"setAttribute\(\s*[\"']on")


def names(path, text):
    """Whether a file calls one of its tests so: in quotes, also with what was found behind a colon, or as a function of Python."""
    content = path.read_text()
    return any(form in content for form in (f'"{text}"', f'"{text}: {{', f"`{text}`", f"def {text}("))


def cells(line):
    return [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]


def faults_of(number, row):
    """What is wrong with a row."""
    where = f"{ARTICLE.relative_to(ROOT)}:{number}"
    if len(row) != 3 or not all(row):
        return [f"{where}: a row has three cells: what an attacker does, what stops it, the tests"]
    if row[2].startswith("No test:"):
        return []
    parts = re.split(r"(?=\[[^\]]+\]\()", row[2])
    found, links = [], 0
    for part in parts:
        link = LINK.match(part)
        if not link:
            if QUOTE.search(part):
                found.append(f"{where}: a test without its file: {part}")
            continue
        links += 1
        path = (ARTICLE.parent / link[1]).resolve()
        if not path.is_file():
            found.append(f"{where}: {link[1]} does not exist")
            continue
        quotes = QUOTE.findall(part)
        if not quotes and path.suffix == ".swift":
            found.append(f"{where}: which test of {link[1]}?")
        found += [f"{where}: {link[1]} has no test “{quote}”" for quote in quotes if not names(path, quote)]
    return found if links else [*found, f"{where}: no test is named"]


def main():
    faults, rows, heading = [], 0, False
    for number, line in enumerate(ARTICLE.read_text().splitlines(), 1):
        if not line.startswith("|"):
            heading = False
        elif not heading:
            heading = True
        elif not re.fullmatch(r"[|\-: ]+", line):
            rows += 1
            faults += faults_of(number, cells(line))
    if rows == 0:
        faults.append(f"{ARTICLE}: no rows")
    pages = [path for folder in PAGES for path in sorted(folder.rglob("*")) if path.suffix in (".js", ".html") and not path.name.startswith("maplibre")]
    if len(pages) < 20:
        faults.append(f"only {len(pages)} files of pages were found")
    for path in pages:
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if sink := SINKS.search(line):
                faults.append(f"{path.relative_to(ROOT)}:{number}: {sink[0]}: write text nodes instead")
    for fault in faults:
        print(fault)
    print(f"threats: {rows} rows, {len(pages)} files of pages, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
