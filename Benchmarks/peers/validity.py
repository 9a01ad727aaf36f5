"""Compares what `questctl geojson lint` says of areas with shapely's is_valid_reason (GEOS), and prints agreement and times.

    python3 Benchmarks/peers/validity.py [count] [--questctl path] [--seed number]

Polygons and MultiPolygons of many kinds are generated, about two thirds of them not valid: rings on small grids, whose
parts often touch, stars, combs, holes and members at random, mutated stars, corners nearly on a line, some of it far from
the origin. Then combs of 32,000 teeth, upright and leaning. Times of ours are those of the whole command, which reads the
text and runs all lint rules; those of GEOS are of is_valid_reason alone.
"""

import collections
import json
import math
import os
import random
import subprocess
import sys
import tempfile
import time

from programs import built_questctl, continue_with

continue_with("shapely")
import shapely  # noqa: E402

# The reasons that GEOS gives for what a rule finds.
SELF, RING = "Self-intersection", "Ring Self-intersection"
REASONS = {
    "geojson.self-intersection": {SELF, RING},
    "geojson.self-touching": {RING},
    "geojson.self-overlap": {SELF, RING},
    "geojson.spike": {SELF, RING},
    "geojson.zero-area": {SELF, RING, "Too few points in geometry component"},
    "geojson.hole-outside": {SELF, "Hole lies outside shell"},
    "geojson.holes-overlap": {SELF, "Holes are nested"},
    "geojson.shared-edge": {SELF},
    "geojson.duplicate-ring": {SELF},
    "geojson.members-overlap": {SELF, "Nested shells"},
    "geojson.members-share-edge": {SELF},
    "geojson.interior-disconnected": {"Interior is disconnected"},
}


def area(source, number):
    """The rings of one or several polygons; rings are not closed."""

    def grid(size, least, most):
        return [(source.randint(0, size), source.randint(0, size)) for _ in range(source.randint(least, most))]

    def box(size):
        west, south = source.randint(0, size - 1), source.randint(0, size - 1)
        east, north = source.randint(west + 1, size), source.randint(south + 1, size)
        return [(west, south), (east, south), (east, north), (west, north)]

    def star(reach):
        ring, middle = [], (source.uniform(-2, 2), source.uniform(-2, 2))
        for angle in sorted(source.uniform(0, 2 * math.pi) for _ in range(source.randint(3, 15))):
            length = source.uniform(0.2, 1) * reach
            ring.append((middle[0] + length * math.cos(angle), middle[1] + length * math.sin(angle)))
        return ring

    def diamond(size):
        reach, x, y = source.randint(1, 2), source.randint(1, size - 1), source.randint(1, size - 1)
        return [(x - reach, y), (x, y - 1), (x + reach, y), (x, y + 1)]

    def mutated(ring):
        one, other = source.randrange(len(ring)), source.randrange(len(ring))
        kind = source.randrange(4)
        if kind == 0:
            ring[one], ring[other] = ring[other], ring[one]
        elif kind == 1:
            ring[one] = ring[other]
        elif kind == 2:
            ring[one + 1:one + 1] = [ring[other], ring[one]]
        else:
            after = ring[(one + 1) % len(ring)]
            ring[other] = ((ring[one][0] + after[0]) / 2, (ring[one][1] + after[1]) / 2)
        return ring

    def on_line():
        slope = source.uniform(-2, 2)
        return [(x, slope * x + source.uniform(-1, 1) * 1e-12)
                for x in (source.uniform(0, 1) for _ in range(source.randint(3, 7)))]

    square = [(0, 0), (8, 0), (8, 8), (0, 8)]
    kinds = [
        lambda: [[[(source.random(), source.random()) for _ in range(source.randint(3, 9))]]],
        lambda: [[grid(3, 3, 7)]],
        lambda: [[grid(5, 3, 6), grid(5, 3, 4)]],
        lambda: [[square] + [box(8) for _ in range(source.randint(1, 4))]],
        lambda: [[box(8)] for _ in range(source.randint(2, 4))],
        lambda: [[star(3)] + [star(0.5) for _ in range(source.randrange(3))]],
        lambda: [[grid(6, 3, 5)] for _ in range(2)],
        lambda: [[mutated(star(3))]],
        lambda: [[on_line()]],
        lambda: [[square] + [diamond(8) for _ in range(source.randint(2, 6))]],
        lambda: [[box(8), box(8), grid(8, 3, 3)] for _ in range(source.randint(1, 3))],
    ]
    shift = source.uniform(400, 1e7) if source.random() < 0.2 else 0
    return [[[(x + shift, y + shift / 3) for x, y in ring] for ring in rings] for rings in kinds[number % len(kinds)]()]


