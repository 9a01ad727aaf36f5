#!/usr/bin/env python3
"""The texts of all languages: checks them, and lists them for the compiler.

    .ci/texts.py            writes Sources/System/CLanguages/languages.c anew
    .ci/texts.py --check    fails where a message is missing, unused, malformed, not translated or has other arguments than it gets
    .ci/texts.py LANGUAGE   what a language lacks, with the English text, as files to fill in

The folder `pages` of a language is for web pages, and each file in it has identifiers of its own. VeloQuestWasm/Pages/catalogue.py
makes from it what pages load; the compiler gets none of it.
"""
import glob
import os
import re
import signal
import sys

from fluent import ENTRY, FOLDER, ROOT, Pattern, files, languages, messages

sys.path.insert(0, os.path.join(ROOT, "VeloQuestWasm", "Pages"))
import catalogue  # noqa: E402

LIST = os.path.join(ROOT, "Sources", "System", "CLanguages", "languages.c")
CATEGORIES = ("zero", "one", "two", "few", "many", "other")


def listing():
    lines = ["// Written by .ci/texts.py.", '#include "languages.h"', "",
             "// #embed is of C23; clang has it in all modes from version 19 on.", '#pragma clang diagnostic ignored "-Wc23-extensions"']
    for language in languages():
        lines += ["", f"static const unsigned char {language.replace('-', '_')}[] = {{"]
        for name in files(os.path.join(FOLDER, language)):
            lines += [f'#embed "../../Languages/{language}/{name}"', ", '\\n',"]
        lines += ["};"]
    lines += ["", "static const struct language_texts all[] = {"]
    lines += [f'    {{"{language}", {language.replace("-", "_")}, sizeof {language.replace("-", "_")}}},' for language in languages()]
    lines += ["};", "", "size_t language_count(void) { return sizeof all / sizeof *all; }",
              "struct language_texts language_at(size_t index) { return all[index]; }", ""]
    return "\n".join(lines)


def used():
    """The identifiers in the program, each with the names of the arguments that it gets; None where these are not seen."""
    calls, words = {}, set()
    roots = ["Sources", "Server/Sources", "Server/Pages", "VeloQuestWasm"]
    paths = [path for root in roots for kind in ("swift", "js", "html")
             for path in glob.glob(os.path.join(ROOT, root, "**", "*." + kind), recursive=True)]
    for path in paths:
        with open(path, encoding="utf-8") as handle:
            text = re.sub(r"^\s*//.*", "", handle.read(), flags=re.M)
        words.update(re.findall(r'"([a-z][a-z0-9-]*)"', text))
        for match in re.finditer(r'\bMessage\(\s*"([\w-]+)"\s*(\)|,\s*\[|,)', text):
            names = set() if match.group(2) == ")" else None
            if match.group(2).endswith("["):
                names, depth, position = set(), 1, match.end()
                while depth and position < len(text):
                    sign = text[position]
                    name = re.compile(r'"([\w-]*)":').match(text, position) if depth == 1 else None
                    if name:
                        names.add(name.group(1))
                        position = name.end()
                        continue
                    if sign == '"':
                        literal = re.compile(r'"(?:[^"\\\n]|\\\((?:[^()]|\([^()]*\))*\)|\\.)*"').match(text, position)
                        position = literal.end() if literal else position + 1
                        continue
                    depth += sign in "[({"
                    depth -= sign in "])}"
                    position += 1
            calls.setdefault(match.group(1), []).append((os.path.relpath(path, ROOT), names))
    return calls, words


def hashed(identifier):
    """FNV-1a, by which the program finds a message (LanguageTexts.swift)."""
    value = 0xCBF29CE484222325
    for byte in identifier.encode():
        value = (value ^ byte) * 0x100000001B3 % 2 ** 64
    return value


def check():
    complaints = []
    with open(LIST, encoding="utf-8") as handle:
        if handle.read() != listing():
            complaints.append("Sources/System/CLanguages/languages.c lists other files: run .ci/texts.py")
    folders = {language: os.path.join(FOLDER, language) for language in languages()}
    all_messages = {language: messages(folder, files(folder), complaints) for language, folder in folders.items()}
    english = all_messages["en"]
    hashes = {}
    for identifier in english:
        if hashes.setdefault(hashed(identifier), identifier) != identifier:
            complaints.append(f"{identifier} and {hashes[hashed(identifier)]} have one hash: rename one")
    calls, words = used()
    for identifier, places in calls.items():
        if identifier not in english:
            complaints.append(f"{places[0][0]}: no text for {identifier}")
            continue
        for path, names in places:
            for language, found in all_messages.items():
                lacking = found[identifier][1].arguments - names if names is not None and identifier in found else ()
                for name in sorted(lacking):
                    complaints.append(f"{found[identifier][0]} has ${name}, which {path} does not hand to it")
    referenced = {name for _, pattern in english.values() for name in pattern.references}
    for identifier, (where, _) in english.items():
        if identifier not in words and identifier not in referenced and not identifier.startswith("language-"):
            complaints.append(f"{where} is used nowhere")
    categories = {language: categories_of(found) for language, found in all_messages.items()}
    compare(all_messages, categories, complaints)
    count = check_pages(categories, complaints)
    print("\n".join(complaints[:200]) if complaints else
          f"{len(english)} messages, and {count} of pages, in {len(all_messages)} languages: {' '.join(all_messages)}")
    return 1 if complaints else 0


