"""Compares areas, repair, clip, buffer, simplification and reprojection with shapely and pyproj on seeded random data, and
prints how often they agree.

    python3 Benchmarks/peers/spatial.py [file.geojson …] [--questctl path]

Files given are compared as well, for example countries of Natural Earth. A line that says DIFFERENT makes the exit code 1.
"""

import argparse
import json
import math
import random
import subprocess
import sys
import tempfile

from programs import built_questctl, continue_with

continue_with("shapely", "pyproj")
import pyproj  # noqa: E402
import shapely  # noqa: E402
from shapely.geometry import mapping, shape  # noqa: E402

TOLERANCE = 1e-9
BULGE = 1 - math.cos(1.5 * math.pi / 64)
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


def walks(source, count):
    """Lines that turn and cross themselves, and lists of points."""
    result = []
    for _ in range(count):
        x, y = source.uniform(-160, 160), source.uniform(-70, 70)
        places = [(x, y)]
        for _ in range(source.randint(1, 20)):
            places.append((max(-179, min(179, places[-1][0] + source.uniform(-9, 9))), max(-85, min(85, places[-1][1] + source.uniform(-9, 9)))))
        result.append(shapely.LineString(places) if source.random() < 0.6 else shapely.MultiPoint(places))
    return result


def alike(one, other):
    """Whether two geometries are the same to a billionth of a degree: areas, lines or points."""
    if one.is_empty or other.is_empty:
        return one.is_empty and other.is_empty
    if one.area > 0 or other.area > 0:
        return same(one, other)
    return one.hausdorff_distance(other) <= TOLERANCE and abs(one.length - other.length) <= TOLERANCE * max(1, one.length)


def clip_to_areas(tool, geometries, masks, report, name):
    """Clips to areas with holes: the same set of points as GEOS's intersection."""
    agreeing = total = 0
    for mask in masks:
        with tempfile.NamedTemporaryFile("w", suffix=".geojson") as file:
            file.write(collection([mask]))
            file.flush()
            ours, _ = run(tool, ["clip", "--skip-invalid", "--decimals", "15", "--area", file.name], collection(geometries))
        for index, geometry in enumerate(geometries):
            theirs = geometry.intersection(mask)
            total += 1
            agreeing += alike(ours.get(index, shapely.Point()), theirs)
    report.line(f"{name}: clip to areas with holes", agreeing, total)


def clip_across_the_antimeridian(tool, geometries, report, name):
    """Clips to a box whose west is greater than its east: the union of what its two halves hold."""
    west, south, east, north = 140.0, -50.0, -120.0, 60.0
    ours, _ = run(
        tool, ["clip", "--skip-invalid", "--decimals", "15", "--box", f"{west},{south},{east},{north}"], collection(geometries))
    halves = shapely.union_all([shapely.box(west, south, 180, north), shapely.box(-180, south, east, north)])
    agreeing = 0
    for index, geometry in enumerate(geometries):
        agreeing += alike(ours.get(index, shapely.Point()), geometry.intersection(halves))
    report.line(f"{name}: clip across the antimeridian", agreeing, len(geometries))


def areas(tool, geometries, report, name):
    """Square metres on the ellipsoid between geodesics, by GeographicLib as pyproj wraps it."""
    agreeing, worst = 0, 0.0
    for geometry in geometries:
        outcome = subprocess.run(
            [tool, "geojson", "stats", "--format", "json", "-"], input=collection([geometry]).encode(), capture_output=True,
            check=True)
        ours = json.loads(outcome.stdout)[0]["area"]
        theirs = sum(
            abs(GEOD.geometry_area_perimeter(shapely.Polygon(part.exterior))[0])
            - sum(abs(GEOD.geometry_area_perimeter(shapely.Polygon(hole))[0]) for hole in part.interiors)
            for part in shapely.get_parts(geometry))
        miss = abs(ours - theirs) / theirs
        worst = max(worst, miss)
        agreeing += miss <= TOLERANCE
    report.line(f"{name}: areas in square metres", agreeing, len(geometries), f"worst {worst:.1e}")


