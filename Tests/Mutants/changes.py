"""The changes that can be made to a source, each behind the switch."""

import dataclasses
import re

import switch
from tokens import partners, tokens

BINARY = {
    **dict.fromkeys(["<", "<=", ">", ">=", "==", "!="], "comparison"), **dict.fromkeys(["+", "-"], "sign"),
    **dict.fromkeys(["&&", "||"], "logic"),
}
RANGES = {"..<": "range", "...": "range"}
BOUND_CALLS = {"min", "max", "prefix", "suffix", "dropFirst", "dropLast"}
CHECKS = {"precondition", "assert", "preconditionFailure", "assertionFailure"}
LEAVING = {"return", "continue", "break", "throw"}
RESET = re.compile(
    r"(?:(?<=\n)|(?<=\{))(?P<indent>[ \t]*)(?P<statement>"
    r"(?:\([\w., ]+\)|[A-Za-z_][\w.]*(?:\[[\w.$ ]+\])?[\w.]*) = "
    r"(?:0|0\.0|nil|false|true|\[\]|\[:\]|\.none|\.zero|\((?:0|nil|false|true|\[\])(?:, (?:0|nil|false|true|\[\]))*\))"
    r"|[A-Za-z_][\w.]*\.removeAll\((?:keepingCapacity: true)?\))(?=[ \t]*(?:\n|\}))")


@dataclasses.dataclass
class Change:
    """One change: edits of the text (start, end, new text), where `#` stands for the mutant's number, `@` for its operator."""
    path: str
    line: int
    source: str  # the line's text
    kind: str
    before: str
    after: str
    nth: int  # of the same changes on the line
    edits: list
    operator: str = None

    @property
    def title(self):
        """The change on its line in words; the list of equivalents names it so."""
        after = self.after or "(nothing)"
        return f"{self.kind}: {self.before} -> {after}" + (f" (no. {self.nth})" if self.nth > 1 else "")