def geometry(polygons):
    closed = [[ring + ring[:1] for ring in rings] for rings in polygons]
    if len(closed) == 1:
        return {"type": "Polygon", "coordinates": closed[0]}
    return {"type": "MultiPolygon", "coordinates": closed}


def comb(lean, teeth=32_000):
    ring = []
    for tooth in range(teeth):
        ring += [(tooth / teeth * 10 + lean * 10, 10), ((tooth + 0.5) / teeth * 10 + lean, 1)]
    return geometry([[ring + [(10 + lean * 10, 10), (10, 0), (0, 0)]]])


def linted(questctl, geometries):
    """The findings about validity of each geometry, and the seconds that the command took."""
    features = [{"type": "Feature", "properties": None, "geometry": value} for value in geometries]
    with tempfile.NamedTemporaryFile("w", suffix=".geojson") as file:
        json.dump({"type": "FeatureCollection", "features": features}, file)
        file.flush()
        start = time.perf_counter()
        result = subprocess.run(
            [questctl, "geojson", "lint", "--format", "json", file.name], capture_output=True, text=True)
        seconds = time.perf_counter() - start
    found = collections.defaultdict(list)
    for finding in json.loads(result.stdout):
        if finding["rule"] in REASONS:
            found[int(finding["pointer"].split("/")[2])].append(finding)
    return found, seconds


def reasons(geometries):
    """GEOS's reason for each geometry, empty where it is valid, and the seconds that this took."""
    shapes = [shapely.from_geojson(json.dumps(value)) for value in geometries]
    start = time.perf_counter()
    found = shapely.is_valid_reason(shapes)
    seconds = time.perf_counter() - start
    return ["" if text == "Valid Geometry" else text.split("[")[0] for text in found], seconds


def main():
    arguments = sys.argv[1:]

    def option(name, otherwise):
        return arguments[arguments.index(name) + 1] if name in arguments else otherwise

    count = int(arguments[0]) if arguments and arguments[0].isdigit() else 10_000
    questctl = option("--questctl", None) or built_questctl()
    seed = int(option("--seed", "22"))
    source = random.Random(seed)
    geometries = [geometry(area(source, number)) for number in range(count)]
    ours, seconds = linted(questctl, geometries)
    theirs, geos_seconds = reasons(geometries)

    same_verdict = same_reason = invalid = shown = 0
    for number, reason in enumerate(theirs):
        rules = {finding["rule"] for finding in ours[number]}
        invalid += bool(reason)
        if bool(rules) == bool(reason):
            same_verdict += 1
        if reason and any(reason in REASONS[rule] for rule in rules):
            same_reason += 1
        elif (reason or rules) and shown < 20:
            shown += 1
            print(f"{number}: GEOS {reason or 'valid'}, ours {sorted(rules) or 'valid'}: {json.dumps(geometries[number])}")
    print(f"seed {seed}, {count} areas, GEOS {shapely.geos_version_string}: {invalid} not valid, "
          f"{dict(collections.Counter(filter(None, theirs)))}")
    print(f"verdict as GEOS's: {same_verdict} of {count}, {100 * same_verdict / count:.2f} %")
    print(f"GEOS's reason among our findings: {same_reason} of {invalid}, {100 * same_reason / max(invalid, 1):.2f} %")
    print(f"questctl geojson lint {seconds:.3f} s, is_valid_reason {geos_seconds:.3f} s")
    for lean in (0, 1):
        found, seconds = linted(questctl, [comb(lean)])
        reason, geos_seconds = reasons([comb(lean)])
        same = "the same verdict" if bool(found) == bool(reason[0]) else "ANOTHER verdict"
        print(f"comb of 32,000 teeth, lean {lean}: lint {seconds:.3f} s, is_valid_reason {geos_seconds:.3f} s, {same}")
    if same_verdict * 1000 < count * 999:
        sys.exit(1)


main()