def buffer_in_one_plane(tool, metres, count, report):
    """Buffers of points and short lines, which lie in one azimuthal equidistant plane: the corners of GEOS's buffer there."""
    source = random.Random(8)
    geometries = []
    for index in range(count):
        x, y = source.uniform(-170, 170), source.uniform(-80, 80)
        reach = 1e-5
        ends = [(x, y), (x + source.uniform(-reach, reach), y + source.uniform(-reach, reach))]
        geometries.append(shapely.Point(ends[0]) if index % 2 == 0 else shapely.LineString(ends))
    ours, _ = run(tool, ["buffer", "--metres", str(metres), "--decimals", "15"], collection(geometries))
    agreeing, worst = 0, 0.0
    for index, geometry in enumerate(geometries):
        west, south, east, north = geometry.bounds
        plane = f"+proj=aeqd +lon_0={(west + east) / 2!r} +lat_0={(south + north) / 2!r} +ellps=WGS84 +units=m"
        way = pyproj.Transformer.from_crs("OGC:CRS84", plane, always_xy=True)
        flat = shapely.transform(geometry, way.transform, interleaved=False).buffer(metres, quad_segs=16)
        back = pyproj.Transformer.from_crs(plane, "OGC:CRS84", always_xy=True)
        corners = shapely.get_coordinates(shapely.transform(flat, back.transform, interleaved=False))
        found = shapely.MultiPoint(shapely.get_coordinates(ours[index]))
        miss = max(shapely.distance(shapely.points(corners), found))
        worst = max(worst, miss)
        agreeing += miss <= TOLERANCE
    report.line(f"points and short lines: buffers of {metres} m", agreeing, count, f"worst {worst:.1e}°")


def nearest(place, geometry):
    """Metres from a place to the border of an area, whose edges are straight in degrees: by search along the nearest three."""
    edges = [pair for line in shapely.get_parts(geometry.boundary) for pair in zip(line.coords, line.coords[1:])]

    def along(edge, low, high, count):
        shares = [low + (high - low) * number / (count - 1) for number in range(count)]
        longitudes = [edge[0][0] + (edge[1][0] - edge[0][0]) * share for share in shares]
        latitudes = [edge[0][1] + (edge[1][1] - edge[0][1]) * share for share in shares]
        _, _, metres = GEOD.inv([place[0]] * count, [place[1]] * count, longitudes, latitudes)
        return min(zip(metres, shares))

    found = []
    for (metres, share), edge in sorted(((along(edge, 0, 1, 33), edge) for edge in edges), key=lambda one: one[0])[:3]:
        width = 1 / 32
        for _ in range(8):
            metres, share = along(edge, max(0, share - width), min(1, share + width), 17)
            width /= 8
        found.append(metres)
    return min(found)


def buffer(tool, geometries, metres, report, name):
    """Corners of outlines and places on their sides. They are at the distance, to a ten-thousandth or a centimetre, or nearer by
    the bulge of a circle over its chords. A quarter has 16 chords, but GEOS rounds the number of an arc's chords
    (OffsetSegmentGenerator::addDirectedFillet), so one may span one and a half times as much: 1 - cos(1.5 pi / 64)."""
    ours, _ = run(tool, ["buffer", "--skip-invalid", "--metres", str(metres), "--decimals", "9"], collection(geometries))
    source = random.Random(3)
    counts = {"corners": [0, 0, 0.0, 0.0], "sides": [0, 0, 0.0, 0.0]}
    for index, geometry in enumerate(geometries):
        if index not in ours:
            continue
        rings = [ring for part in shapely.get_parts(ours[index]) for ring in [part.exterior, *part.interiors]]
        sides = [pair for ring in rings for pair in zip(ring.coords, ring.coords[1:])]
        sides = [pair for pair in sides if all(abs(x) < 180 and abs(y) < 90 for x, y in pair)]
        # The long ones are where something may hide.
        long = sorted(sides, key=lambda pair: -GEOD.inv(*pair[0], *pair[1])[2])[:12]
        places = [("corners", pair[0]) for pair in source.sample(sides, min(4, len(sides)))]
        for start, end in source.sample(long, min(6, len(long))):
            share = source.uniform(0.1, 0.9)
            places.append(("sides", (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)))
        for kind, place in places:
            miss = nearest(place, geometry) - abs(metres)
            slack = max(0.01, abs(metres) * 1e-4)
            count = counts[kind]
            count[1] += 1
            count[0] += -BULGE * abs(metres) - slack < miss < slack
            count[2], count[3] = min(count[2], miss), max(count[3], miss)
    for kind, (agreeing, total, nearer, further) in counts.items():
        report.line(f"{name}: {kind} of buffers at {metres} m", agreeing, total, f"{-nearer:.4f} m nearer, {further:.4f} m further")


