"""Builds tiles of every shared extract and decodes each of them with mapbox-vector-tile and pmtiles.

    python3 Benchmarks/peers/tiles.py [--questctl path] [extract …]

Polygons are judged by the Mapbox Vector Tile specification (4.3.3.3 and 4.3.4.4): rings with an area, an outer ring first, holes in
the other direction, no ring that crosses itself or another. The same extract is built twice, by all cores and by one: the bytes have
to be the same. Prints size, tiles and features of each, and ends with an error where anything is wrong.
"""

import argparse
import hashlib
import os
import subprocess
import sys
import tempfile
import time

from programs import built_questctl
from tile_measures import build, decoded, extracts, message, polygon_defect, raw_tiles


def digest(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def check(path, faults, name):
    tiles = features = largest = 0
    for zoom, column, row, data in raw_tiles(path):
        tiles += 1
        largest = max(largest, len(data))
        layers = decoded(data)
        for layer in message(data).layers:
            if len(layers[layer.name]["features"]) != len(layer.features):
                faults.append(f"{name} {zoom}/{column}/{row} {layer.name}: features are lost in decoding")
            for feature in layer.features:
                features += 1
                if feature.type == 3:
                    defect = polygon_defect(feature.geometry)
                    if defect:
                        faults.append(f"{name} {zoom}/{column}/{row} {layer.name}: {defect}")
    return tiles, features, largest


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--questctl")
    parser.add_argument("extracts", nargs="*")
    arguments = parser.parse_args()
    tool = arguments.questctl or built_questctl()
    faults = []
    print(f"{'extract':26} {'in MB':>6} {'out MB':>6} {'ratio':>5} {'s':>6} {'tiles':>6} {'features':>8} {'largest kB':>10}")
    with tempfile.TemporaryDirectory() as folder:
        for extract in arguments.extracts or extracts():
            name = os.path.basename(extract)
            output, again = os.path.join(folder, "one.pmtiles"), os.path.join(folder, "two.pmtiles")
            start = time.perf_counter()
            build(tool, extract, output)
            seconds = time.perf_counter() - start
            subprocess.run(["taskset", "-c", "0", tool, "map", "tiles", extract, "-o", again], check=True, capture_output=True)
            if digest(output) != digest(again):
                faults.append(f"{name}: other bytes on one core")
            tiles, features, largest = check(output, faults, name)
            sizes = os.path.getsize(extract), os.path.getsize(output)
            print(
                f"{name:26} {sizes[0] / 1e6:6.2f} {sizes[1] / 1e6:6.2f} {sizes[1] / sizes[0]:5.2f} {seconds:6.2f} {tiles:6} "
                f"{features:8} {largest / 1e3:10.0f}", flush=True)
    for fault in faults[:50]:
        print(fault)
    sys.exit(f"{len(faults)} faults" if faults else None)


main()
