#!/usr/bin/env python3
"""The texts of all languages: checks them, and lists them for the compiler.

    .ci/texts.py            writes Sources/System/CLanguages/languages.c anew
    .ci/texts.py --check    fails where a message is missing, unused, malformed, not translated or has other arguments than it gets
    .ci/texts.py LANGUAGE   what a language lacks, with the English text, as a file to fill in
"""
import glob
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDER = os.path.join(ROOT, "Sources", "Languages")
LIST = os.path.join(ROOT, "Sources", "System", "CLanguages", "languages.c")
CATEGORIES = ("zero", "one", "two", "few", "many", "other")


def languages():
    """English first."""
    return sorted((name for name in os.listdir(FOLDER) if os.path.isdir(os.path.join(FOLDER, name))), key=lambda name: (name != "en", name))


def files(language):
    return sorted(name for name in os.listdir(os.path.join(FOLDER, language)) if name.endswith(".ftl"))


def listing():
    lines = ["// Written by .ci/texts.py.", '#include "languages.h"', "",
             "// #embed is of C23; clang has it in all modes from version 19 on.", '#pragma clang diagnostic ignored "-Wc23-extensions"']
    for language in languages():
        lines += ["", f"static const unsigned char {language.replace('-', '_')}[] = {{"]
        for name in files(language):
            lines += [f'#embed "../../Languages/{language}/{name}"', ", '\\n',"]
        lines += ["};"]
    lines += ["", "static const struct language_texts all[] = {"]
    lines += [f'    {{"{language}", {language.replace("-", "_")}, sizeof {language.replace("-", "_")}}},' for language in languages()]
    lines += ["};", "", "size_t language_count(void) { return sizeof all / sizeof *all; }",
              "struct language_texts language_at(size_t index) { return all[index]; }", ""]
    return "\n".join(lines)


class Malformed(Exception):
    pass


class Pattern:
    """A text of Fluent: which arguments it uses, which messages, and which keys its selectors have."""

    def __init__(self, text):
        self.text, self.position = text, 0
        self.arguments, self.references, self.keys = set(), set(), []
        self.words = ""
        self.read(False)
        if self.position < len(text):
            raise Malformed("a closing brace too many")

    def blanks(self):
        while self.position < len(self.text) and self.text[self.position] in " \n":
            self.position += 1

    def take(self, word):
        if self.text.startswith(word, self.position):
            self.position += len(word)
            return True
        return False

    def name(self):
        match = re.compile(r"[\w-]+").match(self.text, self.position)
        if not match:
            raise Malformed("a name is missing")
        self.position = match.end()
        return match.group()

    def read(self, is_variant):
        while self.position < len(self.text):
            sign = self.text[self.position]
            if sign == "{":
                self.position += 1
                self.placeable()
            elif sign == "}":
                return
            elif sign == "\n" and is_variant and re.compile(r"\n\s*(\*?\[|\})").match(self.text, self.position):
                return
            else:
                self.words += sign
                self.position += 1

    def placeable(self):
        self.blanks()
        self.expression()
        self.blanks()
        if self.take("->"):
            self.select()
        self.blanks()
        if not self.take("}"):
            raise Malformed("a placeable is not closed")

    def expression(self):
        if self.take('"'):
            match = re.compile(r'((?:[^"\\\n]|\\.)*)"').match(self.text, self.position)
            if not match:
                raise Malformed("a text in quotation marks is not closed")
            self.words += match.group(1).replace("\\u000A", "\n")
            self.position = match.end()
        elif self.take("$"):
            self.arguments.add(self.name())
        else:
            name = self.name()
            if self.take("("):
                if name == "CAPITALIZE":
                    self.expression()
                    if not self.take(")"):
                        raise Malformed("CAPITALIZE takes one argument")
                    return
                while not self.take(")"):
                    self.name(), self.blanks()
                    if not self.take(":"):
                        raise Malformed("an argument of a term has no value")
                    self.blanks(), self.expression(), self.blanks(), self.take(","), self.blanks()
            if not name.isdigit():
                self.references.add(name)

    def select(self):
        keys, stars = [], 0
        while True:
            self.blanks()
            stars += self.take("*")
            if not self.take("["):
                break
            keys.append(self.name())
            if not self.take("]"):
                raise Malformed("a key of a variant is not closed")
            self.read(True)
        if stars != 1:
            raise Malformed("a selector needs one variant with a star")
        self.keys.append(keys)


def messages(language, complaints):
    found = {}
    for name in files(language):
        path = os.path.join(FOLDER, language, name)
        with open(path, encoding="utf-8") as handle:
            text = handle.read()
        if "\t" in text or "\r" in text:
            complaints.append(f"{language}/{name}: tabs and carriage returns are not understood")
        for match in re.finditer(r"^(-?[A-Za-z][\w-]*) *=(.*(?:\n(?:[ ].*|(?=\n[ ])))*)", text, re.M):
            where = f"{language}/{name}:{text[:match.start()].count(chr(10)) + 1}: {match.group(1)}"
            if match.group(1) in found:
                complaints.append(f"{where} stands there twice")
            try:
                found[match.group(1)] = (where, Pattern(match.group(2).strip()))
            except Malformed as problem:
                complaints.append(f"{where}: {problem}")
        for number, line in enumerate(text.split("\n"), 1):
            if line and not re.match(r"[ #]|-?[A-Za-z][\w-]* *=", line):
                complaints.append(f"{language}/{name}:{number}: neither a message nor a comment")
    return found


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


def check():
    complaints = []
    with open(LIST, encoding="utf-8") as handle:
        if handle.read() != listing():
            complaints.append("Sources/System/CLanguages/languages.c lists other files: run .ci/texts.py")
    all_messages = {language: messages(language, complaints) for language in languages()}
    english = all_messages["en"]
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
    for language, found in all_messages.items():
        rules = found.get("language-plurals", ("", Pattern("")))[1].text
        categories = {rule.split(":")[0].strip() for rule in rules.split(";")} | {"other"}
        for identifier, (where, pattern) in found.items():
            if identifier not in english:
                complaints.append(f"{where} has no English text")
            for name in pattern.references:
                if name not in found:
                    complaints.append(f"{where} refers to {name}, which there is not")
            for keys in pattern.keys:
                for key in keys:
                    if key in CATEGORIES and key not in categories:
                        complaints.append(f"{where}: {language} has no form of plural called {key}")
            original = english.get(identifier)
            if language != "en" and original and pattern.words == original[1].words and len(re.findall(r"[a-z]{3,}", pattern.words)) > 3:
                complaints.append(f"{where} is not translated")
        for identifier in english:
            if identifier not in found:
                complaints.append(f"{language}: no text for {identifier}")
    print("\n".join(complaints[:200]) if complaints else
          f"{len(english)} messages in {len(all_messages)} languages: {' '.join(all_messages)}")
    return 1 if complaints else 0


def lacking(language):
    found = messages(language, []) if os.path.isdir(os.path.join(FOLDER, language)) else {}
    for name in files("en"):
        with open(os.path.join(FOLDER, "en", name), encoding="utf-8") as handle:
            text = handle.read()
        entries = [match.group() for match in re.finditer(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?:[ ].*|(?=\n[ ])))*", text, re.M)
                   if match.group(1) not in found]
        if entries:
            print(f"# {name}\n" + "\n".join(entries) + "\n")


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(check())
    elif len(sys.argv) == 2:
        lacking(sys.argv[1])
    else:
        with open(LIST, "w", encoding="utf-8") as handle:
            handle.write(listing())
