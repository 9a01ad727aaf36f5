"""Reads texts in the syntax of Fluent, as far as the files in Sources/Languages use it; Sources/Support/Messages reads the same."""
import os
import re

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDER = os.path.join(ROOT, "Sources", "Languages")
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=(.*(?:\n(?:[ ].*|(?=\n[ ])))*)", re.M)


def languages():
    """English first."""
    return sorted((name for name in os.listdir(FOLDER) if os.path.isdir(os.path.join(FOLDER, name))), key=lambda name: (name != "en", name))


def files(folder):
    return sorted(name for name in os.listdir(folder) if name.endswith(".ftl"))


class Malformed(Exception):
    pass


class Pattern:
    """A text of Fluent: which arguments it uses, which messages, which keys its selectors have, and its parts.

    A part is a text, or `("argument", name)`, `("reference", name)` or `("select", part, {key: parts}, key of the others)`.
    """

    def __init__(self, text):
        self.text, self.position = text, 0
        self.arguments, self.references, self.keys = set(), set(), []
        self.words = ""
        self.parts = self.read(False)
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
        parts = []
        while self.position < len(self.text):
            sign = self.text[self.position]
            if sign == "{":
                self.position += 1
                parts.append(self.placeable())
            elif sign == "}":
                break
            elif sign == "\n" and is_variant and re.compile(r"\n\s*(\*?\[|\})").match(self.text, self.position):
                break
            else:
                self.words += sign
                parts.append(sign)
                self.position += 1
        return parts

    def placeable(self):
        self.blanks()
        part = self.expression()
        self.blanks()
        if self.take("->"):
            part = ("select", part, *self.select())
        self.blanks()
        if not self.take("}"):
            raise Malformed("a placeable is not closed")
        return part

    def expression(self):
        if self.take('"'):
            match = re.compile(r'((?:[^"\\\n]|\\.)*)"').match(self.text, self.position)
            if not match:
                raise Malformed("a text in quotation marks is not closed")
            text = match.group(1).replace("\\u000A", "\n")
            self.words += text
            self.position = match.end()
            return text
        if self.take("$"):
            name = self.name()
            self.arguments.add(name)
            return ("argument", name)
        name = self.name()
        if self.take("("):
            if name == "CAPITALIZE":
                part = self.expression()
                if not self.take(")"):
                    raise Malformed("CAPITALIZE takes one argument")
                return ("capitalize", part)
            raise Malformed("the only function is CAPITALIZE")
        if not name.isdigit():
            self.references.add(name)
        return ("reference", name)

    def select(self):
        keys, forms, other = [], {}, None
        while True:
            self.blanks()
            is_other = self.take("*")
            if not self.take("["):
                break
            keys.append(self.name())
            if not self.take("]"):
                raise Malformed("a key of a variant is not closed")
            if is_other and other is not None:
                raise Malformed("a selector has two variants with a star")
            other = keys[-1] if is_other else other
            while self.take(" "):
                pass
            forms[keys[-1]] = self.read(True)
        if other is None:
            raise Malformed("a selector needs one variant with a star")
        self.keys.append(keys)
        return forms, other


def messages(folder, names, complaints):
    """The messages in files of a folder: by identifier, where each stands and its pattern."""
    found = {}
    for name in names:
        title = os.path.relpath(os.path.join(folder, name), FOLDER)
        path = os.path.join(folder, name)
        with open(path, encoding="utf-8") as handle:
            text = handle.read()
        if "\t" in text or "\r" in text:
            complaints.append(f"{title}: tabs and carriage returns are not understood")
        for match in ENTRY.finditer(text):
            where = f"{title}:{text[:match.start()].count(chr(10)) + 1}: {match.group(1)}"
            if match.group(1) in found:
                complaints.append(f"{where} stands there twice")
            try:
                found[match.group(1)] = (where, Pattern(match.group(2).strip()))
            except Malformed as problem:
                complaints.append(f"{where}: {problem}")
        for number, line in enumerate(text.split("\n"), 1):
            if line and not re.match(r"[ #]|-?[A-Za-z][\w-]* *=", line):
                complaints.append(f"{title}:{number}: neither a message nor a comment")
    return found
