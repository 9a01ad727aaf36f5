#!/usr/bin/env python3
"""Compares the engine for web pages with the native one, byte for byte: python3 VeloQuestWasm/test.py <questctl> [--full]

The maps are those of the invented town and of the extracts in `VELOQUEST_DATA` (by default ../shared/data beside the package), kept in
`.build-wasm/maps`. Without `--full` a part of the rides, routes and texts, for CI.
"""
import argparse
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
OUT = ROOT / ".build-wasm"
# The smallest ones come first; CI takes as many as its time allows.
EXTRACTS = ["monaco.osm.gz", "moscow.osm.gz", "andorra.osm.pbf", "heidelberg.osm.pbf", "porto.osm.pbf", "liechtenstein.osm.pbf",
            "leeds-cycleway.osm"]
QUICK = ["monaco.osm.gz", "heidelberg.osm.pbf", "porto.osm.pbf"]


def run(*command):
    done = subprocess.run([str(part) for part in command], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"wasm-test: {' '.join(map(str, command))} failed:\n{done.stdout}{done.stderr}")


def is_older(file, *others):
    return not file.exists() or any(file.stat().st_mtime < other.stat().st_mtime for other in others)


def maps(questctl, data, names):
    """A folder with the maps, each built anew where the tool or its extract is newer."""
    folder = OUT / "maps"
    folder.mkdir(parents=True, exist_ok=True)
    town = folder / "town.vqmap"
    if is_older(town, questctl):
        run(questctl, "map", "generate", "--seed", 1, "--size", "town", "-o", folder / "town.osm.pbf")
        run(questctl, "map", "build", folder / "town.osm.pbf", "-o", town)
    sealed = folder / "sealed.geojson"
    if is_older(sealed, questctl):
        run(questctl, "seal", "quests/old-town.geojson", "--cost", 10, "-o", sealed)
    signed = folder / "signed.geojson"
    if is_older(signed, questctl):
        key = folder / "office.pem"
        if not key.exists():
            run(questctl, "keygen", "-o", key)
        run(questctl, "seal", "quests/old-town.geojson", "--cost", 10, "--key", key, "-o", signed)
    chosen = OUT / "chosen-maps"
    chosen.mkdir(exist_ok=True)
    for old in chosen.iterdir():
        old.unlink()
    for file in [town, sealed, signed]:
        (chosen / file.name).symlink_to(file)
    for name in names:
        extract = data / "osm" / name
        if not extract.exists():
            continue
        file = folder / (name.split(".")[0] + ".vqmap")
        if is_older(file, questctl, extract):
            run(questctl, "map", "build", extract, "-o", file)
        (chosen / file.name).symlink_to(file)
    return chosen


def test_overlay():
    """The sorting of the overlay, natively, and imported as build.py does, so that the compiler chooses as it does for web pages."""
    folder = OUT / "overlay-tests"
    folder.mkdir(parents=True, exist_ok=True)
    run("swiftc", "-O", "-wmo", "-parse-as-library", "-module-name", "Overlay", "-emit-module",
        "-emit-module-path", folder / "Overlay.swiftmodule", "-c", "-o", folder / "Overlay.o",
        *sorted((ROOT / "VeloQuestWasm/Overlay").glob("*.swift")))
    # Without -O, which leaves out what a precondition says.
    run("swiftc", "-I", folder, "-Xfrontend", "-import-module", "-Xfrontend", "Overlay",
        ROOT / "VeloQuestWasm/OverlayTests/main.swift", folder / "Overlay.o", "-o", folder / "overlay-tests")
    run(folder / "overlay-tests")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("questctl", type=pathlib.Path)
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--only", help="texts, answers, rides or routes, with commas between them")
    arguments = parser.parse_args()
    data = pathlib.Path(os.environ.get("VELOQUEST_DATA") or ROOT.parent / "shared/data")
    if not (data / "osm").exists() and os.environ.get("VELOQUEST_REQUIRE_DATA") == "1":
        sys.exit(f"wasm-test: there is no folder {data} with the real data; see CONTRIBUTING.md")
    test_overlay()
    questctl = arguments.questctl.resolve()
    command = ["node", "VeloQuestWasm/Parity/parity.mjs", "--wasm", OUT, "--host", questctl.parent / "BrowserInterfaceHost",
               "--maps", maps(questctl, data, EXTRACTS if arguments.full else QUICK)]
    if not arguments.full and not arguments.only:
        # A small part of it in browsers, with what Node says.
        recorded = OUT / "recorded.json"
        run(*command, "--record", recorded)
        (OUT / "empty.html").write_text("<!doctype html><title>VeloQuest</title>")
        if subprocess.run([sys.executable, "VeloQuestWasm/Parity/browser.py", str(OUT)], cwd=ROOT).returncode:
            sys.exit(1)
    if data.exists():
        command += ["--data", data]
    if arguments.full:
        command += ["--full"]
    if arguments.only:
        command += ["--only", arguments.only]
    sys.exit(subprocess.run([str(part) for part in command], cwd=ROOT).returncode)


if __name__ == "__main__":
    main()
