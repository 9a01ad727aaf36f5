"""Simplifies countries and districts with `questctl geojson simplify --shared-borders`, and prints what became of their borders.

    python3 Benchmarks/peers/borders.py [file.geojson …] [--questctl path]

Countries are those of Natural Earth (1:110 million) that geopandas 0.14 ships, districts those of Montréal's election of 2013
that plotly ships; both wheels are fetched from PyPI. Files given are looked at as well.

GEOS judges: `coverage_invalid_edges` finds edges of neighbours that do not match, and with a width those along narrow gaps. A
gap is also a hole in the union of all that was not there before, and an overlap is the area that two of them have in common.
Each line says first what was there before, and then what is there afterwards. A line that says WORSE makes the exit code 1.
Without shared borders, each Feature by itself, stands below for comparison.
"""

import argparse
import gzip
import json
import os
import subprocess
import sys

from programs import WHEELS, built_questctl, continue_with, wheel

continue_with("shapely", "pyogrio", "numpy")
import pyogrio  # noqa: E402
import shapely  # noqa: E402
from shapely.geometry import mapping, shape  # noqa: E402

GAP = 0.02  # degrees, two kilometres: gaps between neighbours no wider than this


def countries():
    folder = wheel("geopandas==0.14.4")
    path = os.path.join(folder, "geopandas", "datasets", "naturalearth_lowres", "naturalearth_lowres.shp")
    return list(shapely.from_wkb(pyogrio.raw.read(path)[2]))


def districts():
    path = os.path.join(wheel("plotly==6.3.0"), "plotly", "package_data", "datasets", "election.geojson.gz")
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [shape(feature["geometry"]) for feature in json.load(file)["features"]]


def simplified(tool, areas, options):
    text = json.dumps({
        "type": "FeatureCollection",
        "features": [{"type": "Feature", "id": number, "geometry": mapping(area), "properties": None}
                     for number, area in enumerate(areas)],
    })
    outcome = subprocess.run([tool, "geojson", "simplify", *options, "-"], input=text.encode(), capture_output=True)
    if outcome.returncode != 0:
        sys.exit(outcome.stderr.decode())
    return [shape(feature["geometry"]) for feature in json.loads(outcome.stdout)["features"]]


class State:
    """What there is to say of the borders of areas."""

    def __init__(self, areas):
        self.areas = len(areas)
        self.positions = sum(len(shapely.get_coordinates(area)) for area in areas)
        self.invalid = sum(not area.is_valid for area in areas)
        sound = [area if area.is_valid else shapely.make_valid(area) for area in areas]
        tree = shapely.STRtree(sound)
        pairs = tree.query(sound, predicate="intersects")
        common = [sound[one].intersection(sound[other]) for one, other in pairs.T if one < other]
        self.overlap = sum(one.area for one in common)
        self.shared = sum(one.length for one in common if not one.area)
        whole = shapely.union_all(sound)
        self.holes = sum(len(part.interiors) for part in shapely.get_parts(whole))
        self.area = whole.area
        self.mismatched, self.narrow = (
            sum(shapely.get_num_geometries(edges) for edges in shapely.coverage_invalid_edges(sound, gap_width=width)
                if not edges.is_empty)
            for width in (0, GAP))

    def __str__(self):
        return (f"{self.positions:6} positions, {self.invalid} not valid, {self.mismatched:3} edges that do not match, "
                f"{self.narrow:3} with narrow gaps, {self.holes:2} holes in the union, overlap {self.overlap:.2e}, "
                f"common borders {self.shared:.2f}°")

    def isWorse(self, than):
        return (self.invalid > 0 or self.mismatched > than.mismatched or self.holes > than.holes
                or self.overlap > than.overlap + 1e-12 * self.area)


def compare(tool, name, areas, tolerances):
    before = State(areas)
    print(f"{name}: {len(areas)} areas\n  as they are               {before}")
    isWorse = False
    for tolerance in tolerances:
        after = State(simplified(tool, areas, ["--shared-borders", "--tolerance", str(tolerance)]))
        isWorse = isWorse or after.isWorse(before)
        print(f"  shared, {tolerance:6} m         {after}{'  WORSE' if after.isWorse(before) else ''}")
        print(f"  each by itself, {tolerance:6} m {State(simplified(tool, areas, ['--tolerance', str(tolerance)]))}")
    return isWorse


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("files", nargs="*")
    parser.add_argument("--questctl")
    arguments = parser.parse_args()
    os.makedirs(WHEELS, exist_ok=True)
    tool = arguments.questctl or built_questctl()
    isWorse = compare(tool, "countries of Natural Earth, 1:110 million", countries(), [1000, 10_000, 50_000])
    isWorse = compare(tool, "districts of Montréal", districts(), [5, 20, 100]) or isWorse
    for path in arguments.files:
        with open(path, encoding="utf-8") as file:
            features = json.load(file)["features"]
        areas = [shape(feature["geometry"]) for feature in features if feature["geometry"]]
        isWorse = compare(tool, path, [area for area in areas if area.area > 0], [20, 1000]) or isWorse
    sys.exit(1 if isWorse else 0)


main()
