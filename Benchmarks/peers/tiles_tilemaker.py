"""Compares our tiles with those of tilemaker (Debian), tile by tile, and the time both take over the same extract.

    python3 Benchmarks/peers/tiles_tilemaker.py [--questctl path] [--runs number] [extract.osm.pbf …]

tilemaker runs with a small process file of ours that makes three layers as we make them: buildings, water_polygons and streets at
zoom 14. Of each tile the area or length without buffers is compared: it may differ by one per cent, or by ten units of the tile's
grid where there is hardly anything. For the times both build all that they are set up to build: we all layers of all zooms. tilemaker
also runs with the OpenMapTiles profile of its package, which makes about as much as we do, without the layers that come from shapefiles.
Times are of the clock and, in brackets, of the processor, which other work on the machine changes less.
"""

import argparse
import collections
import gzip
import json
import os
import resource
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time

from programs import built_questctl
from tile_measures import amount, decoded, extracts, raw_tiles

LAYERS = ("buildings", "water_polygons", "streets")
CONFIG = {
    "layers": {name: {"minzoom": 14, "maxzoom": 14} for name in LAYERS},
    "settings": {
        "minzoom": 14, "maxzoom": 14, "basezoom": 14, "include_ids": False, "name": "check", "version": "1",
        "description": "check", "compress": "gzip"}}
PROCESS = """
node_keys = {}
function node_function(node) end
streets = {}
for kind in ("motorway trunk primary secondary tertiary unclassified residential busway bus_guideway living_street service "
    .. "pedestrian track footway steps path cycleway"):gmatch("%S+") do streets[kind] = true end
for kind in ("motorway trunk primary secondary tertiary"):gmatch("%S+") do streets[kind .. "_link"] = true end
rails = {}
for kind in ("rail narrow_gauge tram light_rail funicular subway monorail"):gmatch("%S+") do rails[kind] = true end
function way_function(way)
  local building, natural, waterway, landuse = way:Find("building"), way:Find("natural"), way:Find("waterway"), way:Find("landuse")
  local highway, railway, aeroway = way:Find("highway"), way:Find("railway"), way:Find("aeroway")
  local area = way:Find("area")
  if way:IsClosed() and area ~= "no" then
    if building ~= "" and building ~= "no" then way:Layer("buildings", true) end
    if natural == "glacier" or natural == "water" or waterway == "riverbank" or waterway == "dock"
      or landuse == "reservoir" or landuse == "basin" then way:Layer("water_polygons", true) end
  end
  local isArea = way:IsClosed() and area == "yes"
  if way:Find("type") == "multipolygon" or way:Find("type") == "boundary" then return end
  if streets[highway] and not (isArea and (highway == "pedestrian" or highway == "service")) then way:Layer("streets", false) end
  if (aeroway == "runway" or aeroway == "taxiway") and not isArea then way:Layer("streets", false) end
  if rails[railway] then way:Layer("streets", false) end
end
"""


def measured(data):
    sums = collections.Counter()
    for name, layer in decoded(data).items():
        for feature in layer["features"]:
            if name in LAYERS:
                sums[name] += amount(feature)
    return sums


def ours(path):
    return {(column, row): measured(data) for zoom, column, row, data in raw_tiles(path) if zoom == 14}


def theirs(path):
    with sqlite3.connect(path) as database:
        rows = database.execute("SELECT tile_column, tile_row, tile_data FROM tiles WHERE zoom_level = 14").fetchall()
    return {(column, 2 ** 14 - 1 - row): measured(gzip.decompress(data)) for column, row, data in rows}


def timed(command):
    """The seconds of the clock and of the processor that a command takes."""
    start, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.perf_counter() - start, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def median(times):
    """The medians of both as a text."""
    return "{:.2f} s ({:.2f})".format(*map(statistics.median, zip(*times)))


def whole_profile(folder):
    """The options for tilemaker's OpenMapTiles profile in Debian's package; none where it is missing."""
    examples = "/usr/share/doc/tilemaker/examples"
    try:
        with open(f"{examples}/config-openmaptiles.json") as file:
            config = json.load(file)
    except FileNotFoundError:
        return None
    config["layers"] = {name: layer for name, layer in config["layers"].items() if "source" not in layer}
    path = os.path.join(folder, "whole.json")
    with open(path, "w") as file:
        json.dump(config, file)
    return ["--config", path, "--process", f"{examples}/process-openmaptiles.lua"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--questctl")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("extracts", nargs="*")
    arguments = parser.parse_args()
    if not shutil.which("tilemaker"):
        sys.exit("tilemaker is missing: apt-get install tilemaker")
    tool = arguments.questctl or built_questctl()
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        config, process = os.path.join(folder, "config.json"), os.path.join(folder, "process.lua")
        with open(config, "w") as file:
            json.dump(CONFIG, file)
        with open(process, "w") as file:
            file.write(PROCESS)
        whole = whole_profile(folder)
        for extract in arguments.extracts or [path for path in extracts() if path.endswith(".pbf")]:
            name = os.path.basename(extract)
            output, other = os.path.join(folder, "ours.pmtiles"), os.path.join(folder, "theirs.mbtiles")
            command = ["tilemaker", "--input", extract, "--output", other, "--config", config, "--process", process,
                       "--bbox", "-180,-85,180,85"]
            times = [], [], []
            for _ in range(arguments.runs):
                if os.path.exists(other):
                    os.remove(other)
                times[0].append(timed([tool, "map", "tiles", extract, "-o", output]))
                times[1].append(timed(command))
                if whole:
                    os.remove(other)
                    times[2].append(timed(command[:5] + whole + command[9:]))
            if whole:
                os.remove(other)
                subprocess.run(command, check=True, capture_output=True)
            first, second = ours(output), theirs(other)
            counts = collections.Counter()
            for tile in sorted(first.keys() | second.keys()):
                mine, yours = first.get(tile, collections.Counter()), second.get(tile, collections.Counter())
                for layer in LAYERS:
                    counts[layer] += 1
                    if abs(mine[layer] - yours[layer]) > max(0.01 * yours[layer], 10 if layer == "streets" else 1000):
                        counts[layer, "differ"] += 1
                        wrong += 1
                        if counts[layer, "differ"] <= 5:
                            print(f"  14/{tile[0]}/{tile[1]} {layer}: {mine[layer]:.0f}, tilemaker {yours[layer]:.0f}")
            print(
                f"{name}: ours {median(times[0])} (all layers and zooms), tilemaker "
                + (f"{median(times[2])} (OpenMapTiles), " if whole else "") + f"{median(times[1])} (three layers, zoom 14); "
                + ", ".join(
                    f"{layer} {counts[layer, 'differ']} of {counts[layer]} tiles differ" for layer in LAYERS), flush=True)
    sys.exit(f"{wrong} tiles differ" if wrong else None)


main()
