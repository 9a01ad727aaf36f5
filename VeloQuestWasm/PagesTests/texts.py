"""Whether every text is there in both languages, and every text that a page names."""

import json
import pathlib
import re

from browsers import check as hold

SOURCE = pathlib.Path(__file__).resolve().parents[1] / "Pages"
TABLES = {"check": ["check/texts.js", "shared/texts.js"], "ride": ["ride/texts.js", "shared/texts.js"],
          "edit": ["edit/texts.js", "shared/texts.js"], "index": ["shared/texts.js"]}
SOURCES = {"check": ["check"], "ride": ["ride"], "edit": ["edit"], "index": []}
SAME = {"pastedName", "pasteHint", "homeTitle", "newName"}


def read(path):
    """A table of texts, a literal of keys and strings, by way of JSON."""
    literal = re.sub(r"^/\*\*.*?\*/", "", path.read_text(), flags=re.S).split("=", 1)[1].strip().rstrip(";")
    parts = re.split(r'("(?:[^"\\]|\\.)*")', literal)
    parts[::2] = [re.sub(r",(\s*\})", r"\1", re.sub(r"(\w+):", r'"\1":', part)) for part in parts[::2]]
    return json.loads("".join(parts))


def forms(text):
    return text if isinstance(text, dict) else {"other": text}


def check(pages=SOURCE):
    for page, tables in TABLES.items():
        table = {}
        for path in tables:
            table |= read(pages / path)
        for key, text in table.items():
            hold(set(text) == {"en", "ru"} and all(all(forms(half).values()) for half in text.values()), f"the text {key} is incomplete")
            if isinstance(text["ru"], dict):
                hold({"one", "few", "other"} <= set(text["ru"]), f"the text {key} has not all Russian forms")
            russian = " ".join(forms(text["ru"]).values())
            hold(key in SAME or re.search("[а-яё]", russian, re.I), f"the text {key} is not Russian: {russian}")
            places = [set(re.findall(r"\{(\w+)\}", " ".join(forms(half).values()))) for half in text.values()]
            hold(places[0] == places[1] or key in SAME, f"the text {key} has other places in Russian: {places}")
        source = (pages / f"{page}.html").read_text()
        used = set(re.findall(r'data-(?:text|label|title|hint)="(\w+)"', source))
        for folder in SOURCES[page]:
            for path in (pages / folder).glob("*.js"):
                used |= set(re.findall(r'\bt\("(\w+)"', path.read_text()))
        missing = used - set(table)
        hold(not missing, f"{page}.html names texts that are not there: {sorted(missing)}")