def wide(source, count):
    """Large areas at the equator, far from it and along parallels: stars, and boxes with long sides."""
    result = stars(source, count // 3, 1)
    for number in range(count - len(result)):
        x, y = source.uniform(-170, 160), source.choice([-0.5, 0.0, -1.0, 45.0, 60.0, -75.0, 84.0])
        result.append(shapely.box(x, y, x + source.uniform(0.5, 8), y + source.uniform(0.5, 2)))
    return result


def over_poles(tool, report):
    """Buffers over a pole: valid, and steps of 360° along it only."""
    places = [(0, 90), (45, 90), (-120, 90), (0, 89.5), (170, -90), (12, -89.2), (-180, 89.9)]
    shapes = [shapely.Point(place) for place in places]
    shapes += [shapely.LineString([(x, y), (x + 3, y - math.copysign(5, y))]) for x, y in places]
    agreeing = 0
    ours, _ = run(tool, ["buffer", "--metres", "100000"], collection(shapes))
    for one in ours.values():
        steps = [abs(end[0] - start[0]) for part in shapely.get_parts(one)
                 for start, end in zip(part.exterior.coords, part.exterior.coords[1:])]
        agreeing += one.is_valid and all(step <= 180 or step == 360 for step in steps)
    report.line("points and lines over a pole: buffers that mean one thing", agreeing, len(shapes))


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
    parser = argparse.ArgumentParser()
    parser.add_argument("files", nargs="*")
    parser.add_argument("--questctl")
    arguments = parser.parse_args()
    tool = arguments.questctl or built_questctl()
    report = Report()
    source = random.Random(20)
    small, large = stars(source, 300, 0.02), stars(source, 60, 8)
    repair(tool, scribbles(source, 1000), report, "scribbles")
    areas(tool, large + small, report, "stars")
    clip(tool, large + small, report, "stars")
    paths = walks(source, 300)
    rings = [star for star in stars(source, 12, 60) if star.bounds[0] > -180 and star.bounds[2] < 180 and star.bounds[1] > -90 and star.bounds[3] < 90]
    masks = [ring.difference(ring.centroid.buffer(6)) for ring in rings]
    clip_to_areas(tool, large + paths, masks, report, "stars, lines and points")
    clip_across_the_antimeridian(tool, large + paths, report, "stars, lines and points")
    for metres in (1, 50, 3000):
        buffer_in_one_plane(tool, metres, 200, report)
    buffer(tool, small, 500, report, "small stars")
    buffer(tool, large, 20_000, report, "large stars")
    areas_at = wide(source, 60)
    for metres in (10, 100, 5000, -100):
        buffer(tool, areas_at, metres, report, "large areas, long sides")
    over_poles(tool, report)
    simplify(tool, large + small, report, "stars")
    reproject(tool, large + small, report, "stars")
    for path in arguments.files:
        with open(path, encoding="utf-8") as file:
            features = json.load(file)["features"]
        all_of_them = [shape(feature["geometry"]) for feature in features if feature["geometry"]]
        repair(tool, all_of_them, report, path)
        valid = [geometry for geometry in all_of_them if geometry.is_valid]
        clip(tool, valid, report, path)
        simplify(tool, valid, report, path)
    sys.exit(1 if report.failed else 0)


main()
