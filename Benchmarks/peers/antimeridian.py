"""Cuts the test data of the Python package antimeridian with `questctl geojson cut`, and random areas besides.

    python3 Benchmarks/peers/antimeridian.py [--questctl path] [--seed number] [--count number]

The package's source distribution is fetched from PyPI into a temporary folder; its inputs, and what it expects of them, are
cut as its own tests do, flat and on great circles. A case agrees where both cover the same places, to the seventh decimal, to
which the package rounds. What differs, and what of either is not valid, is printed.

Then random areas that cross the antimeridian are cut and joined: parts are valid and on the map, no area is lost, and joined
they are what they were.
"""

import argparse
import json
import math
import os
import random
import subprocess
import sys
import tarfile
import tempfile

from programs import built_questctl, continue_with

PACKAGE = "antimeridian==0.4.9"

# The package's tests: the options of each input, and the name of the output where it is another one.
ALL = ["--all-crossings"]
PLAIN = """almost-180 complex-split crossing-latitude extra-crossing issues-171 issues-187 issues-230 issues-81 latitude-band
north-pole one-hole over-180 overlap point-on-antimeridian simple south-pole split two-holes cw-only cw-split issues-174
issues-201 great-circle multi-split multi-no-antimeridian""".split()
CASES = [(name, name, ALL) for name in PLAIN] + [
    ("both-poles", "both-poles", ALL + ["--keep-winding"]),
    ("cw-only", "cw-only-no-fix", ALL + ["--keep-winding"]),
    ("cw-split", "cw-split-no-fix", ALL + ["--keep-winding"]),
    ("force-north-pole", "force-north-pole", ALL + ["--pole", "north"]),
    ("issues-124", "issues-124", ALL + ["--pole", "south"]),
    ("issues-164", "issues-164", ALL),
]


def fetched(folder):
    """The folder of the package's test data."""
    subprocess.run(
        [sys.executable, "-m", "pip", "download", "-q", "--no-binary=:all:", "--no-deps", "-d", folder,
         PACKAGE], check=False, capture_output=True)
    archives = [name for name in os.listdir(folder) if name.endswith(".tar.gz")]
    if not archives:
        sys.exit(f"the source distribution of {PACKAGE} cannot be fetched")
    with tarfile.open(os.path.join(folder, archives[0])) as archive:
        archive.extractall(folder, filter="data")
    return os.path.join(folder, archives[0][: -len(".tar.gz")], "tests", "data")


