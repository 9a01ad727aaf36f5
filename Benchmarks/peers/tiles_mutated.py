"""Damages extracts at random and builds tiles of them: nothing may crash or hang, and every tile that is written has to decode.

    python3 Benchmarks/peers/tiles_mutated.py [--questctl path] [--count number] [--seed number] [--osm extract.osm.pbf]

A piece of a few hundred ways is cut out of the extract by osmium (Debian's osmium-tool) and kept as XML and as PBF whose blocks are not
compressed, so that changes reach the elements: bits, bytes and runs are changed, doubled and taken out, and in XML ids, references,
coordinates and tags exchanged. Exit codes may be 0 and 2, and what is left behind a failure is no file.
"""

import argparse
import concurrent.futures
import os
import random
import re
import subprocess
import sys
import tempfile
import time

from programs import DATA, built_questctl
from tile_measures import decoded, message, polygon_defect, raw_tiles

LIMIT = 30  # seconds for one small extract
CUTS = ["9.5195,47.1370,9.5235,47.1400", "9.4900,47.0560,9.4980,47.0620", "9.5500,47.2200,9.5600,47.2300"]


def bases(extract, folder):
    """Small extracts as XML and as PBF without compression."""
    found = []
    for number, cut in enumerate(CUTS):
        piece = os.path.join(folder, f"piece{number}.osm.pbf")
        subprocess.run(["osmium", "extract", "-O", "-s", "smart", "-b", cut, extract, "-o", piece], check=True, capture_output=True)
        for form in ("osm", "pbf,pbf_compression=none"):
            result = subprocess.run(["osmium", "cat", piece, "-f", form, "-o", "-"], check=True, capture_output=True).stdout
            found.append((form.startswith("osm"), result))
    return found


def damaged(source, is_text, data):
    data = bytearray(data)
    for _ in range(source.choice([1, 1, 2, 3, 8, 30])):
        place, kind = source.randrange(len(data)), source.random()
        if is_text and kind < 0.7:
            numbers = [match for match in re.finditer(rb'(ref|id|lat|lon|k|v|role|type)="([^"]*)"', data[place:place + 400])]
            if not numbers:
                continue
            match = source.choice(numbers)
            others = re.findall(match.group(1) + rb'="([^"]*)"', data[max(0, place - 5000):place + 5000])
            value = source.choice(others + [b"", b"0", b"-1", b"99999999999", b"1e308", b"natural", b"water", b"multipolygon", b"90", b"-180"])
            data[place + match.start(2):place + match.end(2)] = value
        elif kind < 0.85:
            data[place] ^= 1 << source.randrange(8)
        elif kind < 0.9:
            data[place] = source.choice([0, 1, 127, 128, 255])
        elif kind < 0.95:
            del data[place:place + source.choice([1, 2, 10, 200])]
        else:
            data[place:place] = data[place:place + source.choice([1, 4, 50])]
    return bytes(data)


def trial(tool, base, seed, folder):
    """The exit code and what is wrong, if anything."""
    source = random.Random(seed)
    is_text, data = source.choice(base)
    extract = os.path.join(folder, f"{seed}.osm")
    output = os.path.join(folder, f"{seed}.pmtiles")
    with open(extract, "wb") as file:
        file.write(damaged(source, is_text, data))
    fault = None
    try:
        options = source.choice([[], [], ["--max-zoom", "9"], ["--bbox", "9.49,47.05,9.53,47.15"]])
        done = subprocess.run([tool, "map", "tiles", extract, "-o", output, *options], capture_output=True, timeout=LIMIT)
        code = done.returncode
        if code not in (0, 2):
            fault = f"exit code {code}: {done.stderr[-200:]}"
        elif code == 2 and (os.path.exists(output) or not done.stderr):
            fault = "a file or silence after a failure"
        elif code == 0:
            for zoom, column, row, tile in raw_tiles(output):
                decoded(tile)
                for layer in message(tile).layers:
                    for feature in layer.features:
                        defect = polygon_defect(feature.geometry) if feature.type == 3 else None
                        if defect:
                            fault = f"{zoom}/{column}/{row} {layer.name}: {defect}"
    except subprocess.TimeoutExpired:
        code, fault = -1, "it hangs"
    except Exception as reason:  # whatever a decoder says
        fault = f"a tile does not decode: {reason}"
    if not fault:
        os.remove(extract)
    if os.path.exists(output):
        os.remove(output)
    return code, fault


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--questctl")
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--osm", default=os.path.join(DATA, "osm", "liechtenstein.osm.pbf"))
    arguments = parser.parse_args()
    tool = arguments.questctl or built_questctl()
    folder = tempfile.mkdtemp(prefix="tiles-mutated-")
    base = bases(arguments.osm, folder)
    start, codes, faults = time.time(), {}, []
    with concurrent.futures.ProcessPoolExecutor(arguments.workers) as pool:
        seeds = range(arguments.seed * 1_000_000, arguments.seed * 1_000_000 + arguments.count)
        tasks = {pool.submit(trial, tool, base, seed, folder): seed for seed in seeds}
        for number, task in enumerate(concurrent.futures.as_completed(tasks), 1):
            code, fault = task.result()
            codes[code] = codes.get(code, 0) + 1
            if fault:
                faults.append(fault)
                print(f"{folder}/{tasks[task]}.osm: {fault}", flush=True)
            if number % 2000 == 0:
                print(f"{number} extracts, exit codes {codes}, {len(faults)} faults, {time.time() - start:.0f} s", flush=True)
    sys.exit(f"{len(faults)} faults" if faults else None)


main()