def categories_of(found):
    """The forms of plural that a language has."""
    rules = found.get("language-plurals", ("", Pattern("")))[1].text
    return {rule.split(":")[0].strip() for rule in rules.split(";")} | {"other"}


def compare(all_messages, categories, complaints):
    """Compares languages with English."""
    english = all_messages["en"]
    for language, found in all_messages.items():
        for identifier, (where, pattern) in found.items():
            if identifier not in english:
                complaints.append(f"{where} has no English text")
            for name in pattern.references:
                if name not in found:
                    complaints.append(f"{where} refers to {name}, which there is not")
            for keys in pattern.keys:
                for key in keys:
                    if key in CATEGORIES and key not in categories[language]:
                        complaints.append(f"{where}: {language} has no form of plural called {key}")
            original = english.get(identifier)
            if language != "en" and original and pattern.words == original[1].words and len(re.findall(r"[a-z]{3,}", pattern.words)) > 3:
                complaints.append(f"{where} is not translated")
        for identifier, (where, _) in english.items():
            if identifier not in found:
                complaints.append(f"{language}: no text for {identifier} ({where})")


def check_pages(categories, complaints):
    """Checks the texts of pages, each file by itself; gives how many there are."""
    tables = {}
    for name in catalogue.tables():
        tables[name] = {language: messages(catalogue.folder(language), [f"{name}.ftl"], complaints)
                        for language in catalogue.languages() if os.path.exists(os.path.join(catalogue.folder(language), f"{name}.ftl"))}
    for language in catalogue.languages():
        for name in files(catalogue.folder(language)):
            if name.removesuffix(".ftl") not in tables:
                complaints.append(f"{language}/pages/{name} is of no page")
        for name, table in tables.items():
            if language not in table:
                complaints.append(f"{language}/pages/{name}.ftl is missing")
    count = 0
    for name, table in tables.items():
        compare(table, categories, complaints)
        english = table["en"]
        count += len(english)
        sources = {path for page, own in catalogue.PAGES.items() if name in own for path in catalogue.sources(page)}
        text = "".join(map(catalogue.text, sources))
        words = set(re.findall(r"[\"'`]([A-Za-z][\w-]*)[\"'`]", text))
        parts = [[re.escape(each) for each in re.split(r"\$\{[^}]*\}", whole)]
                 for whole in re.findall(r"`((?:[\w-]|\$\{[^}`]*\})*\$\{[^}`]*\}[\w-]*)`", text)]
        made = re.compile("|".join("[\\w-]+".join(each) for each in parts if any(each)) or "(?!)")
        for identifier, (where, _) in english.items():
            if identifier not in words and not made.fullmatch(identifier):
                complaints.append(f"{where} is used nowhere")
        for language, found in table.items():
            for identifier, (where, pattern) in found.items():
                if identifier in english and pattern.arguments - english[identifier][1].arguments:
                    complaints.append(f"{where} has other places than English: {' '.join(sorted(pattern.arguments))}")
                if identifier in english and english[identifier][1].arguments - pattern.arguments:
                    complaints.append(f"{where} lacks places of English: {' '.join(sorted(english[identifier][1].arguments))}")
    for page, own in catalogue.PAGES.items():
        known = {identifier for name in own for identifier in tables[name]["en"]}
        for path in catalogue.sources(page):
            for match in re.finditer(r"""data-(?:text|label|title|hint)=["']([\w-]+)["']|\bt\(\s*["']([\w-]+)["']""", catalogue.text(path)):
                if (match.group(1) or match.group(2)) not in known:
                    complaints.append(f"{os.path.relpath(path, ROOT)}: no text for {match.group(1) or match.group(2)} in the page {page}")
    return count


def lacking(language):
    groups = [("", os.path.join(FOLDER, language), os.path.join(FOLDER, "en"))]
    groups += [(f"pages/{name}.ftl", catalogue.folder(language), catalogue.folder("en")) for name in catalogue.tables()]
    for title, folder, original in groups:
        names = [os.path.basename(title)] if title else files(original)
        there = [name for name in names if os.path.exists(os.path.join(folder, name))]
        found = messages(folder, there if title else files(folder) if os.path.isdir(folder) else [], [])
        for name in names:
            with open(os.path.join(original, name), encoding="utf-8") as handle:
                entries = [match.group() for match in ENTRY.finditer(handle.read()) if match.group(1) not in found]
            if entries:
                print(f"# {title or name}\n" + "\n".join(entries) + "\n")


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    if sys.argv[1:] == ["--check"]:
        sys.exit(check())
    elif len(sys.argv) == 2:
        lacking(sys.argv[1])
    else:
        with open(LIST, "w", encoding="utf-8") as handle:
            handle.write(listing())