class Finder:
    """Looks for all changes in a source."""

    def __init__(self, path, text):
        self.path, self.text = path, text
        self.tokens = tokens(text)
        self.partners = partners(self.tokens)
        self.changes = []

    def find(self):
        number = 0
        while number < len(self.tokens):
            token = self.tokens[number]
            if token.text in CHECKS and self._is_call(number):
                number = self.partners.get(number + 1, number) + 1
                continue
            if token.kind == "operator":
                self._operator(number)
            elif token.kind == "number":
                self._bound(number)
            elif token.text in ("true", "false"):
                self._boolean(number)
            elif token.text in ("min", "max"):
                self._extreme(number)
            elif token.text in ("guard", "if"):
                self._condition(number)
            elif token.text == "(":
                self._arguments(number)
            number += 1
        self._resets()
        return self.changes

    # Helpers.

    def _text(self, number):
        return self.tokens[number].text if 0 <= number < len(self.tokens) else ""

    def _is_call(self, number):
        follows = number + 1 < len(self.tokens) and self.tokens[number + 1].start == self.tokens[number].end
        return follows and self._text(number + 1) == "("

    def _space(self, place):
        return not 0 <= place < len(self.text) or self.text[place].isspace()

    def _add(self, kind, before, after, edits, operator=None):
        line = self.text.count("\n", 0, edits[0][0]) + 1
        source = self.text.splitlines()[line - 1].strip()
        before, after = " ".join(before.split()), " ".join(after.split())
        nth = 1 + sum((other.line, other.kind, other.before) == (line, kind, before) for other in self.changes)
        self.changes.append(Change(self.path, line, source, kind, before, after, nth, edits, operator))

    def _line(self, place):
        return self.text[self.text.rfind("\n", 0, place) + 1:place].lstrip()

    # Kinds of change.

    def _operator(self, number):
        token = self.tokens[number]
        before, after = self._space(token.start - 1), self._space(token.end)
        previous, following = self._text(number - 1), self._text(number + 1)
        if previous == "func" or previous == "operator":
            return
        if token.text in BINARY and before and after:
            # A requirement of a generic declaration, not an expression.
            if token.text == "==" and previous[:1].isupper() and following[:1].isupper():
                return
            # Texts are joined, and nothing takes one from another.
            if token.text == "+" and "string" in (self.tokens[number - 1].kind, self.tokens[number + 1].kind):
                return
            other = switch.OTHER[token.text]
            self._add(BINARY[token.text], token.text, other, [(token.start, token.end, "@")], token.text)
        elif token.text in RANGES and before == after:
            if previous in ("(", "[", ",", ":", "case", "") or following in (")", "]", ",", ":", "{", ""):
                return
            other = "..< + 1" if token.text == "..<" else "... - 1"
            self._add("range", token.text, other, [(token.start, token.end, " @ ")], token.text)
        elif token.text == "!" and not after and (before or self.text[token.start - 1] in "([{"):
            self._add("negation", "!", "", [(token.start, token.end, "@")], "!")

    def _bound(self, number):
        token = self.tokens[number]
        neighbours = [self.tokens[place] for place in (number - 1, number + 1) if 0 <= place < len(self.tokens)]
        is_beside = any(near.text in RANGES or BINARY.get(near.text) == "comparison" for near in neighbours)
        opening = number - 1
        while opening >= 0 and self._text(opening) not in ("(", "[", "{", "}"):
            opening -= 1
        is_argument = self._text(opening) == "(" and self._text(opening - 1) in BOUND_CALLS and (
            neighbours[0].text in ("(", ",") and neighbours[-1].text in (")", ","))
        is_member = token.start > 0 and self.text[token.start - 1] == "."
        if not re.fullmatch(r"\d+", token.text) or is_member or not (is_beside or is_argument):
            return
        # Towards zero or away from it, by the place alone, so that a seed says the same everywhere.
        value = int(token.text)
        other = str(value + 1 if value == 0 or token.start % 2 else value - 1)
        self._add("bound", token.text, other, [(token.start, token.end, f"(mutantIsOn(#) ? {other} : {token.text})")])

    def _boolean(self, number):
        token = self.tokens[number]
        if self._line(token.start).startswith("case "):
            return
        other = "false" if token.text == "true" else "true"
        self._add("boolean", token.text, other, [(token.start, token.end, f"(mutantIsOn(#) ? {other} : {token.text})")])

    def _extreme(self, number):
        token = self.tokens[number]
        other = "max" if token.text == "min" else "min"
        name = "mutant" + token.text.capitalize()
        if self._text(number - 1) == "func":
            return
        is_member = self._text(number - 1) == "." and self._text(number - 2) != "Swift"
        if not self._is_call(number):
            if is_member and self._text(number + 1) == "{":
                self._add("extreme", token.text, other, [(token.start, token.end, f"{name}(#)")])
            return
        start = token.start
        if self._text(number - 1) == "." and not is_member:
            start = self.tokens[number - 2].start
        opening = self.tokens[number + 1]
        separator = "" if self._text(number + 2) == ")" else ", "
        self._add("extreme", token.text, other, [(start, opening.end, f"{name}(#{separator}")])

    def _condition(self, number):
        """The clauses of a `guard`, and those of an `if` that leaves at once."""
        is_guard = self._text(number) == "guard"
        clauses, first, place = [], number + 1, number + 1
        while place < len(self.tokens):
            text = self._text(place)
            if text == ("else" if is_guard else "{"):
                clauses.append((first, place - 1))
                break
            if text == ",":
                clauses.append((first, place - 1))
                first = place + 1
            elif text in ("(", "[", "{") and place in self.partners:
                place = self.partners[place]
            place += 1
        if not is_guard and self._text(place + 1) not in LEAVING:
            return
        for first, last in clauses:
            if first > last or self._text(first) in ("let", "var", "case", "try", "await", "#"):
                continue
            start, end = self.tokens[first].start, self.tokens[last].end
            value = "true" if is_guard else "false"
            self._add(
                "guard", self.text[start:end], value,
                [(start, start, f"(mutantIsOn(#) ? {value} : ("), (end, end, "))")])

    def _arguments(self, number):
        """Neighbours that might change places: names and paths that the file declares with one type."""
        if number == 0 or self.tokens[number - 1].kind != "word" or not self._is_call(number - 1):
            return
        if self._text(number - 2) in ("func", "macro") or number not in self.partners:
            return
        values, first, place = [], number + 1, number + 1
        while place <= self.partners[number]:
            if place == self.partners[number] or self._text(place) == ",":
                values.append(self._value(first, place - 1))
                first = place + 1
            elif self._text(place) in ("(", "[", "{") and place in self.partners:
                place = self.partners[place]
            place += 1
        for one, other in zip(values, values[1:]):
            if not one or not other:
                continue
            (a, b), (c, d) = one, other
            left, right = self.text[a:b], self.text[c:d]
            if left != right and self._types(left) & self._types(right):
                self._add("arguments", f"{left}, {right}", f"{right}, {left}", [
                    (a, b, f"(mutantIsOn(#) ? {right} : {left})"), (c, d, f"(mutantIsOn(#) ? {left} : {right})")])

    def _types(self, path):
        """The types with which the file declares a name anywhere."""
        name = re.escape(path.split(".")[-1])
        return set(re.findall(rf"\b{name}: (?:inout |borrowing )?([A-Z\[][\w.\[\]<>]*)", self.text))

    def _value(self, first, last):
        """Where the value of an argument stands, without its label; `None` for anything but a path."""
        if first + 1 <= last and self.tokens[first].kind == "word" and self._text(first + 1) == ":":
            first += 2
        if first > last:
            return None
        start, end = self.tokens[first].start, self.tokens[last].end
        text = self.text[start:end]
        is_path = re.fullmatch(r"(\$\d|[a-z_]\w*)(\.[a-z_]\w*)*", text)
        return (start, end) if is_path and text not in ("true", "false", "nil", "self") else None

    def _resets(self):
        starts = {token.start for token in self.tokens}
        for match in RESET.finditer(self.text):
            start, end = match.span("statement")
            if start in starts:
                self._add(
                    "reset", match["statement"], "",
                    [(start, start, "if !mutantIsOn(#) { "), (end, end, " }")])


def changed(text, numbered):
    """A source with the given changes, each with its number; overlapping ones are to be left out before."""
    edits = []
    for number, change in numbered:
        name = switch.operator_name(change.operator, number) if change.operator else ""
        for start, end, new in change.edits:
            edits.append((start, end, number, new.replace("@", name).replace("#", str(number))))
    # Of edits at one place, what is put before something longer comes first.
    reach = {number: max(end for _, end, _ in change.edits) for number, change in numbered}
    edits.sort(key=lambda edit: (edit[0], edit[1], -reach[edit[2]]))
    # On the first line, so that the compiler's line numbers stay those of the source.
    result, place = [f"public import {switch.SWITCH}; "], 0
    for start, end, _, new in edits:
        result += [text[place:start], new]
        place = end
    return "".join(result) + text[place:]


def overlaps(one, other):
    """Whether two changes of a source write to one place."""
    for a, b, _ in one.edits:
        for c, d, _ in other.edits:
            if a < d and c < b or (a, b) == (c, d):
                return True
    return False
