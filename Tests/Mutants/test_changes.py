"""Tests of what is changed and what is not: python3 -m unittest discover Tests/Mutants"""

import unittest

from changes import Finder, changed, overlaps


def found(text):
    return Finder("Some.swift", text).find()


def titles(text):
    return [change.title for change in found(text)]


class Changes(unittest.TestCase):
    def test_each_kind_is_found(self):
        for text, title in [
            ("let a = b < c", "comparison: < -> <="), ("let a = b - c", "sign: - -> +"), ("let a = b && c", "logic: && -> ||"),
            ("let a = b ..< c", "range: ..< -> ..< + 1"), ("let a = (!b)", "negation: ! -> (nothing)"),
            ("let a = min(b, c.d())", "extreme: min -> max"), ("let a = b.max() ?? c", "extreme: max -> min"),
            ("let a = true", "boolean: true -> false"), ("guard isA else { return }", "guard: isA -> true"),
            ("if isA { continue }", "guard: isA -> false"), ("{\n    count = 0\n}", "reset: count = 0 -> (nothing)"),
            ("{\n    parts.removeAll()\n}", "reset: parts.removeAll() -> (nothing)"),
            ("(a: Int, c: Int) f(a, to: b.c)", "arguments: a, b.c -> b.c, a"),
        ]:
            self.assertEqual(titles(text), [title], text)

    def test_numbers_are_bounds_beside_comparisons_and_ranges_only(self):
        self.assertEqual(len(titles("a < 4")), 2)
        self.assertEqual(titles("x = 4"), [])
        self.assertEqual(titles("pair.1 == nil"), ["comparison: == -> !="])
        self.assertEqual(len(titles("list.prefix(1)")), 1)

    def test_comments_strings_attributes_and_generics_are_left_alone(self):
        for text in [
            "// a < b", "/* a < b /* c */ && d */", '"a < b \\(c < d ? "x" : "y") && e"', '#"a < b " < c"#',
            '"""\n a < b "quoted" && c\n """', "@available(iOS 17 < 18)", "let a: Set<Int> = []", "func < (a: Int, b: Int)",
            "precondition(a < b && c)", "#if a && b\nx < y\n#endif", "a ... ", "list[..<b]", "where Element == Other",
        ]:
            self.assertEqual(titles(text), [], text)

    def test_arguments_of_different_types_stay_where_they_are(self):
        for text in ["f(a, b)", "(a: Int, b: Double) f(a, b)", "(a: Int, b: Int) f(a, b.c)", "(a: Int) f(a, a)"]:
            self.assertEqual(titles(text), [], text)

    def test_conditions_that_bind_are_kept(self):
        self.assertEqual(titles("guard let a, case .b = a, isC(1, 2) else { return }"), ["guard: isC(1, 2) -> true"])

    def test_changes_stand_behind_their_numbers(self):
        text = "guard a < 4 else { return }"
        numbered = list(enumerate(found(text), 1))
        self.assertEqual([change.kind for _, change in numbered], ["guard", "comparison", "bound"])
        self.assertFalse(any(overlaps(one, other) for _, one in numbered for _, other in numbered if one is not other))
        result = changed(text, numbered)
        self.assertTrue(result.startswith("public import MutantSwitch; guard (mutantIsOn(1) ? true : (a <\u2192 (mutantIsOn(3)"))
        self.assertTrue(result.endswith("))) else { return }") or result.endswith(") else { return }"))

    def test_the_second_of_two_equal_changes_says_so(self):
        self.assertEqual(titles("a = b + c + d"), ["sign: + -> -", "sign: + -> - (no. 2)"])


if __name__ == "__main__":
    unittest.main()
