"""Compares repair, clip, buffer, simplification and reprojection with shapely and pyproj on seeded random data, and prints how
often they agree.

    python3 Benchmarks/peers/spatial.py path/to/questctl [file.geojson …]

Files given are compared as well, for example countries of Natural Earth. Needs shapely and pyproj from PyPI in the Python that
runs it. A line that says DIFFERENT ends the program with 1.
"""

import json
import math
import random
import subprocess
import sys

import pyproj
import shapely
from shapely.geometry import mapping, shape

TOLERANCE = 1e-9
GEOD = pyproj.Geod(ellps="WGS84")


def collection(geometries):
    return json.dumps({
        "type": "FeatureCollection",
        "features": [{"type": "Feature", "id": index, "geometry": mapping(geometry), "properties": None}
                     for index, geometry in enumerate(geometries)],
    })


def run(tool, arguments, text):
    """The geometries by identifier, and what was said about those left out."""
    outcome = subprocess.run([tool, "geojson", *arguments, "-"], input=text.encode(), capture_output=True)
    if outcome.returncode not in (0, 1) or not outcome.stdout:
        sys.exit(outcome.stderr.decode())
    features = json.loads(outcome.stdout)["features"]
    return {feature["id"]: shape(feature["geometry"]) for feature in features}, outcome.stderr.decode()


def stars(source, count, reach):
    """Rings around a middle, which never cross themselves."""
    result = []
    for _ in range(count):
        x, y = source.uniform(-160, 160), source.uniform(-70, 70)
        angles = sorted(source.uniform(0, 2 * math.pi) for _ in range(source.randint(4, 30)))
        ring = [(x + reach * source.uniform(0.4, 1) * math.cos(a), y + reach * source.uniform(0.4, 1) * math.sin(a))
                for a in angles]
        polygon = shapely.Polygon(ring)
        if polygon.is_valid:
            result.append(polygon)
    return result


def scribbles(source, count):
    return [shapely.Polygon([(source.uniform(0, 5), source.uniform(0, 5)) for _ in range(source.randint(4, 9))])
            for _ in range(count)]


class Report:
    def __init__(self):
        self.failed = False

    def line(self, name, agreeing, total, note=""):
        word = "" if agreeing == total else "  DIFFERENT"
        self.failed = self.failed or agreeing != total
        print(f"{name:52} {agreeing:6} of {total:6}  {note}{word}")


def same(one, other):
    """Whether two areas differ by less than a billionth of them."""
    scale = max(one.area, other.area)
    return scale == 0 or one.symmetric_difference(other).area <= TOLERANCE * scale


def repair(tool, geometries, report, name):
    for method in ("structure", "linework"):
        ours, notes = run(tool, ["repair", "--method", method, "--skip-invalid", "--decimals", "15"], collection(geometries))
        agreeing = refused = 0
        for index, geometry in enumerate(geometries):
            if index not in ours:
                refused += 1
                continue
            theirs = shapely.make_valid(geometry, method=method, keep_collapsed=method == "linework")
            theirs = shapely.union_all([part for part in shapely.get_parts(theirs) if part.area > 0])
            agreeing += ours[index].is_valid and same(ours[index], theirs)
        report.line(f"{name}: repair by {method}", agreeing, len(geometries) - refused, f"{refused} refused by name")


def clip(tool, geometries, report, name):
    west, south, east, north = box = (-60.0, -30.0, 75.0, 55.0)
    ours, _ = run(tool, ["clip", "--skip-invalid", "--decimals", "15", "--box", ",".join(map(str, box))], collection(geometries))
    mask = shapely.box(west, south, east, north)
    agreeing = 0
    for index, geometry in enumerate(geometries):
        theirs = geometry.intersection(mask)
        agreeing += same(ours.get(index, shapely.Polygon()), theirs)
    report.line(f"{name}: clip to a box", agreeing, len(geometries))


def nearest(place, geometry, step):
    """Metres from a place to the border of an area, by places on it some degrees apart."""
    border = shapely.get_coordinates(shapely.segmentize(geometry.boundary, step))
    _, _, metres = GEOD.inv([place[0]] * len(border), [place[1]] * len(border), border[:, 0], border[:, 1])
    return min(metres)


def buffer(tool, geometries, metres, report, name):
    ours, _ = run(tool, ["buffer", "--skip-invalid", "--metres", str(metres)], collection(geometries))
    source = random.Random(3)
    agreeing = total = 0
    worst = 0.0
    for index, geometry in enumerate(geometries):
        if index not in ours:
            continue
        corners = shapely.get_coordinates(ours[index])
        for place in source.sample(list(map(tuple, corners)), min(4, len(corners))):
            if abs(place[0]) >= 180 or abs(place[1]) >= 90:
                continue
            total += 1
            miss = (nearest(place, geometry, metres / 111_000 / 40) - metres) / metres
            worst = max(worst, abs(miss))
            agreeing += abs(miss) < 0.0016
    report.line(f"{name}: corners of buffers at {metres} m", agreeing, total, f"worst {worst:.5f}")


def simplify(tool, geometries, report, name):
    ours, _ = run(tool, ["simplify", "--skip-invalid", "--tolerance", "5000"], collection(geometries))
    valid = sum(one.is_valid for one in ours.values())
    before = sum(len(shapely.get_coordinates(geometries[index])) for index in ours)
    after = sum(len(shapely.get_coordinates(one)) for one in ours.values())
    report.line(f"{name}: simplified and valid", valid, len(ours), f"{before} positions, then {after}")


def reproject(tool, geometries, report, name):
    for system in ("EPSG:3857", "EPSG:6933"):
        ours, _ = run(tool, ["reproject", "--area", "ignore", "--skip-invalid", "--to", system, "--decimals", "9"], collection(geometries))
        way = pyproj.Transformer.from_crs("OGC:CRS84", system, always_xy=True)
        agreeing = 0
        for index, one in ours.items():
            theirs = shapely.transform(geometries[index], way.transform, interleaved=False)
            difference = abs(shapely.get_coordinates(one) - shapely.get_coordinates(theirs)).max()
            agreeing += difference < 1e-6
        report.line(f"{name}: to {system} within a micrometre", agreeing, len(ours))


def main():
    tool = sys.argv[1]
    report = Report()
    source = random.Random(20)
    small, large = stars(source, 300, 0.02), stars(source, 60, 8)
    repair(tool, scribbles(source, 1000), report, "scribbles")
    clip(tool, large + small, report, "stars")
    buffer(tool, small, 500, report, "small stars")
    buffer(tool, large, 20_000, report, "large stars")
    simplify(tool, large + small, report, "stars")
    reproject(tool, large + small, report, "stars")
    for path in sys.argv[2:]:
        with open(path, encoding="utf-8") as file:
            features = json.load(file)["features"]
        all_of_them = [shape(feature["geometry"]) for feature in features if feature["geometry"]]
        repair(tool, all_of_them, report, path)
        valid = [geometry for geometry in all_of_them if geometry.is_valid]
        clip(tool, valid, report, path)
        simplify(tool, valid, report, path)
    sys.exit(1 if report.failed else 0)


main()
