"""The tokens of a Swift source, as far as changing it needs them: comments are left out, and a string is one token."""

import dataclasses
import re

OPERATOR = set("/=-+!*%<>&|^~?")
OPENING = {"(": ")", "[": "]", "{": "}"}
WORD = re.compile(r"[A-Za-z_$][A-Za-z0-9_]*|`[A-Za-z0-9_]+`")
NUMBER = re.compile(r"0x[0-9A-Fa-f_]+(\.[0-9A-Fa-f_]+)?(p[+-]?\d+)?|0b[01_]+|0o[0-7_]+|\d[\d_]*(\.\d[\d_]*)?([eE][+-]?\d+)?")


@dataclasses.dataclass
class Token:
    kind: str  # word, number, operator, mark, string
    text: str
    start: int
    end: int


def _string_end(text, start):
    """The end of a string literal, with what is interpolated into it."""
    hashes = re.compile("#*").match(text, start).end() - start
    quote = '"""' if text.startswith('"""', start + hashes) else '"'
    place = start + hashes + len(quote)
    closing, escape = quote + "#" * hashes, "\\" + "#" * hashes
    while place < len(text):
        if text.startswith(closing, place):
            return place + len(closing)
        if text.startswith(escape, place):
            place += len(escape)
            if text[place] == "(":
                place = _closing(text, place)
            else:
                place += 1
        else:
            place += 1
    return len(text)


def _closing(text, start):
    """The end of the parentheses that open here."""
    depth, place = 0, start
    while place < len(text):
        if text[place] == '"' or text[place] == "#" and re.compile('#+"').match(text, place):
            place = _string_end(text, place)
            continue
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        place += 1
        if depth == 0:
            return place
    return len(text)


def _comment_end(text, start):
    if text.startswith("//", start):
        end = text.find("\n", start)
        return end if end >= 0 else len(text)
    depth, place = 0, start
    while place < len(text):
        pair = text[place:place + 2]
        if pair in ("/*", "*/"):
            depth += 1 if pair == "/*" else -1
            place += 2
            if depth == 0:
                return place
        else:
            place += 1
    return len(text)


def tokens(text):
    """All tokens but those of conditional compilation and of attributes' arguments."""
    found, place, conditional = [], 0, 0
    while place < len(text):
        letter = text[place]
        if letter.isspace():
            place += 1
            continue
        if text.startswith("//", place) or text.startswith("/*", place):
            place = _comment_end(text, place)
            continue
        if directive := re.compile(r"#(if|endif)\b").match(text, place):
            conditional += 1 if directive[1] == "if" else -1
            place = directive.end()
            continue
        if attribute := re.compile(r"@\w+").match(text, place):
            place = attribute.end()
            place = _closing(text, place) if text.startswith("(", place) else place
            continue
        if letter == '"' or letter == "#" and re.compile('#+"').match(text, place):
            kind, end = "string", _string_end(text, place)
        elif match := WORD.match(text, place):
            kind, end = "word", match.end()
        elif match := NUMBER.match(text, place):
            kind, end = "number", match.end()
        elif letter in OPERATOR or text.startswith("..", place):
            kind, end = "operator", place + 1
            while end < len(text) and (text[end] in OPERATOR or letter == "." and text[end] == "."):
                if text[end:end + 2] in ("//", "/*"):
                    break
                end += 1
        else:
            kind, end = "mark", place + 1
        if conditional == 0:
            found.append(Token(kind, text[place:end], place, end))
        place = end
    return found


def partners(found):
    """For each opening mark's number that of the closing one, and the reverse."""
    result, open_marks = {}, []
    for number, token in enumerate(found):
        if token.kind != "mark":
            continue
        if token.text in OPENING:
            open_marks.append(number)
        elif token.text in OPENING.values() and open_marks:
            opening = open_marks.pop()
            result[opening], result[number] = number, opening
    return result
