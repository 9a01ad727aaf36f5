#!/usr/bin/env python3
"""Writes the table of Unicode decompositions that the folding of answers reads.

    python3 .ci/unicode-tables.py > Sources/Answers/Reading/Folding/DecompositionTable.swift

Takes the newest data it finds: the package `unicodedata2` where it is installed, the standard library's otherwise.
The file it writes describes the grammar of the table.
"""
try:
    import unicodedata2 as data
except ImportError:
    import unicodedata as data

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
HANGUL = range(0xAC00, 0xAC00 + 11172)
SURROGATES = range(0xD800, 0xE000)


def base36(number):
    text = ""
    while True:
        number, digit = divmod(number, 36)
        text = DIGITS[digit] + text
        if number == 0:
            return text


def records():
    """(scalar, kind, targets) in the order of the scalars, Hangul syllables left out: they follow a formula."""
    for scalar in range(0x110000):
        if scalar in HANGUL or scalar in SURROGATES:
            continue
        parts = data.decomposition(chr(scalar)).split()
        if not parts:
            continue
        if parts[0].startswith("<"):
            yield scalar, "K", [int(part, 16) for part in parts[1:]]
        else:
            targets = [int(part, 16) for part in parts]
            composes = data.normalize("NFC", "".join(map(chr, targets))) == chr(scalar)
            yield scalar, "C" if composes else "X", targets


def runs():
    """Joins neighbours with one target each that climb in step: (scalar, kind, targets, count)."""
    run = None
    for scalar, kind, targets in records():
        if (run and len(targets) == 1 and len(run[2]) == 1 and run[1] == kind
                and scalar == run[0] + run[3] and targets[0] == run[2][0] + run[3]):
            run[3] += 1
            continue
        if run:
            yield run
        run = [scalar, kind, targets, 1]
    yield run


def tokens():
    end = 0
    for scalar, kind, targets, count in runs():
        repeat = "*" + base36(count) if count > 1 else ""
        yield base36(scalar - end) + kind + ".".join(map(base36, targets)) + repeat
        end = scalar + count


def main():
    print(f"""/// The decompositions of Unicode {data.unidata_version} (UnicodeData.txt, field 5), made by
/// `python3 .ci/unicode-tables.py`; not to be edited by hand.
///
/// One token for each scalar, or for a run of scalars: the gap to the end of the token before, `C` for canonical, `X` for
/// canonical but never composed again, `K` for compatibility, then the targets with points between them. `*n` is a run of
/// n scalars whose single targets climb in step. Numbers are in base 36.
enum DecompositionTable {{
    static let tokens = \"\"\"""")
    line = ""
    for token in tokens():
        if line and len(line) + 1 + len(token) > 142:
            print("        " + line)
            line = ""
        line += (" " if line else "") + token
    print("        " + line)
    print('        """')
    print("}")


main()
