"""Writes the copyright file of the Debian package: the licences of all that is packed.

    python3 Server/deploy/copyright.py <folder with the packed programs>

Of the packages that the tools and the server are built of these are their own texts, from the checkouts of both builds; the rest comes
from THIRD-PARTY-LICENSES.md. Swift's runtime is named where parts of it are packed.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
RUNTIME = """\
Parts of Swift's runtime and of Foundation, in /usr/lib/veloquest, are part of the
Swift.org open source project: Copyright Apple Inc. and the Swift project authors,
https://swift.org, under the Apache License 2.0 with Runtime Library Exception, whose
texts are below. lib_FoundationICU.so is made of ICU, https://icu.unicode.org:

COPYRIGHT AND PERMISSION NOTICE (Unicode License V3; SPDX: Unicode-3.0)

Copyright (c) 1991-2024 Unicode, Inc.

Permission is hereby granted, free of charge, to any person obtaining a copy of data
files and any associated documentation (the "Data Files") or software and any
associated documentation (the "Software") to deal in the Data Files or Software without
restriction, including without limitation the rights to use, copy, modify, merge,
publish, distribute, and/or sell copies of the Data Files or Software, and to permit
persons to whom the Data Files or Software are furnished to do so, provided that either
(a) this copyright and permission notice appear with all copies of the Data Files or
Software, or (b) this copyright and permission notice appear in associated Documentation.

THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS
OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A
PARTICULAR PURPOSE AND NONINFRINGEMENT OF THIRD PARTY RIGHTS.

IN NO EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS INCLUDED IN THIS NOTICE BE LIABLE FOR
ANY CLAIM, OR ANY SPECIAL INDIRECT OR CONSEQUENTIAL DAMAGES, OR ANY DAMAGES WHATSOEVER
RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE
OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THE DATA FILES OR SOFTWARE.

Except as contained in this notice, the name of a copyright holder shall not be used in
advertising or otherwise to promote the sale, use or other dealings in these Data Files
or Software without prior written authorization of the copyright holder.
"""


APACHE = re.compile(r"^ *Apache License\n *Version 2\.0, January 2004\n.*?END OF TERMS AND CONDITIONS", re.S | re.M)
COMMON = "(The terms of the Apache License 2.0, word for word: /usr/share/common-licenses/Apache-2.0)"


def words(text):
    return " ".join(text.split())


def shortened(text):
    """A text with a reference in place of the terms of the Apache License, which Debian has once for all; other words stay."""
    terms = words(APACHE.search((ROOT / "LICENSE").read_text())[0])
    return APACHE.sub(lambda found: COMMON if words(found[0]) == terms else found[0], text)


def texts(folder):
    names = ("LICENSE", "LICENCE", "COPYING", "NOTICE")
    return sorted(path for path in folder.iterdir() if path.name.upper().startswith(names) and path.is_file())


def main():
    packed = pathlib.Path(sys.argv[1])
    lines = [
        "VeloQuest is Copyright its contributors, under the Apache License 2.0:", "",
        (ROOT / "LICENSE").read_text().strip("\n"), "",
    ]
    if any(packed.glob("lib*wift*.so")):
        lines += ["=" * 80, "", RUNTIME]
    seen = set()
    for checkouts in (ROOT / ".build/checkouts", ROOT / "Server/.build/checkouts"):
        for folder in sorted(checkouts.iterdir()) if checkouts.is_dir() else []:
            if folder.name in seen or not folder.is_dir():
                continue
            seen.add(folder.name)
            found = texts(folder)
            if not found:
                sys.exit(f"copyright: {folder.name} has no licence")
            for path in found:
                lines += ["=" * 80, f"{folder.name}: {path.name}", "", path.read_text().replace("\f", "").strip("\n"), ""]
    if "hummingbird" not in seen or "swift-crypto" not in seen:
        sys.exit("copyright: the checkouts of the packages are missing; build both, or resolve them with `swift package resolve`")
    third = (ROOT / "THIRD-PARTY-LICENSES.md").read_text()
    lines += ["=" * 80, "", third[third.index("## System libraries"):].strip("\n")]
    print("\n".join(line.rstrip() for line in shortened("\n".join(lines)).split("\n")))


main()
