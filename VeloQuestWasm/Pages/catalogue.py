"""The texts of the pages: makes `texts/<language>/<page>.json` of the files in Sources/Languages/<language>/pages.

A text in JSON is a string with places such as `{name}`, or a list of strings and choices `{"select": name, "forms": {key: text}, "other": key}`.
What a language lacks is English.
"""

import functools
import json
import pathlib
import re
import sys
import unicodedata

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
EVENT = ROOT / "Server/Pages"
sys.path.insert(0, str(ROOT / ".ci"))
import fluent  # noqa: E402

# The tables of each page, later ones before earlier ones.
PAGES = {
    "home": ("shared",), "check": ("shared", "engine", "check"), "ride": ("shared", "engine", "ride"), "edit": ("shared", "engine", "edit"),
    "rider": ("shared", "engine", "rider"), "office": ("shared", "engine", "office"), "live": ("shared", "live"),
    "events": ("shared", "engine", "office", "events"), "sign-in": ("shared", "office", "sign-in"),
    # No page, but what one loads in the language of those who read it on paper.
    "cards": ("cards",),
}
# The first files of each page.
FIRST = {
    "home": (HERE / "index.html", HERE / "shared/home.js"), "cards": (EVENT / "office/cards.js",),
    **{name: (HERE / f"{name}.html", HERE / name / f"{name}.js") for name in ("check", "ride", "edit")},
    **{name: (EVENT / f"{name}.html", EVENT / name / f"{name}.js") for name in ("rider", "office", "live", "events", "sign-in")},
}
IMPORT = re.compile(r"""(?:\bfrom|\bimport\s*\(?|new URL\()\s*["']([./][\w./-]+\.js)["']""")


def folder(language):
    return pathlib.Path(fluent.FOLDER) / language / "pages"


def languages():
    """The languages of the pages, English first."""
    return [language for language in fluent.languages() if folder(language).is_dir()]


def tables():
    return sorted({name for own in PAGES.values() for name in own})


@functools.cache
def text(path):
    return path.read_text(encoding="utf-8")


@functools.cache
def sources(page):
    """The files of a page: its document, its script, and the modules that these name."""
    found, open_ = set(), list(FIRST[page])
    while open_:
        path = open_.pop()
        if path in found or not path.exists():
            continue
        found.add(path)
        for name in IMPORT.findall(text(path)) if path.suffix == ".js" else ():
            if name.endswith("/veloquest.js"):
                open_.append(HERE.parent / "veloquest.js")
            elif name.startswith("/pages/event/"):
                open_.append(EVENT / name.removeprefix("/pages/event/"))
            else:
                open_.append(HERE / name.removeprefix("/pages/") if name[0] == "/" else (path.parent / name).resolve())
    # What it prints has texts of its own.
    return sorted(found - set(FIRST["cards"])) if page != "cards" else list(FIRST["cards"])


def described():
    """For each language of the pages its own name, and the direction that it is written in."""
    found = {}
    for language in languages():
        path = pathlib.Path(fluent.FOLDER) / language
        name = "".join(fluent.messages(path, ["Language.ftl"], [])["language-name"][1].parts)
        is_leftward = any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in name)
        found[language] = {"name": name, "direction": "rtl" if is_leftward else "ltr"}
    return found


def pattern(parts, messages, where):
    """A text as pages read it."""
    result = [""]
    for part in parts:
        if isinstance(part, str):
            result[-1] += part
        elif part[0] == "argument":
            result[-1] += f"{{{part[1]}}}"
        elif part[0] == "reference" and part[1] in messages:
            words = pattern(messages[part[1]][1].parts, messages, where)
            for each in [words] if isinstance(words, str) else words:
                result = [*result[:-1], result[-1] + each] if isinstance(each, str) else [*result, each, ""]
        elif part[0] == "select" and part[1][0] == "argument":
            _, (_, name), forms, other = part
            choices = {key: pattern(form, messages, where) for key, form in forms.items()}
            result += [{"select": name, "forms": choices, "other": other}, ""]
        else:
            raise fluent.Malformed(f"{where}: pages know no {part[0]} here")
    result = [each for each in result if each != ""]
    return "".join(result) if all(isinstance(each, str) for each in result) else result


def read(language, name, complaints):
    """A table in a language as pages read it, English where it has no text."""
    found = {}
    for each in dict.fromkeys(("en", language)):
        if (folder(each) / f"{name}.ftl").exists():
            messages = fluent.messages(folder(each), [f"{name}.ftl"], complaints)
            found |= {key: pattern(value.parts, messages, where) for key, (where, value) in messages.items() if key[0] != "-"}
    return found


def write(target):
    """Writes the texts of all pages in all languages into a folder; gives how many files, and what is wrong."""
    complaints, count = [], 0
    for language in languages():
        (target / language).mkdir(parents=True, exist_ok=True)
        for page, names in PAGES.items():
            table = {}
            for name in names:
                table |= read(language, name, complaints)
            path = target / language / f"{page}.json"
            path.write_text(json.dumps(table, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
            count += 1
    return count, complaints