class Tool:
    def __init__(self, path):
        self.path = path

    def run(self, command, shape, options=()):
        """The geometries that a command makes of geometries, and what it said."""
        from shapely.geometry import mapping, shape as made

        shapes = shape if isinstance(shape, list) else [shape]
        features = [{"type": "Feature", "properties": {}, "geometry": mapping(one)} for one in shapes]
        text = json.dumps({"type": "FeatureCollection", "features": features})
        done = subprocess.run(
            [self.path, "geojson", command, "-", "--decimals", "12", *options], input=text, capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(f"{command} {options}: {done.stderr}")
        results = [made(feature["geometry"]) for feature in json.loads(done.stdout)["features"]]
        return (results if isinstance(shape, list) else results[0]), done.stderr


def same(one, other):
    import shapely

    if one.equals(other):
        return True
    one, other = (shapely.make_valid(each) for each in (one, other))
    # What differs may be as wide as the last of seven decimals.
    if not one.area:
        return one.hausdorff_distance(other) < 1e-6
    return one.symmetric_difference(other).area <= 1e-7 * one.length


def words(shape):
    import shapely

    return "valid" if shape.is_valid else shapely.is_valid_reason(shape).split("[")[0]


def compare(tool, data):
    from shapely.geometry import shape as made

    def read(*path):
        with open(os.path.join(data, *path) + ".json") as file:
            return made(json.load(file))

    for kind, options in (("flat", []), ("spherical", ["--great-circle"])):
        cases = CASES + ([("line", "line", ALL), ("multi-line", "multi-line", ALL)] if kind == "flat" else [])
        agreed, likely = 0, 0
        print(f"{kind}: cases that differ or are not valid")
        for source, target, more in cases:
            shape, expected = read("input", source), read("output", kind, target)
            cut, _ = tool.run("cut", shape, options + more)
            default, _ = tool.run("cut", shape, options + [option for option in more if option not in ALL])
            likely += same(default, expected)
            if same(cut, expected):
                agreed += 1
                if not (cut.is_valid and expected.is_valid):
                    print(f"  {target:22} agrees; ours {words(cut)}, theirs {words(expected)}")
            else:
                print(f"  {target:22} ours {words(cut)}, area {cut.area:.6f}; theirs {words(expected)}, area {expected.area:.6f}")
        print(f"{kind}: {agreed} of {len(cases)} agree; {likely} without --all-crossings")


def star(source):
    """A polygon with prongs around a place near the antimeridian, perhaps with a hole, in longitudes that go on past 180."""
    from shapely.geometry import Polygon

    middle = source.uniform(172, 188), source.uniform(-60, 60)
    count = source.randint(3, 24)
    radii = [source.uniform(1, 20) for _ in range(count)]

    def ring(scale):
        angles = [2 * math.pi * number / count for number in range(count)]
        return [
            (round(middle[0] + scale * radius * math.cos(angle), 9), round(middle[1] + scale * radius * math.sin(angle), 9))
            for angle, radius in zip(angles, radii)]

    return Polygon(ring(1), [ring(0.5)[::-1]] if source.random() < 0.5 else [])


def wrapped(polygon):
    from shapely.geometry import Polygon

    def ring(coordinates):
        return [(round(x - 360, 9) if x > 180 else x, y) for x, y in coordinates]

    return Polygon(ring(polygon.exterior.coords), [ring(hole.coords) for hole in polygon.interiors])


def whole(shape):
    """The shape with its eastern half moved behind 180."""
    import shapely
    from shapely.affinity import translate

    parts = [translate(part, 360 if part.bounds[0] < 0 else 0) for part in getattr(shape, "geoms", [shape])]
    return shapely.unary_union(parts)


def unrolled(shape):
    """The same by the short way of every step."""
    from shapely.geometry import Polygon

    def ring(coordinates):
        return [(x + 360 if x < 0 else x, y) for x, y in coordinates]

    return Polygon(ring(shape.exterior.coords), [ring(hole.coords) for hole in shape.interiors])


def check_random(tool, seed, count):
    source = random.Random(seed)
    originals = [shape for shape in (star(source) for _ in range(count)) if shape.is_valid]
    cuts, _ = tool.run("cut", [wrapped(shape) for shape in originals], ["--all-crossings"])
    joined, _ = tool.run("join", cuts)
    failures = 0
    worst = 0.0
    for number, (original, cut, again) in enumerate(zip(originals, cuts, joined)):
        error = abs(cut.area / original.area - 1)
        worst = max(worst, error)
        isRight = cut.is_valid and -180 <= cut.bounds[0] and cut.bounds[2] <= 180 and error < 1e-9
        isRight = isRight and whole(cut).symmetric_difference(original).area <= 1e-9 * original.area
        isRight = isRight and again.geom_type == "Polygon" and unrolled(again).equals_exact(original, 1e-7) or (
            isRight and unrolled(again).symmetric_difference(original).area <= 1e-9 * original.area)
        if not isRight:
            failures += 1
            print(f"  seed {seed}, {number}: {original.wkt[:200]} became {cut.wkt[:200]}, joined {again.wkt[:200]}")
    print(f"random: {len(originals) - failures} of {len(originals)} cut and joined right (seed {seed}), "
          f"area to {worst:.1e}")
    return failures


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--questctl")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--data", help="the test data, where it is there already")
    arguments = parser.parse_args()
    continue_with("shapely")
    tool = Tool(arguments.questctl or built_questctl())
    with tempfile.TemporaryDirectory() as folder:
        compare(tool, arguments.data or fetched(folder))
    sys.exit(1 if check_random(tool, arguments.seed, arguments.count) else 0)


if __name__ == "__main__":
    main()
