#!/usr/bin/env python3
"""Writes what the licences of everything that VeloQuest is built with demand to be shown.

    python3 .ci/licences.py            writes THIRD-PARTY-LICENSES.md
    python3 .ci/licences.py --check    fails where it is not current

The packages are those that Package.swift resolves to, with their own texts; versions are left out, so that a new one alone
changes nothing. The system libraries are the manifest's system targets; one that is not known here is an error.
"""

import json
import pathlib
import subprocess
import sys

TARGET = pathlib.Path("THIRD-PARTY-LICENSES.md")
# What each system target stands for: name, licence (SPDX), home.
SYSTEM = {
    "CZlib": ("zlib", "Zlib", "https://zlib.net"),
    "CZstd": ("zstd", "BSD-3-Clause OR GPL-2.0-only", "https://facebook.github.io/zstd"),
    "CGeodesic": None,  # of tests
    "CCrypto": ("OpenSSL (libcrypto)", "Apache-2.0", "https://openssl-library.org"),
    "CAllocator": ("glibc", "LGPL-2.1-or-later", "https://www.gnu.org/software/libc"),
}

# What `map view` puts beside its page, out of a wheel that `sh .ci/setup.sh maps` fetches; its licence stands beside it there too.
FETCHED = ("MapLibre GL JS 5.3.0", "BSD-3-Clause", "https://maplibre.org", pathlib.Path("Sources/MapTiles/Pages/Page/licence.txt"))

# What is looked for while a program runs, and linked with nothing.
LOADED = [
    ("cairo", "LGPL-2.1-only OR MPL-1.1", "https://cairographics.org"),
    ("curl", "curl", "https://curl.se"),
    ("GDAL", "MIT", "https://gdal.org"),
    ("GEOS", "LGPL-2.1-or-later", "https://libgeos.org"),
    ("HarfBuzz", "MIT", "https://harfbuzz.github.io"),
    ("libtiff", "libtiff", "https://libtiff.gitlab.io/libtiff/"),
    ("Pango", "LGPL-2.0-or-later", "https://pango.gnome.org"),
    ("PROJ", "MIT", "https://proj.org"),
]


def manifest(*arguments):
    command = ["swift", "package", *arguments]
    answer = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    return json.loads(answer[answer.index("{"):])


def packages(node, found):
    for child in node["dependencies"]:
        found[child["identity"]] = (child["url"].removesuffix(".git"), pathlib.Path(child["path"]))
        packages(child, found)
    return found


def texts(folder):
    """The files of a package that its licence asks to pass on."""
    names = ("LICENSE", "LICENCE", "COPYING", "NOTICE")
    found = sorted(path for path in folder.iterdir() if path.name.upper().startswith(names))
    if not found:
        sys.exit(f"licences: {folder.name} has no licence")
    return found


def page():
    lines = [
        "# Licences of what VeloQuest is built with",
        "",
        "VeloQuest itself is under the licence in `LICENSE`. This page is made by `make licences`; do not edit it.",
        "",
        "## Packages",
        "",
        "An importer of the core (`GeoJSON`, `VeloQuest`, `TourPlanning`) compiles none of them.",
    ]
    for name, (url, folder) in sorted(packages(manifest("show-dependencies", "--format", "json"), {}).items()):
        for path in texts(folder):
            content = path.read_text().replace("\f", "").strip("\n")
            lines += ["", f"### {name}: {path.name}", "", f"<{url}>", "", "```text", content, "```"]
    lines += [
        "",
        "## System libraries",
        "",
        "Linked dynamically by the tools of the organiser's computer, from where the system has them; never by an app.",
        "",
        "| library | licence (SPDX) | home |",
        "|---|---|---|",
    ]
    for target in sorted(t["name"] for t in manifest("describe", "--type", "json")["targets"] if t["type"] == "system-target"):
        if target not in SYSTEM:
            sys.exit(f"licences: say in {sys.argv[0]} what {target} is and which licence it has")
        if SYSTEM[target]:
            lines.append("| {} | {} | <{}> |".format(*SYSTEM[target]))
    lines += [
        "",
        "Loaded while a program runs, only where the system has it and something asks for it:",
        "",
        "| library | licence (SPDX) | home |",
        "|---|---|---|",
    ]
    lines += ["| {} | {} | <{}> |".format(*library) for library in LOADED]
    name, licence, home, text = FETCHED
    lines += [
        "",
        "## Fetched for maps in pages",
        "",
        "Not part of this repository, nor of any program that is built of it. `sh .ci/setup.sh maps` fetches it, `questctl map view` serves it, and",
        "with `--output` writes it into a folder, with the text below as `maplibre-gl.LICENSE.txt`.",
        "",
        "| library | licence (SPDX) | home |",
        "|---|---|---|",
        f"| {name} | {licence} | <{home}> |",
        "",
        "```text",
        text.read_text().strip("\n"),
        "```",
    ]
    return "\n".join(line.rstrip() for line in "\n".join(lines).split("\n")) + "\n"


def main():
    text = page()
    if "--check" not in sys.argv:
        TARGET.write_text(text)
    elif not TARGET.exists() or TARGET.read_text() != text:
        sys.exit(f"licences: {TARGET} is not current; run `make licences`")


main()
