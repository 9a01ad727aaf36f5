"""Whether every text of the event's pages is there in both languages, and every text that a page names."""

import json
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "VeloQuestWasm/PagesTests"))
import texts  # noqa: E402
from texts import SOURCE, forms  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[1] / "Pages"

# The folders of each page, the first of which is its own.
PAGES = {"rider": ["rider"], "office": ["office"], "live": ["live"], "events": ["events", "office"],
         "sign-in": ["sign-in", "office"]}
# Texts that are the same in both languages.
SAME = re.compile(r"^[\W\d_]*(?:VeloQuest|GPS|QR|GPX|CSV|JSON|XML|IOF|Traccar Client|OwnTracks|EN|RU|km|\W|\{\w+\})*[\W\d_]*$")
NAMED = re.compile(r"""data-(?:text|label|title|hint)=["'](\w+)["']|\bt\(\s*["'](\w+)["']""")


STRING = re.compile(r'("(?:[^"\\]|\\.)*")')


def read(path):
    """The table of texts that a module has: a literal of keys and strings, into which others may be spread."""
    parts = STRING.split(path.read_text())
    # Comments and what is spread lie between strings.
    for index in range(0, len(parts), 2):
        part = re.sub(r"/\*.*?\*/", "", parts[index], flags=re.S)
        part = re.sub(r"^\s*//.*$", "", part, flags=re.M)
        part = re.sub(r"\.\.\.\w+\s*,?", "", part)
        part = re.sub(r"\b([A-Za-z_]\w*)\s*:", r'"\1":', part)
        parts[index] = re.sub(r",(\s*[}\]])", r"\1", part)
    whole = "".join(parts)
    found = re.search(r"export const \w+ = (\{.*\});?\s*$", whole, re.S)
    return json.loads(found.group(1)) if found else {}


def tables(root, page):
    """The tables of a page by file: those of all pages, and its own."""
    own = [path for folder in PAGES[page] for path in sorted((root / folder).rglob("texts*.js"))]
    return [SOURCE / "shared/texts.js", *own]


def faults_of(key, text, where):
    faults = []
    if set(text) != {"en", "ru"} or not all(all(forms(half).values()) for half in text.values()):
        return [f"{where}: the text {key} is incomplete"]
    if isinstance(text["ru"], dict) and not {"one", "few", "other"} <= set(text["ru"]):
        faults.append(f"{where}: the text {key} has not all Russian forms")
    english, russian = (" ".join(forms(text[language]).values()) for language in ("en", "ru"))
    if not re.search("[а-яё]", russian, re.I) and english != russian and not SAME.match(russian):
        faults.append(f"{where}: the text {key} is not Russian: {russian}")
    if not re.search("[а-яё]", russian, re.I) and re.search(r"[a-z]{4,}", russian) and not SAME.match(russian):
        faults.append(f"{where}: the text {key} is not translated: {russian}")
    places = [set(re.findall(r"\{(\w+)\}", words)) for words in (english, russian)]
    if places[0] != places[1]:
        faults.append(f"{where}: the text {key} has other places in Russian: {places}")
    return faults


def check(root=ROOT):
    """Faults of all texts below the folder of the event's pages, and how many texts there are."""
    faults, count = [], 0
    for page, (folder, *_) in PAGES.items():
        if not (root / f"{page}.html").exists():
            faults.append(f"{page}.html is missing")
            continue
        table = {}
        for path in tables(root, page):
            own = read(path)
            if set(own) == {"en", "ru"}:
                # A table by language instead of by text.
                if set(own["en"]) != set(own["ru"]):
                    faults.append(f"{path.name} has other texts in Russian: {sorted(set(own['en']) ^ set(own['ru']))}")
                continue
            for key, text in own.items():
                faults += faults_of(key, text, path.name)
                table[key] = text
        count += len(table)
        named = set()
        sources = [root / f"{page}.html", *(root / folder).rglob("*.js"), *(root / "shared").glob("*.js")]
        for path in sources:
            named |= {first or second for first, second in NAMED.findall(path.read_text())}
        faults += [f"{page}.html names a text that is not there: {key}" for key in sorted(named - set(table))]
    return sorted(set(faults)), count


if __name__ == "__main__":
    texts.check()
    found, number = check()
    for fault in found:
        print(fault, file=sys.stderr)
    print(f"texts: {number} of event pages, {len(found)} faults")
    sys.exit(1 if found else 0)
