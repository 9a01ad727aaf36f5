#!/usr/bin/env python3
"""Puts MapLibre GL JS 5.3.0 into .build/maplibre, where `questctl map view` finds it.

It comes out of a wheel of PyPI, whose digest is checked, and is never committed. MapLibre GL JS is under the 3-Clause BSD licence.
"""

import hashlib
import pathlib
import subprocess
import sys
import tempfile
import zipfile

PACKAGE = "maplibre==0.3.6"
WHEEL = "eeafab617d4a1b71c0c174c71405f67c4b4e494fe1b27968d4d2359bc160e277"
FILES = {
    "maplibre-gl.js": "e380deae560bc5d182be4124a1b9cdd5086304b0cb82c92a5af23d018aa81015",
    "maplibre-gl.css": "792ac997dcf6ae6f643eb4e2dee4630c85e7056526bd8fb85ffe83c67d6c41b4",
}
FOLDER = pathlib.Path(__file__).resolve().parent.parent / ".build/maplibre"


def is_there():
    return all((FOLDER / name).is_file() and hashlib.sha256((FOLDER / name).read_bytes()).hexdigest() == digest
               for name, digest in FILES.items())


def fetch():
    with tempfile.TemporaryDirectory() as work:
        wanted = pathlib.Path(work) / "wanted.txt"
        wanted.write_text(f"{PACKAGE} --hash=sha256:{WHEEL}\n")
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes", "--dest", work, "-r", str(wanted)]
        if subprocess.run(command, check=False).returncode:
            sys.exit(f"maplibre: pip could not fetch {PACKAGE}; it needs Python's pip and PyPI, once")
        wheel = next(pathlib.Path(work).glob("*.whl"))
        with zipfile.ZipFile(wheel) as archive:
            contents = {name: archive.read(f"maplibre/srcjs/{name}") for name in FILES}
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, content in contents.items():
        part = FOLDER / f"{name}.part"
        part.write_bytes(content)
        part.rename(FOLDER / name)


if not is_there():
    fetch()
    if not is_there():
        sys.exit("maplibre: the wheel holds other files than expected")
    print(f"maplibre: MapLibre GL JS 5.3.0 is in {FOLDER}")
